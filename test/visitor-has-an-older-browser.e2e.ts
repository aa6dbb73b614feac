import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gate } from "../app/styles/gate.ts";
import { pathOfEachKind, phone } from "./support/pages.ts";
import { expect, expectOfEach, test, untilIdle } from "./support/visitor.ts";

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

test("The service worker of the domain's earlier site ends, and visitors see this one", async ({
  page,
  baseURL,
}) => {
  const worker = `addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    addEventListener("fetch", (event) => event.request.mode === "navigate" && event.respondWith(
      new Response("<h1>The earlier site</h1>", { headers: { "Content-Type": "text/html" } })));`;
  let isEarlier = true;
  const domain = createServer(async (request, response) => {
    const isWorker = request.url === "/sw.js";
    if (isEarlier && isWorker) return response.setHeader("Content-Type", "text/javascript").end(worker);
    if (isEarlier) return response.setHeader("Content-Type", "text/html").end("<h1>The earlier site</h1>");
    const { status, headers, body } = await fetchedFrom(`${baseURL}${request.url}`);
    response.writeHead(status, headers).end(body);
  }).listen(0);
  const address = `http://localhost:${(domain.address() as AddressInfo).port}/en`;
  const earlier = page.getByRole("heading", { name: "The earlier site" });
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
  isEarlier = false;
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(earlier).toHaveCount(0);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  domain.closeAllConnections();
  domain.close();
});

async function fetchedFrom(url: string) {
  const response = await fetch(url);
  const kept = ["content-type", "cache-control", "content-security-policy"];
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)));
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
