/** `npm run launch-check` lists what the studio must settle before the site goes public: file, key and value. */
import { readFileSync } from "node:fs";
import { clients } from "../app/content/clients.server.ts";
import { contents, quoteTerms } from "../app/content/contents.server.ts";
import { studioLogo } from "../app/content/logo.ts";
import { promises } from "../app/content/promises.ts";
import { reviews } from "../app/content/reviews.ts";
import { site } from "../app/content/site.ts";
import { defaultLanguage, languages } from "../app/domain/languages.ts";
import { isLogoFile, wordmarkLetters } from "../app/domain/logo.ts";
import { isPlaceholder } from "../app/domain/placeholder-contacts.ts";
import { keysOf } from "../app/domain/records.ts";
import { hasPage, prosePageKinds } from "../app/page-kinds.ts";
import { paths } from "../app/paths.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";
import { sourceProblems } from "./check-sources.ts";

/** The place is a file of `app/content/`, and its key. */
type Item = [place: string, found: string];
/** What the items are, and how each is settled. */
type Group = [title: string, items: (Item | false)[]];

const { answers } = contents[defaultLanguage];

export const currentState = {
  site,
  claimsDays: readFileSync("app/content/home.json", "utf8").includes("{mvpDays}"),
  logo: studioLogo,
  clients,
  quoteTerms,
  hasQuotePage: hasPage("quote"),
  promises,
  openAnswers: keysOf(answers)
    // A new language may have none.
    .filter((key) => !languages.every((language) => contents[language].answers?.[key]?.answer))
    .map((key) => ({ key, question: answers[key].question })),
  reviews,
};

export function openGroups(state: typeof currentState): [title: string, items: Item[]][] {
  const groups: Group[] = [
    ["Placeholders: type the studio's own", placeholders(state.site)],
    ["Facts: type them", openFacts(state)],
    ["The logo: put in the studio's own", openLogo(state.logo, state.site.brand)],
    [
      'Made-up clients: replace them by real ones, with "isMadeUp": false, or remove them',
      state.clients.map(({ name, isMadeUp }) => isMadeUp && ["clients.json: clients", name]),
    ],
    [
      'Sample values of the quote page: type the studio\'s, with "isSample": false, or "isShown": false',
      sampleKeys(state.quoteTerms).map(
        (key) => state.hasQuotePage && [`quote-terms.json: ${key}`, "a sample"],
      ),
    ],
    [
      'Promises: "isConfirmed": true for those that the studio keeps, "isMade": false for the others',
      state.promises.map(
        ({ key, isMade, isConfirmed, [defaultLanguage]: sentence }) =>
          isMade && !isConfirmed && [`promises.json: ${key}`, sentence],
      ),
    ],
    [
      "Questions of visitors: answer them in every language",
      state.openAnswers.map(({ key, question }) => [`answers.json: ${key}`, question]),
    ],
    [
      'Texts to read: whoever has read all types name and date, as in "Ana, 2026-12-01"; for law, a lawyer',
      Object.entries(state.reviews).map(
        ([text, reader]) => !reader.trim() && [`reviews.json: ${text}`, "not read"],
      ),
    ],
    [
      "Pages without texts, whose links lead to the landing",
      prosePageKinds.map(
        (kind) =>
          !knownPaths().includes(paths.single(defaultLanguage, kind)) && [`${kind}.json`, "does not exist"],
      ),
    ],
  ];
  return groups
    .map(([title, items]): [string, Item[]] => [title, items.filter((item) => item !== false)])
    .filter(([, items]) => items.length > 0);
}

function placeholders({ brand, isBrandFinal, address, ...contacts }: typeof site): Group[1] {
  return [
    !isBrandFinal && ["facts.json: brand", `${brand}, until "isBrandFinal" is true`],
    address.endsWith(".example") && ["facts.json: address", address],
    ...(["phone", "linkedin", "instagram"] as const).map(
      (key): Item | false => isPlaceholder(key, contacts[key]) && [`facts.json: ${key}`, contacts[key]],
    ),
  ];
}

function openFacts({ site, claimsDays }: typeof currentState): Group[1] {
  const { mvpDaysAre, mvpDaysCountFrom, ...years } = site;
  const thisYear = new Date().getFullYear();
  const saysFrom = Object.values(mvpDaysCountFrom).every((text) => text.trim());
  return [
    ...(["copyrightYear", "questionYear"] as const).map(
      (key): Item | false =>
        years[key] < thisYear && [`facts.json: ${key}`, `${years[key]}, and this is ${thisYear}`],
    ),
    claimsDays && !mvpDaysAre && ["facts.json: mvpDaysAre", 'empty: "working" or "calendar"'],
    claimsDays &&
      !saysFrom && ["facts.json: mvpDaysCountFrom", 'empty: as in "the day the quote is accepted"'],
  ];
}

/** Finds the sample's mark under another studio's name, and a wide logo that is not legible in the browser's tab. */
function openLogo(logo: typeof studioLogo, brand: string): Group[1] {
  const { mark, icon } = logo;
  if (isLogoFile(mark)) {
    const tooWide = `missing, and ${mark.file} is too wide for the browser's tab: name a square SVG`;
    return [!icon && mark.width > 2 * mark.height && ["logo.json: icon", tooWide]];
  }
  const letter = "replacesFirstLetter" in logo && logo.replacesFirstLetter;
  return [!!letter && !wordmarkLetters(logo, brand).replaced && ["logo.json: replacesFirstLetter", letter]];
}

/** The keys of every term that the page shows and that is still a sample. */
function sampleKeys(terms: object, path = ""): string[] {
  return Object.entries(terms).flatMap(([key, term]) => {
    if (typeof term !== "object") return [];
    const isOpen = term.isSample === true && term.isShown !== false;
    return [...(isOpen ? [`${path}${key}`] : []), ...sampleKeys(term, `${path}${key}.`)];
  });
}

/** The number of items of each group, and then the items. */
export function report(groups: ReturnType<typeof openGroups>): string {
  const counts = groups.map(([title, items]) => `${items.length}  ${title}`);
  const lists = groups.map(([title, items]) =>
    [`\n${title}`, ...items.map(([place, found]) => `  app/content/${place}: ${found}`)].join("\n"),
  );
  return [...counts, ...lists].join("\n");
}

export const openCount = () => openGroups(currentState).flatMap(([, items]) => items).length;

if (import.meta.main) {
  const problems = await sourceProblems();
  if (problems.length > 0) console.log(`npm run check fails:\n${problems.join("\n")}\n`);
  const groups = openGroups(currentState);
  console.log(report(groups) || "No item is open. The next steps: docs/launch.md");
  // This check cannot know which page of text is a notice.
  if (prosePageKinds.every((page) => ["about", "contact"].includes(page)))
    console.log("\nNot counted: no page for a privacy notice or an imprint: docs/launch.md, point 1");
  process.exitCode = problems.length === 0 && groups.length === 0 ? 0 : 1;
}
