/**
 * Normalizes the names and contacts of app/content/facts.json into the format that links need. Unrecognized input stays
 * unchanged.
 */

/** ` Buenos  Aires ` becomes `Buenos Aires`, because texts contain the name. */
export function collapseSpaces(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ");
}

/** `acme` and `https://www.linkedin.com/company/acme/` become `acme`. */
export function parseCompany(typed: string): string {
  return parseAccount(typed, /linkedin\.com\/company\/([^/?#\s]+)/i);
}

/** `@acme` and `https://www.instagram.com/acme/` become `acme`. */
export function parseProfile(typed: string): string {
  return parseAccount(typed, /instagram\.com\/([^/?#\s]+)\/?(?:[?#]|$)/i);
}

function parseAccount(typed: string, inAddress: RegExp): string {
  return inAddress.exec(typed)?.[1] ?? typed.trim().replace(/^@/, "");
}

/** `Acme.com/` becomes `https://acme.com`. */
export function normalizeAddress(typed: string): string {
  const address = typed.trim().toLowerCase().replace(/\/+$/, "");
  return address.includes("://") ? address : `https://${address}`;
}
