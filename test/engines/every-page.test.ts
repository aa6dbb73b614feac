/** Every page of the site, in the three engines that visitors have: drawn whole, with nothing to report. */
import { beforeEach, describe, expect, test } from "vitest";
import { categoryKeys, knownPaths, languages, paths } from "../../app/paths.ts";
import { layout, look, whole } from "./look.ts";
import { engines, phone, visitorIn, wide } from "./visitor.ts";

/** One address for each document that stands for what nobody knows. */
const unknownPaths = languages.flatMap((language) => [
  `/${language}/nothing`,
  `/${language}/nothing/at-all`,
  ...categoryKeys.map((category) => `/${language}/${category}/nothing`),
]);

describe.each(engines)("$name", (kind) => {
  const visitor = visitorIn(kind);
  beforeEach(() => visitor.setSize(wide));

  test.each([...knownPaths(), ...unknownPaths])("A visitor sees all of %s, and no message", async (path) => {
    await visitor.open(path);
    await visitor.expectSoon(look).toEqual(whole);
    await visitor.hydrate();
    await visitor.expectSoon(look).toEqual(whole);
    await visitor.setSize(phone);
    await visitor.expectSoon(look).toEqual(whole);
    // Chromium says of each document what its status is, where that is an error.
    const isExpected = (message: string) => unknownPaths.includes(path) && / status of 404 /.test(message);
    expect((await visitor.messages()).filter((message) => !isExpected(message))).toEqual([]);
  });

  test.each([paths.home("en"), paths.service("en", "ux"), paths.detail("en", "design", "ux")])(
    "%s looks the same after the window was as narrow as a phone",
    async (path) => {
      await visitor.open(path);
      await visitor.expectSoon(look).toEqual(whole);
      const before = await visitor.ask(layout);
      await visitor.setSize(phone);
      await visitor.setSize(wide);
      // An engine may place a part on another fraction of a pixel.
      await visitor.expectSoon(layout).toEqual(before.map((pixels) => expect.closeTo(pixels, 0)));
    },
  );

  test("Each line of the promise stands on one line, also beside a scrollbar", async () => {
    await visitor.open(paths.home("en"));
    await visitor.expectSoon(linesOfHeading).toBe(3);
  });

  test("What a page tells the console is heard here", async () => {
    await visitor.open(paths.home("en"));
    await visitor.hydrate();
    await visitor.ask(misbehave);
    const heard = expect.poll(() => visitor.messages());
    await heard.toContainEqual(expect.stringContaining("a message"));
    await heard.toContainEqual(expect.stringContaining("an error"));
    await heard.toContainEqual(expect.stringMatching(/style-src/));
  });
});

/** How many lines the heading takes. */
function linesOfHeading() {
  const heading = document.querySelector("h1") as Element;
  return Math.round(
    heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight),
  );
}

/** What no page may do: write to the console, let an error go, break the policy. */
function misbehave() {
  console.log("a message");
  setTimeout(() => {
    throw new Error("an error");
  });
  document.head.append(document.createElement("style"));
  document.head.lastElementChild?.append("body { color: red }");
}
