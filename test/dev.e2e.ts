import type { Page } from "@playwright/test";
import { getContent } from "../app/content-model/contents.server.ts";
import { languages } from "../app/languages.ts";
import { paths } from "../app/paths.ts";
import { type OwnerCopy, ownerCopy } from "./support/owner-copy.ts";
import { examplePages } from "./support/pages.ts";
import { type RunningHost, startDev } from "./support/test-servers.ts";
import { complaintsOf, expect, expectOfEach, hydrate, pathOf, test } from "./support/visitor.ts";

test.describe.configure({ mode: "default" });

let copy: OwnerCopy;
let server: RunningHost;
const dev = (path: string) => `http://localhost:${server.port}${path}`;

test.beforeAll(async () => {
  copy = ownerCopy();
  server = await startDev(copy.folder);
});
test.afterAll(async () => {
  await server.stop();
  copy.remove();
});

const addresses = [
  ...["/en/ux", "/en/design/pottery", "/en/", "/es/ux/?a=b", "/en/about", "/fr", "/en//ux", "/gone.js"],
  ...["/robots.txt", "/sitemap.xml", "/manifest.webmanifest"],
  ...["/favicon.svg", "/favicon.ico", "/og/es/ux.png"],
];

test("Each URL has the status, location and type of the build", async ({ request }) => {
  const look = async (url: string) => {
    const response = await request.get(url, { maxRedirects: 0 });
    const { location, "content-type": type } = response.headers();
    return [response.status(), location, type?.split(";")[0]];
  };
  await expectOfEach(addresses, async (path) => expect(await look(dev(path))).toEqual(await look(path)));
});

test("Each kind of page loads once, starts React and logs no errors", async ({ page }) => {
  await expectOfEach(examplePages, async ({ path }) => {
    const complaints = complaintsOf(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await openConnected(page, path);
    await hydrate(page);
    expect(pathOf(page.url())).toBe(path);
    return [...complaints, ...documents.slice(1).map((document) => `loaded again: ${document}`)];
  });
});

test("The console says in which line of which file a host can be allowed", async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto(dev("/en"));
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/picture.png";
    fetch("https://elsewhere.example/data").catch(() => {});
  });
  for (const [file, line] of Object.entries({ "picture.png": "img-src 'self'", data: "connect-src 'self'" }))
    await expect
      .poll(() => complaints.join())
      .toContain(`blocks https://elsewhere.example/${file}. In server/response-headers.ts, "${line}" allows`);
});

test("An edited text appears by itself, and a fault is named until its repair", async ({ page }) => {
  const [homeFile, factsFile] = ["app/content/home.json", "app/content/facts.json"] as const;
  const facts = copy.text(factsFile);
  const [language] = languages;
  const text = getContent(language).home.servicesLine;
  await openConnected(page, paths.home(language));
  await expect(page.getByText(text)).toBeVisible();
  const overlay = page.locator("vite-error-overlay");
  const expectNamed = async (problem: string) => {
    await expect(overlay).toContainText(problem);
    await expect.poll(server.printed).toContain(problem);
  };
  copy.write(factsFile, facts.replace('":', '"'));
  await expectNamed(factsFile);
  // The server may reload the page at the same time, which aborts this reload.
  await expect(() => page.reload()).toPass();
  await expect(overlay).toContainText(factsFile);
  copy.write(factsFile, facts);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByText(text)).toBeVisible();
  copy.edit(homeFile, '"reasons":', '"reason":');
  await expectNamed(`${homeFile}: ${language}.reasons is missing`);
  copy.edit(homeFile, '"reason":', '"reasons":');
  copy.edit(homeFile, text, `${text} 1234`);
  await expect(page.getByText(`${text} 1234`)).toBeVisible();
});

/** Opens a page in development, and waits until the dev server can reach it: from then on it may reload the page. */
async function openConnected(page: Page, path: string): Promise<void> {
  const connection = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.goto(dev(path));
  await connection;
}
