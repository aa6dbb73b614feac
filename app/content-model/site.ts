import file from "../content/facts.json" with { type: "json" };
import {
  collapseSpaces,
  normalizeAddress,
  normalizePhone,
  parseCompany,
  parseProfile,
} from "./normalize-contacts.ts";
import type { Facts } from "./shared-schema.ts";

const formats: Record<string, (typed: string) => string> = {
  brand: collapseSpaces,
  city: collapseSpaces,
  country: collapseSpaces,
  address: normalizeAddress,
  phone: normalizePhone,
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
