import { expect, hydrate, test } from "./support/visitor.ts";

const addresses = [
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
  for (const address of addresses) {
    await page.goto(address);
    const final = page.url().replace(new URL(page.url()).origin, "");
    const shown = await page.evaluate(readPage);
    await page.goto("/en/ux");
    await hydrate(page);
    const length = await page.evaluate(() => history.length);
    // What `<Link>` and `useNavigate` call.
    await page.evaluate((to) => Reflect.get(window, "__reactRouterDataRouter").navigate(to), address);
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(final);
    await expect.poll(() => page.evaluate(readPage)).toEqual(shown);
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
  }
  expect(refused).toEqual([]);
});

function readPage() {
  return [document.documentElement.lang, document.querySelector("h1")?.textContent];
}
