import type { Content } from "../schema.ts";

export const services: Content["services"] = {
  ux: {
    meta: {
      title: "UX design: find where people drop off, and why",
      description:
        "We watch people use your product, look for where they give up and test a shorter path with them. The final look and the code are separate.",
    },
    title: "UX",
    subtitle: "See where people give up in your product, and shorten the path",
    description:
      "Someone starts a sign-up or an order and leaves halfway. You see the visit, never the order, and nobody knows which screen lost it. In UX (user experience) work, we look for that screen with your users and test a shorter path before anyone codes it. You keep the map, the prototype and notes for developers. UI does the final look, and code is separate. If you already know which task fails, UX design is a smaller job.",
    summary: "We find where people give up and shorten the path, before it’s coded.",
    featuresLine: "We watch people use your product, then redesign one task.",
    features: [
      {
        title: "The costliest task first",
        description:
          "We look at the whole product and choose with you the task that costs you most when it fails. The others go on a list, in order.",
      },
      {
        title: "Usability sessions with your users",
        description:
          "You introduce a few users. They try to do the task while we keep quiet, and we record them only if they agree. If not, we take notes.",
      },
      {
        title: "Map of where people drop off",
        description:
          "Each step of the task is on one board, with what people did and said there. Your team can discuss it with facts.",
      },
      {
        title: "Fewer steps to finish a task",
        description:
          "Every field, screen and click needs a reason to be there. The ones without a reason go.",
      },
      {
        title: "Prototype to tap through",
        description:
          "We link wireframes, which are plain layouts before colors and typefaces, so that people can test the new path on a phone.",
      },
      {
        title: "Notes for developers",
        description:
          "Your developers get the flows, the error texts and the reason for each decision, so they don’t have to start by guessing.",
      },
    ],
    benefitsLine: "What you gain by knowing where people drop off.",
    benefits: [
      "You know which screen loses people",
      "Fewer people call to ask how it works",
      "You correct mistakes while they’re still sketches",
      "Debates are settled by what users actually did",
      "Developers build what users have already tested",
    ],
    processLine: "Observe, redesign and test with your users.",
    process: ["Watch people use it", "Choose what to fix", "Draw a shorter path", "Test it with users"],
    related: [
      "The same craft, when you already know which task to fix",
      "For when people leave because a screen doesn’t respond",
      "Sign-up is often the first place where people leave",
    ],
    closing: "Show us your product and where people seem to give up.",
  },
  ui: {
    meta: {
      title: "UI design: one set of components for every screen",
      description:
        "For a product that works but looks made by several hands. You get a set of components, the screens drawn from it and a check of what was built.",
    },
    title: "UI",
    subtitle: "A consistent look, from components that are yours to keep",
    description:
      "You end up with a set of components, meaning buttons, fields and tables that are drawn once and named once. From it we draw the screens of your UI (user interface) that the quote names, then check what was built. It’s for a product that works but looks made by several hands. For a fixed list of screens, even in something new, choose UI design. If people get lost, start with UX. A logo and code aren’t included.",
    summary: "A set of components, so your screens look like the same product.",
    featuresLine: "Every screen is made from the same components.",
    features: [
      {
        title: "Review of your current screens",
        description: "We lay them side by side and mark the differences that have no reason.",
      },
      {
        title: "You choose the look",
        description:
          "You bring your brand and the person who decides. We draw your own screens in several styles, and you keep one.",
      },
      {
        title: "Shared name for each component",
        description:
          "It’s the same in the drawings and in the code, so designers and developers mean the same thing.",
      },
      {
        title: "Loading, empty and error states",
        description:
          "We draw each screen while it loads, when it’s empty, when something fails and when a permission is missing, so that nobody has to improvise it.",
      },
      {
        title: "Screens that fit the smallest phone",
        description:
          "We check contrast, text size and room for a thumb there, using your longest names and prices.",
      },
      {
        title: "The build checked against the design",
        description:
          "For each difference, we note who corrects it. Your team makes later screens from the same set.",
      },
    ],
    benefitsLine: "A consistent look saves your team work.",
    benefits: [
      "You can demo the product without making excuses",
      "A new screen takes fewer meetings",
      "Your team knows which color goes where",
      "An error tells your customers what to do next",
      "You change a color once in the design file, not screen by screen",
    ],
    processLine: "How scattered screens become a consistent set.",
    process: [
      "Collect your screens",
      "Define the components",
      "Draw screens in every state",
      "Compare design and build",
    ],
    related: [
      "A fixed list of screens, when that’s all you need",
      "The same kind of set for several products, in code too",
      "Turns the screens we draw into code",
    ],
    closing: "Send us the screen you like least.",
  },
  customer: {
    meta: {
      title: "Customer Development: find out who would buy",
      description:
        "Before you pay for code, we talk to the people who might buy and write down what we heard, with our advice to go on, change it or stop.",
    },
    title: "Customer Development",
    subtitle: "Find out who would buy before you build",
    description:
      "“Is anyone going to buy this?” We ask the people who would have to pay, before your money goes into code. You receive the interview notes, what we learned about each assumption, the result of a price test and a written recommendation. We don’t measure the market, sell for you or run ads. If you don’t have an idea yet, start with Design Thinking. Once you know who buys, Digital strategy decides how to reach them.",
    summary: "We talk to the people who would pay, before anyone writes code.",
    featuresLine: "Ways to put your idea in front of likely buyers.",
    features: [
      {
        title: "The riskiest assumption first",
        description:
          "We list what must be true for your product to sell, and begin with whatever has the least proof.",
      },
      {
        title: "People who could really buy",
        description:
          "You share your contacts and we look for more. They must have the problem. Friends who are being kind don’t count.",
      },
      {
        title: "Interviews, not pitches",
        description:
          "We ask about the last time it happened, what they did and what they paid. We never ask whether they like the idea.",
      },
      {
        title: "Your seat in the interviews",
        description:
          "You can join, or read the notes, which we don’t soften. We record only with the person’s permission.",
      },
      {
        title: "Price test",
        description:
          "A page shows the price and says the product isn’t on sale yet. It goes to interviewees and your contacts. We count who joins the waiting list, not who praises it.",
      },
      {
        title: "Written recommendation",
        description:
          "It says whether to go on, change it or stop, and why. A few interviews show if the problem is real, not how many people have it.",
      },
    ],
    benefitsLine: "A no from buyers costs less before you build.",
    benefits: [
      "You know who to sell to first",
      "You find out while there’s still money to change course",
      "You sell in your customers’ own words",
      "You leave out what nobody asked for",
      "You bring evidence to your co-founders",
    ],
    processLine: "We test your assumptions, and you decide.",
    process: ["List the assumptions", "Talk to likely buyers", "Test a price", "Decide what’s next"],
    related: [
      "Once you know who buys, choose where to reach them",
      "The words you hear in interviews become pages",
      "Later, when the product has visits, it shows where people leave",
    ],
    closing: "Who do you think would buy your product?",
  },
  product: {
    meta: {
      title: "A Product Owner for teams that wait for answers",
      description:
        "Someone on your side who ranks the work, says no in writing and tests what’s done before your customers see it. Goal and budget stay yours.",
    },
    title: "Product Owner",
    subtitle: "Someone on your side to decide what gets built first",
    description:
      "You’re out selling and hiring while your developers wait for an answer. A Product Owner says what comes first and why. A Project Manager says when, and who is waiting for whom. Your team ends up with a goal on one page, a ranked list of work and the reason for each decision. You still set the goal and the budget. If nobody has talked to buyers yet, start with Customer Development.",
    summary: "We decide what comes first when you can’t, and write down why.",
    featuresLine: "Product decisions you can hand over to us.",
    features: [
      {
        title: "Goal on one page",
        description:
          "It says who the product is for and what changes for them. Your team checks every request against it.",
      },
      {
        title: "Single ranked backlog",
        description:
          "The backlog is the ordered list of work. A request gets one place in it, whether it comes from the owner or the intern.",
      },
      {
        title: "Reason for every no",
        description:
          "When we turn down or postpone a request, we write down why, so you don’t have the same argument at each meeting.",
      },
      {
        title: "Requests ready to build",
        description: "Developers receive each request with a real case and the test that it has to pass.",
      },
      {
        title: "Not done until it’s tested",
        description:
          "We use what the team calls done before your customers do. Then we accept it, or return it with a note.",
      },
      {
        title: "Two options when you have to decide",
        description:
          "Questions of money and direction reach you with two options and our advice. You set aside some time for us each week.",
      },
    ],
    benefitsLine: "Fewer daily decisions wait for you.",
    benefits: [
      "You sell while the team builds",
      "The loudest voice no longer sets the order",
      "You pay for fewer screens that nobody opens",
      "You have a reason ready when an investor asks",
      "The next team can read why each choice was made",
    ],
    processLine: "Scattered requests become a ranked list.",
    process: ["Write the goal", "Rank the requests", "Test and accept finished work", "Hand over the list"],
    related: [
      "How you charge shapes what gets built first",
      "Asking for more personal data is a product decision too",
      "Before you order more work, list who made each part",
    ],
    closing: "Send us your list of requests, however messy.",
  },
  project: {
    meta: {
      title: "A Project Manager for products that run late",
      description:
        "For a build already under way. You get the scope in writing, a one-page report every week, bad news early and the cost of each change.",
    },
    title: "Project Manager",
    subtitle: "Someone to organize your project and warn you early",
    description:
      "You can give a date again and say what it depends on. When your team or your suppliers are already building, a Project Manager keeps scope, dates and people in view. It may still be late, but you’ll know early. In the end someone on your team takes over, with scope, calendar and account access in writing. You or a Product Owner decide what comes first. For a build that hasn’t begun, see Project management.",
    summary: "Every week you know what’s moving, what’s stuck and who has it.",
    featuresLine: "How we make delays visible while you can still act.",
    features: [
      {
        title: "Scope in writing",
        description:
          "We write down what’s in, what’s out and who approves each part, before anyone gives a new date.",
      },
      {
        title: "Plan with the hours people have",
        description: "It counts the time each person can really give, including your own time for approvals.",
      },
      {
        title: "Reason behind each date",
        description:
          "Each date says what it waits for and who owes it. If the date you want can’t be met, we say so at the start.",
      },
      {
        title: "Weekly report on one page",
        description: "You read what got done, what’s late and why, and what you have to decide.",
      },
      {
        title: "Bad news early",
        description:
          "You hear of a delay the day we see it, along with what could be cut, while the choice is still yours.",
      },
      {
        title: "Each change with its cost up front",
        description:
          "A new idea comes with the days and money it takes and the date it moves. Work on it begins only after your yes.",
      },
    ],
    benefitsLine: "How your week changes with a Project Manager.",
    benefits: [
      "You choose what to cut while there’s still time",
      "You give dates that you can defend",
      "You stop chasing people for updates",
      "No extra work starts without your approval",
      "You know who has access to each account",
    ],
    processLine: "How a late project gets a weekly routine.",
    process: [
      "Agree on the scope",
      "Draw up the calendar",
      "Unblock what’s stuck",
      "Train your team to keep it up",
    ],
    related: [
      "For a build that hasn’t begun, from scope to launch",
      "Store reviews take time that your calendar has to include",
      "For company papers that can hold up a date",
    ],
    closing: "Which delivery date worries you?",
  },
  design: {
    meta: {
      title: "Design Thinking for a problem with no product yet",
      description:
        "For when something hurts and nobody knows what to build. Your team agrees on one question, sketches ideas and tests a mock-up before any code.",
    },
    title: "Design Thinking",
    subtitle: "We take your team from a problem to an idea you can test",
    description:
      "If you know what to design, see the design services below. Design Thinking is for companies where something hurts and each department has its own cure. We study the problem with your team and test one answer. You end up with a page that says what was tested and whether to build, change or drop it. Screens and software come later. To check an idea with buyers, see Customer Development. To build it, ask for the MVP.",
    summary: "With your team, we turn a problem into one idea that people have tested.",
    featuresLine: "We bring your departments together around one problem.",
    features: [
      {
        title: "Visit to where the problem happens",
        description:
          "We spend hours at the counter, or beside whoever fixes the spreadsheet by hand, because meetings leave that part out.",
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
        title: "Criteria set before the vote",
        description:
          "Budget, legal limits and what can’t be touched are settled before we compare sketches, with the person who decides in the room.",
      },
      {
        title: "Rough mock-up",
        description:
          "It can be paper, fake screens or a person playing the system. People from outside the company test it before anyone codes.",
      },
      {
        title: "One-page result, with no code",
        description: "The page is clear enough for any team to quote from, ours or another.",
      },
    ],
    benefitsLine: "What your company keeps when the work ends.",
    benefits: [
      "Your whole team describes the problem the same way",
      "Your team backs an idea it helped create",
      "A bad idea is dropped on paper, where it’s cheap",
      "You know what to ask developers for",
      "You have a method for the next problem",
    ],
    processLine: "From many sketches to one idea tested with real people.",
    process: ["Understand the problem", "Agree on a question", "Sketch ideas separately", "Test one of them"],
    related: [
      "Turns the idea you tested, or a task you know, into a flow",
      "Draws the finished screens for that flow",
      "Gives several products one library, usually later",
      "Decides how the screens respond to taps, waits and errors",
    ],
    closing: "Bring us the problem, even with no idea yet.",
  },
};
