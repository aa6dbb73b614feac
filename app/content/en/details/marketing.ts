import type { Content } from "../../schema.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Digital strategy: one goal, a few channels, a plan",
      description:
        "A short plan for reaching the people who buy. It has one goal, names the channels and says when to drop each. We say whether ads are worth it, but don’t run them.",
    },
    title: "Digital strategy",
    subtitle: "Only the channels that fit your goal and your team’s time.",
    description:
      "“Which channels should we be on?” You can’t keep up with all of them, and needn’t. For a product that’s ready to show, we write a plan that names a few and says whether ads are worth it. Its calendar shows who does what, at what cost, and when to drop a channel.",
    outOfScope:
      "Your team runs the ads and the social accounts, and you pay the platforms directly. If you can’t say yet who would buy, start with {customer}.",
    featuresLine: "A plan that says where to spend and when to stop.",
    features: [
      "Your goal, with a number and a date",
      "Who buys, and why now",
      "What they use instead of you",
      "Your offer in one sentence",
      "Channels that stay, and why",
      "Channels we ruled out, and why",
      "The path from visit to inquiry",
      "A calendar your team can keep up with",
      "Budget for each channel",
      "When to drop each channel",
    ],
    processLine: "Your goal turns into tasks with a name beside each one.",
    process: [
      {
        title: "Set the goal",
        description:
          "You tell us what has to change in the business. Together we turn it into one number with a date, and you choose the number.",
      },
      {
        title: "Study your buyers and rivals",
        description:
          "We read your sales chats, look up what people search for and compare your competitors. You get a summary before we choose anything.",
      },
      {
        title: "Choose the channels",
        description:
          "We weigh each one by cost, effort and reach, and give you the reason for every channel we keep or drop.",
      },
      {
        title: "Assign the tasks",
        description:
          "Each task gets a person, a cost and a sign that it’s working. Anyone on your team can look up what’s theirs.",
      },
      {
        title: "Drop channels that don’t work",
        description:
          "With your first results on the table, we decide together what continues and what stops.",
      },
    ],
    closing: "Tell us your goal and what you’ve tried.",
    quoteSays:
      "The quote names what we’d study first and whose time we’d need. If it’s too early for a plan, we say so.",
  },
  seo: {
    meta: {
      title: "SEO: pages that answer your customers’ searches",
      description:
        "We write pages for what your customers need, with an expert from your team, and fix what keeps search engines out. Nobody can promise you a ranking.",
    },
    title: "SEO",
    subtitle: "Help buyers find you in search, without paying per click.",
    description:
      "People search for what you sell and land on a competitor’s page. SEO is the work of getting yours found. We fix what keeps search engines out, then write a page for each need with whoever on your team knows the subject. The pages, the logins and the list of searches stay yours.",
    outOfScope:
      "SEO takes time, and nobody can promise a ranking. We don’t run ads or ask other sites for links. If you’re wondering whether ads are worth it, {marketing/digital-strategy} answers that.",
    featuresLine: "A useful page for each thing your buyers search for.",
    features: [
      "The words customers type",
      "Pages for each customer need",
      "Overlapping pages merged or removed",
      "Titles that say what’s inside",
      "Copy written with your expert",
      "Links between related pages",
      "Speed on an ordinary phone",
      "Old URLs redirected",
      "Structured data for search engines",
      "Which pages bring inquiries",
    ],
    processLine: "You approve each page, then see which ones bring inquiries.",
    process: [
      {
        title: "Collect the search terms",
        description:
          "Searches, chats and support show what people ask for. The list you keep says where we heard each phrase.",
      },
      {
        title: "Plan a page for each need",
        description:
          "Phrases for the same need share one page, since search engines can treat near-identical pages as spam. You see the plan first.",
      },
      {
        title: "Fix technical problems",
        description:
          "We show you each fix as we speed up slow pages, repair broken links and clear out duplicates.",
      },
      {
        title: "Write with your team’s expert",
        description:
          "Someone on your team brings the knowledge, we write, and you approve each page before it’s published.",
      },
      {
        title: "Track the inquiries",
        description:
          "As far as the tools can tell, a report shows you which pages end in an inquiry and which searches lead to them.",
      },
    ],
    closing: "Send us your site, and name what you want to sell.",
    quoteSays:
      "From that, we can quote how many pages to write or fix, and how many hours we’d need from your expert.",
  },
  analytics: {
    meta: {
      title: "Analytics: a few numbers, each tied to a decision",
      description:
        "Numbers on one screen, each tied to a decision you make, collected with consent and checked against real orders. People who refuse aren’t counted.",
    },
    title: "Analytics",
    subtitle: "Numbers you can use to decide what to keep, change or stop.",
    description:
      "We measure only what could change a decision. Once your product has traffic, the numbers go on one screen (your dashboard), in an account you own. Beside each number you see what you agreed to do about it, so the meeting doesn’t have to end in a guess.",
    outOfScope:
      "Numbers say what happened, not why, and they leave out people who don’t consent. Your lawyer decides the consent wording (see {legal/compliance}). With little traffic, try {customer}.",
    featuresLine: "Numbers that everyone on your team reads the same way.",
    features: [
      "List of decisions to make",
      "An owner for each metric",
      "Plain definition of each number",
      "One name for each event",
      "Consent before measuring",
      "Only the personal data you need",
      "Where inquiries come from, when known",
      "The step where people leave",
      "Dashboard on one screen",
      "Accounts in your name",
    ],
    processLine: "We compare the numbers with real orders before you use them.",
    process: [
      {
        title: "List your decisions",
        description:
          "Tell us what you decide without data today. You get a list of those decisions, and of what not to measure.",
      },
      {
        title: "Define the numbers",
        description: "One page says what each number counts, what it leaves out and where it comes from.",
      },
      {
        title: "Start measuring",
        description:
          "We ask visitors for consent and check that pages stay fast. You open the dashboard with its first real data.",
      },
      {
        title: "Check the numbers",
        description:
          "We compare them with real orders and messages and explain the differences, like people who refused and aren’t counted.",
      },
      {
        title: "Read the results together",
        description:
          "We go through the first results together, and next to each number you write what you’ll do about it.",
      },
    ],
    closing: "Bring us a decision you make by guessing today.",
    quoteSays:
      "With the quote, you’ll know which numbers could help you make it, and whether you have enough traffic to trust them.",
  },
};
