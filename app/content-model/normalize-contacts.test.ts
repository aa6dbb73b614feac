import { expect, test } from "vitest";
import { collapseSpaces, normalizeAddress, parseCompany, parseProfile } from "./normalize-contacts.ts";

test.each<[normalize: (typed: string) => string, normal: string, ...typed: string[]]>([
  [parseCompany, "Acme-s", "https://www.linkedin.com/company/Acme-s/", "LinkedIn.com/Company/Acme-s/about/"],
  [parseProfile, "Acme.studio", " @Acme.studio", "https://Instagram.com/Acme.studio/?igsh=x"],
  [normalizeAddress, "https://acme.com", "https://acme.com/", " Acme.com "],
  [collapseSpaces, "Buenos Aires", " Buenos  Aires "],
])("%o reads each usual form", (normalize, normal, ...typed) => {
  expect([normal, ...typed].map(normalize)).toEqual([normal, ...typed].map(() => normal));
});

test.each([
  [parseCompany, "linkedin.com/in/juan"],
  [parseProfile, "https://instagram.com/p/Cx1"],
  [normalizeAddress, "http://acme.com/site"],
] as const)("%o leaves unrecognized input unchanged", (normalize, typed) => {
  expect(normalize(typed)).toBe(typed);
});
