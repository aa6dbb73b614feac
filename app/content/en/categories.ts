import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, design systems and interaction",
      description:
        "Product design you can order by the piece: one task, a list of screens, a library of components or the way your screens answer.",
    },
    title: "Design",
    description:
      "Pieces of design that you can order one by one. We agree with you on the list of what you’ll receive before we draw.",
    caption: "Design services",
    line: "Design work you can order by the piece.",
    fallbackLine: "Design work that we do offer.",
    closing: "A sketch on a napkin is enough to start.",
  },
  development: {
    meta: {
      title: "Development for the web, phones and payments",
      description:
        "Frontend, mobile apps, payments and user accounts for a product you already have, or someone to run the whole build. The code is yours.",
    },
    title: "Development",
    description:
      "We build parts for a product that exists, or run a whole build. If you have nothing yet, ask for the MVP, with a server when it needs one.",
    caption: "Development services",
    line: "Hire us for one part, or to run the whole build.",
    fallbackLine: "Parts we do build, and builds we do run.",
    closing: "Tell us which part must not fail.",
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "A plan with few channels, a page for each need and a few numbers that lead to decisions. We don’t run ads, and nobody can promise you a position.",
    },
    title: "Marketing",
    description:
      "How will people find your product, and how will you know? Here you get a plan, pages and a few numbers. We don’t run ads or social accounts.",
    caption: "Marketing services",
    line: "How people find you, and how you can tell.",
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
    caption: "Legal preparation",
    line: "Papers in order before your lawyer sees them.",
    fallbackLine: "What we do prepare for your lawyer.",
    closing: "Bring your lawyer into the chat.",
  },
};
