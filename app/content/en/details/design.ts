import type { Content } from "../../schema.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "UX design of one task, tested and handed over",
      description:
        "You know which task fails. We redesign it, test it with your users and hand your developers what they need to build it. Final look and code are separate.",
    },
    title: "UX design",
    subtitle: "One task, redesigned and tested before you pay for code.",
    description:
      "You already know which task people give up on, whether on a screen, by phone or in a spreadsheet. We redesign it and test it with your users. You get the flow, wireframes (unstyled layouts), a prototype, our findings and build notes.",
    outOfScope:
      "You bring the users and someone who decides. {ux} shows a sample map, and helps if you can’t name the task yet. The final look is a job for {design/ui}, and the code for {development/frontend}.",
    featuresLine: "What any team needs to build the simpler steps.",
    features: [
      "The task, agreed in writing",
      "Review of the task as it is today",
      "Interviews with your users",
      "Map of where people pause or quit",
      "The new flow on one page",
      "Wireframes for phone and computer",
      "Draft text for each button",
      "Clickable prototype",
      "Findings from each test",
      "Build notes for each screen",
    ],
    processLine: "Mistakes show up while they’re still cheap to fix.",
    process: [
      {
        title: "Scope the task",
        description:
          "We settle with you what’s in, what’s out and who approves it. It all fits on one page that you keep.",
      },
      {
        title: "Watch people do the task",
        description:
          "While people do the task their usual way, we note where they hesitate and where they leave, and give you the notes.",
      },
      {
        title: "Redesign the flow",
        description:
          "You correct the new flow and its wireframes while a change costs a redraw, not a rebuild.",
      },
      {
        title: "Test the flow with users",
        description:
          "You watch your users tap through the prototype, or read the notes later. We redesign what stopped them.",
      },
      {
        title: "Brief the developers",
        description:
          "Your developers go through each screen with us. You get their questions and our answers in writing.",
      },
    ],
    closing: "Which task do people abandon?",
    quoteSays:
      "We quote that task alone, from first step to last, and say how many of your users would try the new flow, and in what language.",
  },
  ui: {
    meta: {
      title: "UI design for a fixed list of screens",
      description:
        "Each screen on your list drawn in each of its states, with images exported and parts named for your developers. The quote lists every screen.",
    },
    title: "UI design",
    subtitle: "Every screen on your list, with its error and loading states.",
    description:
      "Your developers ask what the error screen looks like, and wait for you. Here the design file has the answer, because we begin with a list of the screens you need and the states each can be in. We write that list with you, draw all of it and review what gets coded.",
    outOfScope:
      "{design/ux} settles the flow first, and {ui} fixes screens that don’t match. If all you have is an idea, ask us to build a first version ({mvp}). Logos and code aren’t included.",
    featuresLine: "Every screen drawn, including while it loads or fails.",
    features: [
      "The list of screens, in writing",
      "Several styles to choose from",
      "Colors with enough contrast",
      "Type sizes for phone and desktop",
      "Buttons and fields in each state",
      "Error, loading and empty screens",
      "Icons from a single family",
      "Your real text, no filler",
      "Images exported and named",
      "Review of the coded screens",
    ],
    processLine: "We agree on the full list of screens before we draw.",
    process: [
      {
        title: "List the screens",
        description:
          "Together we write down every screen and state, so you know exactly what will be drawn and what won’t.",
      },
      {
        title: "Choose a style",
        description: "Your busiest screen comes back in several styles, side by side, and you pick one.",
      },
      {
        title: "Design each screen",
        description:
          "The rest of the list arrives in the style you picked, even the screens that no demo ever shows.",
      },
      {
        title: "Prepare the design file",
        description:
          "Each button, field and color gets the name your developers will use. You can open the file and find any of them.",
      },
      {
        title: "Review the coded screens",
        description:
          "Once your team has coded the screens, we compare them with the file and show you each difference.",
      },
    ],
    closing: "Send us the list of screens you need, even a rough one.",
    quoteSays:
      "It comes back as a quote that adds the states most lists forget, like loading or empty, and says which screens are in.",
  },
  "design-systems": {
    meta: {
      title: "Design systems, in the design file and in the code",
      description:
        "For several products or teams: one library of components in design and code, a rule for each and someone on your team who can publish changes.",
    },
    title: "Design systems",
    subtitle: "A shared component library, so nobody draws a button twice.",
    description:
      "Two teams draw the same button, you pay for both, and they don’t match. A design system is one library of components, in the design file and in your code, with a rule and a page for each. The next team finds the button there, and someone on your team can change it without us.",
    outOfScope:
      "A library doesn’t redesign your products. For one product, {ui} draws the components and {development/frontend} codes them. You set aside developer hours and choose who’ll publish changes.",
    featuresLine: "Components that your designers and developers both use.",
    features: [
      "Inventory of what you use today",
      "Duplicates merged or retired",
      "Named colors and sizes (tokens)",
      "The components you repeat most",
      "The same components in your code",
      "Ready-made forms and tables",
      "Keyboard support in each component",
      "When to use each component",
      "Docs for each component",
      "Versions and a change log",
    ],
    processLine: "You end up able to change the components without us.",
    process: [
      {
        title: "List your current components",
        description:
          "You see every button, color and form you pay to maintain today, side by side, and can count them.",
      },
      {
        title: "Choose what the library keeps",
        description:
          "Your team picks the version that stays, and you see the others on a list to be retired.",
      },
      {
        title: "Build the components",
        description:
          "We draw and code each one at the same time, so the two versions match. Open any of them to see its states and its rule.",
      },
      {
        title: "Test the library on a screen",
        description:
          "We rebuild one of your screens from the library alone, so what’s missing turns up now, before your next project needs it.",
      },
      {
        title: "Teach your team to publish",
        description: "Someone on your team makes a change and publishes it while we just watch.",
      },
    ],
    closing: "Send us two screens that should match and don’t.",
    quoteSays:
      "Your two screens show us which components to start with. The quote lists them, with a screen to rebuild as a test and the developer hours you’d need.",
  },
  interaction: {
    meta: {
      title: "Interaction design: taps, waits, errors and motion",
      description:
        "We decide how the screens you already have will respond. You get prototypes for your phone and a spec your developers can code from.",
    },
    title: "Interaction design",
    subtitle: "Screens that tell people what happened after each tap.",
    description:
      "“Did that go through?” someone wonders, and taps again. We decide how your existing screens respond to a tap, what a wait looks like, what can be undone and what moves. You try prototypes on your phone, and your developers get a spec of states and timings to code from.",
    outOfScope:
      "We work on screens you already have. New ones start in {design/ux}, and a new look in {ui}. The final code is for your developers to write, or for us in {development/frontend}.",
    featuresLine: "Each tap, wait and error gets an answer people can see.",
    features: [
      "List of confusing moments",
      "Feedback for every tap",
      "Loading that explains the wait",
      "Undo instead of “Are you sure?”",
      "Errors shown beside the field",
      "Visible button for each gesture",
      "Keyboard order and visible focus",
      "Motion that shows what changed",
      "Reduced-motion version",
      "Animation timings for developers",
    ],
    processLine: "You try each screen’s response before anyone codes it.",
    process: [
      {
        title: "Find the confusing moments",
        description:
          "We go through the product together and end with a list of moments where people wait, freeze or tap again.",
      },
      {
        title: "Describe how screens respond",
        description:
          "Each moment gets a page that says what the person does, how the screen responds and what happens if it fails.",
      },
      {
        title: "Animate the prototype",
        description:
          "Those moments become a prototype, and you judge it by tapping through it on your own phone.",
      },
      {
        title: "Make things fail on purpose",
        description:
          "We simulate long waits and lost signal, and use the prototype with one hand and by keyboard. Then we show you what failed and what changed.",
      },
      {
        title: "Document each interaction",
        description:
          "You receive the spec of states and timings, and an example that your developers can run.",
      },
    ],
    closing: "Show us the button people press twice.",
    quoteSays:
      "We’d start with that one. The quote tells you how many moments like it we’d prototype, and on which screens.",
  },
};
