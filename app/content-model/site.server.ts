import { shared } from "./contents.server.ts";
import { printPhone } from "./phone.ts";

/** The studio's facts from facts.json, in the format that texts and links need. */
export const site = shared.facts;

/** The phone as people read it: `+54 9 351 555 1234`. */
export const readablePhone = printPhone(site.phone);
