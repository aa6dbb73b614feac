import { expect, type Page, test } from "@playwright/test";
import { knownPaths } from "../app/paths.ts";
import { complaintsOf, hydrate, navigateOnClient, pageKinds, triggerOf } from "./support/visitor.ts";

test("The whole site is walked on the client without breaking its own policy, asking others or leaving traces", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const breaches = breachesOf(page, baseURL as string);
  await page.goto("/");
  await hydrate(page);
  for (const path of knownPaths().slice(1)) {
    await navigateOnClient(page, path);
    await expect(page).toHaveURL(path);
  }
  await expectNoTraces(page);
  expect(breaches).toEqual([]);
});

test("Each page keeps the policy when it is the first of a visit, and when its parts are used", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const breaches = breachesOf(page, baseURL as string);
  const others = [
    "/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "/en/design/%3Cimg%20src=x%20onerror=alert(1)%3E",
  ];
  for (const path of [...pageKinds.map(({ path }) => path), ...others])
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"]).toMatch(/default-src 'none'/);
      await hydrate(page);
      await triggerOf(page, "services").hover();
      await triggerOf(page, "language").click();
      for (const summary of await page.locator("main summary").all()) await summary.click();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    });
  await expectNoTraces(page);
  expect(breaches).toEqual([]);
});

test("The policy is in force: what the build has not written does not run", async ({ page }) => {
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
      document.body.innerHTML = "<h1>taken over</h1>";
    } catch {
      // As it must: the browser refuses text that no policy has trusted.
    }
  });
  await expect.poll(() => violated).toEqual(["style-src-elem", "require-trusted-types-for"]);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("taken over");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** Complaints, violations of the policy, and requests that go elsewhere. */
function breachesOf(page: Page, origin: string): string[] {
  const breaches = complaintsOf(page);
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== new URL(origin).origin) breaches.push(`asked ${url.href}`);
  });
  page.exposeFunction("reportBreach", (breach: string) => breaches.push(breach));
  page.addInitScript(() => {
    const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      reportBreach(`${violatedDirective} ${blockedURI} in ${sourceFile}`),
    );
  });
  return breaches;
}

/** No cookie; `theme` in the local storage, and in the session's at most where the visitor had scrolled to. */
async function expectNoTraces(page: Page): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const traces = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage).filter((key) => key !== "react-router-scroll-positions"),
    databases: (await indexedDB.databases()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
  expect(traces).toEqual({ local: ["theme"], session: [], databases: 0, workers: 0, caches: 0 });
}
