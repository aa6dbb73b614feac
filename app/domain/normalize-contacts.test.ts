import { expect, test } from "vitest";
import { accountName, phoneDigits, publicAddress } from "./normalize-contacts.ts";

test("a phone number may be typed in any common format", () => {
  const typed = [
    "5493515551234",
    "+54 9 351 555-1234",
    "0054 9 (351) 555 1234",
    "https://wa.me/5493515551234",
  ];
  expect(typed.map(phoneDigits)).toEqual(typed.map(() => "5493515551234"));
});

test("an account may be typed as a name, with an at sign, or as a URL", () => {
  expect(
    [
      "acme-studio",
      " @acme-studio",
      "https://www.linkedin.com/company/acme-studio/",
      "linkedin.com/company/acme-studio/about/",
      "https://instagram.com/acme-studio?igsh=x",
    ].map(accountName),
  ).toEqual(Array(5).fill("acme-studio"));
});

test("the public URL may be typed with a trailing slash, or without its protocol", () => {
  const typed = ["https://acme.com", "https://acme.com/", " acme.com "];
  expect(typed.map(publicAddress)).toEqual(typed.map(() => "https://acme.com"));
});

test("unrecognized input stays unchanged", () => {
  expect([phoneDigits("soon"), accountName("to be decided"), publicAddress("http://acme.com/site")]).toEqual([
    "soon",
    "to be decided",
    "http://acme.com/site",
  ]);
});
