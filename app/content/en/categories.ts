import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, design systems and interaction",
      description:
        "Product design you can order in pieces, from one task or a list of screens to a component library. For something that doesn’t exist yet, ask for the MVP.",
    },
    title: "Design",
    description:
      "A task that fails, a list of screens to finish, products that don’t match, or screens that don’t respond. You know what you’ll get before we draw anything.",
    caption: "Design services",
    line: "If you know what needs designing, hire us for that alone.",
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
      "Your designs aren’t coded, you need an app, your users can’t pay or sign in, or nobody runs the build. If nothing exists yet, ask for the MVP.",
    caption: "Development services",
    line: "Get what your product lacks, or someone to run the build.",
    fallbackLine: "What we do build, and the projects we do run.",
    closing: "Tell us what your product can’t do yet.",
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "A plan with a few channels, pages for what people search for and numbers that lead to decisions. We don’t run ads, and nobody can promise you a ranking.",
    },
    title: "Marketing",
    description:
      "Digital strategy is for choosing channels, SEO for being found and Analytics for seeing what works. We don’t run ads or social media accounts.",
    caption: "Marketing services",
    line: "Be where your buyers look, and see what brings them in.",
    fallbackLine: "Marketing we can help you with.",
    closing: "Tell us what you sell and to whom.",
  },
  legal: {
    meta: {
      title: "Data, rights and company paperwork, in order",
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
