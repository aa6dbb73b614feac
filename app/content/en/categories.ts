import type { Content } from "../types.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, design systems and interaction",
      description:
        "Four pieces of product design you can order on their own: user flows, finished screens, a shared set of parts and the way things move.",
    },
    title: "Design",
    description:
      "Four pieces of design with clear limits: you know what you’ll receive before we draw the first screen.",
    caption: "Design services",
    line: "Four pieces, ready to use.",
    fallbackLine: "Four we do draw.",
    closing: ["A sketch", "on a napkin", "is enough."],
  },
  development: {
    meta: {
      title: "Development for the web, phones and payments",
      description:
        "Order the part your product is missing: frontend, mobile app, payments or user accounts; or let us run the whole build. The code is yours.",
    },
    title: "Development",
    description:
      "The parts your customers notice when they fail, built and tested, and someone to run the whole project.",
    caption: "Development services",
    line: "Five that have to work.",
    fallbackLine: "Five we do build.",
    closing: ["Tell us", "which part", "can’t fail."],
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "Decide who you want to reach, publish pages that deserve to be found, and read a few numbers that tell you what to change next.",
    },
    title: "Marketing",
    description: "From goal to plan, from plan to pages people find, from there to numbers you can act on.",
    caption: "Marketing services",
    line: "They find you, and you can tell.",
    fallbackLine: "Three we do work on.",
    closing: ["Tell us", "what you sell", "and to whom."],
  },
  legal: {
    meta: {
      title: "Compliance, IP and company setup",
      description:
        "We gather what your lawyer needs to know about your product: the data it keeps, who owns the code and the brand, how the company is set up. No legal advice.",
    },
    title: "Legal",
    description: "We sort data, rights and company paperwork with your lawyer; we give no legal advice.",
    caption: "Legal services",
    line: "Three things to have in order.",
    fallbackLine: "Three we handle.",
    closing: ["Bring", "your lawyer", "into the chat."],
  },
};
