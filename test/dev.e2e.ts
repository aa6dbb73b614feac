import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import { languages } from "../app/domain/languages.ts";
import { paths } from "../app/paths.ts";
import { commonHeaders, documentHeaders } from "../server/response-headers.ts";
import { examplePages, pathOfEachKind } from "./support/pages.ts";
import { copyProject, type RunningHost, startDev } from "./support/test-servers.ts";
import { complaintsOf, expect, expectOfEach, hydrate, pathOf, test, untilIdle } from "./support/visitor.ts";

test.describe.configure({ mode: "default" });
// Without transitions, because twice a browser context with hidden pages did not close. The cause is unknown.
test.use({ contextOptions: { reducedMotion: "reduce" } });

let copy: string;
let server: RunningHost;
/** Without two that are other texts in the same route. */
const routes = examplePages.filter(({ kind }) => !/with a form|of no category/.test(kind));
const dev = (path: string) => `http://localhost:${server.port}${path}`;

test.beforeAll(async () => {
  copy = copyProject();
  server = await startDev(copy);
});
test.afterAll(async () => {
  await server.stop();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

const addresses = [
  ...pathOfEachKind,
  ...["/en/", "/es/ux/?a=b", "/en/about", "/es/contact", "/fr", "/en/a/b/c", "/EN"],
  ...["/gone.js", "/images/gone.jpg", "/assets/gone", "/en/index.html", "/wp-login.php", "/en//ux"],
];
const files = [
  "/robots.txt",
  "/sitemap.xml",
  "/llms.txt",
  "/manifest.webmanifest",
  "/favicon.svg",
  "/favicon.ico",
  "/og/landing.png",
  "/og/es/ux.png",
];

/** Development has another policy than a document of the build. */
const pageHeaders = Object.keys({ ...commonHeaders, ...documentHeaders })
  .filter((name) => name !== "Content-Security-Policy")
  .map((name) => name.toLowerCase());

test("each URL has the same status, location, type and headers as in the build, and each file the same bytes", async ({
  request,
}) => {
  const look = async (url: string, isFile: boolean) => {
    const response = await request.get(url, { maxRedirects: 0 });
    const { location, ...headers } = response.headers();
    const type = headers["content-type"]?.split(";")[0];
    const body = isFile && (await response.body());
    const isPage = type === "text/html";
    return {
      status: response.status(),
      location,
      type,
      body,
      headers: pageHeaders.map((name) => isPage && headers[name]),
    };
  };
  await expectOfEach([...addresses, ...files], async (path) => {
    const isFile = files.includes(path);
    expect(await look(dev(path), isFile)).toEqual(await look(path, isFile));
  });
});

test("each kind of page shows what the build shows, loads once, and logs no errors", async ({ page }) => {
  const shown = async () => {
    await untilIdle(page);
    return {
      title: await page.title(),
      // React renders nothing into a noscript element.
      text: await page.getByRole("main").evaluate(textWithScripts),
    };
  };
  await expectOfEach(routes, async ({ path }) => {
    await page.goto(path);
    await hydrate(page);
    const built = await shown();
    const complaints = complaintsOf(page);
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") documents.push(request.url());
    });
    await openConnected(page, path);
    await hydrate(page);
    await expect.poll(shown).toEqual(built);
    expect(pathOf(page.url())).toBe(path);
    return [...complaints, ...documents.slice(1).map((document) => `loaded again: ${document}`)];
  });
});

test("the terminal prints what the security policy has blocked in the browser", async ({ page }) => {
  await page.goto(dev("/en"));
  await page.evaluate(() => {
    new Image().src = "https://elsewhere.example/picture.png";
    fetch("https://elsewhere.example/data").catch(() => {});
  });
  await expect.poll(server.printed).toMatch(/"violated-directive": "img-src"/);
  await expect.poll(server.printed).toMatch(/"violated-directive": "connect-src"/);
});

test("an edited text appears without a reload by hand, including after a syntax error, in every language", async ({
  context,
}) => {
  await expectOfEach(languages, async (language) => {
    const file = join(copy, "app/content/home.json");
    const source = readFileSync(file, "utf8");
    const text = contents[language].home.servicesLine;
    // Vite may reload the page of the language before once more.
    const page = await context.newPage();
    await openConnected(page, paths.home(language));
    await expect(page.getByText(text)).toBeVisible();
    await connected(page, async () =>
      writeFileSync(file, source.replace('"servicesLine":', '"servicesLine"')),
    );
    await expect(page.locator("vite-error-overlay")).toContainText("app/content/home.json");
    writeFileSync(file, source.replace(text, `${text} 1234`));
    await expect(page.getByText(`${text} 1234`)).toBeVisible();
  });
});

test("a fault of a file of texts or facts is named in the page, and the page appears after the repair", async ({
  context,
}) => {
  const breakSyntax = (file: string, source: string) => writeFileSync(file, source.replace('":', '"'));
  const renameKey = (file: string, source: string) =>
    writeFileSync(file, source.replace('"reasons":', '"reason":'));
  const faults: Record<string, [name: string, change: (file: string, source: string) => void]> = {
    "app/content/facts.json": ["facts", breakSyntax],
    "app/content/home.json: es.reasons is missing": ["home", renameKey],
  };
  await expectOfEach(Object.entries(faults), async ([problem, [name, change]]) => {
    const page = await context.newPage();
    const overlay = page.locator("vite-error-overlay");
    const file = join(copy, `app/content/${name}.json`);
    const source = readFileSync(file, "utf8");
    await openConnected(page, "/es");
    await expect(page.getByRole("main")).toBeVisible();
    change(file, source);
    await expect(overlay).toContainText(problem);
    await expect.poll(server.printed).toContain(problem);
    // The server may reload the page at the same time, which aborts this reload.
    await expect(() => page.reload()).toPass();
    await expect(overlay).toContainText(problem);
    writeFileSync(file, source);
    await expect(overlay).toHaveCount(0);
    await expect(page.getByRole("main")).toBeVisible();
    await page.close();
  });
});

test("a page whose file or texts are missing is named in one line", async ({ request }) => {
  const map = join(copy, "app/routes.ts");
  const source = readFileSync(map, "utf8");
  const addRow = (row: string) => writeFileSync(map, source.replace("about: {", `${row},\n  $&`));
  addRow('tlh: { file: "pages/tlh.tsx" }');
  await expect.poll(server.printed).toContain("app/routes.ts: tlh: app/pages/tlh.tsx does not exist");
  addRow('tlh2: { file: "pages/home.tsx" }');
  await expect
    .poll(async () => (await request.get(dev("/en/tlh2"))).text())
    .toContain("needs texts in app/content/tlh2.json");
  expect((await request.get(dev("/en"))).status()).toBe(200);
  writeFileSync(map, source);
});

/** Opens a page in development, and waits until the dev server can reach it: from then on it may reload the page. */
function openConnected(page: Page, path: string): Promise<void> {
  return connected(page, () => page.goto(dev(path)));
}

async function connected(page: Page, load: () => Promise<unknown>): Promise<void> {
  const connection = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await load();
  await connection;
}

function textWithScripts(main: Element): string {
  const copy = main.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll("noscript")) part.remove();
  return copy.textContent;
}
