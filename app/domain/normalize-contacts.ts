/** Brings what the studio types into app/content/facts.json into the one form that links need; what it cannot read stays. */

/** `+54 9 351 555-1234` and `https://wa.me/5493515551234` become `5493515551234`, as WhatsApp's links want it. */
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
