import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `From idea to MVP in as little as ${site.mvpDays} days`,
    description: `A product design and development studio in ${site.city}, ${site.country}. Ask for a free quote for your MVP and pay only if it convinces you.`,
  },
  headline: `From idea to MVP\nin as little as\n${site.mvpDays} days.`,
  lead: "We design and build your MVP, the first version people can use, with a server when it needs one. The quote is free. You pay only if we convince you.",
  phases: [
    {
      title: "Design",
      description:
        "We choose the one task with you, talk to a few of your users and draw screens, which you approve or correct the same day. Before any code, you tap through the whole task.",
    },
    {
      title: "Build",
      description:
        "We code the screens, and a server if the product needs one. You open the accounts in your own name and tell us what’s wrong. On a private link, you use the real product as it grows.",
    },
    {
      title: "Launch",
      description:
        "We fix what stops the first users, publish on your domain and hand over code, design file, passwords and the list of what waits. You invite those users and see your product in use.",
    },
  ],
  trackNote: `This is one way to divide the ${site.mvpDays} days. Your quote sets yours.`,
  clientsCaption: {
    madeUp: "Names we made up, where clients will stand",
    real: "Companies we work for",
  },
  reasonsCaption: "Reasons you can check yourself",
  reasons: [
    {
      title: "Specialization",
      description:
        "Whoever draws your screens works beside whoever codes them, so nobody asks you to approve what can’t be built. What the product needs around it, like being found or having its papers in order, we prepare with your people.",
    },
    {
      title: "Quality",
      description:
        "A screen is done when it works on an old phone, on a slow connection and with a keyboard alone. You try it yourself before it’s published.",
    },
    {
      title: "Experience",
      description:
        "We don’t show you a portfolio. Judge us by the quote, which says what we’d build first, what can wait and what we’d leave out, each with its reason.",
    },
  ],
  quoteLink: "See our quote for an invented product",
  servicesLine: "Hire one service, at the point where you’re stuck.",
  questionsCaption: "Common questions",
  questionsLine: "What people ask before they write to us.",
  questions: [
    {
      question: `How do you build a professional website in ${site.questionYear}?`,
      answer:
        "You build it backward. Start with what the visitor came to do, then find the words that help, then draw the screens, and leave the code for last. Pages made in that order stay short, load quickly on a phone and can be read by search engines. The tools change every year and the order doesn’t. No website can fix an offer that its own company can’t explain in two sentences, so those two are the first thing we ask you for.",
    },
    {
      question: "Which technologies optimize the process chain?",
      answer:
        "Fewer than you’d expect. You need one set of components (buttons, fields and tables made once) that design and code share, tests that run on every change, and publishing with one click and a way back. They save time because nobody copies, rechecks or uploads by hand. Programming languages come later, and we choose the ones that your own team can maintain. No tool speeds up a chain in which nobody knows who decides.",
    },
    {
      question: `Can an MVP reach the market in ${site.mvpDays} days?`,
      answer:
        "Yes, when it solves one problem for one kind of user. That means a way to sign in, one task from start to finish, a panel where you follow what comes in, and a server if the product needs one. Two apps at once, old data to move, publication in an app store or a permit that someone else signs don’t fit, and the quote says so. From you we need a person who decides the same day, users to talk to, and your texts and access ready on day one.",
    },
    {
      question: "What’s the value of building an application?",
      answer:
        "It’s worth as much as the task it takes over. Your customers finish that task at any hour without your team. You also keep a record of what people really do, as far as they agree to it, and code that you own and another team can take on. If the task is rare, or nobody has asked for it, an online form will do. Talk to your customers first, which is what Customer Development is for, and keep the rest of your money.",
    },
  ],
  startCaption: "How it starts",
  callToAction: "Pay only if we convince you.",
  startSteps: [
    "You write on WhatsApp. It opens with a line in Spanish, which you can change. Add what you want to exist and for whom, in a sentence each.",
    "You read the free quote, with a reason for what goes first, what waits and what stays out. You pay nothing until you say yes, and a no ends it there.",
  ],
  totals: {
    reasons: "reasons",
    services: "services",
    questions: "questions",
    start: "steps to start",
  },
};
