/** Checks the content of all files against the schema and against the rules that span several texts or facts. */
import { globSync } from "node:fs";
import { listKeys } from "../domain/records.ts";
import { findQuoteProblems } from "../quote/check.ts";
import { getPageRow, prosePageKinds } from "../routes.ts";
import { drawingProblems } from "./check-drawings.ts";
import { factProblems } from "./check-facts.ts";
import { formatProblem, type Problem, schemaProblems } from "./check-schema.ts";
import { textProblems } from "./check-texts.ts";
import { readClients } from "./clients.server.ts";
import { files, readShared } from "./contents.server.ts";
import { readLogo } from "./logo.ts";
import { contentFile, type TextName, textFiles, type UncheckedTexts } from "./schema.ts";
import { type SharedContent, sharedFiles } from "./shared-schema.ts";

/**
 * Lists the problems of the texts, one line each: file, key, value found and limit.
 *
 * @returns an empty list if the content can be published
 */
export function contentProblems(...content: Parameters<typeof contentFindings>): string[] {
  return [...unknownFileProblems(), ...contentFindings(...content).map(formatProblem)];
}

/** @param publicFolder the folder that contains the logo files */
export function contentFindings(
  textValues: Record<string, unknown> = files,
  sharedValues: Record<string, unknown> = readShared(),
  publicFolder = "public",
): Problem[] {
  // Until the schema has found no value of another type, nothing relies on these types.
  const texts = textValues as UncheckedTexts;
  const present = listKeys(textFiles).filter((name) => !isLeftOut(name, texts));
  const findings = [
    ...Object.entries(sharedValues),
    ...present.map((name) => [name, texts[name] ?? {}] as const),
  ].flatMap(([name, content]) => schemaProblems(name, content));
  const problems = findings.map(({ problem }) => problem);
  if (findings.some(({ stops }) => stops === "all")) return problems;
  const shared = sharedValues as SharedContent;
  const { facts, logo, clients, promises, "quote-terms": quoteTerms } = shared;
  return [
    ...problems,
    ...factProblems(texts, shared),
    ...textProblems(texts, promises.promises),
    ...drawingProblems(readLogo(logo), readClients(clients.clients, publicFolder), publicFolder),
    ...findQuoteProblems(texts.quote ?? {}, quoteTerms, facts.mvpDays),
  ];
}

/** Whether no language has texts for an optional page. If one language has them, the schema requires the others. */
function isLeftOut(name: TextName, texts: UncheckedTexts): boolean {
  const kind = prosePageKinds.find((kind) => kind === name);
  return kind !== undefined && getPageRow(kind).isOptional && Object.keys(texts[name] ?? {}).length === 0;
}

/** Finds files with a misspelt name or without a row in the page table: the site would never show their texts. */
function unknownFileProblems(): string[] {
  const known = [...Object.keys(textFiles), ...Object.keys(sharedFiles)].map(contentFile);
  return globSync("app/content/**/*.json")
    .filter((file) => !known.includes(file))
    .map(
      (file) => `${file} belongs to no page: app/routes.ts and app/content/schema.ts list the known files`,
    );
}
