import type { Page } from "@playwright/test";
import { layoutFaults } from "./support/layout.ts";
import { pathOfEachKind, phone } from "./support/pages.ts";
import {
  expect,
  expectOfEach,
  linksTo,
  test,
  triggerOf,
  untilHydrated,
  untilIdle,
  withMotion,
} from "./support/visitor.ts";

test.use(withMotion);

test("A browser below the floor shows one column of text and requests no script", async ({ page }) => {
  await page.setViewportSize(phone);
  await withoutSupport(page, "selector(:has(a))");
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await expectOfEach(pathOfEachKind, async (path) => {
    await page.goto(path);
    await page.mouse.click(380, 400);
    await untilIdle(page);
    expect(scripts).toEqual([]);
    return page.evaluate(faults);
  });
});

test("A phone that knows no popovers shows the links in a second row of the bar, and starts React", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    for (const name of ["hidePopover", "showPopover", "popover"])
      Reflect.deleteProperty(HTMLElement.prototype, name);
  });
  await withoutSupport(page, "selector(:popover-open)");
  await page.goto("/en/ui");
  await untilHydrated(page);
  const ux = linksTo(page.getByRole("navigation").first(), "/en/ux");
  await expect(ux).toBeHidden();
  await triggerOf(page, "services").click();
  await expect(ux).toBeInViewport({ ratio: 1 });
  expect(await layoutFaults(page)).toEqual([]);
  // Below the panel.
  await page.mouse.click(1, phone.height - 100);
  await expect(ux).toBeHidden();
});

/** A condition that no browser passes. The policy contains hashes of the styles and scripts that this changes. */
async function withoutSupport(page: Page, feature: string): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    expect(html).toContain(feature);
    const body = html
      .replaceAll(feature, "selector(:unknown)")
      .replace(' popover="auto"', "")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    await route.fulfill({ response, body });
  });
}

function faults(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`The page is ${root.scrollWidth} px wide`);
  const shown = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
  for (const element of shown) {
    const { position, display, overflow, opacity } = getComputedStyle(element);
    const isLaidOut = position !== "static" || /grid|flex/.test(display) || opacity !== "1";
    if (isLaidOut || (!/svg|img|textarea|input/.test(element.localName) && overflow !== "visible"))
      found.push(`${element.localName} "${element.textContent.trim().slice(0, 30)}" is laid out`);
  }
  for (const text of document.querySelectorAll(":is(header, main) :is(h1, h2, h3, p, a)"))
    if (
      !text.closest(
        "details:not([open]), [role=status], [aria-hidden=true], noscript, fieldset, form[method=dialog]",
      ) &&
      !text.checkVisibility()
    )
      found.push(`"${text.textContent.slice(0, 30)}" is hidden`);
  return [...new Set(found)];
}
