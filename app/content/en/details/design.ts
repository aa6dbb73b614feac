import type { Content } from "../../schema.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "UX design of one task, tested and handed over",
      description:
        "You know which task fails. We redraw it, try it with your users and hand your developers what they need to build it. Color and code aren’t included.",
    },
    title: "UX design",
    description: "One task, redrawn and tried by your users.",
    details:
      "You already know which task has to change, like signing up, booking or paying, on a screen or by phone. We redraw it and your users try it. At the end you have the flow, wireframes (plain layouts before styling), a prototype, the findings and notes any team can build from. You bring users and someone who decides. Colors come with UI design, code with Frontend development. If you can’t name the task, start with UX.",
    featuresLine: "What you receive for the task you choose.",
    features: [
      "The task, agreed in writing",
      "A review of how it’s done today",
      "Interviews with your users",
      "A map of doubts and drop-offs",
      "The new flow on one page",
      "Wireframes, phone first",
      "First wording for each button",
      "A prototype you can tap through",
      "Findings from each test",
      "Build notes for each screen",
    ],
    processLine: "One task goes from today’s way to a tested one.",
    process: [
      {
        title: "Set the limits of the task",
        description:
          "We settle with you what’s in, what’s out and who approves it. All of that stands on one page.",
      },
      {
        title: "See how it’s done today",
        description: "We watch people do the task, and you see where they hesitate and where they leave.",
      },
      {
        title: "Redraw the path",
        description: "You get the new flow and its wireframes while a change still costs little.",
      },
      {
        title: "Try it with users",
        description:
          "Your users tap through the prototype while you watch or read the notes. We redraw what stopped them.",
      },
      {
        title: "Brief the builders",
        description:
          "Whoever builds it goes through each screen with us. Their questions and our answers reach you in writing.",
      },
    ],
    closing: "Name the task that people leave halfway.",
  },
  ui: {
    meta: {
      title: "UI design for a fixed list of screens",
      description:
        "Each screen on your list drawn in each of its states, with exported images and names for your developers. The quote says which screens are in.",
    },
    title: "UI design",
    description: "The screens on your list, drawn in every state.",
    details:
      "First we count the screens and their states with you, and the quote covers that list. This is for a settled flow, new or old, that still has no finished screens. The file, the exported images and the names for developers are yours, without a logo or code. If the flow isn’t settled, go to UX design. If nothing exists yet, ask for the MVP, a first version to use. To keep a whole product from drifting apart, choose UI.",
    featuresLine: "One file with screens, states, icons and images.",
    features: [
      "A fixed list of screens",
      "Styles to compare",
      "Color pairs with enough contrast",
      "Type sizes for phone and desktop",
      "Buttons and fields in each state",
      "Errors, waits and empty screens",
      "Icons from a single family",
      "Your real text, no filler",
      "Images exported and named",
      "A check of the built screens",
    ],
    processLine: "We count your screens first, then we draw them.",
    process: [
      {
        title: "Count the screens",
        description: "Together we list screens and states, and you see exactly which ones the quote covers.",
      },
      {
        title: "Choose a style",
        description: "Your busiest screen comes back in several styles, side by side, and you pick one.",
      },
      {
        title: "Draw the list",
        description:
          "You look through the rest of the list in the style you picked, even the screens no demo ever shows.",
      },
      {
        title: "Name the components",
        description: "Each button, field and color gets a name, the same one you’ll read in the code.",
      },
      {
        title: "Check the build",
        description:
          "Once your team has coded the screens, we compare them with the file and show you each difference.",
      },
    ],
    closing: "How many screens are on your list?",
  },
  "design-systems": {
    meta: {
      title: "Design systems that live in the file and in the code",
      description:
        "For several products or teams: one library of components in design and code, a rule for each and someone on your team who can publish changes.",
    },
    title: "Design systems",
    description: "One library of components for all your products.",
    details:
      "Two teams draw the same button again, and the results don’t match. A design system is a shared library in the design file and in your code, with a rule and a page for each component. You own it, and someone on your team learns to publish it. It takes that person and some of your developers’ hours. It doesn’t redesign your products. For one product, choose UI, or UI design if you have a fixed list.",
    featuresLine: "What goes into your component library.",
    features: [
      "An inventory of what’s in use",
      "Duplicates merged or retired",
      "Values with names (tokens)",
      "The components you repeat most",
      "The same components in your code",
      "Forms and tables",
      "Keyboard use in each component",
      "When to use each one, and when not",
      "A page of docs for each component",
      "Versions and a change log",
    ],
    processLine: "We sort, build and hand the library to your team.",
    process: [
      {
        title: "List what exists",
        description:
          "We gather the buttons, colors and forms in use and show them to you side by side, which can hurt.",
      },
      {
        title: "Choose what stays",
        description: "Your team decides which version survives. The others go on a list to be retired.",
      },
      {
        title: "Build the components",
        description:
          "We draw and code each component at the same time, and you try it with its states and its rule.",
      },
      {
        title: "Use it on a real screen",
        description:
          "One of your screens is rebuilt from the library alone, so you see where something is missing.",
      },
      {
        title: "Hand over publishing",
        description: "Someone on your team makes a change while we only watch, and you see it published.",
      },
    ],
    closing: "Count your buttons and send us the number.",
  },
  interaction: {
    meta: {
      title: "Interaction design: taps, waits, errors and motion",
      description:
        "We decide how your existing screens answer people, in prototypes that run on your phone and a sheet your developers can code from. No new screens.",
    },
    title: "Interaction design",
    description: "How your screens answer the people who use them.",
    details:
      "“Did it take my tap?” People ask that when a screen doesn’t say what’s happening. For screens that already exist, we decide what answers a tap, how a wait looks, what can be undone and what moves. You get prototypes that run on your own phone, and developers get a sheet of states and timings. New screens come from UX design and a new look from UI design. Frontend development writes the final code.",
    featuresLine: "We decide how taps, waits and errors behave.",
    features: [
      "The moments that need care",
      "An answer to each tap",
      "Waits that say what’s going on",
      "Undo instead of “Are you sure?”",
      "Errors beside the field",
      "Gestures with a visible button too",
      "Keyboard order and visible focus",
      "Motion that shows what changed",
      "A version without motion",
      "Timings ready to copy",
    ],
    processLine: "You try the behavior before anyone codes it for real.",
    process: [
      {
        title: "Find the friction",
        description:
          "We go through the product together and end with a list of moments where people wait, freeze or tap again.",
      },
      {
        title: "Write the script",
        description:
          "You read a page for each moment. It says what the person does, what the screen answers and what if it fails.",
      },
      {
        title: "Make it move",
        description:
          "Those moments become a prototype. You judge it with your own thumb and phone, not from a video.",
      },
      {
        title: "Try it in hard conditions",
        description:
          "We use the prototype with a weak signal, one hand and no mouse, then show you what we changed.",
      },
      {
        title: "Write it down",
        description:
          "You receive the sheet of states and timings, and an example that your developers can run.",
      },
    ],
    closing: "Show us what people tap twice.",
  },
};
