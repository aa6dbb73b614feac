import type { Content } from "../../types.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "UX design of one task, tested and handed over",
      description:
        "We redesign the one task your product depends on, try it with your users and hand your developers what they need to build it.",
    },
    title: "UX design",
    description: "One task, end to end.",
    details:
      "You pick one task: signing up, booking, paying. We study how it goes today, redraw it in wireframes (screens without color) and have your users try it. Any team can build from the files you keep. You bring users and someone who decides. Color and code stay out; if tasks keep coming, you want our UX service.",
    featuresLine: "What ends up in your folder.",
    features: [
      "One task, agreed in writing",
      "Review of the current path",
      "Interviews with your users",
      "Map of doubts and exits",
      "New flow on a single page",
      "Wireframes, phone first",
      "Draft wording for each button",
      "Prototype you can tap through",
      "Findings from each test",
      "Build notes, screen by screen",
    ],
    processLine: "Five steps, then it’s yours.",
    process: [
      {
        title: "Frame the task",
        description: "We write down which task is in, what waits and who signs off on your side.",
      },
      {
        title: "See it today",
        description: "We watch people do it and note where they hesitate and where they leave.",
      },
      {
        title: "Redraw the path",
        description: "You see the flow and the wireframes while a change only takes an eraser.",
      },
      {
        title: "Rehearse it",
        description: "Your users tap through the prototype; we redo whatever made them stop.",
      },
      {
        title: "Brief the builders",
        description: "We go over every screen with whoever builds it, until they have no questions left.",
      },
    ],
    closing: ["Name the task", "people leave", "halfway."],
  },
  ui: {
    meta: {
      title: "UI design for a fixed list of screens",
      description:
        "Screens drawn in every state, with exported images and part names that match the code. You know what’s included before you say yes.",
    },
    title: "UI design",
    description: "Every screen on your list, in every state.",
    details:
      "We draw a fixed list of screens as people will meet them: full, empty, waiting, with an error. You hold one tidy file, exported images and names that match the code, whoever writes it. We start from a flow that’s already settled; if yours isn’t, begin with UX design. A logo isn’t included.",
    featuresLine: "What’s in the file, part by part.",
    features: [
      "A fixed list of screens",
      "Visual directions to compare",
      "Color pairs with enough contrast",
      "Type sizes for phone and desktop",
      "Buttons and fields, every state",
      "Errors, waits and empty screens",
      "Icons from a single family",
      "Your real text, no filler",
      "Images exported and named",
      "A check of the built screens",
    ],
    processLine: "We count, then we draw.",
    process: [
      {
        title: "Count the screens",
        description: "We list screens and states with you; the quote covers that list and says so.",
      },
      {
        title: "Pick a look",
        description: "Your busiest screen comes back in different styles, and you say which one wins.",
      },
      {
        title: "Fill the list",
        description: "The look you chose reaches every screen, even those no demo ever shows.",
      },
      {
        title: "Name the parts",
        description: "Each color and each part gets the name your developers will type.",
      },
      {
        title: "Check the build",
        description: "Once it’s coded, we put it next to the file and mark each difference.",
      },
    ],
    closing: ["Send us", "your list", "of screens."],
  },
  "design-systems": {
    meta: {
      title: "Design systems that live in the file and in the code",
      description:
        "A library of parts for your design files and your code, with rules, docs and an owner on your team, so your products stop drifting apart.",
    },
    title: "Design systems",
    description: "Fix one button, and every button changes.",
    details:
      "Several products or teams keep redrawing the same button. We gather the parts into one library, in the design file and in your code, with a rule for each. The code, the docs and the right to change them are yours. It needs an owner on your team and some of your developers’ time. For one small product, UI design is enough.",
    featuresLine: "What lives in the library.",
    features: [
      "Inventory of what’s on screen",
      "Duplicates merged or retired",
      "Values with names (tokens)",
      "The parts you repeat most",
      "The same parts in your code",
      "Forms and tables, ready to use",
      "Keyboard use in every part",
      "A rule for when to use each",
      "A page of docs for each part",
      "Versions and a change log",
    ],
    processLine: "Sort, build, let go.",
    process: [
      {
        title: "List what exists",
        description: "We put every button, color and form in use side by side, painful as that can be.",
      },
      {
        title: "Choose what stays",
        description: "Your team decides which version survives; the others go on a list for removal.",
      },
      {
        title: "Build the parts",
        description: "Each one is drawn and coded in parallel, with its states and its rule.",
      },
      {
        title: "Use it for real",
        description: "We remake one of your screens with the library alone; that’s where the gaps show.",
      },
      {
        title: "Let the team drive",
        description: "Someone on your team publishes a change while we only watch.",
      },
    ],
    closing: ["Count", "your buttons,", "then write us."],
  },
  interaction: {
    meta: {
      title: "Interaction design: taps, waits, errors and motion",
      description:
        "We decide how your screens respond and deliver it as prototypes you can hold, plus the states and timings your developers will code from.",
    },
    title: "Interaction design",
    description: "What happens between the tap and the answer.",
    details:
      "We take screens that already exist and decide how they behave: what answers a tap, how a wait looks, what can be undone, what moves and why. You get prototypes that run on your own phone and a sheet of states and timings for whoever writes the code. It doesn’t add screens (that’s UX design) or restyle them (that’s UI design).",
    featuresLine: "Every gesture gets an answer.",
    features: [
      "The moments that need care",
      "A reply to every tap",
      "Waits that say what’s going on",
      "Undo instead of “Are you sure?”",
      "Errors next to the field",
      "Gestures, plus a visible button",
      "Keyboard order, visible focus",
      "Motion that shows what changed",
      "A version without motion",
      "Timings ready to copy",
    ],
    processLine: "Tried with a thumb.",
    process: [
      {
        title: "Find the friction",
        description: "We go through the product with you and mark where people tap again, wait or freeze.",
      },
      {
        title: "Write the script",
        description: "For each moment: what the person does, what the product replies, what if it fails.",
      },
      {
        title: "Make it move",
        description: "We code a prototype of those moments: you judge it with your thumb, not from a video.",
      },
      {
        title: "Give it trouble",
        description: "With a weak signal, one hand and no mouse, we see what gets in the way, and remove it.",
      },
      {
        title: "Put it in writing",
        description: "Each behavior is handed over with its states, its timings and an example that runs.",
      },
    ],
    closing: ["Show us", "what people", "tap twice."],
  },
};
