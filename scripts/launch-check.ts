import { spawnSync } from "node:child_process";
import { clients } from "../app/content/clients.server.ts";
import { quoteTerms } from "../app/content/contents.server.ts";
import { studioLogo } from "../app/content/logo.ts";
import { openAnswers } from "../app/content/open-answers.ts";
import { promises, type StudioPromise } from "../app/content/promises.ts";
import type { QuoteTerms } from "../app/content/quote-schema.ts";
import { reviews } from "../app/content/reviews.ts";
import type { Facts } from "../app/content/schema.ts";
import { site } from "../app/content/site.ts";
import { defaultLanguage } from "../app/domain/languages.ts";
import { isLogoFile, type StudioLogo, wordmarkLetters } from "../app/domain/logo.ts";
import { isPlaceholder } from "../app/domain/placeholder-contacts.ts";
import { paths } from "../app/paths.ts";
import { prosePageKinds } from "../app/routes.ts";
import { knownPaths } from "../app/seo/known-paths.server.ts";

export interface LaunchState {
  site: Facts;
  logo: StudioLogo;
  clients: { name: string; isMadeUp: boolean }[];
  /** The person who read the texts of each language, and the lawyer who read what they say about the law. */
  reviews: Record<string, string | undefined>;
  quoteTerms: QuoteTerms;
  promises: readonly StudioPromise[];
  openAnswers: { key: string; question: string }[];
  /** Optional pages without texts, by the name of their file. */
  missingPages: string[];
}

interface Finding {
  file: string;
  text: string;
  /** What to do about this finding and all others with the same cure. */
  cure?: string;
}

/** @returns an empty list if the studio has settled everything */
export function launchFindings(state: LaunchState): Finding[] {
  const { site, logo, clients, reviews, openAnswers, quoteTerms, promises, missingPages } = state;
  const samples = clients.filter(({ isMadeUp }) => isMadeUp).map(({ name }) => name);
  const unread = Object.keys(reviews).filter((language) => !reviews[language]?.trim());
  return [
    ...factFindings(site).map((text) => ({ file: "app/content/facts.json", text })),
    ...logoFindings(logo, site.brand).map((text) => ({ file: "app/content/logo.json", text })),
    ...samples.map((name) => ({
      file: "app/content/clients.json",
      text: `${name} is a made-up client. Replace it with a real one that has given permission, with "isMadeUp": false, or remove it.`,
    })),
    ...openAnswers.map(({ key, question }) => ({
      file: "app/content/answers.json",
      text: `${key}: “${question}”`,
      cure: "Visitors ask these questions. Type the answers. The home page shows each once every language has one.",
    })),
    ...promises
      .filter(({ isMade, isConfirmed }) => isMade && !isConfirmed)
      .map((promise) => ({
        file: "app/content/promises.json",
        text: `${promise.key}: “${promise[defaultLanguage]}”`,
        cure: `The pages promise this. Type "isConfirmed": true beside each that the studio keeps, and "isMade": false beside each that it does not: its sentence then leaves every page.`,
      })),
    ...missingPages.map((page) => ({
      file: `app/content/${page}.json`,
      text: `Every link to the ${page} page leads to the landing until this file has the page's texts: docs/content-guide.md#adding-things`,
    })),
    ...sampleTerms(quoteTerms).map((key) => ({
      file: "app/content/quote-terms.json",
      text: key,
      cure: `The quote page shows these samples. Type the studio's own value of each, its words in quote.json, and here "isSample": false. For those that begin with "sample.", "isShown": false omits the line instead.`,
    })),
    ...unread.map((language) => ({
      file: "app/content/reviews.json",
      text:
        language === "law"
          ? "No lawyer has signed what the pages say about the law: personal data, consumers, trademarks and the official exchange rate. The lawyer types name and date."
          : `Nobody has signed the texts in "${language}". The person who has read them all types name and date: "Ana, 2026-12-01".`,
    })),
  ];
}

/** The keys of every term that the page shows and that is still a sample. */
function sampleTerms(terms: object, path = ""): string[] {
  return Object.entries(terms).flatMap(([key, term]) => {
    if (typeof term !== "object") return [];
    const { isSample, isShown = true } = term as { isSample?: boolean; isShown?: boolean };
    return [...(isSample && isShown ? [`${path}${key}`] : []), ...sampleTerms(term, `${path}${key}.`)];
  });
}

