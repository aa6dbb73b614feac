import type { Content } from "../schema.ts";
import { site } from "../site.ts";

export const services: Content["services"] = {
  ux: {
    meta: {
      title: "UX: find where people drop off, and why",
      description:
        "We watch people use your product, look for where they give up and test a shorter path with them. The final look and the code are separate.",
    },
    title: "UX",
    subtitle: "See where people give up in your product, and shorten the path",
    description:
      "Someone starts an order and leaves halfway. You see the visit, never the order, and your team argues over which screen to blame. In UX (user experience) work, we watch your users and test a shorter path with them. You come away with a map of where people stop, a prototype and build notes.",
    outOfScope:
      "If you already know which task fails, {design/ux} is a smaller job. We do the final look in {ui}, and the code is separate work for your developers or for us.",
    summary: "We find where people give up and test a shorter path with them.",
    featuresLine: "Where users get stuck, and a shorter path they’ve tried.",
    features: [
      {
        title: "The costliest task first",
        description:
          "We look at the whole product and choose with you the task that costs you most when it fails. The other tasks go on a list, in order.",
      },
      {
        title: "Usability tests with your users",
        description:
          "You introduce us to users, and they try to do the task while we keep quiet and take notes. We record only those who agree.",
      },
      {
        title: "Map of where people drop off",
        description:
          "Each step of the task is on one board, with what people did and said there. Your team stops arguing from memory.",
      },
      {
        title: "Fewer steps to finish a task",
        description:
          "Every field, screen and click has to earn its place. If people can finish without it, we take it out.",
      },
      {
        title: "A prototype your users tap through",
        description:
          "We link wireframes (unstyled layouts), so that people can test the new path on a phone or computer.",
      },
      {
        title: "Notes for developers",
        description:
          "Your developers get the flows, the error messages and the reason for each decision, so the build doesn’t start with guesses.",
      },
    ],
    benefitsLine: "You stop paying to rebuild the wrong screen.",
    benefits: [
      "You know which screen loses people",
      "Fewer people call to ask how it works",
      "You correct mistakes while they’re still sketches",
      "Debates are settled by what users actually did",
      "Developers build what users have already tested",
    ],
    processLine: "Your users try the new path before anyone codes it.",
    process: ["Watch people use it", "Choose what to fix", "Draw a shorter path", "Test it with users"],
    related: [
      "One task only, when you already know which one fails",
      "For when people leave because a screen doesn’t respond",
      "Sign-up is often the first place where people leave",
    ],
    closing: "Show us your product and where people seem to give up.",
    quoteSays: "The quote says which task we’d study first, with how many of your users and in what language.",
  },
  ui: {
    meta: {
      title: "UI: one set of components for every screen",
      description:
        "For a product that works but looks as if different people drew it. You get a set of components, screens made from it and a comparison with what was built.",
    },
    title: "UI",
    subtitle: "Screens that look like one team drew them, now and later",
    description:
      "You apologize for your product before you show it. It works, but its user interface (UI) changes from screen to screen. We make one set of components (buttons, fields, tables), draw the agreed screens with it and check the build against it. Your team draws the next screen from the same set.",
    outOfScope:
      "Start with {ux} if people get lost in your product, and see {design/ui} if you need a fixed list of screens, even for a new product. You bring the logo, and the code is a separate job.",
    summary: "Your screens come from one set of components and look like one product.",
    featuresLine: "We find screens that don’t match and redraw them to match.",
    features: [
      {
        title: "Where your screens don’t match",
        description:
          "We lay your screens side by side and mark each difference that nobody chose. You see how much there is to fix.",
      },
      {
        title: "A look you choose on your own screens",
        description:
          "You bring your brand and the person who decides. We redraw screens you already have in several styles, and you keep one.",
      },
      {
        title: "Component names shared with the code",
        description:
          "Each component has one name, so a designer who says “card” and a developer who reads it mean the same thing.",
      },
      {
        title: "Loading, empty and error screens",
        description:
          "We draw each screen’s loading, empty, error and no-permission states, so that nobody has to improvise.",
      },
      {
        title: "Screens that fit the smallest phone",
        description:
          "We check contrast, text size and room for a thumb on the smallest phone, with your longest names and prices.",
      },
      {
        title: "The build checked against the design",
        description:
          "Once a screen is coded, we mark each difference from the design and who has to fix it, so you don’t have to hunt for them.",
      },
    ],
    benefitsLine: "A product you’re glad to show, and less work per screen.",
    benefits: [
      "You can show the product without making excuses",
      "A new screen takes fewer meetings",
      "Your team knows which color goes where",
      "An error tells your customers what to do next",
      "You change a color once, and the screens in the design file follow",
    ],
    processLine: "Your team gets one set of components and can add to it.",
    process: [
      "Collect your screens",
      "Define the components",
      "Draw screens in every state",
      "Compare the build",
    ],
    related: [
      "A fixed list of screens, when that’s all you need",
      "The same kind of set for several products, in code too",
      "Turns the screens we draw into code",
    ],
    closing: "Send us the screen you like least.",
    quoteSays:
      "How many screens, in which states, from which components? The quote counts them and says what your team would draw later.",
  },
  customer: {
    meta: {
      title: "Customer Development: find out who would buy",
      description:
        "Before you pay for code, we talk to the people who might buy, write down what we heard and advise you to go ahead, change it or stop.",
    },
    title: "Customer Development",
    subtitle: "Find out who would buy before you build",
    description:
      "“Is anyone going to buy this?” We ask the people who would have to pay, before your money goes into code. You get the interview notes, the result of a price test, what we learned about each assumption and our advice, so you can show anyone why you built it or didn’t.",
    outOfScope:
      "If you don’t have an idea yet, start with {design}. Selling and advertising stay with you, and we don’t work out how big your market is.",
    summary: "You find out whether anyone would pay, from the people who’d have to.",
    featuresLine: "Facts from likely buyers, not compliments from friends.",
    features: [
      {
        title: "The riskiest assumption first",
        description:
          "We list what must be true for your product to sell, and start with the unproven part that could sink it.",
      },
      {
        title: "Interviewees who could buy",
        description:
          "Some come from your contacts, some we find, and all of them have the problem. A friend who’s just being kind doesn’t count.",
      },
      {
        title: "What they did last time",
        description:
          "We ask about the last time it happened, what they did and what they paid. We never ask whether they like the idea.",
      },
      {
        title: "A seat for you in the interviews",
        description:
          "You can join, or read the notes, which we don’t soften. We record only with the person’s permission.",
      },
      {
        title: "Price test",
        description:
          "Interviewees and your contacts see a page with a price. It says that nothing’s for sale yet and why we ask for an email. You learn how many people leave theirs, and get the list.",
      },
      {
        title: "Our advice, in writing",
        description:
          "It says whether to go on, change the idea or stop, and why. Interviews can show that a problem is real, but they can’t count the people who have it.",
      },
    ],
    benefitsLine: "A no is cheaper before you build than after.",
    benefits: [
      "You know who to sell to first",
      "You hear bad news while there’s still money to change course",
      "You sell in your customers’ own words",
      "You leave out what nobody asked for",
      "You bring evidence to your co-founders",
    ],
    processLine: "You go ahead, change course or stop, and can say why.",
    process: ["List the assumptions", "Talk to likely buyers", "Test a price", "Decide what’s next"],
    related: [
      "Once you know who buys, choose where to reach them",
      "The words buyers use in interviews become pages",
      "Once the product has traffic, see where people leave it",
    ],
    closing: "Who do you think would buy your product?",
    quoteSays:
      "A guess is enough for a quote. You’ll know how many people we’d interview, and which answers would count as a no.",
  },
  product: {
    meta: {
      title: "A Product Owner for teams waiting on answers",
      description:
        "Someone on your side who ranks the work, says no in writing and tests what’s done before your customers see it. You keep control of the goal and the budget.",
    },
    title: "Product Owner",
    subtitle: "Someone on your side to decide what gets built first",
    description:
      "Your developers wait for an answer while you’re out selling, and you pay for the wait. A Product Owner decides what comes first, within the goal and the budget you set. You come back to one ranked list of work, with the reason written beside each yes and no.",
    outOfScope: `No developers yet? Ask us for an {mvp}, and we’ll build it. Dates are a {project}’s job, and talking to buyers is {customer}. After the plan’s ${site.mvpDays} days, more time gets its own quote.`,
    summary: "When you’re not there to say what’s next, we do, and write down why.",
    featuresLine: "Your developers get an answer without waiting for you.",
    features: [
      {
        title: "The goal on one page",
        description:
          "Together we write down who the product is for and what it changes for them. Your team checks every request against that page.",
      },
      {
        title: "One ranked backlog",
        description:
          "The backlog is the ordered list of work. A request gets one place in it, whether it comes from the CEO or the intern.",
      },
      {
        title: "A reason for every no",
        description:
          "When we turn down or postpone a request, we write down why. The next meeting starts from that reason, and the old argument stays closed.",
      },
      {
        title: "Requests ready to build",
        description:
          "Developers get each request with a real case and the test it has to pass, so they can start without asking you.",
      },
      {
        title: "Not done until it’s tested",
        description:
          "When the team says something is done, we use it before your customers do. Then we accept it, or return it with a note.",
      },
      {
        title: "Two options for each decision",
        description:
          "Questions about money and direction come to you with two options and our advice. You set aside some time for us each week.",
      },
    ],
    benefitsLine: "You stop being the person the whole team waits for.",
    benefits: [
      "You sell while the team builds",
      "The loudest voice no longer sets the order",
      "Less money spent on screens nobody uses",
      "You have a reason ready when an investor asks",
      "The next team can read why each choice was made",
    ],
    processLine: "Your requests become a ranked list others can take over.",
    process: ["Write the goal", "Rank the requests", "Test and accept finished work", "Hand over the list"],
    related: [
      "The way you charge affects what gets built first",
      "Asking for more personal data is a product decision too",
      "Before you order more work, list who made each part",
    ],
    closing: "Send us your list of requests, however messy.",
    quoteSays:
      "The quote draws a line between the decisions we’d make and the ones you’d keep, and says how many of your hours we’d need.",
  },
  project: {
    meta: {
      title: "A Project Manager for builds that run late",
      description:
        "For a build already under way. You get the scope in writing, a one-page report every week, bad news early and the cost of each change.",
    },
    title: "Project Manager",
    subtitle: "Hear about delays while you can still choose what to do",
    description:
      "A customer asks for the launch date, and you’d rather not answer. While your team or vendors build, a Project Manager tracks what’s in, what’s late and who’s stuck. You read one page a week, and when something slips, you choose what to cut. Next time, you answer with a date and what it depends on.",
    outOfScope: `The product may still be late, but you’ll know sooner. You or a {product} sets priorities. If the build hasn’t begun, see {development/project-management}. After the plan’s ${site.mvpDays} days, we quote again.`,
    summary: "Every week you know what’s moving, what’s stuck and who’s on it.",
    featuresLine: "Scope, dates and problems, in front of you every week.",
    features: [
      {
        title: "Scope in writing",
        description:
          "We write down what’s in, what’s out and who approves each part, before anyone gives a new date.",
      },
      {
        title: "A plan that fits people’s hours",
        description:
          "The plan uses the hours each person really has, including yours for approvals, so no date depends on time nobody has.",
      },
      {
        title: "The reason behind each date",
        description:
          "Each date says what it depends on and who has to deliver that. If the date you want can’t be met, we say so at the start.",
      },
      {
        title: "One-page weekly report",
        description: "You see what got done, what’s late and why, and what you have to decide.",
      },
      {
        title: "Early warning of delays",
        description:
          "You hear about a delay the day we see it, along with what could be cut to make up for it.",
      },
      {
        title: "Each change priced up front",
        description:
          "A new idea comes to you with what it costs, how long it takes and which date it pushes back. Nobody starts on it until you say yes.",
      },
    ],
    benefitsLine: "Delays no longer surprise you on the delivery date.",
    benefits: [
      "You choose what to cut while there’s still time",
      "You give dates you can defend",
      "You stop chasing people for updates",
      "No extra work starts without your approval",
      "You see what each new date depends on",
    ],
    processLine: "Your team learns to run the weekly routine without us.",
    process: ["Agree on the scope", "Build the schedule", "Unblock what’s stuck", "Hand the routine over"],
    related: [
      "For a build that hasn’t begun, from scope to launch",
      "Store reviews take time your schedule has to allow for",
      "When a date depends on your company’s paperwork",
    ],
    closing: "Which delivery date worries you?",
    quoteSays:
      "We’d begin by talking to the people it depends on. The quote says which ones, and how much of your team’s time we’d need.",
  },
  design: {
    meta: {
      title: "Design Thinking: agree on what’s worth building",
      description:
        "For when something isn’t working and nobody knows what to build. Your team agrees on one question and tests a mockup, so a bad idea is dropped before it’s coded.",
    },
    title: "Design Thinking",
    subtitle: "Find what’s worth building when all you have is a problem",
    description:
      "Something in your company isn’t working, and each department wants its own fix. Before you pay for any of them, we study the problem with your team, and people who live with it try a mockup of one idea. You leave with one page on what they did and our advice to build, change or drop that idea.",
    outOfScope:
      "If you already have an idea, {customer} checks it with buyers. The final look comes from {design/ui}. If you want code, ask us for an {mvp}.",
    summary: "Your team agrees on one problem, and real people try a mockup of one answer.",
    featuresLine: "Your departments agree on one problem and sketch answers.",
    features: [
      {
        title: "Hours spent where it happens",
        description:
          "We sit at the counter, or beside whoever fixes the spreadsheet by hand, because meetings leave that part out.",
      },
      {
        title: "One question the team agrees on",
        description:
          "All the complaints become a single question. Without it, each department solves a different problem.",
      },
      {
        title: "Sketches from each department",
        description:
          "People from sales, support and management draw separately, so that the first idea said aloud doesn’t win.",
      },
      {
        title: "Criteria for choosing, set beforehand",
        description:
          "Budget, legal limits and what can’t be touched are settled before we compare sketches, with the decision-maker in the room.",
      },
      {
        title: "A rough mockup, tried by real people",
        description:
          "The mockup can be paper, fake screens or a person playing the system. What outsiders do with it counts more than what anyone thinks of it.",
      },
      {
        title: "A page any team can base a quote on",
        description:
          "The page says whether to build, and what. It doesn’t tie you to anyone, so you can bring it to us or take it to another team.",
      },
    ],
    benefitsLine: "A bad idea dies on paper, before it costs you a build.",
    benefits: [
      "Your whole team describes the problem the same way",
      "Your team backs an idea it helped create",
      "You can say no to a favorite idea, and show why",
      "You brief developers on an idea people have tried",
      "You have a method for the next problem",
    ],
    processLine: "People try one idea, and you decide whether to build it.",
    process: [
      "Understand the problem",
      "Agree on a question",
      "Sketch ideas separately",
      "Test one of the ideas",
    ],
    related: [
      "Turns the idea you tested, or a task that fails, into a flow",
      "Draws the finished screens for that flow",
      "Gives several products one library, usually later",
      "Decides how the screens respond to taps, waits and errors",
    ],
    closing: "Bring us the problem, even before you have an idea.",
    quoteSays: "We’d start by watching it happen. The quote says where, and who from your team should join us.",
  },
};
