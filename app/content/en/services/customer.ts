import type { ServiceText } from "../../types.ts";

export const customer: ServiceText = {
  meta: {
    title: "Customer Development: find out who would buy",
    description:
      "Before you pay for code, we talk to the people who should buy, and put in writing what we heard: go on, change it or stop.",
  },
  title: "Customer Development",
  subtitle: "Find out who would buy, before you build",
  description:
    "Before money goes into code, we talk to the people who ought to buy: what they do today and what it costs them. Then we tell you all of it, even the part that hurts.",
  summary: "We ask the people who would pay, before anyone writes code.",
  featuresLine: "Be wrong before it gets expensive.",
  features: [
    {
      title: "Your riskiest guesses",
      description:
        "We list what must be true for this to sell, weakest first; if there’s no idea yet, start with Design Thinking.",
    },
    {
      title: "The right people",
      description:
        "You share your contacts and we look for the rest: people who have the problem, not friends who want to be nice.",
    },
    {
      title: "Interviews, not pitches",
      description:
        "We ask about the last time it happened and what they paid, never whether they like the idea: everyone says yes to that.",
    },
    {
      title: "You hear it too",
      description:
        "Join the interviews or, if the person agrees, read the full notes; we don’t soften what they said.",
    },
    {
      title: "A price test",
      description:
        "A page with a price and a waiting list shows who takes the next step, because praise is free.",
    },
    {
      title: "A written answer",
      description:
        "Go on, change it or stop, and why; a few interviews show whether a problem is real, not how big the market is.",
    },
  ],
  benefitsLine: "Worth it, even if it’s a no.",
  benefits: [
    "You know who to sell to first",
    "You find out while there’s money left",
    "You sell the way customers talk",
    "You leave out what nobody asked for",
    "Your partners see facts, not enthusiasm",
  ],
  processLine: "From doubt to decision.",
  process: ["List the guesses", "Talk to likely buyers", "Put a price on it", "Decide the next move"],
  closing: ["Who would", "buy it?", "Tell us."],
};
