import { expect, test } from "vitest";
import {
  collapseSpaces,
  normalizeAddress,
  parseCompany,
  parseProfile,
  printPhone,
  readPhone,
} from "./contacts.ts";

test("A phone is the same number in each form in which people type it, and is printed as they write it", () => {
  const typed = [
    "388 412 3456",
    "0388 15 412 3456",
    "+54 388 15 4123456",
    "+54 388 412 3456",
    "+54 9 388 412-3456",
    "0054 9 (388) 412 3456",
    "wa.me/5493884123456",
    "https://wa.me/5493884123456",
  ];
  for (const phone of typed) expect(readPhone(phone, "AR"), phone).toEqual({ digits: "5493884123456" });
  expect(readPhone("+49 1512 3456789", "AR")).toEqual({ digits: "4915123456789" });
  expect(printPhone("5493541551234")).toBe("+54 9 3541 55 1234");
});

test("A phone that is refused is told what it lacks", () => {
  const problems = Object.entries({
    soon: "is no phone number",
    "412-3456": "has too few digits",
    "388 412 3456 7890": "has too many digits",
    "000 000 0000": "is no number of its country",
  });
  for (const [phone, message] of problems)
    expect(readPhone(phone, "AR"), phone).toEqual({
      problem: expect.stringContaining(message),
    });
  expect(readPhone("388 412 3456", "")).toEqual({
    problem: "lacks the country code, as in +54 9 351 555 1234",
  });
});

test.each<[normalize: (typed: string) => string, normal: string, ...typed: string[]]>([
  [parseCompany, "Acme-s", "https://www.linkedin.com/company/Acme-s/", "LinkedIn.com/Company/Acme-s/about/"],
  [parseProfile, "Acme.studio", " @Acme.studio", "https://Instagram.com/Acme.studio/?igsh=x"],
  [normalizeAddress, "https://acme.com", "https://acme.com/", " Acme.com "],
  [collapseSpaces, "Buenos Aires", " Buenos  Aires "],
])("%o reads each usual form", (normalize, normal, ...typed) => {
  expect([normal, ...typed].map(normalize)).toEqual([normal, ...typed].map(() => normal));
});
