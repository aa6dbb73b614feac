import { site } from "../site.ts";
import type { HomeText } from "../types.ts";

export const home: HomeText = {
  meta: {
    title: `From idea to MVP in as little as ${site.mvpDays} days`,
    description: `A product design and development studio in ${site.city}, ${site.country}. Get a free quote for your MVP and pay only if we convince you.`,
  },
  headline: ["From idea to MVP", "in as little as", `${site.mvpDays} days.`],
  lead: "We design and build your MVP, the first version people can use. Get a free quote; pay only if we convince you.",
  phases: [
    {
      title: "Design",
      description: "One problem, one kind of user. You click through screens before any code.",
    },
    {
      title: "Build",
      description: "You get a link to the real product and use it while we finish.",
    },
    {
      title: "Launch",
      description: "We fix what stops the first users, then your product goes live on your own domain.",
    },
  ],
  clientsCaption: "Example clients",
  reasonsCaption: "Three reasons you can check",
  reasons: [
    {
      title: "Specialization",
      description:
        "Digital products are all we make. Whoever draws your screens sits with whoever codes them, so you aren’t asked to approve what can’t be built.",
    },
    {
      title: "Quality",
      description:
        "A screen is done when it works on an old phone, on a slow connection and with only a keyboard. You try it yourself before we publish it.",
    },
    {
      title: "Experience",
      description:
        "Judge ours by the quote: what we’d build first, what can wait and what we’d leave out, each with its reason.",
    },
  ],
  servicesLine: "Six services. Start where you’re stuck.",
  questionsCaption: "Common questions",
  questionsLine: "Four answers before you write.",
  questions: [
    {
      question: `How do you build a professional website in ${site.questionYear}?`,
      answer:
        "You build it backward: first what the visitor came to do, then the words that help, then the screens, and code last. That order keeps pages short, quick on a phone and readable for search engines; the tools change every year, but the order doesn’t. What no site can fix is an offer that its own company can’t explain in two sentences, so those two are the first thing we ask you for.",
    },
    {
      question: "Which technologies optimize the process chain?",
      answer:
        "Fewer than you’d expect: one set of parts that design and code share, tests that run on every change, and publishing at the push of a button, with a way back. They save time because nobody copies, rechecks or uploads by hand. Languages and platforms come later, and we choose the ones your team can maintain without us. No tool speeds up a chain in which nobody knows who decides.",
    },
    {
      question: `Can an MVP reach the market in ${site.mvpDays} days?`,
      answer:
        "Yes, when it solves one problem for one kind of user: a sign-up, one task done from start to finish, and a panel where you follow it. What doesn’t fit: two apps at once, old data to migrate, or a permit that someone else must sign; the quote will say so. From you, we need a person who decides the same day, users we can talk to, and your content and accounts ready on day one.",
    },
    {
      question: "What’s the value of building an application?",
      answer:
        "As much as the task it takes over: your customer finishes it at any hour, and nobody on your team has to step in. It also leaves you with a record of what people really do, and code you own and can take to another team. If that task comes up only now and then, or nobody has asked for it, a form will do: talk to customers first (Customer Development) and keep the rest of your money.",
    },
  ],
  startCaption: "Two ways to start",
  callToAction: ["Pay only", "if we", "convince you."],
  callToActionText:
    "Send us two sentences about your idea. The quote is free, and if it doesn’t convince you, it ends there.",
  sum: ["reasons", "services", "questions", "ways to start"],
};
