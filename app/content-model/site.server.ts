import file from "../content/facts.json" with { type: "json" };
import { collapseSpaces, normalizeAddress, parseCompany, parseProfile } from "./normalize-contacts.ts";
import { printPhone, readPhone } from "./phone.ts";
import type { Facts } from "./shared-schema.ts";

const formats: Record<string, (typed: string) => string> = {
  brand: collapseSpaces,
  city: collapseSpaces,
  country: collapseSpaces,
  address: normalizeAddress,
  phone: (typed) => {
    const phone = readPhone(typed, file.countryCode);
    return "digits" in phone ? phone.digits : typed;
  },
  linkedin: parseCompany,
  instagram: parseProfile,
};

/** The studio's facts from facts.json, in the format that texts and links need. */
export const site = Object.fromEntries(
  Object.entries(file).map(([key, value]) => {
    const format = formats[key];
    // The check reports a value of another type.
    return [key, format && typeof value === "string" ? format(value) : value];
  }),
) as unknown as Facts;

/** The phone as people read it: `+54 9 351 555 1234`. */
export const readablePhone = printPhone(site.phone);
