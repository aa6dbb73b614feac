import type { ServiceText } from "../../types.ts";

export const design: ServiceText = {
  meta: {
    title: "Design Thinking for a problem with no product yet",
    description:
      "Design Thinking when you don’t know what to build: watch the problem, agree on one question, sketch separately and try a mock-up before paying for code.",
  },
  title: "Design Thinking",
  subtitle: "When you have the problem and no idea yet",
  description:
    "Something in your business hurts and everyone brings a different cure. We open the problem with those who live with it and close on one tested answer. If you know what to build, you want UX.",
  summary: "Open a problem wide, then close on one answer you can test.",
  featuresLine: "A mess becomes one answer.",
  features: [
    {
      title: "Watching it happen",
      description:
        "We spend hours at the counter or beside whoever fixes the spreadsheet by hand, since meetings leave that part out.",
    },
    {
      title: "One shared question",
      description:
        "Complaints become a single question that you all sign; without it, each department solves a different problem.",
    },
    {
      title: "Everyone draws alone",
      description:
        "You bring sales, support and management; each person sketches separately, so the first idea said aloud doesn’t win.",
    },
    {
      title: "Rules before votes",
      description:
        "Budget, legal limits and what can’t change are settled before we compare drawings, with the decision-maker at the table.",
    },
    {
      title: "A rough mock-up",
      description:
        "Paper, fake screens or a person playing the system: enough to try it with outsiders before any coding starts.",
    },
    {
      title: "A page, not software",
      description:
        "What was tried, what people did and whether to build, change or drop it, clear enough for any team to give you a quote.",
    },
  ],
  benefitsLine: "After the last sticky note.",
  benefits: [
    "The problem has a name you all use",
    "Your team backs what it drew",
    "A bad idea dies cheaply, on paper",
    "You know what to ask a developer for",
    "You tackle the next problem without us",
  ],
  processLine: "Draw many, test one.",
  process: ["Open the problem", "Choose one question", "Draw many answers", "Test just one"],
  closing: ["Bring us", "a problem,", "not an answer."],
};
