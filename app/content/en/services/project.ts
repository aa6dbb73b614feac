import type { ServiceText } from "../../types.ts";

export const project: ServiceText = {
  meta: {
    title: "A Project Manager for products that run late",
    description:
      "A Project Manager who puts the scope in writing, reports on one page a week, brings bad news early and puts a cost next to each change.",
  },
  title: "Project Manager",
  subtitle: "See the delay while it can be fixed",
  description:
    "Projects slip in silence: an approval nobody gave, a request nobody counted. We keep scope, dates and people in view each week. What comes first is up to you or a Product Owner.",
  summary: "Each week you know what’s moving, what’s stuck and who has it.",
  featuresLine: "Delays have causes. We watch six.",
  features: [
    {
      title: "Scope in writing",
      description:
        "We settle what’s in, what’s out and who approves each part before anyone gives a date, so nothing slips in unseen.",
    },
    {
      title: "Hours that exist",
      description:
        "We plan with the time each person really has, yours for approvals included: an hour promised twice is worked once.",
    },
    {
      title: "Dates with a cause",
      description:
        "Each date names what it waits for (a password, say) and who owes it; if yours can’t be met, you hear it at the start.",
    },
    {
      title: "One page a week",
      description:
        "What got done, what slipped and what you have to settle, short enough to read between two meetings.",
    },
    {
      title: "Bad news early",
      description:
        "You hear of a delay the day we see it, with what could be cut and what couldn’t, while the choice is still yours.",
    },
    {
      title: "Changes with a cost",
      description:
        "A new idea arrives with the days and money it takes and the date it moves; nobody starts without your yes.",
    },
  ],
  benefitsLine: "What changes in your week.",
  benefits: [
    "You choose what to cut, and in time",
    "You give dates you can defend",
    "You stop chasing people for updates",
    "No extras turn up without your signature",
    "You finish with every password in hand",
  ],
  processLine: "We warn you early.",
  process: ["Agree on the scope", "Draw up the schedule", "Unblock the work", "Hand over the keys"],
  closing: ["Tell us", "which deadline", "worries you."],
};
