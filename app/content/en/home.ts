import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `From idea to MVP in as little as ${site.mvpDays} days`,
    description: `A product design and development studio in ${site.city}, ${site.country}. Ask for a free quote for your MVP and pay only if we convince you.`,
  },
  headline: `From idea to MVP\nin as little as\n${site.mvpDays} days.`,
  lead: `We’re a studio in ${site.city}, ${site.country}. We design, code and publish your MVP, the first version people can use, and the code is yours. The quote is free, and you pay only if we convince you.`,
  phases: [
    {
      title: "Design",
      description:
        "Together we choose the one task people will do in your MVP. Then we talk to likely users and draw the screens. You tap through them and approve or correct them the same day, before we code anything.",
    },
    {
      title: "Build",
      description:
        "We code your MVP to run in phone and computer browsers, with a server if it needs one. You try it early on a private link and tell us what’s wrong. The domain and any new account are in your name.",
    },
    {
      title: "Launch",
      description:
        "You invite the first users and watch them use it. We fix what stops them and publish on your domain. You keep the code, the design file, the logins and keys we created, and a list of what can wait.",
    },
  ],
  trackNote: `This is one way to divide the ${site.mvpDays} days, which leave no room for a second product, data from an old system or app stores. Your quote sets the dates. We run the work day to day, and after launch you can ask us for another quote or take the code to another team.`,
  clientsCaption: {
    madeUp: "Logos we drew for brands we invented",
    real: "Companies we work for",
  },
  reasonsCaption: "Reasons to hire us that you can check",
  reasons: [
    {
      title: "Specialization",
      description:
        "The people who draw your screens work next to the people who code them, so what you approve can be built. You can see it here: the sample on our {ux} page has notes for developers, and the one on our {ui} page is a form field that works.",
    },
    {
      title: "Quality",
      description:
        "Open this site on your oldest phone or on a slow connection, or put the mouse away and use only the keyboard. Your screens are done when they pass that same test, and you try them yourself before we publish them.",
    },
    {
      title: "Experience",
      description:
        "This site is our own work, and it stands in for a portfolio. Judge us by it, and then by your quote, which you read before you pay anything. If you ever move on, another team can take over, because the domain, the accounts and the code are yours.",
    },
  ],
  servicesNote: "We also do single jobs in {development}, {marketing} and paperwork ({legal}).",
  servicesLine: "Don’t need a whole MVP? Hire us for one service.",
  questionsCaption: "Common questions",
  questionsLine: "What to know before you pay someone to build a product.",
  questions: [
    {
      question: `How do you build a professional website in ${site.questionYear}?`,
      answer:
        "You start from what the visitor came to do. Next come the words that help with that task, then the screens, and the code comes last. Pages made in that order tend to stay short, and short pages load quickly on a phone. The tools change every year, but the order doesn’t. A website can’t explain an offer that the company itself can’t put into two sentences, which is why we begin by asking you for those two.",
    },
    {
      question: "Which technologies make the whole process faster?",
      answer:
        "The ones that save people from doing the same work twice, and they’re fewer than you’d expect. Design and code share one set of components (buttons, fields and tables made once). Tests run by themselves on every change. Publishing a website can take one click, and so can going back. The programming language matters less, and we choose one your next team can maintain. No tool helps much, though, when nobody knows who decides.",
    },
    {
      question: `Can an MVP reach the market in ${site.mvpDays} days?`,
      answer:
        "Yes, when it solves one problem. Two kinds of users can share it, like the patients and front desk in the quote above. You get one task from start to finish, with sign-in and a server if it needs them, and an admin panel where you see what comes in. A second product, moving old data, iOS and Android apps, and other people’s approvals don’t fit. The quote says what comes later and why. From you, we need someone who decides the same day, likely users to talk to and, on day one, your written content and access to the accounts you already have.",
    },
    {
      question: "Is it worth building an app?",
      answer:
        "An app is worth as much as the task it takes over. Your customers do that task themselves, at any hour, and your team doesn’t have to be there. With their consent, you also keep a record of what they really do. The code is yours, so another team can build on it. If the task comes up rarely, an online form will do. If nobody has asked for it yet, start with {customer}, which means talking to likely customers before you pay for code.",
    },
  ],
  startCaption: "How we start working together",
  callToAction: "Ask for a free quote. Pay only if we convince you.",
  startSteps: [
    "This page’s buttons open WhatsApp with a line in Spanish. Replace it with two sentences in English: what you want to build and who it’s for.",
    "We send you a free quote with price, dates, what comes first, what can wait, what stays out and why. You owe nothing unless you say yes.",
  ],
  totals: {
    reasons: "reasons",
    services: "services",
    questions: "questions",
    start: "steps to start",
  },
};
