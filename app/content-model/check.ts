/** Checks the content of all files against the schema and against the rules that span several texts or facts. */
import { globSync } from "node:fs";
import { isLanguage, languages } from "../languages.ts";
import { checkNeeds, checkQuoteDays } from "../quote/check-quote.ts";
import { checkColors } from "./check-colors.ts";
import { checkDays } from "./check-days.ts";
import { checkDrawings, checkPhotos } from "./check-files.ts";
import { checkTexts } from "./check-texts.ts";
import { formatProblem, getContentPath, type Problem } from "./problems.ts";
import { parseContent, readSources, type Sources } from "./read-content.ts";
import { textFiles } from "./schema.ts";
import { sharedFiles } from "./shared-schema.ts";

/**
 * Lists the problems of the content, one line each: file, key, value found and limit.
 *
 * @returns an empty list if the content can be published
 */
export function listContentProblems(sources = readSources()): string[] {
  return [...findUnknownFiles(), ...checkContent(sources).map(formatProblem)];
}

/** @param publicFolder the folder that contains the files that texts name */
export function checkContent(sources: Sources, publicFolder = "public"): Problem[] {
  const { shared, texts, problems, filled, fillers } = parseContent(sources);
  return [
    ...problems,
    ...checkTexts(filled, fillers.promises),
    ...(shared
      ? [...checkColors(shared), ...checkDrawings(shared, publicFolder), ...checkQuoteDays(shared)]
      : []),
    ...languages.flatMap((language) => {
      const content = texts[language];
      return shared && content
        ? [
            ...checkDays(content, language, shared.facts.mvpDays),
            ...checkPhotos(content, language, publicFolder),
            ...checkNeeds(content.quote, language, shared),
          ]
        : [];
    }),
  ];
}

/**
 * Lists the problems with which no page can be rendered, or none of a language that is being added.
 *
 * @param language of the page, if it has one
 */
export function listLoadingProblems(language?: string): string[] {
  try {
    const { shared, texts, problems } = parseContent(readSources());
    const isWhole = isLanguage(language) ? texts[language] : true;
    return shared && isWhole ? [] : problems.map(formatProblem);
  } catch (error) {
    return [String(error)];
  }
}

/** Finds files with a misspelt name, or of a page that no list has: the site would never show their texts. */
function findUnknownFiles(): string[] {
  const known = [...Object.keys(textFiles), ...Object.keys(sharedFiles)].map(getContentPath);
  return globSync("app/content/**/*.json")
    .filter((file) => !known.includes(file))
    .map(
      (file) =>
        `${file} belongs to no page: app/routes.ts and app/content-model/schema.ts list the known files`,
    );
}
