/**
 * Normalizes the contacts of app/content/facts.json into the format that links need. Unrecognized input stays
 * unchanged.
 */

/** `+54 9 351 555-1234` and `https://wa.me/5493515551234` become `5493515551234`, the format of WhatsApp links. */
export function phoneDigits(typed: string): string {
  return typed.replace(/^\s*(https:\/\/wa\.me\/|tel:)?(\+|00)?/, "").replace(/[\s().–-]/g, "");
}

/** `@acme` and `https://www.linkedin.com/company/acme/` become `acme`. */
export function accountName(typed: string): string {
  const [, inAddress] = /(?:linkedin\.com\/company|instagram\.com)\/([^/?#\s]+)/.exec(typed) ?? [];
  return inAddress ?? typed.trim().replace(/^@/, "");
}

/** `acme.com/` becomes `https://acme.com`. */
export function publicAddress(typed: string): string {
  const address = typed.trim().replace(/\/+$/, "");
  return address.includes("://") ? address : `https://${address}`;
}
