import { gate } from "../app/styles/gate.ts";
import { pathOfEachKind, phone } from "./support/pages.ts";
import { expect, expectOfEach, test, untilIdle, withMotion } from "./support/visitor.ts";

test.use(withMotion);

test("A browser below the floor shows one column of text and requests no script", async ({ page }) => {
  await page.setViewportSize(phone);
  // A condition that no browser passes. The policy contains hashes of the styles and scripts that this changes.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const old = html
      .replaceAll(/color:\s*light-dark\(/g, "color: unknown(")
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");
    expect(old).not.toContain(gate.slice(0, 18));
    await route.fulfill({ response, body: old });
  });
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

function faults(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`The page is ${root.scrollWidth} px wide`);
  const shown = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
  for (const element of shown) {
    const { position, display, overflow, opacity } = getComputedStyle(element);
    const name = `${element.localName} "${element.textContent.trim().slice(0, 30)}"`;
    if (position !== "static" || /grid|flex/.test(display)) found.push(`${name} is laid out`);
    if (opacity !== "1") found.push(`${name} is dimmed`);
    if (!/svg|img|textarea|input/.test(element.localName) && overflow !== "visible")
      found.push(`${name} clips`);
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
