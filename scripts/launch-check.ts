/** `npm run launch-check` lists what the studio must settle before the site goes public: file, key and value. */
import { readFileSync } from "node:fs";
import { isPlaceholder, placeholderContacts } from "../app/content-model/contacts.ts";
import { getContent, promises, quoteNumbers, shared, site } from "../app/content-model/contents.server.ts";
import { clients, studioLogo } from "../app/content-model/logos.server.ts";
import { splitWordmark } from "../app/drawings/logo.ts";
import { defaultLanguage, languages } from "../app/languages.ts";
import { getPart, listKeys, listParts } from "../app/records.ts";
import { footerPageKinds, hasQuotePage, prosePageKinds } from "../app/routes.ts";
import { checkSources } from "./check-sources.ts";

/** What is open, and how it is settled, in the order of the report. */
const titles = {
  placeholder: "Placeholders: type the studio's own",
  fact: "Facts: type them",
  logo: "The logo: put in the studio's own",
  client: 'Invented clients: replace them by real ones, with "isInvented": false, or remove them',
  value: 'Sample values of the quote page: type the studio\'s, with "isConfirmed": true, or "isShown": false',
  promise: 'Promises: "isConfirmed": true for those that the studio keeps, "isShown": false for the others',
  question:
    'Questions of visitors: answer them, or read the drafts, and "isConfirmed": true in every language',
  text: 'Texts to read: whoever has read all types name and date, as in "Ana, 2026-12-01"; for law, a lawyer',
  page: "Pages without texts, whose links lead to the landing",
};

interface Item {
  kind: keyof typeof titles;
  /** A file of `app/content/`, and its key. */
  place: string;
  found: string;
}

const { answers } = getContent(defaultLanguage);

export const currentState = {
  site,
  claimsDays: readFileSync("app/content/home.json", "utf8").includes("{mvpDays"),
  logo: studioLogo,
  clients,
  quoteNumbers: hasQuotePage && quoteNumbers,
  promises,
  openAnswers: listKeys(answers).filter(
    (key) => !languages.every((language) => getContent(language).answers[key].isConfirmed),
  ),
  reviews: shared.reviews,
};

export function listOpenItems({ site, logo, claimsDays, ...state }: typeof currentState): Item[] {
  const items: Item[] = [];
  const add = (kind: Item["kind"], isOpen: unknown, place: string, found: string) => {
    if (isOpen) items.push({ kind, place, found });
  };
  add("placeholder", !site.isBrandFinal, "facts.json: brand", `${site.brand}, until "isBrandFinal" is true`);
  add("placeholder", site.address.endsWith(".example"), "facts.json: address", site.address);
  for (const key of listKeys(placeholderContacts))
    add("placeholder", isPlaceholder(key, site[key]), `facts.json: ${key}`, site[key]);

  const thisYear = new Date().getFullYear();
  for (const key of ["copyrightYear", "questionYear"] as const)
    add("fact", site[key] < thisYear, `facts.json: ${key}`, `${site[key]}, and this is ${thisYear}`);
  const lacksFrom = Object.values(site.mvpDaysCountFrom).some((text) => !text?.trim());
  const from = 'empty: as in "the day the quote is accepted"';
  add("fact", claimsDays && !site.mvpDaysAre, "facts.json: mvpDaysAre", 'empty: "working" or "calendar"');
  add("fact", claimsDays && lacksFrom, "facts.json: mvpDaysCountFrom", from);

  const letter = logo.replacesFirstLetter ?? "";
  const isUnused = letter && !splitWordmark(logo, site.brand).replaced;
  add("logo", isUnused, "logo.json: replacesFirstLetter", letter);
  for (const { name, isInvented } of state.clients) add("client", isInvented, "clients.json: clients", name);
  for (const { path, value } of listParts(state.quoteNumbers))
    add("value", isOpen(value), `quote-numbers.json: ${path.join(".")}`, "");
  for (const promise of state.promises)
    add("promise", isOpen(promise), `promises.json: ${promise.key}`, promise[defaultLanguage] ?? "");
  for (const key of state.openAnswers) add("question", true, `answers.json: ${key}`, answers[key].question);
  for (const [text, reader] of Object.entries(state.reviews))
    add("text", !reader, `reviews.json: ${text}`, "not read");
  for (const kind of prosePageKinds)
    add("page", !getContent(defaultLanguage)[kind], `${kind}.json`, "does not exist");
  return items;
}

/** Whether the site shows a value that the studio has not confirmed. */
const isOpen = (value: unknown) =>
  getPart(value, "isConfirmed") === false && getPart(value, "isShown") !== false;

if (import.meta.main) {
  const problems = checkSources();
  if (problems.length > 0) console.log(`npm run check fails:\n${problems.join("\n")}\n`);
  const items = listOpenItems(currentState);
  for (const [kind, own] of Map.groupBy(items, ({ kind }) => kind)) {
    console.log(`${own.length}  ${titles[kind]}`);
    for (const { place, found } of own)
      console.log(`   app/content/${[place, found].filter(Boolean).join(": ")}`);
    console.log();
  }
  if (items.length === 0) console.log("No item is open. The next steps: docs/launch.md");
  // This check cannot know which page of text is a notice.
  if (!footerPageKinds.length)
    console.log("Not counted: no page for a privacy notice or an imprint: docs/launch.md, point 1");
  process.exitCode = problems.length === 0 && items.length === 0 ? 0 : 1;
}
