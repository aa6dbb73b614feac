import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `From idea to MVP in as little as ${site.mvpDays} days`,
    description: `A product design and development studio in ${site.city}, ${site.country}. Ask for a free quote for your MVP and pay only if we convince you.`,
  },
  headline: `From idea to MVP\nin as little as\n${site.mvpDays} days.`,
  lead: "You bring the idea. We design and build your MVP, the first version people can use. The code is yours, the quote is free, and you pay only if we convince you.",
  phases: [
    {
      title: "Design",
      description:
        "Together we choose the one task people will do in your MVP. We talk to a few likely users and draw the screens. You approve or correct them the same day, and tap through the task before we code it.",
    },
    {
      title: "Build",
      description:
        "We code your MVP for phone and computer browsers, plus a server if it needs one. You try it early on a private link and tell us what’s wrong. New accounts (domain, hosting) are opened in your name.",
    },
    {
      title: "Launch",
      description:
        "You invite the first users and watch them use it. We fix what stops them, publish on your domain and hand over the code, the design file, a list of what can wait, and the logins and keys we created.",
    },
  ],
  trackNote: `This is one way to divide the ${site.mvpDays} days. Your quote sets the real plan. There’s no separate Project Manager to hire, because we run the work ourselves.`,
  clientsCaption: {
    madeUp: "Logos we drew for companies that don’t exist",
    real: "Companies we work for",
  },
  reasonsCaption: "Reasons you can check for yourself",
  reasons: [
    {
      title: "Specialization",
      description:
        "The people who draw your screens work next to the people who code them, so you aren’t asked to approve what can’t be built. See it in this site’s examples: the one for UX comes with build notes, and the one for UI is a form that works.",
    },
    {
      title: "Quality",
      description:
        "We built this site, so put it to the test on an old phone, on a slow connection or with only a keyboard. Your screens are done when they pass the same test, and you try them yourself before they’re published.",
    },
    {
      title: "Experience",
      description:
        "Judge us by this site, which is our work, and by your quote. We have no portfolio to show. The quote says what we’d build first, what can wait, what we’d leave out and why, and you read it before you pay anything.",
    },
  ],
  quoteLink: "See our quote for an invented product",
  servicesLine: "Don’t need a whole MVP? Hire us for one service.",
  questionsCaption: "Common questions",
  questionsLine: "What to know before you pay someone to build a product.",
  questions: [
    {
      question: `How do you build a professional website in ${site.questionYear}?`,
      answer:
        "You build it backward. Start with what the visitor came to do, then find the words that help, then draw the screens, and leave the code for last. Pages made in that order tend to stay short, and short pages load quickly on a phone. The tools change every year, but the order doesn’t. If a company can’t explain its offer in two sentences, its website won’t either, so we begin by asking you for those two.",
    },
    {
      question: "Which technologies make the whole process faster?",
      answer:
        "Fewer than you’d expect. From a request to its launch, you need one set of components (buttons, fields and tables made once) that design and code share, tests that run on every change, and a way to publish or roll back with one click. That saves time, since nobody copies, rechecks or uploads by hand. We choose programming languages later, from those your own team can maintain. No tool speeds up a chain where nobody knows who decides.",
    },
    {
      question: `Can an MVP reach the market in ${site.mvpDays} days?`,
      answer:
        "Yes, when it solves one problem for one kind of user. That means one task from start to finish, an admin panel where you see what comes in and, if the task needs them, a way to sign in and a server. What doesn’t fit: two apps at once, moving old data, publishing to an app store or waiting on someone else’s approval. The quote says what has to wait and why. You bring a person who decides the same day, users to talk to and, on day one, your written content and access to accounts you already have.",
    },
    {
      question: "What is building an app worth?",
      answer:
        "It’s worth as much as the task it takes over. Your customers finish that task at any hour, without your team. With their consent, you also keep a record of what they really do. The code is yours, so another team can build on it. If the task is rare, an online form will do. If nobody has asked for it, talk to likely customers before you pay for code, which is what Customer Development is for.",
    },
  ],
  startCaption: "How we start working together",
  callToAction: "Ask for a free quote. Pay only if we convince you.",
  startSteps: [
    "The button opens WhatsApp. Replace the Spanish line with two sentences in English: what you want to build and who it’s for.",
    "You read the free quote. It gives the price and says what comes first, what can wait, what stays out and why. You owe nothing unless you say yes.",
  ],
  totals: {
    reasons: "reasons",
    services: "services",
    questions: "questions",
    start: "steps to start",
  },
};
