import { describe, expect, test } from "vitest";
import { contents } from "./content/contents.server.ts";
import { site } from "./content/site.ts";
import { fill } from "./domain/template.ts";
import { chatLink, instagramLink, linkedinLink, quoteMessage } from "./outbound-links.ts";
import { categoryKeys, languages, serviceKeys } from "./paths.ts";

const heard = (link: string) => new URL(link).searchParams.get("text");

test("the chat opens at the studio's number, with nothing but a message", () => {
  expect(chatLink("x")).toBe(`https://wa.me/${site.phone}?text=x`);
});

test("without a message of its own, the chat asks for a quote", () => {
  expect(chatLink()).toBe(chatLink(quoteMessage));
});

test("the company page and the profile have the addresses of those networks", () => {
  expect(linkedinLink).toBe(`https://www.linkedin.com/company/${site.linkedin}`);
  expect(instagramLink).toBe(`https://www.instagram.com/${site.instagram}`);
});

describe("a message reaches the chat as it was written", () => {
  test.each([
    quoteMessage,
    "¡Ñandú, pingüino, acción! ¿Sí?",
    "R&D & growth",
    "a=b&text=other&phone=1",
    "C# and F#",
    "1 + 1 = 2",
    "100 % sure, 50%25 not",
    `“Typographic” and 'straight' and "double" quotes`,
    "a / b \\ c ? d : e ; f , g @ h $ i",
    "two\nlines\r\nand\ttabs",
    "  spaces around  ",
    "设计 дизайн تصميم",
    "👍🏽 👩‍💻 🇦🇷",
    "<script>alert(1)</script>",
    "…–—·•",
    "",
    "long ".repeat(500),
  ])("%j", (message) => {
    const link = chatLink(message);
    expect(heard(link)).toBe(message);
    expect(decodeURIComponent(link.slice(link.indexOf("?text=") + "?text=".length))).toBe(message);
    // ASCII alone, and no character that could end the text early.
    expect(link).toMatch(/^https:\/\/wa\.me\/[^?]+\?text=[\w\-.!~*'()%]*$/);
  });

  test.each(languages)("in %s, for every service and every detailed service by its title", (language) => {
    const { interface: text, services, details } = contents[language];
    const titles = [
      ...serviceKeys.map((key) => services[key].title),
      ...categoryKeys.flatMap((category) => Object.values(details[category]).map(({ title }) => title)),
    ];
    const messages = titles.map((title) => heard(chatLink(fill(text.interestMessage, { service: title }))));
    expect(messages).toEqual(titles.map((title) => fill(text.interestMessage, { service: title })));
    for (const [index, title] of titles.entries()) expect(messages[index]).toContain(title);
  });
});
