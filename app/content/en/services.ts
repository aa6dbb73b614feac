import type { Content } from "../schema.ts";

export const services: Content["services"] = {
  ux: {
    meta: {
      title: "UX design: find where people stop, and why",
      description:
        "We watch people use your product, find where they give up and hand you a shorter way that they have tried. The final look and the code are separate.",
    },
    title: "UX",
    subtitle: "User experience: find where people give up, shorten the way",
    description:
      "Someone begins a sign-up or an order and leaves halfway. You see the visit, never the order, and nobody can say which screen lost it. We find that screen with your users and test a shorter way before anyone codes it. The map, the prototype and the notes for developers stay with you. Final screens are a job for UI. If you already know which task fails, UX design is the smaller order.",
    summary: "We find where people give up and shorten the way, before it’s coded.",
    featuresLine: "We watch before we draw.",
    features: [
      {
        title: "One task at a time",
        description:
          "We look at the whole product and choose with you the task that costs most when it fails. The others are listed in order.",
      },
      {
        title: "Sessions with your users",
        description:
          "You bring a few of them. They try the task while we keep quiet, recorded only if they agree. If not, we take notes.",
      },
      {
        title: "A map of where people stop",
        description:
          "Each step of the task stands on one board with what people did and said there, so your team can argue from facts.",
      },
      {
        title: "Fewer steps",
        description:
          "Every field, screen and click must have a reason to be there. The ones that have none are taken out.",
      },
      {
        title: "A prototype to tap through",
        description:
          "We link wireframes, which are plain layouts before colors and typefaces, so that people can try the new way on a phone.",
      },
      {
        title: "Notes for developers",
        description:
          "Whoever builds it gets the flows, the error texts and the reason for each decision, and doesn’t have to start by guessing.",
      },
    ],
    benefitsLine: "What changes once you know where people stop.",
    benefits: [
      "You know which screen loses people",
      "Fewer people call to ask how it works",
      "You correct mistakes while they’re still sketches",
      "Arguments end with what users did",
      "Developers build what users have already tried",
    ],
    processLine: "We watch, choose, redraw and test with your users.",
    process: ["Watch people use it", "Choose what to fix", "Draw a shorter way", "Test it with users"],
    related: [
      "The same craft, when you already know which task to fix",
      "For when people stop because the screen doesn’t answer",
      "Sign-up is often the first place where people leave",
    ],
    closing: "Show us the product people leave halfway.",
  },
  ui: {
    meta: {
      title: "UI design: one set of components for every screen",
      description:
        "For a product that works but looks made by several hands. You get one set of components, the screens drawn from it and a check of what was built.",
    },
    title: "UI",
    subtitle: "User interface: one look, from components that you keep",
    description:
      "A set of components is what you keep: buttons, fields and tables, each drawn once and named once. We draw your product’s screens from it in every state, then check what was built. This is for a product that works but looks made by several hands. A fixed list of screens, even in something new, is the job of UI design. If people get lost, start with UX. A logo and code aren’t included.",
    summary: "One set of components, so your screens look like the same product.",
    featuresLine: "Every screen is made from the same components.",
    features: [
      {
        title: "What you already have",
        description: "We lay your screens side by side and mark the differences that have no reason.",
      },
      {
        title: "You choose the look",
        description:
          "You bring your brand and the person who decides. We draw several styles on your own screens, and you keep one.",
      },
      {
        title: "Components with a name",
        description:
          "Each component has the same name in the drawings and in the code, so designers and developers mean the same thing.",
      },
      {
        title: "States that get forgotten",
        description:
          "We also draw a screen that’s loading, empty, full, in error or off limits, so nobody improvises it at the last minute.",
      },
      {
        title: "The smallest phone first",
        description:
          "On it we check contrast, text size and room for a thumb, using your longest names and prices.",
      },
      {
        title: "Drawing against code",
        description:
          "We compare each built screen with its drawing and note who corrects what. Your team makes later screens from the same set.",
      },
    ],
    benefitsLine: "One look for the whole product saves you work.",
    benefits: [
      "You show the product without apologizing",
      "A new screen takes fewer meetings",
      "Nobody asks which blue it was",
      "An error tells your customers what to do next",
      "A color changes in one place",
    ],
    processLine: "From loose screens to one set of components.",
    process: ["Collect your screens", "Define the components", "Draw every state", "Compare with the build"],
    related: [
      "A fixed list of screens, when that’s all you need",
      "The same kind of set for several products, in code too",
      "Puts the drawn screens in the browser",
    ],
    closing: "Send the screen you’d rather not show.",
  },
  customer: {
    meta: {
      title: "Customer Development: find out who would buy",
      description:
        "Before you pay for code, we talk to the people who should buy and write down what we heard, with our advice to go on, change it or stop.",
    },
    title: "Customer Development",
    subtitle: "Find out who would buy before you build",
    description:
      "“Is anyone going to buy this?” We ask the people who would have to, before your money goes into code. You receive the interview notes, what we learned about each assumption, the result of a price test and a written recommendation. None of it tells you how big the market is. Without an idea yet, start with Design Thinking. Once you know who buys, Digital strategy decides how to reach them.",
    summary: "We talk to the people who would pay, before anyone writes code.",
    featuresLine: "Cheap ways to find out that you’re wrong.",
    features: [
      {
        title: "The riskiest assumption first",
        description:
          "We list what must be true for your product to sell, and begin with whatever has the least proof.",
      },
      {
        title: "The right people",
        description:
          "You share your contacts and we look for more. We want people who have the problem, not friends who are being kind.",
      },
      {
        title: "Interviews, not pitches",
        description:
          "We ask about the last time it happened, what they did and what they paid. We never ask whether they like the idea.",
      },
      {
        title: "You hear it too",
        description:
          "You can join the interviews or read the notes, which we don’t soften. We record only with the person’s permission.",
      },
      {
        title: "A price test",
        description:
          "A page shows the price and a waiting list, and says plainly that it isn’t on sale yet. Taking a step counts, praise doesn’t.",
      },
      {
        title: "A written answer",
        description:
          "You read whether to go on, change it or stop, and why. A few interviews show if the problem is real, not how many people have it.",
      },
    ],
    benefitsLine: "You gain something even when the answer is no.",
    benefits: [
      "You know whom to sell to first",
      "You learn it while there’s money left",
      "You sell in your customers’ own words",
      "You leave out what nobody asked for",
      "You show facts to your partners",
    ],
    processLine: "We test your assumptions so that you can decide.",
    process: ["List the assumptions", "Talk to likely buyers", "Put a price on it", "Decide what’s next"],
    related: [
      "Once you know who buys, choose where to reach them",
      "The words you hear in interviews become pages",
      "Counts who takes the next step on the price page",
    ],
    closing: "Who would buy your product?",
  },
  product: {
    meta: {
      title: "A Product Owner for teams that wait for answers",
      description:
        "Someone on your side who puts the work in order, says no in writing and tries what’s done before your customers do. Goal and budget stay yours.",
    },
    title: "Product Owner",
    subtitle: "Someone on your side who says what comes first",
    description:
      "You’re out selling and hiring, and your developers are waiting for an answer. A Product Owner gives it and says what comes first and why, while a Project Manager says when and who is waiting. Your team ends up with the goal on a page, one ordered list of work and the reason for each decision. Goal and budget stay in your hands. If nobody has talked to buyers yet, start with Customer Development.",
    summary: "Someone decides in your place what comes first, and writes down why.",
    featuresLine: "Decisions you can hand over to us.",
    features: [
      {
        title: "A goal on one page",
        description:
          "One page says who the product is for and what changes for them. Your team checks every request against it.",
      },
      {
        title: "One ordered backlog",
        description:
          "The backlog is the list of work in order. Every request has one place in it, whether it’s the owner’s or the intern’s.",
      },
      {
        title: "A no with its reason",
        description:
          "What we turn down or postpone is written down with the reason, so you don’t argue it again at each meeting.",
      },
      {
        title: "Requests ready to build",
        description: "Developers receive each request with a real case and the test that it has to pass.",
      },
      {
        title: "Done means tried",
        description:
          "We use what the team calls done before your customers do. Then we accept it, or return it with a note.",
      },
      {
        title: "Your decisions, prepared",
        description:
          "Questions of money and direction reach you as two options with our advice. Keep a slot for us every week.",
      },
    ],
    benefitsLine: "What no longer depends on you alone.",
    benefits: [
      "You sell while the team builds",
      "The loudest voice stops winning",
      "Fewer screens are built and never opened",
      "You have a reason ready when an investor asks",
      "Whoever comes next inherits the reasons",
    ],
    processLine: "How loose requests become one ordered list.",
    process: ["Write the goal", "Rank the requests", "Accept finished work", "Hand over the list"],
    related: [
      "How you charge shapes what gets built first",
      "Each new piece of personal data is a decision too",
      "Before you order more, find out which parts are yours",
    ],
    closing: "Send us the list as it is, in no order.",
  },
  project: {
    meta: {
      title: "A Project Manager for products that run late",
      description:
        "For a build already under way. You get the scope in writing, one page a week, bad news early and a cost beside each change.",
    },
    title: "Project Manager",
    subtitle: "See a delay while you can still choose what to do",
    description:
      "You can give a date again and say what it depends on. For a build already under way, by your team or your suppliers, we keep scope, dates and people in view. It may still be late, but you’ll know early. At the end your own person runs the routine, with scope, calendar and accesses in writing. What comes first is for you or a Product Owner. For a build that hasn’t begun, see Project management.",
    summary: "Every week you know what’s moving, what’s stuck and who has it.",
    featuresLine: "We keep the causes of delay in plain view.",
    features: [
      {
        title: "Scope in writing",
        description:
          "We write down what’s in, what’s out and who approves each part, before anyone gives a new date.",
      },
      {
        title: "Hours that exist",
        description:
          "We plan with the time each person really has, and that includes your own time for approvals.",
      },
      {
        title: "Dates with a cause",
        description:
          "Each date names what it waits for and who owes it. If the date you want can’t be met, we say so at the start.",
      },
      {
        title: "One page a week",
        description: "You read what got done, what’s late and why, and what you have to settle.",
      },
      {
        title: "Bad news early",
        description:
          "You hear of a delay the day we see it, with what could be cut, while the choice is still yours.",
      },
      {
        title: "Changes with a cost",
        description:
          "A new idea comes with the days and money it takes and the date it moves. Work on it begins only after your yes.",
      },
    ],
    benefitsLine: "How your week changes with a Project Manager.",
    benefits: [
      "You choose what to cut, in time",
      "You give dates that you can defend",
      "You stop chasing people for news",
      "No extra begins without your approval",
      "You know who holds each password",
    ],
    processLine: "From a late project to a weekly routine.",
    process: ["Agree on the scope", "Draw up the calendar", "Clear what’s blocked", "Hand over the routine"],
    related: [
      "For a build that hasn’t begun, from scope to launch",
      "Store reviews are waits that your calendar has to show",
      "For company papers that can hold up a date",
    ],
    closing: "Which delivery date worries you?",
  },
  design: {
    meta: {
      title: "Design Thinking for a problem with no product yet",
      description:
        "For when something hurts and nobody knows what to build. Your team agrees on one question, sketches apart and tries a mock-up before any code.",
    },
    title: "Design Thinking",
    subtitle: "When you have a problem and no idea yet",
    description:
      "If you know what to build, this isn’t for you. Ask for the MVP, or for UX if the product exists. An idea to check belongs with Customer Development. This is for a company where something hurts and each department brings its own cure. The result is one page with the problem, the question you agreed on, what was tested and whether to build, change or drop it. Finished screens and software come after.",
    summary: "Open a problem wide, then close on one answer you can test.",
    featuresLine: "We gather many views and choose one answer to test.",
    features: [
      {
        title: "Watching it happen",
        description:
          "We spend hours at the counter, or beside whoever fixes the spreadsheet by hand, because meetings leave that part out.",
      },
      {
        title: "One shared question",
        description:
          "The complaints become one question that all of you agree on. Without it, each department solves a different problem.",
      },
      {
        title: "Everyone draws alone",
        description:
          "People from sales, support and management sketch apart from each other, so the first idea said aloud doesn’t win.",
      },
      {
        title: "Rules before votes",
        description:
          "Budget, legal limits and what can’t be touched are settled before we compare sketches, with the decision-maker at the table.",
      },
      {
        title: "A rough mock-up",
        description:
          "A mock-up can be paper, fake screens or a person playing the system. Outsiders try it before anyone codes.",
      },
      {
        title: "One page, not software",
        description: "The result is clear enough for any team to quote from, ours or another.",
      },
    ],
    benefitsLine: "What your company keeps when the workshop ends.",
    benefits: [
      "The problem has one name that all of you use",
      "Your team backs an answer that it drew",
      "A bad idea is dropped on paper, where it’s cheap",
      "You know what to ask developers for",
      "You have a method for the next problem",
    ],
    processLine: "Many sketches, then one answer tested with outsiders.",
    process: ["Open the problem", "Agree on a question", "Sketch answers apart", "Test one of them"],
    related: [
      "Turns the tested answer into a complete task",
      "Gives that task its finished screens",
      "Comes later, once several products share components",
      "Decides how the new screens answer each tap",
    ],
    closing: "Bring us the problem without the answer.",
  },
};
