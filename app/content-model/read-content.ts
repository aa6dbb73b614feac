/**
 * Reads the files of `app/content/`, fills in the studio's facts, and parses each text once. What the pages get has the
 * types of the schema because zod has checked it: docs/decisions/content-is-a-schema.md
 */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { isLanguage, type Language, languages } from "../languages.ts";
import { getPart, isRecord, listParts, makeRecord } from "../records.ts";
import { isProsePage } from "../routes.ts";
import { type Fillers, fillFacts } from "./fill-facts.ts";
import { describeIssue, getContentPath, type Place, type Problem, report } from "./problems.ts";
import { type Content, textFiles } from "./schema.ts";
import { type SharedContent, sharedFiles } from "./shared-schema.ts";

/** The values of the files by name, such as `services/ux`; `undefined` for a file that does not exist. */
export type Sources = Record<string, unknown>;

/** @throws SyntaxError that names a file which is no JSON */
export function readSources(): Sources {
  return makeRecord([...Object.keys(sharedFiles), ...Object.keys(textFiles)], (name) =>
    readJson(getContentPath(name)),
  );
}

/** @returns `undefined` if the file does not exist, which the check reports */
function readJson(file: string): unknown {
  if (!existsSync(file)) return undefined;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    return JSON.parse(readFileSync(file, "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

interface ParsedContent {
  /** The files that all languages share; `undefined` if one has a problem. */
  shared: SharedContent | undefined;
  /** The texts of each language that is complete. */
  texts: Partial<Record<Language, Content>>;
  problems: Problem[];
  /** The sources with the facts filled in. */
  filled: Sources;
  fillers: Fillers;
}

export function parseContent(sources: Sources): ParsedContent {
  const fillers = readFillers(sources);
  const filled = makeRecord(Object.keys(sources), (name) => fillFacts(sources[name], fillers));
  const find = ({ file, path }: Place, from: Sources) => path.reduce(getPart, from[file]);
  const listIssues = ({ error }: z.ZodSafeParseResult<unknown>, language?: Language) =>
    (error?.issues ?? []).map((issue) => {
      const [file, ...path] = issue.path;
      const place = { file: String(file), path: language ? [language, ...path] : path };
      return { ...place, ...describeIssue(issue, find(place, filled), find(place, sources)) };
    });

  const shared = z.object(sharedFiles).safeParse(filled);
  const texts: ParsedContent["texts"] = {};
  const problems = [...findMissingFiles(filled), ...listIssues(shared), ...findForeignKeys(filled)];
  for (const language of languages) {
    const [missing, ...alsoMissing] = findMissing(filled, language);
    if (missing) problems.push(reportMissing(missing, alsoMissing.length));
    const parsed = z
      .object(textFiles)
      .safeParse(makeRecord(Object.keys(textFiles), (name) => getPart(filled[name], language)));
    // A language that a file lacks is already named.
    const isNew = (problem: Problem) => problem.path.length > 1 || find(problem, filled) !== undefined;
    problems.push(...listIssues(parsed, language).filter(isNew));
    if (parsed.data && !missing) texts[language] = parsed.data;
  }
  return { shared: shared.data, texts, problems, filled, fillers };
}

/** What texts may name in braces. Facts and promises with a problem are filled in as they were typed. */
export function readFillers(sources: Sources): Fillers {
  const facts = sharedFiles.facts.safeParse(sources.facts).data ?? sources.facts;
  const typed = fillFacts(sources.promises, { facts, promises: [] });
  const promises = sharedFiles.promises.safeParse(typed).data?.promises ?? getPart(typed, "promises");
  return { facts, promises: Array.isArray(promises) ? promises : [] };
}

/** One line for a language that is being added, however many files lack it. */
function reportMissing(place: Place, count: number): Problem {
  return count === 0
    ? report(place, "is missing")
    : report(place, "is missing, as in {count} more places: a language is whole or absent", { count });
}

function findMissingFiles(filled: Sources): Problem[] {
  return Object.keys(textFiles)
    .filter((name) => filled[name] === undefined && !isProsePage(name))
    .map((file) => report({ file, path: [] }, "is missing"));
}

/** A file of texts contains languages only. */
function findForeignKeys(filled: Sources): Problem[] {
  return Object.keys(textFiles).flatMap((file) => {
    const keys = Object.keys(filled[file] ?? {}).filter((key) => !isLanguage(key));
    return keys.length > 0
      ? report({ file, path: [] }, "has an unknown key: {keys}", { keys: keys.join(", ") })
      : [];
  });
}

/** Where a language is missing: in a file of texts, and beside other languages in any other file. */
function findMissing(filled: Sources, language: Language): Place[] {
  return Object.keys({ ...textFiles, ...sharedFiles }).flatMap((file) =>
    listParts(filled[file]).flatMap(({ path, value }) => {
      if (!isRecord(value)) return [];
      const hasLanguages = (file in textFiles && path.length === 0) || Object.keys(value).some(isLanguage);
      return hasLanguages && value[language] === undefined ? { file, path: [...path, language] } : [];
    }),
  );
}
