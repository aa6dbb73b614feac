import { expect, test } from "vitest";
import { site } from "./content/site.ts";
import { chatLink, quoteMessage } from "./outbound-links.ts";

test("the chat opens at the studio's number, with exactly the given message", () => {
  const message = "¿R&D? C# / 100 % “así” + 👍🏽\n?text=x#y";
  const { origin, pathname, searchParams, hash } = new URL(chatLink(message));
  expect(origin + pathname + hash).toBe(`https://wa.me/${site.phone}`);
  expect([...searchParams]).toEqual([["text", message]]);
});

test("without a message, the chat asks for a quote", () => {
  expect(chatLink()).toBe(chatLink(quoteMessage));
});
