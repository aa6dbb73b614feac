/** `npm run launch-check` lists what the studio must settle before the site goes public: file, key and value. */
import { spawnSync } from "node:child_process";
import { clients } from "../app/content/clients.server.ts";
import { quoteTerms } from "../app/content/contents.server.ts";
import { studioLogo } from "../app/content/logo.ts";
import { openAnswers } from "../app/content/open-answers.ts";
import { promises } from "../app/content/promises.ts";
import { reviews } from "../app/content/reviews.ts";
import { site } from "../app/content/site.ts";
import { defaultLanguage } from "../app/domain/languages.ts";
import { isLogoFile, wordmarkLetters } from "../app/domain/logo.ts";
import { isPlaceholder } from "../app/domain/placeholder-contacts.ts";
import { paths } from "../app/paths.ts";
import { prosePageKinds } from "../app/routes.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";

type Items = [key: string, found: string][];
interface Group {
  /** What the items are, and how each is settled. */
  title: string;
  file: string;
  items: Items;
}

export const currentState = { site, logo: studioLogo, clients, quoteTerms, promises, openAnswers, reviews };

export function openGroups(state: typeof currentState): Group[] {
  const { site, logo, clients, quoteTerms, promises, openAnswers, reviews } = state;
  const pages = prosePageKinds.filter((kind) => !knownPaths().includes(paths.single(defaultLanguage, kind)));
  const groups: Group[] = [
    { title: "Placeholders: type the studio's own", file: "facts", items: placeholders(site) },
    { title: "Facts: type them", file: "facts", items: openFacts(site) },
    { title: "The logo: put in the studio's own", file: "logo", items: openLogo(logo, site.brand) },
    {
      title: 'Made-up clients: replace them by real ones, with "isMadeUp": false, or remove them',
      file: "clients",
      items: clients.filter(({ isMadeUp }) => isMadeUp).map(({ name }): Items[number] => ["clients", name]),
    },
    {
      title:
        'Sample values of the quote page: type the studio\'s, with "isSample": false, or "isShown": false',
      file: "quote-terms",
      items: sampleKeys(quoteTerms).map((key): Items[number] => [key, "a sample"]),
    },
    {
      title: 'Promises: "isConfirmed": true for those that the studio keeps, "isMade": false for the others',
      file: "promises",
      items: promises
        .filter(({ isMade, isConfirmed }) => isMade && !isConfirmed)
        .map((promise): Items[number] => [promise.key, promise[defaultLanguage]]),
    },
    {
      title: "Questions of visitors: answer them in every language",
      file: "answers",
      items: openAnswers.map(({ key, question }): Items[number] => [key, question]),
    },
    {
      title:
        'Texts to read: whoever has read all types name and date, as in "Ana, 2026-12-01"; for law, a lawyer',
      file: "reviews",
      items: Object.entries(reviews)
        .filter(([, reader]) => !reader.trim())
        .map(([language]): Items[number] => [language, "not read"]),
    },
    ...pages.map(
      (page): Group => ({
        title: "A page without texts, whose links lead to the landing",
        file: page,
        items: [["(file)", "does not exist"]],
      }),
    ),
  ];
  return groups.filter(({ items }) => items.length > 0);
}

function placeholders(site: typeof currentState.site): Items {
  const { brand, address } = site;
  const made: (Items[number] | false)[] = [
    !site.isBrandFinal && ["brand", `${brand}, until "isBrandFinal" is true`],
    address.endsWith(".example") && ["address", address],
    ...(["phone", "linkedin", "instagram"] as const).map(
      (key): Items[number] | false => isPlaceholder(key, site[key]) && [key, site[key]],
    ),
  ];
  return made.filter((item) => item !== false);
}

/** A studio whose stage has steps claims no number of days. */
function openFacts({ mvpDaysAre, mvpDaysCountFrom, ...site }: typeof currentState.site): Items {
  const thisYear = new Date().getFullYear();
  const claimsDays = site.stage !== "steps";
  const open: (Items[number] | false)[] = [
    ...(["copyrightYear", "questionYear"] as const).map(
      (key): Items[number] | false => site[key] < thisYear && [key, `${site[key]}, and this is ${thisYear}`],
    ),
    claimsDays && !mvpDaysAre && ["mvpDaysAre", 'empty: "working" or "calendar"'],
    claimsDays &&
      !Object.values(mvpDaysCountFrom).every((text) => text.trim()) && [
        "mvpDaysCountFrom",
        'empty: as in "the day the quote is accepted"',
      ],
  ];
  return open.filter((item) => item !== false);
}

/** Finds the sample's mark under another studio's name, and a wide logo that is not legible in the browser's tab. */
function openLogo(logo: typeof studioLogo, brand: string): Items {
  const { mark, icon } = logo;
  if (isLogoFile(mark))
    return !icon && mark.width > 2 * mark.height
      ? [["icon", `missing, and ${mark.file} is too wide for the browser's tab: name a square SVG`]]
      : [];
  const letter = "replacesFirstLetter" in logo ? logo.replacesFirstLetter : undefined;
  return letter && !wordmarkLetters(logo, brand).replaced ? [["replacesFirstLetter", letter]] : [];
}

/** The keys of every term that the page shows and that is still a sample. */
function sampleKeys(terms: object, path = ""): string[] {
  return Object.entries(terms).flatMap(([key, term]) => {
    if (typeof term !== "object") return [];
    const { isSample, isShown = true } = term as { isSample?: boolean; isShown?: boolean };
    return [...(isSample && isShown ? [`${path}${key}`] : []), ...sampleKeys(term, `${path}${key}.`)];
  });
}

/** The number of items of each group, and then the items. */
export function report(groups: Group[]): string {
  const counts = groups.map(({ title, items }) => `${items.length}  ${title}`);
  const lists = groups.map(({ title, file, items }) =>
    [`\n${title}`, ...items.map(([key, found]) => `  app/content/${file}.json: ${key}: ${found}`)].join("\n"),
  );
  return [...counts, ...lists].join("\n");
}

export const currentFindings = () => openGroups(currentState).flatMap(({ items }) => items);

if (import.meta.main) {
  const { status, stdout, stderr } = spawnSync("npm run --silent check", { shell: true, encoding: "utf8" });
  if (status !== 0) console.log(`${stdout}${stderr}\nnpm run check fails.\n`);
  const groups = openGroups(currentState);
  console.log(report(groups) || "No item is open. The next steps: docs/launch.md");
  // This check cannot know which page of text is a notice.
  if (prosePageKinds.every((page) => ["about", "contact"].includes(page)))
    console.log("\nNot counted: no page for a privacy notice or an imprint: docs/launch.md, point 1");
  process.exitCode = status === 0 && groups.length === 0 ? 0 : 1;
}
