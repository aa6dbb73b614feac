import type { ServiceText } from "../../types.ts";

export const product: ServiceText = {
  meta: {
    title: "A Product Owner for teams that wait for answers",
    description:
      "A Product Owner on your side of the table: one ordered backlog, a written reason for every no, and work tried out before your customers see it.",
  },
  title: "Product Owner",
  subtitle: "Someone on your side to say what’s next",
  description:
    "Selling and hiring eat up your week while developers wait for an answer. We give one, put the work in order and say no when it’s needed. The goal and the money stay in your hands.",
  summary: "Someone decides for you what comes first and writes down why.",
  featuresLine: "Six jobs you can leave to us.",
  features: [
    {
      title: "A one-page goal",
      description:
        "We write down who it’s for and what changes for them; if nobody has asked buyers yet, Customer Development comes first.",
    },
    {
      title: "One ordered backlog",
      description:
        "Every request, the owner’s or the intern’s, has a single place in a single list, so the team knows what’s next.",
    },
    {
      title: "A no with reasons",
      description:
        "What we turn down or postpone is kept with its reason, so the same argument doesn’t come back at every meeting.",
    },
    {
      title: "Stories ready to build",
      description:
        "Each request reaches developers with a real case and the test it has to pass, so no one builds on a guess.",
    },
    {
      title: "Finished means tried",
      description:
        "Before your customers do, we use what the team calls done, and accept it or send it back with a note.",
    },
    {
      title: "Your decisions, prepared",
      description:
        "What only you can settle, money above all, comes with two options and our advice; keep a slot for us every week.",
    },
  ],
  benefitsLine: "What you stop carrying alone.",
  benefits: [
    "You sell and the team keeps building",
    "The loudest voice no longer wins",
    "Fewer screens built and never opened",
    "Investors ask why, and you know",
    "Whoever comes next inherits the reasons",
  ],
  processLine: "Order first, then code.",
  process: ["Write the goal", "Rank the requests", "Accept finished work", "Hand over the list"],
  closing: ["Send the list", "you can’t", "put in order."],
};
