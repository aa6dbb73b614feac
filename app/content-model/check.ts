/** Checks the content of all files against the schema and against the rules that span several texts or facts. */
import { globSync } from "node:fs";
import { checkQuote } from "../quote/check.ts";
import { listKeys } from "../records.ts";
import { checkDrawings } from "./check-drawings.ts";
import { checkFacts } from "./check-facts.ts";
import { checkSchema, formatProblem, type Problem } from "./check-schema.ts";
import { checkTexts } from "./check-texts.ts";
import { files, shared } from "./contents.server.ts";
import { getContentPath, textFiles, type UncheckedTexts } from "./schema.ts";
import { type SharedContent, sharedFiles } from "./shared-schema.ts";

/**
 * Lists the problems of the texts, one line each: file, key, value found and limit.
 *
 * @returns an empty list if the content can be published
 */
export function listContentProblems(...content: Parameters<typeof checkContent>): string[] {
  return [...findUnknownFiles(), ...checkContent(...content).map(formatProblem)];
}

/** @param publicFolder the folder that contains the logo files */
export function checkContent(
  textValues: Record<string, unknown> = files,
  sharedValues: Record<string, unknown> = shared,
  publicFolder = "public",
): Problem[] {
  // Until the schema has found no value of another type, nothing relies on these types.
  const texts = textValues as UncheckedTexts;
  const findings = [
    ...Object.entries(sharedValues),
    ...listKeys(textFiles).map((name) => [name, texts[name] ?? {}] as const),
  ].flatMap(([name, content]) => checkSchema(name, content));
  const problems = findings.map(({ problem }) => problem);
  if (findings.some(({ stops }) => stops === "all")) return problems;
  const settled = sharedValues as SharedContent;
  const { facts, promises, "quote-terms": quoteTerms } = settled;
  return [
    ...problems,
    ...checkFacts(texts, settled),
    ...checkTexts(texts, promises.promises),
    ...checkDrawings(settled, publicFolder),
    ...checkQuote(texts.quote ?? {}, quoteTerms, facts.mvpDays),
  ];
}

/** Finds files with a misspelt name or without a row in the page table: the site would never show their texts. */
function findUnknownFiles(): string[] {
  const known = [...Object.keys(textFiles), ...Object.keys(sharedFiles)].map(getContentPath);
  return globSync("app/content/**/*.json")
    .filter((file) => !known.includes(file))
    .map(
      (file) =>
        `${file} belongs to no page: app/routes.ts and app/content-model/schema.ts list the known files`,
    );
}
