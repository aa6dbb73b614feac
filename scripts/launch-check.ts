import { clients } from "../app/content/clients.ts";
import { reviews } from "../app/content/reviews.ts";
import { site } from "../app/content/site.ts";
import { chatLink, instagramLink, linkedinLink } from "../app/outbound-links.ts";
import { type Language, languages } from "../app/paths.ts";

/** What the check reads; a test gives it other values. */
export interface LaunchState {
  site: Record<"brand" | "address" | "phone" | "linkedin" | "instagram", string>;
  clientNames: readonly string[];
  reviews: Record<Language, string | undefined>;
  links: readonly string[];
}

/** The values that this repository was delivered with; DECISIONS.md "Outbound links" asks for them to lead nowhere. */
const delivered = { brand: "Quince", phone: "5493510000000", account: "studio-placeholder" };
const deliveredClients = ["Faro", "Trama", "Orilla"];

/** What a link must look like to open where it should. */
const shapes = {
  WhatsApp: /^https:\/\/wa\.me\/\d{8,15}\?text=\S+$/,
  LinkedIn: /^https:\/\/www\.linkedin\.com\/company\/[\w-]+$/,
  Instagram: /^https:\/\/www\.instagram\.com\/[\w.-]+$/,
};

/**
 * What still stands between the site and the public, one sentence each, in words that need no engineer.
 *
 * @returns nothing when the site can go public
 */
export function launchFindings({ site, clientNames, reviews, links }: LaunchState): string[] {
  const inSite = (what: string) => `${what} (app/content/site.ts)`;
  const samples = clientNames.filter((name) => deliveredClients.includes(name));
  return [
    site.brand === delivered.brand && inSite(`The studio’s name is still the working name “${site.brand}”`),
    /\.example$/.test(site.address) && inSite(`The public address is still the made-up ${site.address}`),
    !/^https:\/\/[^/]+$/.test(site.address) &&
      inSite("The public address must be https://name, with nothing after it"),
    site.phone === delivered.phone &&
      inSite("The WhatsApp phone is still the made-up number, so no chat can open"),
    site.linkedin === delivered.account && inSite("The LinkedIn account is still missing"),
    site.instagram === delivered.account && inSite("The Instagram account is still missing"),
    samples.length > 0 &&
      `The clients ${samples.join(", ")} are made up: put real ones in, with their permission (app/domain/catalogue.ts)`,
    ...languages.map(
      (language) =>
        !reviews[language] &&
        `Nobody has signed that the texts in “${language}” were read before launch (app/content/reviews.ts)`,
    ),
    ...Object.entries(shapes).map(
      ([name, shape]) =>
        !links.some((link) => shape.test(link)) &&
        inSite(`The ${name} link is not an address that ${name} opens`),
    ),
  ].filter((finding) => finding !== false);
}

/** The findings for the site as it stands. */
export function currentFindings(): string[] {
  return launchFindings({
    site,
    clientNames: clients.map(({ name }) => name),
    reviews,
    links: [chatLink(), linkedinLink, instagramLink],
  });
}

if (import.meta.main) {
  const findings = currentFindings();
  for (const finding of findings) console.log(`- ${finding}.`);
  console.log(
    findings.length > 0
      ? `\n${findings.length} things to settle before the site can go public.`
      : "The site can go public.",
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
}
