import { contentProblems, readShared } from "../app/content/check.ts";
import { readTexts } from "../app/content/contents.server.ts";
import { fillFacts } from "../app/content/fill-facts.ts";
import { textFiles } from "../app/content/schema.ts";

/** What `npm run check` would say of a file of the content after it is saved, a line each. */
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