function factFindings(site: Facts): string[] {
  const thisYear = new Date().getFullYear();
  return [
    !site.isBrandFinal &&
      `brand: "${site.brand}" is a working name. Type the studio's name, and "isBrandFinal": true.`,
    site.address.endsWith(".example") &&
      `address: ${site.address} is made up. Type the site's public URL: "https://acme.com".`,
    isPlaceholder("phone", site.phone) &&
      'phone: this is the made-up number, so no chat can open. Type it with the country code: "+54 9 351 555-1234".',
    accountFinding("linkedin", site.linkedin, "https://www.linkedin.com/company/acme"),
    accountFinding("instagram", site.instagram, "@acme"),
    site.copyrightYear < thisYear &&
      `copyrightYear: ${site.copyrightYear} is in the legal line of each page, and this is ${thisYear}. Type ${thisYear}.`,
    site.questionYear < thisYear &&
      `questionYear: ${site.questionYear} is in the first frequent question, and this is ${thisYear}. Type ${thisYear}.`,
    !site.mvpDaysAre &&
      `mvpDaysAre: are the ${site.mvpDays} days working days or calendar days? Type "working" or "calendar".`,
    !Object.values(site.mvpDaysCountFrom).every((text) => text.trim()) &&
      `mvpDaysCountFrom: from when do the ${site.mvpDays} days count? Type it in a few words, in each language: "the day the quote is accepted".`,
  ].filter((finding) => finding !== false);
}

/** Finds the sample's mark under another studio's name, and a wordmark that is a strip in the browser's tab. */
function logoFindings(logo: StudioLogo, brand: string): string[] {
  const { mark, icon } = logo;
  if (isLogoFile(mark) && !icon && mark.width > 2 * mark.height)
    return [
      `${mark.file} is ${mark.width} by ${mark.height}, which is not legible in the browser's tab. Add a square SVG to the folder public, and its name: "icon": "/icon.svg".`,
    ];
  const letter = "replacesFirstLetter" in logo ? logo.replacesFirstLetter : undefined;
  return letter && !wordmarkLetters(logo, brand).replaced
    ? [`The mark shows the letter ${letter}, beside the name "${brand}". Put in the studio's own logo.`]
    : [];
}

function accountFinding(field: "linkedin" | "instagram", account: string, example: string): string | false {
  return (
    isPlaceholder(field, account) &&
    `${field}: the account is missing. Type its name or its address: "${example}".`
  );
}

/** The findings by file, each cure once above what it applies to. */
export function launchReport(findings: Finding[]): string {
  return Object.entries(Object.groupBy(findings, ({ file }) => file))
    .map(([file, ofFile = []]) => {
      const cures = new Set(ofFile.flatMap(({ cure }) => cure ?? []));
      return [`\n${file}`, ...cures, ...ofFile.map(({ text }) => `- ${text}`)].join("\n");
    })
    .join("\n");
}

/**
 * A reminder of the notices, which is no finding, because this check cannot know which page is a notice.
 *
 * @param pages the pages of text
 */
export function noticesReminder(pages: readonly string[]): string | undefined {
  return pages.every((page) => ["about", "contact"].includes(page))
    ? "Not counted: the only pages of text are About and Contact, so a privacy notice and an imprint are probably missing: docs/launch.md, point 1."
    : undefined;
}

export function currentFindings() {
  const known = knownPaths();
  const missingPages = prosePageKinds.filter((kind) => !known.includes(paths.single(defaultLanguage, kind)));
  return launchFindings({
    site,
    logo: studioLogo,
    clients,
    reviews,
    openAnswers,
    quoteTerms,
    promises,
    missingPages,
  });
}

function main(): void {
  console.log("Running npm run check first …");
  const { status, stdout, stderr } = spawnSync("npm run --silent check", { shell: true, encoding: "utf8" });
  if (status !== 0) console.log(`\n${stdout}${stderr}`);

  const findings = currentFindings();
  if (findings.length > 0) console.log(launchReport(findings));
  const reminder = noticesReminder(prosePageKinds);
  if (reminder) console.log(`\n${reminder}`);

  if (status === 0 && findings.length === 0) {
    console.log(
      "\nNo item is open. Run npm test, then follow docs/launch.md: domain, TLS, monitoring, notices.",
    );
    return;
  }
  console.log("\nThe project is not ready:");
  if (status !== 0) console.log("- npm run check fails; its output is above.");
  if (findings.length > 0) console.log(`- open items for the studio to settle: ${findings.length}.`);
  process.exitCode = 1;
}

if (import.meta.main) main();
