import { expect, test } from "vitest";
import { currentFindings, type LaunchState, launchFindings } from "./launch-check.ts";

const ready: LaunchState = {
  site: {
    brand: "Estudio Río",
    address: "https://estudiorio.com.ar",
    phone: "5493515551234",
    linkedin: "estudio-rio",
    instagram: "estudio.rio",
  },
  clientNames: ["Molino", "Puerto", "Cauce"],
  reviews: { en: "Ana, 2026-12-01", es: "Ana, 2026-12-01" },
  links: [
    "https://wa.me/5493515551234?text=Hola",
    "https://www.linkedin.com/company/estudio-rio",
    "https://www.instagram.com/estudio.rio",
  ],
};

test("the studio can go public once every value is its own and every language was read", () => {
  expect(launchFindings(ready)).toEqual([]);
});

const placeholders: [string, Partial<LaunchState>][] = [
  ["its name", { site: { ...ready.site, brand: "Quince" } }],
  ["its address", { site: { ...ready.site, address: "https://quince.example" } }],
  ["a whole address", { site: { ...ready.site, address: "https://estudiorio.com.ar/" } }],
  ["its phone", { site: { ...ready.site, phone: "5493510000000" } }],
  ["its LinkedIn account", { site: { ...ready.site, linkedin: "studio-placeholder" } }],
  ["its Instagram account", { site: { ...ready.site, instagram: "studio-placeholder" } }],
  ["its clients", { clientNames: ["Molino", "Trama", "Cauce"] }],
  ["a reading of its Spanish", { reviews: { ...ready.reviews, es: undefined } }],
  ["a chat link that opens", { links: ready.links.slice(1) }],
];

test.each(placeholders)("the studio is told in one sentence that %s is missing", (_, change) => {
  expect(launchFindings({ ...ready, ...change })).toHaveLength(1);
});

test("the site as it was delivered is not ready, and says where to change what", () => {
  expect(currentFindings().length).toBeGreaterThan(5);
  for (const finding of currentFindings()) expect(finding).toMatch(/\(app\/content\/[\w.]+\)$/);
});
