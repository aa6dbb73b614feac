import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, design systems and interaction",
      description:
        "Product design you can order in pieces, from one task or a list of screens to a component library. If nothing exists yet, ask us to build a first version, your MVP.",
    },
    title: "Design",
    subtitle:
      "A task people can’t finish, screens nobody has drawn, products that don’t match or taps that get no answer. You know what you’ll get before we draw anything.",
    caption: "Design services",
    line: "If you know what needs designing, hire us for that alone.",
    fallbackLine: "Design work that we do offer.",
    closing: "Tell us what exists and what still has to be drawn.",
    quoteSays:
      "We quote the smallest piece that helps, whether that’s one task or a whole library, and say what can stay as it is.",
  },
  development: {
    meta: {
      title: "Web and app development, payments and accounts",
      description:
        "Frontend, mobile apps, payments and user accounts for a product you already have, or someone to run the whole build. The code is yours.",
    },
    title: "Development",
    subtitle:
      "Your designs are still pictures, customers can’t pay, or nobody can sign in. We build what’s missing or run the whole build, and the code is yours.",
    caption: "Development services",
    line: "You try each part before launch and keep the code.",
    fallbackLine: "What we do build, and the projects we do run.",
    closing: "What can’t your product do yet?",
    quoteSays:
      "We quote the part to build first and tell you what it depends on. If nearly everything is missing, we quote a whole first version, your MVP.",
  },
  marketing: {
    meta: {
      title: "Digital strategy, SEO and analytics",
      description:
        "Get a plan that names your channels, pages that answer searches, or numbers to decide by. We don’t run ads, and nobody can promise you a ranking.",
    },
    title: "Marketing",
    subtitle:
      "You post, you advertise, and you can’t tell what brings buyers. Start with a plan, with useful pages or with a dashboard. The ads stay with you.",
    caption: "Marketing services",
    line: "You can hire us for any one of the three by itself.",
    fallbackLine: "Marketing we can help you with.",
    closing: "Tell us what you sell and to whom.",
    quoteSays:
      "We quote the one service we’d start with, tell you why, and say what your own team would have to do.",
  },
  legal: {
    meta: {
      title: "Data, rights and company paperwork, in order",
      description:
        "We gather what your lawyer and accountant need to advise you on your product’s data, its code and brand, and the company behind it. No legal advice.",
    },
    title: "Legal matters",
    subtitle:
      "Who owns your code, and where does people’s data go? We gather the facts, so your lawyer’s hours go into the advice, which we don’t give.",
    caption: "Paperwork for your lawyer",
    line: "The facts reach your lawyer already in order.",
    fallbackLine: "What we do prepare for your lawyer.",
    closing: "Tell us what an investor or a customer asked you to prove.",
    quoteSays:
      "The quote separates the facts we’d gather from what only your lawyer or accountant can decide. Either can join us from the first message.",
  },
};
