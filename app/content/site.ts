import { accountName, phoneDigits, publicAddress } from "../domain/normalize-contacts.ts";

/**
 * The studio's facts, each written once. Whoever launches the site changes them here and nowhere else;
 * `npm run launch-check` names each one that is still open, and what to type.
 */
const facts: Facts = {
  /** 3 to 24 letters. */
  brand: "Quince",
  /** `true` once the studio goes by that name. */
  isBrandFinal: false,
  /** Where the site will stand: "https://acme.com". `.example` is a reserved name that leads to nobody. */
  address: "https://quince.example",
  /** WhatsApp, with the country code: "+54 9 351 555-1234" or "5493515551234". */
  phone: "5493510000000",
  /** The company page: its name or its address. */
  linkedin: "studio-placeholder",
  /** The profile: "@name", its name or its address. */
  instagram: "studio-placeholder",
  city: "Córdoba",
  country: "Argentina",
  /** Two letters: https://en.wikipedia.org/wiki/ISO_3166-1_alpha-2 */
  countryCode: "AR",
  copyrightYear: 2024,
  /** "An MVP in as little as 15 days": also the length of the track and of every example plan. */
  mvpDays: 15,
  /** The year in the first frequent question. */
  questionYear: 2025,

  // What visitors ask next, and only the studio can answer. The texts do not say it until somebody writes it there.

  /** "working" or "calendar" days. */
  mvpDaysAre: undefined,
  /** From when the days count: "the day the quote is accepted". */
  mvpDaysCountFrom: undefined,
  /** What is to be paid when a quote is accepted: "half of it", "nothing". */
  dueOnAcceptance: undefined,
};

/** The facts in the form that links need. */
export const site: Facts = {
  ...facts,
  address: publicAddress(facts.address),
  phone: phoneDigits(facts.phone),
  linkedin: accountName(facts.linkedin),
  instagram: accountName(facts.instagram),
};

export interface Facts {
  brand: string;
  isBrandFinal: boolean;
  address: string;
  phone: string;
  linkedin: string;
  instagram: string;
  city: string;
  country: string;
  countryCode: string;
  copyrightYear: number;
  mvpDays: number;
  questionYear: number;
  mvpDaysAre: "working" | "calendar" | undefined;
  mvpDaysCountFrom: string | undefined;
  dueOnAcceptance: string | undefined;
}
