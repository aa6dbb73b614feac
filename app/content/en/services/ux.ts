import type { ServiceText } from "../../types.ts";

export const ux: ServiceText = {
  meta: {
    title: "UX design: find where people stop, and why",
    description:
      "We watch people use your product, remove the steps where they give up and hand you a prototype they have tried, before development begins.",
  },
  title: "UX",
  subtitle: "User experience, all the way to the end",
  description:
    "People start a sign-up, a purchase or a request, and leave halfway. We find the spot, draw a shorter way and test it with your users before a developer touches it.",
  summary: "We find where people give up and shorten the way to the end.",
  featuresLine: "We start where your users stop.",
  features: [
    {
      title: "One task first",
      description:
        "Together we choose the task that costs you most when it fails; the others wait their turn.",
    },
    {
      title: "Sessions with your users",
      description:
        "You bring a few customers; we give them the task, keep quiet and record where each one gets stuck.",
    },
    {
      title: "A map of stumbles",
      description:
        "Every step goes on one board, with what people did and said there, so your team can argue from facts.",
    },
    {
      title: "Fewer steps",
      description:
        "Each field, screen and extra click has to say why it’s there; the ones that can’t are removed.",
    },
    {
      title: "A clickable prototype",
      description: "Wireframes, screens with no color yet, linked so that people can tap through them.",
    },
    {
      title: "Notes for developers",
      description:
        "Flows, error messages and the reason for each choice go to whoever builds it; the final look is a job for UI.",
    },
  ],
  benefitsLine: "Once they finally get there.",
  benefits: [
    "You know which screen loses people",
    "Fewer people ask you how it works",
    "You fix mistakes while they’re sketches",
    "A recording settles the argument",
    "You only build what has been tried",
  ],
  processLine: "The pencil can wait.",
  process: ["Watch people use it", "Choose what to fix", "Draw a shorter way", "Test with users"],
  closing: ["Show us where", "your users", "give up."],
};
