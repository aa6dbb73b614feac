import fc from "fast-check";
import { expect, test } from "vitest";
import { site } from "./content/site.ts";
import { longest, surplusOfMessage } from "./domain/letters.ts";
import { chatLink } from "./outbound-links.ts";

test("the chat opens at the studio's number, with exactly the given message", () => {
  const message = fc.oneof(fc.string({ unit: "binary" }), fc.constant("¿R&D? 100 % “así” + 👍🏽\n?text=x#y"));
  fc.assert(
    fc.property(message, (message) => {
      const { origin, pathname, searchParams, hash } = new URL(chatLink(message));
      expect(origin + pathname + hash).toBe(`https://wa.me/${site.phone}`);
      expect([...searchParams]).toEqual([["text", message.toWellFormed()]]);
    }),
  );
});

test("without a message, the chat asks for a quote", () => {
  expect(chatLink()).toBe(chatLink(site.quoteMessage));
});

test("the surplus of a message is the number of letters that do not fit into a chat link, in any script", () => {
  expect(surplusOfMessage("a".repeat(longest.message))).toBe(0);
  expect(surplusOfMessage("a".repeat(longest.message + 19))).toBe(19);
  for (const letter of ["漢", "👋", "\ud83d"]) {
    const message = letter.repeat(longest.message);
    const fitting = [...message].slice(0, longest.message - surplusOfMessage(message)).join("");
    expect(chatLink(fitting).length).toBeLessThan(8192);
  }
});
