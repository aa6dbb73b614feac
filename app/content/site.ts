import { companyName, phoneDigits, profileName, publicAddress } from "../domain/normalize-contacts.ts";
import file from "./facts.json" with { type: "json" };
import type { Facts } from "./schema.ts";

const facts = file as unknown as Facts;

/** The studio's facts from facts.json, in the format that links need. */
export const site: Facts = {
  ...facts,
  address: publicAddress(facts.address),
  phone: phoneDigits(facts.phone),
  linkedin: companyName(facts.linkedin),
  instagram: profileName(facts.instagram),
};
