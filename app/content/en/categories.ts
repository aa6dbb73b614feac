import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, design systems and interaction",
      description:
        "Product design you can hire separately, from one task or a list of screens to a component library. For something that doesn’t exist yet, ask for the MVP.",
    },
    title: "Design",
    description:
      "Choose one kind of design work, or several. We agree with you on the list of what you’ll receive before we draw.",
    caption: "Design services",
    line: "Hire only the design work you need.",
    fallbackLine: "Design work that we do offer.",
    closing: "Tell us what exists and what still has to be drawn.",
  },
  development: {
    meta: {
      title: "Development for the web, phones and payments",
      description:
        "Frontend, mobile apps, payments and user accounts for a product you already have, or someone to run the whole build. The code is yours.",
    },
    title: "Development",
    description:
      "We build parts for a product that exists, or run a whole build. If you have nothing yet, ask for the MVP, a first version with a server if it needs one.",
    caption: "Development services",
    line: "Hire us for one part, or to run the whole build.",
    fallbackLine: "What we do build, and the projects we do run.",
    closing: "Tell us what you need built.",
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "A plan with a few channels, a page for each need and numbers that lead to decisions. We don’t run ads, and nobody can promise you a position.",
    },
    title: "Marketing",
    description:
      "How will people find your product, and how will you know? Here you get a plan, pages and a few numbers. We don’t run ads or social accounts.",
    caption: "Marketing services",
    line: "Choose channels, write useful pages, measure results.",
    fallbackLine: "Marketing we can help you with.",
    closing: "Tell us what you sell and to whom.",
  },
  legal: {
    meta: {
      title: "Data, rights and company papers, put in order",
      description:
        "We gather what your lawyer and accountant need to know about your product’s data, its code and brand, and the company behind it. No legal advice.",
    },
    title: "Legal matters",
    description:
      "We give no legal advice. We sort the facts about your data, your rights and your company, so that your own lawyer and accountant can decide.",
    caption: "Paperwork for your lawyer",
    line: "Data, ownership and company papers, put in order.",
    fallbackLine: "What we do prepare for your lawyer.",
    closing: "Your lawyer can join the conversation from the start.",
  },
};
