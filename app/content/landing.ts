import type { Meta } from "./schema.ts";
import { site } from "./site.ts";

/** The choice of language at `/`, the only page that speaks every language. */
export const landing: { meta: Meta } = {
  meta: {
    title: `Digital product studio in ${site.city}, ${site.country}`,
    description: `Choose English to read how an idea becomes an MVP in as little as ${site.mvpDays} days. Un MVP en tan solo ${site.mvpDays} días. Elegí español para ver cómo.`,
  },
};
