import { type Problem, report } from "../content-model/problems.ts";
import type { SharedContent } from "../content-model/shared-schema.ts";
import type { Language } from "../languages.ts";
import type { QuoteText } from "./quote-schema.ts";

/** Lists the mismatches between the days that the form counts and a language's texts. */
export function checkNeeds({ questions }: QuoteText, language: Language, shared: SharedContent): Problem[] {
  const { needs } = shared["quote-numbers"].estimate;
  const { options } = questions.needs;
  const path = [language, "questions", "needs", "options"];
  const missing = [
    ...Object.keys(needs)
      .filter((key) => !options[key])
      .map((key) => [...path, key]),
    ...Object.keys(options)
      .filter((key) => !needs[key] && !options[key]?.reason)
      .map((key) => [...path, key, "reason"]),
  ];
  return missing.map((path) => report({ file: "quote", path }, "is missing"));
}

/** An MVP without additions, and the payments of the sample, must fit in the days of an MVP. */
export function checkQuoteDays({ facts, "quote-numbers": { estimate, sample } }: SharedContent): Problem[] {
  const days = [
    { path: ["estimate", "task.days + launch.days"], value: estimate.task.days + estimate.launch.days },
    ...Object.entries(sample.payments).map(([key, { day = 0 }]) => ({
      path: ["sample", "payments", key, "day"],
      value: day,
    })),
  ];
  return days
    .filter(({ value }) => value > facts.mvpDays)
    .map(({ path, value }) =>
      report({ file: "quote-numbers", path }, "is {value}, at most {max}", { value, max: facts.mvpDays }),
    );
}
