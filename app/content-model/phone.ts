/** Phones as people type them: https://github.com/catamphetamine/libphonenumber-js. For the build only, because of its size. */
import {
  isSupportedCountry,
  ParseError,
  parsePhoneNumberWithError,
  validatePhoneNumberLength,
} from "libphonenumber-js/max";
import { placeholderContacts } from "./placeholder-contacts.ts";
import type { Message, Values } from "./problem-messages.ts";

type Phone = { digits: string } | { problem: [message: Message, values: Values] };

/**
 * @param typed in any usual form, with or without the country code, or as a link to the chat
 * @param country of a number without a country code, as two letters: `AR`
 * @returns the digits of WhatsApp links, with the country code: `5493515551234`; or what the number lacks
 */
export function readPhone(typed: string, country: string): Phone {
  if (typed === placeholderContacts.phone) return { digits: typed };
  const plain = typed.replace(/^\s*(?:https?:\/\/)?wa\.me\/\+?/i, "+");
  const defaultCountry = isSupportedCountry(country) ? country : undefined;
  const fail = (code: string): Phone => ({ problem: [problems[code] ?? invalid, { example }] });
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

const example = "+54 9 351 555 1234";
const invalid: Message = "is no number of its country; with the area code, as in {example}";
const problems: Record<string, Message> = {
  NOT_A_NUMBER: "is no phone number, as in {example}",
  INVALID_COUNTRY: "lacks the country code, as in {example}",
  TOO_SHORT: "has too few digits; with the area code, as in {example}",
  TOO_LONG: "has too many digits; with the area code, as in {example}",
};
