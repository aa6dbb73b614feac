import type { Content } from "../../schema.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Frontend development from your designs",
      description:
        "We turn your designs into a web interface, connect it to your API and try it on slow networks and small phones. The repository is in your name.",
    },
    title: "Frontend development",
    description: "Your designs, working in the browser.",
    details:
      "Two things have to exist before this starts: your designs, and an API, which is how data gets in and out of your server. From them we code the web pages people see and use. You hold the repository, the tests and a version to try after each change. If only the flow is settled, UI design draws the screens first. If there’s no server, ask for the MVP, a first version that includes one when it’s needed.",
    featuresLine: "What every screen we code includes.",
    features: [
      "Screens true to your designs",
      "Layouts from phone to large monitor",
      "Loading, empty and error states",
      "Forms that keep what was typed",
      "Keyboard and screen reader support",
      "A connection to your API",
      "A size limit for every page",
      "Code reviewed by a second person",
      "Tests in the main browsers",
      "A repository in your name",
    ],
    processLine: "Your designs become working screens, task by task.",
    process: [
      {
        title: "Read the designs",
        description:
          "With your designer, we go through each screen. You get a list of the states that nobody has drawn.",
      },
      {
        title: "Agree on the data",
        description:
          "Your backend team tells us what each call returns. It goes on a list you can read, and we simulate what’s missing.",
      },
      {
        title: "Build one task at a time",
        description: "Each finished task goes to a private address, where you open it on your own phone.",
      },
      {
        title: "Test it hard",
        description:
          "We try a slow network, very long names and no mouse. You see what broke and was fixed before launch.",
      },
      {
        title: "Hand over the code",
        description:
          "Your developers install the code, change a screen and publish it in front of you, while we’re still there.",
      },
    ],
    closing: "Send the designs and the API, and we can quote.",
  },
  mobile: {
    meta: {
      title: "Mobile app development for iOS and Android",
      description:
        "One app for both stores, tried on real phones with a bad signal and sent from accounts in your name. The stores review it on their own time.",
    },
    title: "Mobile apps",
    description: "An app for iOS and Android, tried outdoors.",
    details:
      "People will open your app on the bus, in the middle of a call, with no signal. It’s for a product that has a server and needs the phone itself, like its camera. The code, the store accounts and readable crash reports are yours. The stores review every app on their own time. Digital goods sold inside it usually go through store billing, where the store takes a fee. Without a server, ask first for an MVP on the web.",
    featuresLine: "What your app can do, and what comes with it.",
    features: [
      "One codebase for iOS and Android",
      "Work that survives a lost signal",
      "Notifications people agreed to",
      "Camera, location and QR codes",
      "Permissions asked when needed",
      "Links that open the right screen",
      "Light on battery and data",
      "Crash reports from real phones",
      "Texts and images for each store",
      "Store accounts in your name",
    ],
    processLine: "From your own phone to both app stores.",
    process: [
      {
        title: "Question the app",
        description:
          "If a website on the phone is enough, we tell you so in writing, before anything is built.",
      },
      {
        title: "Choose the phones",
        description: "You get a list of the phones it has to run on, down to the oldest model and system.",
      },
      {
        title: "Install it early",
        description: "A first version with one real task goes onto your phone, and you use it from then on.",
      },
      {
        title: "Try it outdoors",
        description:
          "We take it on the bus, into calls and down to an empty battery. You read what failed and what we did about it.",
      },
      {
        title: "Submit to both stores",
        description:
          "We answer the reviewers, and you follow it in your accounts. Google asks new personal ones for twelve testers over fourteen days.",
      },
    ],
    closing: "What does your app do away from a desk?",
  },
  payment: {
    meta: {
      title: "Payment integration for websites and apps",
      description:
        "Cards, wallets, transfers and installments in your product, with declines and refunds tried in test mode. The gateway sets the fees and payout dates.",
    },
    title: "Payment integration",
    description: "Payments that add up, from the button to the payout.",
    details:
      "Each payout stands beside the orders it pays for. To get there we connect the gateways (the services that process payments) that your buyers use, in Argentina or abroad. You keep the code, a test mode and the history of each attempt. The gateway decides its fees, whom it accepts and when it pays out. Taxes are for your accountant. For digital goods in an app, see Mobile apps. With no server, ask for the MVP.",
    featuresLine: "We build what lies behind the pay button.",
    features: [
      "Local and foreign cards",
      "Wallets, QR and bank transfers",
      "Installments with the total shown",
      "Subscriptions, with a way to cancel",
      "A guard against double charges",
      "Retries after a failed charge",
      "Full and partial refunds",
      "A receipt by email",
      "No card numbers on your server",
      "Payouts matched to orders",
    ],
    processLine: "We try the failures before your first sale.",
    process: [
      {
        title: "Compare gateways",
        description: "One table shows you each gateway’s fees, currencies, days to payout and requirements.",
      },
      {
        title: "Open the account",
        description:
          "We tell you beforehand which documents it takes. You sign, and the account is in your company’s name.",
      },
      {
        title: "Set up checkout",
        description:
          "We build the checkout in test mode, and you go through each message and the way back from a declined card.",
      },
      {
        title: "Fail on purpose",
        description:
          "With test cards, we try an expired one, a closed tab and a repeated notification. You see what a buyer would.",
      },
      {
        title: "Switch to live",
        description:
          "Gateways may forbid test purchases with your own card, so we watch the first real sales with you, up to the payout.",
      },
    ],
    closing: "Tell us how you charge today.",
  },
  "user-management": {
    meta: {
      title: "User accounts, sign-in and permissions",
      description:
        "Sign-up, sign-in, roles and a panel your team runs, coded from one table that says who may do what. We don’t check identity documents.",
    },
    title: "User management",
    description: "Who gets in, and what each person may do.",
    details:
      "A table comes first, with a row for each action, a column for each role, and a yes or a no in each box. From it we code sign-up, sign-in, permissions and a panel. The table, the code and its tests stay with you, and your team runs the panel. We don’t check identity documents. Your lawyer says what the law asks of this data, and Compliance prepares the facts. It needs a server, so if you have none, ask for the MVP.",
    featuresLine: "Ways in, limits and records for your accounts.",
    features: [
      "A short sign-up",
      "Password, email link or fingerprint",
      "Password recovery without you",
      "A second step at risky sign-ins",
      "Roles with clear names",
      "Invitations that expire",
      "Several people in one company",
      "Sign-out from any device",
      "A record of who did what",
      "Data export and account deletion",
    ],
    processLine: "You decide permissions in a table, then we code them.",
    process: [
      {
        title: "Name the roles",
        description:
          "You tell us who buys, who serves customers and who can cancel. What you get back is a short list of roles.",
      },
      {
        title: "Fill in the table",
        description: "You mark what each role may do, yes or no. The table you approve is what we’ll code.",
      },
      {
        title: "Build the ways in",
        description:
          "We code sign-up, sign-in and invitations, then you invite the first person and see them get in.",
      },
      {
        title: "Try to break in",
        description:
          "We try other people’s orders, an old link and no password. You see each attempt and its result.",
      },
      {
        title: "Take over the panel",
        description: "You add, suspend and restore an account from your own panel, without asking us.",
      },
    ],
    closing: "We can begin from a list of who gets in.",
  },
  "project-management": {
    meta: {
      title: "Project management for one software build",
      description:
        "For a build that hasn’t begun. You get a written scope, deliveries you can reject, extras quoted apart and a folder for the next team.",
    },
    title: "Project management",
    description: "One build, from a written scope to launch.",
    details:
      "On launch day you can see what runs and read what was left out. We plan back from that day for one build that hasn’t begun, coded by us or by your people. You finish with the scope, the deliveries you accepted and a folder of decisions, accesses and open tasks. Someone on your side answers and approves. Direction is for you or a Product Owner. If the build is under way and slipping, hire a Project Manager.",
    featuresLine: "Scope, deliveries and extras that you can check.",
    features: [
      "A scope that says what’s out",
      "Deliveries you can reject",
      "Who waits for whom, in view",
      "Accounts and access at the start",
      "Demos of what already runs",
      "Extras quoted separately",
      "A name beside each risk",
      "Bugs in order of damage",
      "A launch with a way back",
      "A closing folder for the next team",
    ],
    processLine: "We plan your build backward from its launch.",
    process: [
      {
        title: "Write the ending",
        description:
          "We write the last day with you. The page says what will run and which wishes wait for another project.",
      },
      {
        title: "Cut it into parts",
        description: "You get a list of parts, each with an owner, a size and the test you’ll accept it by.",
      },
      {
        title: "Show each part running",
        description:
          "Each part runs in front of you and you accept it or not, while we collect what the next one needs.",
      },
      {
        title: "Stop adding",
        description:
          "From here on we only fix, the worst first. You watch the list get shorter, or you postpone an item.",
      },
      {
        title: "Launch and close",
        description:
          "We launch with you present, then go down the scope with you and answer each line in writing.",
      },
    ],
    closing: "Tell us what must be running on the last day.",
  },
};
