import type { Content } from "../../types.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Frontend development from your designs",
      description:
        "We turn your design files into a web interface that runs in current browsers, talks to your API and lives in a repository you own.",
    },
    title: "Frontend development",
    description: "Your design, in the browser.",
    details:
      "We code your product’s web interface from the designs you have, connect it to your API and keep it quick on a mid-range phone with a poor signal. You end up with the repository in your name and a version to try after every change. Servers and databases aren’t part of this; if nothing has been drawn yet, start with UI.",
    featuresLine: "What a finished screen includes.",
    features: [
      "Screens true to your designs",
      "Layouts from phone to monitor",
      "Loading, empty and error states",
      "Forms that keep what was typed",
      "Keyboard, screen reader support",
      "A live connection to your API",
      "A size limit for every page",
      "Code read by a second person",
      "Tests in each major browser",
      "A repository in your name",
    ],
    processLine: "From drawing to click.",
    process: [
      {
        title: "Read the design",
        description: "With your designer, we go screen by screen and list the states nobody has drawn.",
      },
      {
        title: "Agree on the data",
        description:
          "With your backend team, we settle what each call returns; until it exists, we simulate it.",
      },
      {
        title: "Build whole flows",
        description: "One complete task at a time, on a private address that opens on your own phone.",
      },
      {
        title: "Push it hard",
        description: "Slow network, endless names, no mouse: what breaks here gets fixed before release.",
      },
      {
        title: "Pass on the code",
        description: "Your developers install it, change a screen and publish it while we’re still around.",
      },
    ],
    closing: ["Show us", "the design.", "We’ll code it."],
  },
  mobile: {
    meta: {
      title: "Mobile app development for iOS and Android",
      description:
        "One app for both stores, tried on real phones with a bad signal and a low battery, and published from accounts that belong to you.",
    },
    title: "Mobile apps",
    description: "An app that earns its place on the phone.",
    details:
      "We build one app for iOS and Android, connected to the server you already have, with native code only where needed. You hold the code, the store accounts and a crash report you can understand. A server isn’t included, and no store has to approve an app: if a reviewer objects, we correct it and submit again.",
    featuresLine: "Ready for pockets and app stores.",
    features: [
      "One codebase, iOS and Android",
      "Work that survives a lost signal",
      "Notifications people agreed to",
      "QR scanner, camera and location",
      "Permissions at the right moment",
      "Links that open the right screen",
      "Light on battery and data",
      "Crash reports from real phones",
      "Text and images for each store",
      "Store accounts in your name",
    ],
    processLine: "Your phone, then theirs.",
    process: [
      {
        title: "Ask if you need it",
        description: "If a website on the phone would do, we say so here and spare you two stores.",
      },
      {
        title: "Pick the phones",
        description: "We agree on the oldest phone and system it must still run well on.",
      },
      {
        title: "Install it early",
        description: "The first version reaches your phone with one real task in it, and grows from there.",
      },
      {
        title: "Take it outside",
        description:
          "On the bus, in the middle of a call, battery almost gone: we try it where it will be used.",
      },
      {
        title: "Publish it twice",
        description: "We prepare both listings and answer the reviewers; how long they take is up to them.",
      },
    ],
    closing: ["Say what", "your app does", "on the move."],
  },
  payment: {
    meta: {
      title: "Payment integration for websites and apps",
      description:
        "Cards, wallets, transfers and installments connected to your product, with declines, refunds and payouts taken care of.",
    },
    title: "Payment integration",
    description: "You get paid. The books balance.",
    details:
      "We connect your product to the gateways your buyers can use, in Argentina and abroad, and handle what comes after the button: declines, refunds, payouts. You keep the code, a test mode and the history of every attempt. The gateway decides its fees and who it accepts; about taxes, ask your accountant.",
    featuresLine: "What lies behind the pay button.",
    features: [
      "Local and foreign cards",
      "Wallets, QR and bank transfers",
      "Installments, with the total",
      "Subscriptions that renew",
      "A guard against double charges",
      "Retries when a charge fails",
      "Full and partial refunds",
      "A receipt by email",
      "No card numbers on your server",
      "Payouts matched to orders",
    ],
    processLine: "We make it fail first.",
    process: [
      {
        title: "Compare gateways",
        description:
          "Local and foreign, side by side: fees, currencies, days to payout and what they ask of you.",
      },
      {
        title: "Open the account",
        description:
          "You sign, and it’s in your company’s name; we tell you in advance which documents they want.",
      },
      {
        title: "Set up checkout",
        description:
          "With the gateway in test mode, we write each message and the way back from a declined card.",
      },
      {
        title: "Fail on purpose",
        description:
          "Expired card, closed tab, a notification sent twice: you see on screen what a buyer would see.",
      },
      {
        title: "Charge for real",
        description:
          "You buy your own product with a real card, watch the money arrive and refund it before launch.",
      },
    ],
    closing: ["How do you", "charge today?", "Start there."],
  },
  "user-management": {
    meta: {
      title: "User accounts, login and permissions",
      description:
        "Sign-up, login, roles and an admin panel for your product, built from one table that says who may do what.",
    },
    title: "User management",
    description: "Who gets in, and what they may touch.",
    details:
      "Before any code, we fill in a table with you: every role, every action, yes or no. Sign-up, login and permissions come from it, as does a panel your team runs without us. You keep the table, the code and the tests that guard it. We don’t verify identity documents; for what the law says about that data, see Compliance.",
    featuresLine: "Every door of your product.",
    features: [
      "A sign-up with few questions",
      "Password, link or fingerprint",
      "Password resets without you",
      "A second check where it’s risky",
      "Roles with clear names",
      "Invitations that expire",
      "Several people, one company",
      "Signing out from any device",
      "A history of who did what",
      "Data export and account deletion",
    ],
    processLine: "First who, then how.",
    process: [
      {
        title: "Name the roles",
        description:
          "You tell us who will use it; we note who buys, who serves customers and who can cancel.",
      },
      {
        title: "Fill in the table",
        description: "One row per action, one column per role: you mark each box, and that’s what we code.",
      },
      {
        title: "Fit the doors",
        description: "Sign-up, login and invitations come first, so you can let the first person in.",
      },
      {
        title: "Force the locks",
        description: "We try to open someone else’s order, reuse an old link and get in without a password.",
      },
      {
        title: "Take the keys",
        description: "From the panel, you add, suspend and restore an account without asking us a thing.",
      },
    ],
    closing: ["Who gets in?", "Let’s make", "the list."],
  },
  "project-management": {
    meta: {
      title: "Project management for one software build",
      description:
        "We run one development project from a written scope to release, with deliveries you approve and a closing folder you keep.",
    },
    title: "Project management",
    description: "One build, from brief to release.",
    details:
      "You have one thing to build and people to code it, ours or yours; we run it until it’s in use. You approve the scope, each change and each delivery, and keep a folder with decisions, accounts and open tasks. You need someone on your side who answers. If you want a person who stays after this build, look at Project Manager.",
    featuresLine: "Nothing is left to memory.",
    features: [
      "A scope that says what’s out",
      "Deliveries you can turn down",
      "Who waits for whom, in view",
      "Accounts and access on day one",
      "Demos of what already runs",
      "Extras quoted separately",
      "A name next to every risk",
      "Bugs in order of damage",
      "A release with a way back",
      "Closing folder for the next team",
    ],
    processLine: "We begin at the end.",
    process: [
      {
        title: "Write the ending",
        description:
          "We put on paper what will be running at release and which wishes wait for another project.",
      },
      {
        title: "Cut it into pieces",
        description: "Each one gets an owner, a size and the test you’ll use to accept it.",
      },
      {
        title: "Keep it moving",
        description:
          "We show each piece running while we collect the login, text or approval the next one needs.",
      },
      {
        title: "Close the list",
        description: "From here on, we add nothing: we only fix, starting with what does the most harm.",
      },
      {
        title: "Release and close",
        description: "We go live with you there, go over the scope line by line, and the job is done.",
      },
    ],
    closing: ["Give us", "one project.", "We finish it."],
  },
};
