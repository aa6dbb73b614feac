import { expect, test } from "vitest";
import {
  collapseSpaces,
  companyName,
  phoneDigits,
  profileName,
  publicAddress,
} from "./normalize-contacts.ts";

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
  const pages = [
    "Acme-studio",
    "https://www.linkedin.com/company/Acme-studio/",
    "LinkedIn.com/Company/Acme-studio/about/",
  ];
  const profiles = ["Acme.studio", " @Acme.studio", "https://Instagram.com/Acme.studio/?igsh=x"];
  expect(pages.map(companyName)).toEqual(pages.map(() => "Acme-studio"));
  expect(profiles.map(profileName)).toEqual(profiles.map(() => "Acme.studio"));
});

test("the public URL may be typed with a trailing slash, or without its protocol", () => {
  const typed = ["https://acme.com", "https://acme.com/", " Acme.com "];
  expect(typed.map(publicAddress)).toEqual(typed.map(() => "https://acme.com"));
});

test("a name may be typed with spaces at its ends, or two in a row", () => {
  expect(collapseSpaces(" Buenos  Aires ")).toBe("Buenos Aires");
});

test("unrecognized input stays unchanged", () => {
  const typed = ["linkedin.com/in/juan", "https://instagram.com/p/Cx1", "http://acme.com/site"];
  const [page = "", profile = "", address = ""] = typed;
  expect([companyName(page), profileName(profile), publicAddress(address)]).toEqual(typed);
  expect(phoneDigits("soon")).toBe("soon");
});
