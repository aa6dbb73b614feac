/** Checks what depends on the number of days of an MVP. */
import type { Language } from "../languages.ts";
import { getPart } from "../records.ts";
import { getContentPath, type Problem, report } from "./problems.ts";
import type { Content } from "./schema.ts";

/** The days of the stage and of the example of a project, in a language's texts. */
export function checkDays(content: Content, language: Language, max: number): Problem[] {
  const { length: count } = content["stage-days"].days;
  const stage = { file: "stage-days", path: [language, "days"] };
  const values = { count, expected: max, file: getContentPath("facts") };
  // An owner may have removed the service whose example it is.
  const project = getPart(content, "specimens/project");
  const days = [
    ["week", "last"],
    ["date", "from"],
    ["date", "to"],
    ["decide", "day"],
  ];
  return [
    ...(count === max ? [] : [report(stage, "has {count} entries, but {file} sets {expected}", values)]),
    ...days.flatMap((path) => {
      const value = path.reduce(getPart, project);
      const place = { file: "specimens/project", path: [language, ...path] };
      return typeof value === "number" && value > max
        ? report(place, "is {value}, at most {max}", { value, max })
        : [];
    }),
  ];
}
