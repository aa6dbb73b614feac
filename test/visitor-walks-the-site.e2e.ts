import { languages } from "../app/domain/languages.ts";
import { destinationOf, paths } from "../app/paths.ts";
import { everyPage, pathOfEachKind } from "./support/pages.ts";
import {
  complaintsOf,
  expect,
  expectOfEach,
  expectPage,
  hydrate,
  linksTo,
  pathOf,
  test,
  triggerOf,
  untilIdle,
} from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("Each kind of page can be reached by links, Back and Forward only", async ({
  withAndWithoutScripts,
}) => {
  await withAndWithoutScripts(async (page) => {
    const visited = ["/"];
    for (const language of languages) {
      await page.goto("/");
      const main = page.locator("main a");
      const logo = page.getByRole("banner").getByRole("link").first();
      for (const { kinds, links } of [
        { kinds: ["home"], links: main },
        { kinds: ["service"], links: main },
        { kinds: ["detail"], links: main },
        { kinds: ["category", "service"], links: main },
        { kinds: ["home"], links: logo },
        { kinds: ["landing"], links: logo },
      ]) {
        const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
        const path = paths.find((path) => {
          const shown = destinationOf(path);
          return kinds.includes(shown.kind) && (!("language" in shown) || shown.language === language);
        });
        expect(path, `a link to a ${kinds.join(" or ")} page on ${page.url()}`).toBeDefined();
        await links
          .and(linksTo(page, path as string))
          .first()
          .click();
        await expectPage(page, path as string);
        visited.push(path as string);
      }
    }
    for (const path of visited.slice(-5, -1).toReversed()) {
      await page.goBack();
      await expectPage(page, path);
    }
    for (const path of visited.slice(-4)) {
      await page.goForward();
      await expectPage(page, path);
    }
  });
});

test("Back after a link within a page leads to the same page, with React and without a request", async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  const withLinks = ["/en/ux", paths.quote("en")].filter((path) => everyPage.includes(path));
  await expectOfEach(withLinks, async (path) => {
    await page.goto(path);
    await hydrate(page);
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.getByRole("main").locator("a[href^='#']").locator("visible=true").first().click();
    await expect(page).toHaveURL(/#/);
    await page.goBack();
    await expectPage(page, path);
    await untilIdle(page);
    return requests.filter((url) => url.includes(".data"));
  });
  expect(complaints).toEqual([]);
});

test("No page violates the policy, differs when React hydrates it, requests files that it does not use, or stores data", async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url().replace(baseURL as string, "")));
  await expectOfEach(everyPage, async (path) => {
    asked.length = 0;
    await page.goto(path);
    await untilIdle(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const own = [path, ...(await page.evaluate(loadPictures)).map(pathOf)];
    // React reports each difference from the HTML on the console.
    await hydrate(page);
    return asked.filter(
      (url) =>
        !own.includes(url) && !/^\/(assets\/.+\.(js|woff2)|favicon\.(svg|ico)|icon-.*\.png)$/.test(url),
    );
  });
  const hostile = [
    "/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/en/design/%3Cimg%20src=x%20onerror=alert(1)%3E",
  ];
  await expectOfEach([...pathOfEachKind, ...hostile], async (path) => {
    asked.length = 0;
    await page.goto(path);
    await triggerOf(page, "services").hover();
    await triggerOf(page, "language").click();
    for (const summary of await page.locator("main summary").locator("visible=true").all())
      await summary.click();
    return asked.filter((url) => !url.startsWith("/"));
  });
  expect(await page.context().cookies()).toEqual([]);
  const traces = await page.evaluate(async () => ({
    // The quote page stores the visitor's request.
    local: Object.keys(localStorage).filter((key) => key !== "request"),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
  expect(traces).toEqual({ local: ["theme"], session: [], databases: 0, workers: 0, caches: 0 });
  expect(complaints).toEqual([]);
});

test("The policy blocks scripts that the build did not emit", async ({ page }) => {
  const violated: string[] = [];
  await page.exposeFunction("report", (directive: string) => violated.push(directive));
  await page.goto("/en");
  await page.evaluate(() => {
    const { report } = window as unknown as { report: (directive: string) => void };
    addEventListener("securitypolicyviolation", ({ effectiveDirective }) => report(effectiveDirective));
    const style = document.createElement("style");
    style.textContent = "h1 { display: none }";
    document.head.append(style);
    try {
      document.body.innerHTML = "<h1>replaced</h1>";
    } catch {
      // Expected: the browser rejects text from outside a Trusted Types policy.
    }
  });
  await expect.poll(() => violated).toEqual(["style-src-elem", "require-trusted-types-for"]);
  await expectPage(page, "/en");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/**
 * Loads lazy pictures too, so that no request is pending when the next page opens; returns the URLs of all pictures.
 */
function loadPictures(): Promise<string[]> {
  const loaded = Array.from(document.images, async (image) => {
    image.loading = "eager";
    await image.decode();
    return image.currentSrc;
  });
  return Promise.all(loaded);
}
