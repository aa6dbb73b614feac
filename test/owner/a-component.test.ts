/** A React engineer adds a component with state to the home page of a copy, and changes nothing else. */
import { type Browser, chromium, expect as expectPage } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumFlags, findProgram } from "../../scripts/browsers.ts";
import { ownerCopy } from "../support/owner-copy.ts";
import { type RunningHost, startCloudflare, startDev, startNode } from "../support/test-servers.ts";

const component = `import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";

export function Guests() {
  const [guests, setGuests] = useState([]);
  const [isReady, setIsReady] = useState(false);
  const name = useRef(null);
  useEffect(() => setIsReady(true), []);
  return (
    <section id="guests">
      <input aria-label="name" ref={name} />
      <button type="button" disabled={!isReady} onClick={() => setGuests([...guests, name.current.value])}>
        Add
      </button>
      <output>{guests.join()}</output>
      <Link to="/en/ux">Another page</Link>
    </section>
  );
}
`;

const copy = ownerCopy();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
  const page = "app/pages/home.tsx";
  copy.write("app/ui/Guests.tsx", component);
  copy.edit(page, /^/, 'import { Guests } from "../ui/Guests.tsx";\n');
  copy.edit(page, "<FrequentQuestions ", "<Guests />\n      <FrequentQuestions ");
});
afterAll(async () => {
  await browser.close();
  copy.remove();
});

test("it works in development", async () => {
  const server = await startDev(copy.folder);
  await addGuests(server);
  await server.stop();
});

test("it works on both hosts, keeps what was typed before React, and links without a new document", async () => {
  copy.run("node scripts/build.ts");
  for (const host of [await startNode(copy.folder), await startCloudflare(copy.folder)]) {
    await addGuests(host);
    await followLink(host);
    await host.stop();
  }
});

test("if a section throws while the build renders it, the build stops, and says why", () => {
  const broken = 'if (import.meta.env.SSR) throw new Error("The kiln is cold");';
  copy.edit("app/sections/Start.tsx", "  return (", `  ${broken}\n  return (`);
  const { status, stdout, stderr } = copy.start("node scripts/build.ts");
  expect(status).toBe(1);
  expect(`${stdout}${stderr}`).toContain("The kiln is cold");
});

async function addGuests({ port }: RunningHost): Promise<void> {
  const page = await browser.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/(assets\/start-.*\.js|app\/entry\.client\.tsx)/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`http://localhost:${port}/en`, { waitUntil: "commit" });
  const guests = page.locator("#guests");
  const add = guests.getByRole("button", { name: "Add" });
  const name = guests.getByRole("textbox");
  await name.fill("Ana");
  await expectPage(add).toBeDisabled();
  resolve();
  await add.click();
  await name.fill("Eva");
  await add.click();
  await expectPage(guests.getByRole("status")).toHaveText("Ana,Eva");
  await page.close();
}

/** Client navigation, as React Router documents it. */
async function followLink({ port }: RunningHost): Promise<void> {
  const page = await browser.newPage();
  const heading = page.getByRole("heading", { level: 1 });
  const styles = () =>
    heading.evaluate((element) => {
      const { fontSize, paddingInlineStart, display } = getComputedStyle(element);
      return [element.textContent, fontSize, paddingInlineStart, display];
    });
  await page.goto(`http://localhost:${port}/en/ux`);
  const direct = await styles();
  await page.goto(`http://localhost:${port}/en`);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  const home = await heading.textContent();
  const data = page.waitForResponse(/\/en\/ux\.data/);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Another page" }).click();
  const { "content-type": type, "cache-control": cache } = (await data).headers();
  expect([type, cache]).toEqual(["text/x-script; charset=utf-8", "public, max-age=300"]);
  await expectPage(page).toHaveURL(/\/en\/ux$/);
  await expectPage.poll(styles).toEqual(direct);
  await page.goBack();
  await expectPage(heading).toHaveText(home as string);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await page.close();
}
