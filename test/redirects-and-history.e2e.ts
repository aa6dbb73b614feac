import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { complaintsOf, documentsOf, hydrate, navigateOnClient, pathOf } from "./support/visitor.ts";

/** DECISIONS "Routes, in this order": addresses that lead to the landing. */
const redirected = [
  "/en/about",
  "/es/contact",
  "/en/contact?from=mail",
  "/fr",
  "/foo",
  "/EN/ux",
  "/en/a/b/c",
  "/es/design/ux/more",
  "/__proto__",
  "/constructor/prototype",
  "/%E0%A4%A",
  "/english",
];

/** Addresses whose canonical form another one is. */
const trimmed = [
  ["/en/", "/en"],
  ["/es/ux/", "/es/ux"],
  ["/en/development/", "/en/development"],
  ["/en/legal/ip/", "/en/legal/ip"],
  ["/es/ux/?from=mail", "/es/ux?from=mail"],
] as const;

test("Every unknown address is redirected to the landing, and every trailing slash to the address without it", async ({
  request,
}) => {
  for (const path of redirected) await expectRedirect(request, path, 302, "/");
  for (const [path, canonical] of trimmed) await expectRedirect(request, path, 308, canonical);
});

test("A visitor who was redirected comes back with Back to where they came from", async ({ page }) => {
  for (const [path, shown] of [
    ["/en/about", "/"],
    ["/foo", "/"],
    ["/en/legal/ip/", "/en/legal/ip"],
  ] as const)
    await test.step(path, async () => {
      await page.goto("/es/ui");
      await page.goto(path);
      await expectPage(page, shown);
      await page.goBack();
      await expectPage(page, "/es/ui");
    });
});

test("A client navigation to an unknown address does the same, without loading a document", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.goto("/es/ui");
  await hydrate(page);
  const documents = documentsOf(page);
  for (const path of redirected)
    await test.step(path, async () => {
      await navigateOnClient(page, path);
      await expectPage(page, "/");
      await page.goBack();
      await expectPage(page, "/es/ui");
    });
  expect(documents).toEqual([]);
  expect(complaints).toEqual([]);
});

test("About, Contact and Get started lead to the landing", async ({ page }) => {
  const text = contents.es.interface;
  await page.goto("/es");
  await hydrate(page);
  for (const name of [text.about, text.contact, text.getStarted]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expectPage(page, "/");
    await page.goBack();
    await expectPage(page, "/es");
  }
});

test("A client navigation takes the trailing slash off, too", async ({ page }) => {
  await page.goto("/es/ui");
  for (const [path, canonical] of trimmed)
    await test.step(path, async () => {
      // Each round ends in a full load and Back: React may have to take over again.
      await hydrate(page);
      await navigateOnClient(page, path);
      await expectPage(page, canonical);
      await page.goBack();
      await expectPage(page, "/es/ui");
    });
});

test("A query or a fragment never changes which page is shown", async ({ page }) => {
  for (const path of [
    "/?x=1#y",
    "/en?ux",
    "/es/ux?lang=en#main",
    "/en/development?a=/b",
    "/es/legal/ip#top",
  ]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expectPage(page, path);
  }
  await hydrate(page);
  for (const path of ["/en/ux?lang=es#main", "/en?a=b", "/es/legal/ip?c"]) {
    await navigateOnClient(page, path);
    await expectPage(page, path);
  }
});

test("A missing file is a plain 404 and never a page", async ({ request }) => {
  for (const path of [
    "/assets/none.js",
    "/assets/",
    "/en/picture.png",
    "/es/design/x.html",
    "/favicon.gif",
  ]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()["content-type"], path).toContain("text/plain");
  }
});

test("Back and Forward lead through pages and languages as they were visited", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  const documents = documentsOf(page);
  const visited = ["/en", "/en/product", "/en/development/mobile", "/es"];
  for (const path of visited) {
    await navigateOnClient(page, path);
    await expectPage(page, path);
  }
  for (const path of ["/en/development/mobile", "/en/product", "/en", "/"]) {
    await page.goBack();
    await expectPage(page, path);
  }
  for (const path of visited) {
    await page.goForward();
    await expectPage(page, path);
  }
  expect(documents).toEqual([]);
  await page.reload();
  await expectPage(page, "/es");
});

/** Heading of each page that these tests lead to, by language and path. */
function headingOf(path: string): string | RegExp {
  const [language, first, second] = path
    .replace(/[?#].*$/, "")
    .slice(1)
    .split("/");
  if (!language) return /./;
  const content = contents[language as "en" | "es"];
  if (!first) return content.home.headline.join(" ");
  const categories: Record<string, { title: string }> = content.categories;
  const services: Record<string, { title: string }> = content.services;
  const details = content.details as unknown as Record<string, Record<string, { title: string }>>;
  return (second ? details[first]?.[second] : (services[first] ?? categories[first]))?.title as string;
}

async function expectRedirect(
  request: APIRequestContext,
  path: string,
  status: number,
  to: string,
): Promise<void> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect([response.status(), response.headers().location], path).toEqual([status, to]);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  expect(pathOf(page.url())).toBe(path);
  const isLanding = /^\/($|[?#])/.test(path);
  await expect(page.locator("html")).toHaveAttribute("lang", path.startsWith("/es") ? "es" : "en");
  await expect(page.getByRole("link", { name: "ESPAÑOL", exact: true })).toHaveCount(isLanding ? 1 : 0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(headingOf(path));
}
