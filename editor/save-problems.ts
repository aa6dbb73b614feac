import { contentProblems, readShared } from "../app/content/check.ts";
import { readTexts } from "../app/content/contents.server.ts";
import { fillFacts } from "../app/content/fill-facts.ts";
import { textFiles } from "../app/content/schema.ts";

/** The problems that `npm run check` would report for a file after saving it, one line each. */
export function saveProblems(path: string, raw: string): string[] {
  const name = path.replace(/^app\/content\/|\.json$/g, "");
  const changed = { [name]: fillFacts(JSON.parse(raw)) };
  const texts = Object.fromEntries(Object.keys(textFiles).map((file) => [file, readTexts(file)]));
  const isText = name in textFiles;
  return contentProblems(
    { ...texts, ...(isText && changed) },
    { ...readShared(), ...(!isText && changed) },
  ).filter((problem) => problem.startsWith(`${path}:`));
}
