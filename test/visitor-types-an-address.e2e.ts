import { serviceKeys } from "../app/catalogue/catalogue.ts";
import { getContent } from "../app/content-model/contents.server.ts";
import { fill } from "../app/content-model/phrases.ts";
import { type Language, languages } from "../app/languages.ts";
import { getSwitcherPath, paths } from "../app/paths.ts";
import { expect, expectOfEach, hydrate, test } from "./support/visitor.ts";

/** What a visitor may type, and the page's title for it. For anything else, see server/fill-unknown-page.test.ts. */
const addresses = Object.entries({
  "/en/%E6%97%A5%E6%9C%AC%E8%AA%9E": getContent("en").common.notFound.title,
  "/es/%3Cscript%3Ealert(1)%3C%2Fscript%3E": getContent("es").common.notFound.title,
  "/en/design/%E6%97%A5%E6%9C%AC%E8%AA%9E%20dise%C3%B1o": "日本語 diseño",
  "/es/cocina/%E0%A4%A": "%E0%A4%A",
  "/es/legal/%3Cscript%3Ealert(1)%3C%2Fscript%3E": "<script>alert(1)</script>",
  "/en/__proto__/@second@": "@second@",
  [`/en/design/${"a".repeat(3000)}`]: "a".repeat(3000),
});

test("An unknown detail has its path as its title and in the chat message", async ({
  withAndWithoutScripts,
}) => {
  await withAndWithoutScripts((page) =>
    expectOfEach(addresses, async ([path, title]) => {
      const [, language, category, detail] = path.split("/") as [string, Language, string, string?];
      const { notFound, fallback, interestMessage } = getContent(language).common;
      await page.goto(path);
      const shown = await page.evaluate(whatIsShown);
      expect(shown).toMatchObject({ language, robots: "noindex", heading: title });
      expect(shown.title).toContain(title);
      const expected = languages.map((other) => getSwitcherPath(path, other));
      if (detail) expected.push(`/${language}/${category}`);
      expected.push(...serviceKeys.map((key) => paths.page(language, key)));
      expect(shown.links).toEqual(expect.arrayContaining(expected));
      for (const text of detail ? [fallback.subtitle, fallback.note] : [notFound.message])
        expect(shown.text).toContain(text);
      if (!detail) return;
      expect(shown.breadcrumb).toBe(title);
      const chat = new URL(shown.links.find((href) => href?.includes("wa.me")) as string);
      expect(chat.searchParams.get("text")).toBe(fill(interestMessage, { service: title }));
    }),
  );
});

const otherAddresses = [
  "/fr",
  "/en/a/b/c",
  "/en/about",
  "/en/",
  "/en/Quote?from=mail",
  "/es/cocina",
  "/es/cocina/pan%20dulce",
];

test("A visitor whom React Router leads to an unknown address sees what the hosts send there, in place of this entry", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "fetch" && !response.ok()) refused.push(response.url());
  });
  for (const address of otherAddresses) {
    await page.goto(address);
    const final = page.url().replace(new URL(page.url()).origin, "");
    const { heading, language } = await page.evaluate(whatIsShown);
    await page.goto("/en/ux");
    await hydrate(page);
    const length = await page.evaluate(() => history.length);
    // What `<Link>` and `useNavigate` call.
    await page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), address);
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(final);
    await expect.poll(() => page.evaluate(whatIsShown)).toMatchObject({ heading, language });
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  }
  expect(refused).toEqual([]);
});

function whatIsShown() {
  return {
    language: document.documentElement.lang,
    title: document.title,
    robots: document.querySelector("meta[name=robots]")?.getAttribute("content"),
    heading: document.querySelector("h1")?.textContent,
    breadcrumb: document.querySelector("main nav [aria-current]")?.textContent,
    links: [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    text: document.querySelector("main")?.textContent,
  };
}
