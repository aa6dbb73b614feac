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
      "A task that fails, a list of screens to finish, products that don’t match, or screens that don’t respond. You know what you’ll get before we draw anything.",
    caption: "Design services",
    line: "If you know what needs designing, hire that work alone.",
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
      "You have designs to code, no app, no way to take payments, users who see too much or nobody to run the build. If nothing exists yet, ask for the MVP.",
    caption: "Development services",
    line: "Add what your product lacks without rebuilding the rest.",
    fallbackLine: "What we do build, and the projects we do run.",
    closing: "Tell us what your product can’t do yet.",
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "A plan with a few channels, a page for each need and numbers that lead to decisions. We don’t run ads, and nobody can promise you a ranking.",
    },
    title: "Marketing",
    description:
      "Choose Digital strategy if you don’t know where to be, SEO if people can’t find you or Analytics if you can’t tell what works. We don’t run ads or social media.",
    caption: "Marketing services",
    line: "Be where your buyers look, and see what brings them in.",
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
      "Someone asks about your users’ data, your company documents or who owns your code. We prepare the facts for your own lawyer, and we give no legal advice.",
    caption: "Paperwork for your lawyer",
    line: "Your lawyer gets the facts in order, not loose papers.",
    fallbackLine: "What we do prepare for your lawyer.",
    closing: "Your lawyer can join us from the first message.",
  },
};
