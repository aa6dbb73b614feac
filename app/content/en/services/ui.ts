import type { ServiceText } from "../../types.ts";

export const ui: ServiceText = {
  meta: {
    title: "UI design: one set of parts for every screen",
    description:
      "For products that work but look patched together: one set of parts, every screen and state built from it, ready for your developers to use.",
  },
  title: "UI",
  subtitle: "User interface: each part drawn once",
  description:
    "Your product works, but each screen looks like someone else made it. We draw one set of parts, compose every screen and state from it, and your developers build with that same set.",
  summary: "Screens that belong together, even when something fails.",
  featuresLine: "The same parts on every screen.",
  features: [
    {
      title: "What you already have",
      description:
        "We lay your screens side by side and mark what differs for no reason; if people get lost in them, you need UX.",
    },
    {
      title: "You choose the look",
      description:
        "You bring your brand and the person who decides; we draw several styles on your own screens, and you keep one.",
    },
    {
      title: "Parts with a name",
      description:
        "A button, a field or a table is drawn once and has one name, which designers and developers both use.",
    },
    {
      title: "States easy to miss",
      description:
        "Loading, empty, full, wrong, not allowed: we draw those screens too, so nobody invents them at the last minute.",
    },
    {
      title: "The smallest phone first",
      description:
        "Contrast, text size and room for a thumb are checked there, with your longest names and prices.",
    },
    {
      title: "Drawing against code",
      description:
        "We compare built screens with the drawn ones; what didn’t fit in the plan, your team can make from the same parts.",
    },
  ],
  benefitsLine: "One product, and it shows.",
  benefits: [
    "You show the product without apologizing",
    "A new screen takes fewer meetings",
    "Nobody asks which blue it was",
    "Errors stop scaring your customers away",
    "You change a color in one place",
  ],
  processLine: "Errors get drawn too.",
  process: ["Gather screens", "Define the parts", "Draw every state", "Review the build"],
  closing: ["Let us see", "the screen", "you hide."],
};
