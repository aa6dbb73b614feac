/**
 * Normalizes the names and contacts of app/content/facts.json into the format that links need. Unrecognized input stays
 * unchanged.
 */

/** ` Buenos  Aires ` becomes `Buenos Aires`, because texts contain the name. */
export function collapseSpaces(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ");
}

/** `+54 9 351 555-1234` and `https://wa.me/5493515551234` become `5493515551234`, the format of WhatsApp links. */
export function phoneDigits(typed: string): string {
  return typed.replace(/^\s*(https:\/\/wa\.me\/|tel:)?(\+|00)?/, "").replace(/[\s().–-]/g, "");
}

/** `acme` and `https://www.linkedin.com/company/acme/` become `acme`. */
export function companyName(typed: string): string {
  return accountName(typed, /linkedin\.com\/company\/([^/?#\s]+)/i);
}

/** `@acme` and `https://www.instagram.com/acme/` become `acme`. */
export function profileName(typed: string): string {
  return accountName(typed, /instagram\.com\/([^/?#\s]+)\/?(?:[?#]|$)/i);
}

function accountName(typed: string, inAddress: RegExp): string {
  return inAddress.exec(typed)?.[1] ?? typed.trim().replace(/^@/, "");
}

/** `Acme.com/` becomes `https://acme.com`. */
export function publicAddress(typed: string): string {
  const address = typed.trim().toLowerCase().replace(/\/+$/, "");
  return address.includes("://") ? address : `https://${address}`;
}
