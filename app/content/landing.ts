import { site } from "./site.ts";
import type { Meta } from "./types.ts";

/** The choice of language at `/`, the only page that speaks both: English first (SPEC §9). */
export const landing: { meta: Meta } = {
  meta: {
    title: `Digital product studio in ${site.city}, ${site.country}`,
    description: `An MVP in as little as ${site.mvpDays} days: choose English to see how. Un MVP en tan solo ${site.mvpDays} días: elegí español para ver cómo.`,
  },
};
