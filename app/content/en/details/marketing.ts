import type { Content } from "../../schema.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Digital strategy: one goal, few channels, a plan",
      description:
        "A short plan for reaching the people who buy, with one goal, few channels and a rule for when to stop each. We don’t run the ads.",
    },
    title: "Digital strategy",
    description: "Few channels, each chosen for a reason.",
    details:
      "“Where should we be?” Not everywhere, if your team is short of time. For a product that’s ready to show, you get a short plan with the goal, who buys, the channels and why, each task with its owner and cost, and when to stop. We don’t run ads or social accounts, and you pay the platforms yourself for advertising. If you can’t say who would buy, Customer Development comes first.",
    featuresLine: "One plan with your goal, channels, tasks and spending.",
    features: [
      "One goal, with your figure and date",
      "Who buys, and why now",
      "What they use instead of you",
      "Your offer in one sentence",
      "Channels that stay, and why",
      "Channels dropped on purpose",
      "The way from visit to inquiry",
      "A calendar your team can keep",
      "Spending for each channel",
      "When to stop each one",
    ],
    processLine: "Your goal ends up as tasks that have an owner.",
    process: [
      {
        title: "Name the goal",
        description:
          "You say what must change in the business, and it becomes a figure that you choose, with a date.",
      },
      {
        title: "Read the clues",
        description:
          "We go through your sales chats, people’s searches and your competitors, and write you a summary.",
      },
      {
        title: "Shorten the list",
        description:
          "We weigh each channel by cost, effort and reach. You see which we keep and which we drop, and why.",
      },
      {
        title: "Hand out the work",
        description:
          "Each task gets a person, a cost and a sign that it’s working, on a list that you can check.",
      },
      {
        title: "Review and cut",
        description: "With your first results on the table, we decide together what goes on and what stops.",
      },
    ],
    closing: "What has to change in your business?",
  },
  seo: {
    meta: {
      title: "SEO: one page for each need, not for each phrase",
      description:
        "We write pages for what your customers need, with someone who knows it, and clear what keeps search engines out. Nobody can promise you a position.",
    },
    title: "SEO",
    description: "Pages that answer what people look for.",
    details:
      "Late at night, someone types what they need and ends up reading another company’s page. SEO is the work of being found without paying for the place. For a site with something to say, we write one page per need and let search engines read it. The list of searches, the pages and every login are yours. It takes time, and nobody can promise a position. If visits can’t wait, ask Digital strategy about advertising.",
    featuresLine: "What makes a page easier to find.",
    features: [
      "The words customers type",
      "A page for each need",
      "Pages merged or removed",
      "Titles that say what’s inside",
      "Texts from someone who knows",
      "Links between related pages",
      "Speed on an ordinary phone",
      "Old addresses redirected",
      "Data that search engines read",
      "Which searches bring inquiries",
    ],
    processLine: "We listen to what people search for, then write.",
    process: [
      {
        title: "Collect the words",
        description:
          "We gather what people type and ask, in searches, chats and support. The list says where we heard each phrase.",
      },
      {
        title: "Group them by need",
        description:
          "Search engines can count near-identical pages as spam, so phrases with one need share a page, and you see which.",
      },
      {
        title: "Clear the way",
        description:
          "We deal with slow loading, broken links and copied pages, and you get a list of the repairs.",
      },
      {
        title: "Write with your expert",
        description: "Someone on your team brings the knowledge, we write, and you approve each page.",
      },
      {
        title: "See what arrives",
        description: "You see which searches ended in an inquiry, as far as the tools can show it.",
      },
    ],
    closing: "Send us what people type when they look for you.",
  },
  analytics: {
    meta: {
      title: "Analytics: few numbers, each tied to a decision",
      description:
        "Numbers defined in plain words, collected with consent, compared with your real orders and read with you. They say what happened, not why.",
    },
    title: "Analytics",
    description: "Few numbers, each tied to a decision.",
    details:
      "We don’t measure what wouldn’t change a decision. A product with visits gets a dashboard (your numbers on one screen), with definitions and accounts that are yours. Consent makes figures incomplete, because whoever says no is missing or only estimated. Numbers also don’t say why, so with few visits you learn more from Customer Development. The notice’s legal text is for your lawyer, prepared with Compliance.",
    featuresLine: "Consent first, then a few numbers with an owner.",
    features: [
      "Decisions before data",
      "Few measures, each with an owner",
      "What each number counts",
      "Clicks and orders, each with one name",
      "Consent before measuring",
      "Only the personal data you need",
      "Where each inquiry came from",
      "The step where people leave",
      "A dashboard on one screen",
      "Accounts in your name",
    ],
    processLine: "From a doubt to a number you can read.",
    process: [
      {
        title: "List the decisions",
        description:
          "You tell us what you decide blindly today. Those decisions go on a list, along with what we won’t measure.",
      },
      {
        title: "Define the numbers",
        description:
          "We write what each number counts and where it comes from, so that two people read it alike.",
      },
      {
        title: "Start measuring",
        description:
          "We ask visitors for consent and check that pages stay quick. Then you see the first data.",
      },
      {
        title: "Check the numbers",
        description:
          "We compare the numbers with real orders and messages and explain each difference to you, refusals included.",
      },
      {
        title: "Read them with you",
        description: "Beside each number you read a verb, which is continue, change or stop.",
      },
    ],
    closing: "Bring a question that you answer by guessing.",
  },
};
