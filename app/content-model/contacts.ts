/**
 * The contacts of app/content/facts.json, in the forms that links need: libphonenumber-js parses phones,
 * https://github.com/catamphetamine/libphonenumber-js. For the build only, because of its size.
 */
import {
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";

/**
 * Values of facts.json that the studio has not given yet. None leads to a stranger: nobody has the phone, LinkedIn's names
 * contain no underscores, and Instagram's no hyphens.
 */
export const placeholderContacts = {
  phone: "5493510000000",
  linkedin: "studio_placeholder",
  instagram: "studio-placeholder",
};

export const isPlaceholder = (field: keyof typeof placeholderContacts, value: string) =>
  value === placeholderContacts[field];

type Phone = { digits: string } | { problem: string };

/**
 * @param typed in any usual form, with or without the country code, or as a link to the chat
 * @param country of a number without a country code, as two letters: `AR`
 * @returns the digits of WhatsApp links, with the country code: `5493515551234`; or what the number lacks
 */
export function readPhone(typed: string, country: string): Phone {
  if (typed === placeholderContacts.phone) return { digits: typed };
  const plain = typed.replace(/^\s*(?:https?:\/\/)?wa\.me\/\+?/i, "+");
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const fail = (code: string): Phone => ({
    problem: `${problems[code] ?? invalid}, as in +54 9 351 555 1234`,
  });
  const length = validatePhoneNumberLength(plain, defaultCountry);
  if (length) return fail(length);
  try {
    const phone = parsePhoneNumberWithError(plain, { defaultCountry, extract: false });
    return phone.isValid() ? { digits: addMobilePrefix(phone.number.slice(1)) } : fail("");
  } catch (error) {
    return fail(error instanceof ParseError ? error.message : "");
  }
}

/** The number as people read it: `+54 9 351 555 1234`. */
export function printPhone(digits: string): string {
  return parsePhoneNumberWithError(`+${digits}`).formatInternational();
}

/** WhatsApp finds Argentine phones only with a 9 after the 54: https://faq.whatsapp.com/1294841057948784 */
function addMobilePrefix(digits: string): string {
  return digits.replace(/^54(?!9)/, "549");
}

const invalid = "is no number of its country; with the area code";
const problems: Record<string, string> = {
  NOT_A_NUMBER: "is no phone number",
  INVALID_COUNTRY: "lacks the country code",
  TOO_SHORT: "has too few digits; with the area code",
  TOO_LONG: "has too many digits; with the area code",
};

/** ` Buenos  Aires ` becomes `Buenos Aires`, because texts contain the name. */
export function collapseSpaces(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ");
}

// Unrecognized input stays unchanged.

/** `acme` and `https://www.linkedin.com/company/acme/` become `acme`. */
export const parseCompany = (typed: string) => parseAccount(typed, /linkedin\.com\/company\/([^/?#\s]+)/i);

/** `@acme` and `https://www.instagram.com/acme/` become `acme`. */
export const parseProfile = (typed: string) =>
  parseAccount(typed, /instagram\.com\/([^/?#\s]+)\/?(?:[?#]|$)/i);

function parseAccount(typed: string, inAddress: RegExp): string {
  return inAddress.exec(typed)?.[1] ?? typed.trim().replace(/^@/, "");
}

/** `Acme.com/` becomes `https://acme.com`. */
export function normalizeAddress(typed: string): string {
  const address = typed.trim().toLowerCase().replace(/\/+$/, "");
  return address.includes("://") ? address : `https://${address}`;
}
