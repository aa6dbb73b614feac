import type { Content } from "../../schema.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Frontend development from your designs",
      description:
        "We turn your designs into a web interface, connect it to your API and test it on slow networks and small phones. The repository is in your name.",
    },
    title: "Frontend development",
    subtitle: "Your designs coded for the browser, in a repository you own.",
    description:
      "We code your finished designs as web pages and connect them to your API, which carries data in and out of your server. You try each task on your phone as soon as it’s ready. The work ends with your own team publishing a change, from a repository in your name.",
    outOfScope:
      "If only the flow is settled, {design/ui} draws the screens first. If there’s no server yet, ask us for an {mvp}, a first version people can use, server included if needed.",
    featuresLine: "Screens that still work on slow networks, with real data.",
    features: [
      "Screens that match the designs",
      "Layouts from phone to large monitor",
      "Loading, empty and error messages",
      "Forms that keep what was typed",
      "Keyboard and screen reader support",
      "Connection to your API",
      "Light pages, with a size limit",
      "Code reviewed by a second person",
      "Tests in the main browsers",
      "Repository in your name",
    ],
    processLine: "We check your designs and API before we code a screen.",
    process: [
      {
        title: "Review your designs",
        description:
          "With your designer, we go through each screen and list the states nobody has drawn, so you know what’s missing before coding starts.",
      },
      {
        title: "Agree on the API data",
        description:
          "Your backend team tells us what each call returns, and you get the list. We simulate the calls that aren’t ready, so coding can start.",
      },
      {
        title: "Code one task at a time",
        description:
          "Each finished task goes to a private link, and you try it on your own phone while we code the next one.",
      },
      {
        title: "Test the hard cases",
        description:
          "Before launch we test with a slow network, very long names and no mouse, then show you what broke and what we fixed.",
      },
      {
        title: "Hand over the code",
        description:
          "Your developers get the code running, change a screen and publish it in front of you, while we’re still there.",
      },
    ],
    closing: "Send us one screen to code, and say what it connects to.",
    quoteSays:
      "We’ll tell you what your designs and API still need for us to code that screen.",
  },
  mobile: {
    meta: {
      title: "Mobile app development for iOS and Android",
      description:
        "One app for both stores, tested on real phones with a bad signal and submitted from accounts in your name. The stores review it on their own schedule.",
    },
    title: "Mobile apps",
    subtitle: "An app for iOS and Android, tested where people will use it.",
    description:
      "You need an app when your product asks more of the phone than a browser allows. We build it for iOS and Android and test it where people will open it: on the bus, during a call or with no signal. If you switch teams, the code, store accounts and crash reports go with you.",
    outOfScope:
      "You bring the server. If you have none, an {mvp} gives you a first version on the web. The stores review apps at their own pace, and digital goods usually go through their billing, for a fee.",
    featuresLine: "One app for iPhone and Android, light on signal and battery.",
    features: [
      "One codebase for iOS and Android",
      "Offline use when the signal drops",
      "Notifications people choose to get",
      "Camera, location and QR codes",
      "Permissions asked when needed",
      "Links that open the right screen",
      "Light on battery and data",
      "Crash reports from real phones",
      "Text and images for each store",
      "Store accounts in your name",
    ],
    processLine: "You use the app on your phone before the stores see it.",
    process: [
      {
        title: "Decide whether you need an app",
        description: "You see in writing which tasks need an app and which a mobile website could handle.",
      },
      {
        title: "Choose the test phones",
        description:
          "Together we agree on the phones it has to run on, down to the oldest model and OS version.",
      },
      {
        title: "Install the app on your phone",
        description: "An early version with one real task goes onto your phone, and you use it from then on.",
      },
      {
        title: "Test the app on the move",
        description:
          "We use it on the bus, during calls and until the battery dies. You read what failed and what we did about it.",
      },
      {
        title: "Submit to both stores",
        description:
          "We submit, and you read each reply with us. From a new personal account, Google first wants at least twelve testers for fourteen days in a row.",
      },
    ],
    closing: "Where will people use your app?",
    quoteSays:
      "If a website would be enough, the quote says so. If you need an app, it says what each store asks of you.",
  },
  payment: {
    meta: {
      title: "Payment integration for websites and apps",
      description:
        "Cards, wallets, transfers and installments in your product, with declines and refunds tested first. The gateway sets the fees and payout dates.",
    },
    title: "Payment integration",
    subtitle: "Take payments in your product and match each one to its order.",
    description:
      "Money arrives, and no one knows which order it’s for. We connect your product to gateways (services that process payments), in Argentina or abroad, and match each payout to its orders. When a buyer asks about a charge, you open its history and answer. The code is yours.",
    outOfScope:
      "The gateway sets fees, payout dates and selling rules. Your accountant handles taxes. For digital goods in an app, see {development/mobile}. No server yet? Ask us for a first version ({mvp}), and mention payments, so we can tell you if they fit.",
    featuresLine: "Your code handles declines, refunds and double charges.",
    features: [
      "Local and foreign cards",
      "Wallets, QR and bank transfers",
      "Installments with the total shown",
      "Subscriptions, with a way to cancel",
      "Protection against double charges",
      "Retries for failed renewals",
      "Full and partial refunds",
      "Receipts by email",
      "No card numbers on your server",
      "Payouts matched to orders",
    ],
    processLine: "We test failed payments before your first sale.",
    process: [
      {
        title: "Compare gateways",
        description:
          "One table shows you each gateway’s fees, currencies, days to payout and requirements, so you can choose.",
      },
      {
        title: "Open the merchant account",
        description:
          "We tell you beforehand which documents you’ll need. You sign, and the account is in your company’s name.",
      },
      {
        title: "Set up checkout",
        description:
          "In test mode, you go through checkout, read each message and try again after a declined card.",
      },
      {
        title: "Test failed payments",
        description:
          "Still with test cards, we try an expired card, a closed tab and a repeated notification. You see what a buyer would.",
      },
      {
        title: "Go live",
        description:
          "Gateways may forbid live tests with your own card, so we watch your first real sales with you until the payout.",
      },
    ],
    closing: "Show us how people pay you today.",
    quoteSays:
      "Cards, wallets or transfers? We’d tell you which to connect first, and what gateways usually require from a company like yours.",
  },
  "user-management": {
    meta: {
      title: "User accounts, sign-in and permissions",
      description:
        "Sign-up, sign-in and an admin panel your team runs, with permissions coded from one table that you approve. You own the code.",
    },
    title: "User management",
    subtitle: "You decide who gets in and what each person can do.",
    description:
      "Who may cancel an order? You answer in a table, one row per action and one column per role. We code the permissions from it, along with sign-up, sign-in and an admin panel. The day someone quits, your team suspends their account in the panel. The code and tests are yours.",
    outOfScope:
      "We don’t check identity documents. Your lawyer says what the law requires, and our {legal/compliance} service maps what you collect. If you have no server, ask for an {mvp}, a first version people can use.",
    featuresLine: "People sign in without your help, within limits you set.",
    features: [
      "Short sign-up",
      "Password, email link or passkey",
      "Password recovery without you",
      "Two-step login where it matters",
      "Roles with clear names",
      "Invitations that expire",
      "Several users per company",
      "Sign-out from any device",
      "Records of who did what",
      "Data export and account deletion",
    ],
    processLine: "You approve each permission before it becomes code.",
    process: [
      {
        title: "Name the roles",
        description:
          "You tell us who buys, who serves customers and who can cancel, and we turn that into a short list of roles.",
      },
      {
        title: "Fill in the permissions",
        description:
          "You mark what each role may do, yes or no. The table you approve is the one that gets coded.",
      },
      {
        title: "Build accounts and sign-in",
        description:
          "As soon as invitations work, you invite the first person and watch them sign up and sign in.",
      },
      {
        title: "Try to break the permissions",
        description:
          "This is no security audit, but we try to open other people’s orders, reuse an old link and get past the password. You see each result.",
      },
      {
        title: "Manage the accounts yourself",
        description: "You add, suspend and restore an account in your own admin panel, without asking us.",
      },
    ],
    closing: "Who should get in, and who shouldn’t?",
    quoteSays:
      "Answer in your own words. We turn that into roles and quote them, with the ways to sign in and what your admin panel would show.",
  },
  "project-management": {
    meta: {
      title: "Project management for one software build",
      description:
        "For a build that hasn’t begun. You get a written scope, deliverables you can reject, extras quoted separately and a folder for the next team.",
    },
    title: "Project management",
    subtitle: "We run your build from a written scope to launch day.",
    description:
      "“Wasn’t that included?” Before anyone codes, you and we fill one page with what must run on launch day. That page settles the question, and we manage the build by it, whether your people code or we do. You see each part work, check the page line by line after launch and keep a folder for the next team.",
    outOfScope:
      "You or a {product} sets the direction, and someone on your side accepts each part. If a build is late, see {project}. In an {mvp}, your first version, we do the managing.",
    featuresLine: "You sign off on each part, and extra work gets a new quote.",
    features: [
      "Scope that says what’s left out",
      "Acceptance tests, agreed early",
      "Dependencies everyone can see",
      "Accounts and access at the start",
      "Demos of working features",
      "Extras quoted separately",
      "An owner for each risk",
      "Bugs ranked by severity",
      "A rollback plan if the launch fails",
      "Handover folder for the next team",
    ],
    processLine: "We describe launch day first and work back from it.",
    process: [
      {
        title: "Define the launch",
        description:
          "Together we write the page for launch day. It says what will run and which requests wait for another project.",
      },
      {
        title: "Split the work into parts",
        description: "Each part has an owner, a size and the test you’ll accept it by, all on one list.",
      },
      {
        title: "Demo each part",
        description:
          "Each part runs in front of you, and you accept it or send it back. Meanwhile we gather what the next one needs.",
      },
      {
        title: "Freeze new requests",
        description:
          "From here on we only fix bugs, the worst first. You watch the list get shorter and choose which ones can wait until after launch.",
      },
      {
        title: "Launch and close the project",
        description:
          "You’re with us at the launch. Afterward we go through the scope together and write down what became of each line.",
      },
    ],
    closing: "Tell us what has to work on launch day.",
    quoteSays:
      "We’ll tell you whether that looks like one project or two, and who on your side would have to sign off on each part.",
  },
};
