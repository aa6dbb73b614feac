import fc from "fast-check";
import { expect, test } from "vitest";
import { linkToChat, linkToMail } from "./outbound-links.ts";

test("The chat opens at the studio's number, with exactly the given message", () => {
  const message = fc.oneof(fc.string({ unit: "binary" }), fc.constant("¿R&D? 100 % “así” + 👍🏽\n?text=x#y"));
  fc.assert(
    fc.property(message, (message) => {
      const { origin, pathname, searchParams, hash } = new URL(linkToChat("5493515551234", message));
      expect(origin + pathname + hash).toBe("https://wa.me/5493515551234");
      expect([...searchParams]).toEqual([["text", message.toWellFormed()]]);
    }),
    { seed: 15 },
  );
});

test("An e-mail has the given subject and message, with the line ends of e-mail", () => {
  const { protocol, searchParams } = new URL(linkToMail("ana@acme.com", "R&D?", "100 % “así”\n?x=#y"));
  expect(protocol).toBe("mailto:");
  expect([...searchParams]).toEqual([
    ["subject", "R&D?"],
    ["body", "100 % “así”\r\n?x=#y"],
  ]);
});
