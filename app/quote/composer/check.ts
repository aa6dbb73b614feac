import { type Problem, report } from "../../content-model/problems.ts";
import type { SharedContent } from "../../content-model/shared-schema.ts";
import type { Language } from "../../languages.ts";
import type { QuoteText } from "../schema.ts";

/** Lists the mismatches between the days that the form counts and a language's texts. */
export function checkComposer(
  { questions }: QuoteText,
  language: Language,
  { "quote-numbers": terms }: SharedContent,
): Problem[] {
  const { needs } = terms.estimate;
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

/** An MVP without additions must fit in its days. */
export function checkEstimate({ facts, "quote-numbers": { estimate } }: SharedContent): Problem[] {
  const values = { value: estimate.task.days + estimate.launch.days, max: facts.mvpDays };
  const place = { file: "quote-numbers", path: ["estimate"] };
  return values.value > values.max ? [report(place, "is {value}, at most {max}", values)] : [];
}
