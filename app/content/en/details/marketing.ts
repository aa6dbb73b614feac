import type { Content } from "../../types.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Digital strategy: one goal, few channels, a plan",
      description:
        "A short plan for being found: one goal, the channels your budget and team can sustain, and a rule for when to stop each of them.",
    },
    title: "Digital strategy",
    description: "Few channels, chosen for a reason.",
    details:
      "You leave with a short plan: one goal, the people it’s for, the channels that earned a place, who does what, and at what cost. From there your team runs it; managing ads or social accounts isn’t included, and what you pay for advertising is separate. If you can’t say yet who would buy, go and ask first: that’s Customer\u00a0Development.",
    featuresLine: "What the plan commits to.",
    features: [
      "One goal, with a number and date",
      "Who buys, and why now",
      "What they use instead of you",
      "Your offer in one sentence",
      "Channels that stay, and why",
      "Channels dropped on purpose",
      "The way from visit to inquiry",
      "A calendar your team can keep",
      "Spending split by channel",
      "When to stop each bet",
    ],
    processLine: "Goal first, channels later.",
    process: [
      {
        title: "Name the goal",
        description: "You tell us what has to change in the business; we turn it into one number.",
      },
      {
        title: "Read the clues",
        description: "We go through your sales chats, what people search for and what competitors promise.",
      },
      {
        title: "Shorten the list",
        description: "We weigh each channel by cost, effort and reach; what you can sustain stays.",
      },
      {
        title: "Hand out the work",
        description: "Every action gets a person, a cost and a sign that it’s working.",
      },
      {
        title: "Keep or cut",
        description: "With the first results on the table, we decide with you what continues and what ends.",
      },
    ],
    closing: ["Name a goal.", "We’ll plan", "the way."],
  },
  seo: {
    meta: {
      title: "SEO: one good page for each search",
      description:
        "A page for each thing your customers look up, written with someone who knows it and easy for search engines to read. No promised rankings, no tricks.",
    },
    title: "SEO",
    description: "Pages that answer, so they show up.",
    details:
      "SEO means showing up in search results on merit. We learn what people type when they need what you sell, write the page that answers it and make sure search engines can read it. You keep the list of searches, the pages and every login. Nobody can promise you a ranking, and it takes time; if you need visits right away, pay for ads instead.",
    featuresLine: "Ten ways to be easier to find.",
    features: [
      "The words customers type",
      "One page for each question",
      "Pages merged or deleted",
      "Titles people want to click",
      "Words from someone who knows",
      "Links between related pages",
      "Speed on an ordinary phone",
      "Old addresses redirected",
      "Labels for search engines",
      "Which searches bring inquiries",
    ],
    processLine: "Listen before you publish.",
    process: [
      {
        title: "Collect the words",
        description: "They come from searches, from chats and from whoever answers your customers.",
      },
      {
        title: "Clear the way",
        description: "We fix what keeps a page from being read: slow loading, dead links, duplicates.",
      },
      {
        title: "Assign the pages",
        description: "Each search gets one page, so yours stop competing with each other.",
      },
      {
        title: "Write with you",
        description: "Someone on your team brings the knowledge, we write, and you approve each page.",
      },
      {
        title: "See what arrives",
        description: "We look at which searches end in an inquiry; the next page comes from there.",
      },
    ],
    closing: ["Send us", "what they type", "to find you."],
  },
  analytics: {
    meta: {
      title: "Analytics: few numbers, each tied to a decision",
      description:
        "A small set of numbers you can trust: defined in plain words, collected with consent, checked against your real sales and read with you.",
    },
    title: "Analytics",
    description: "Measure only what could change your mind.",
    details:
      "Before we install anything, you list the decisions a number would help you make. We measure what those need and no more. You keep the dashboard (your numbers on one screen), the definitions and accounts. Numbers say what happened, not why; with few visits, customers (Customer Development) tell you more.",
    featuresLine: "Enough facts to stop guessing.",
    features: [
      "Decisions before data",
      "Few measures, each with an owner",
      "What each number counts",
      "Clicks and orders, clearly named",
      "Consent before measuring",
      "Only the personal data you need",
      "Where each inquiry came from",
      "The step where people leave",
      "A dashboard on one screen",
      "Accounts in your name",
    ],
    processLine: "From hunch to number.",
    process: [
      {
        title: "List decisions",
        description: "You tell us what you decide blindly; what wouldn’t change a decision isn’t measured.",
      },
      {
        title: "Define the numbers",
        description: "We note what each one counts and where it comes from, so two people get one answer.",
      },
      {
        title: "Start measuring",
        description: "We add it to your site or app, ask for consent and check that neither slows down.",
      },
      {
        title: "Test the numbers",
        description: "We check them against your actual orders and inbox, and explain each difference.",
      },
      {
        title: "Read them with you",
        description: "At the first review, every number ends in a verb: continue, change or stop.",
      },
    ],
    closing: ["Start with", "a question.", "Charts follow."],
  },
};
