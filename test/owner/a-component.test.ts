/** A React engineer adds a component with state to the home page of a copy, and changes nothing else. */
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { chromiumFlags, findProgram } from "../../scripts/browsers.ts";
import { ownerCopy } from "../support/owner-copy.ts";
import { type RunningHost, startDev, startNode } from "../support/test-servers.ts";

const component = `import { startTransition, useState } from "react";

export function Guests() {
  const [guests, setGuests] = useState([]);
  const [name, setName] = useState("");
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error("The kiln is cold");
  return (
    <section id="guests">
      <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />
      <button type="button" onClick={() => setGuests([...guests, name])}>
        Add
      </button>
      <output>{guests.join()}</output>
      <button type="button" onClick={() => startTransition(() => setIsBroken(true))}>
        Break
      </button>
    </section>
  );
}
`;

// Processes that this test starts must build and serve the site as outside a test: vite.config.ts
delete process.env.VITEST;
delete process.env.NODE_ENV;
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
  // In development nothing keeps the input from before hydration.
  await addGuests(await startDev(copy.folder), (page) =>
    page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0),
  );
});

test("it works in production, including before hydration, and its failure leads to the error screen", async () => {
  copy.run("node scripts/build.ts");
  await addGuests(await startNode(copy.folder));
});

async function addGuests(host: RunningHost, isReady?: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await browser.newPage();
  let arrive = () => {};
  const scripts = new Promise<void>((done) => {
    arrive = done;
  });
  if (!isReady)
    await page.route("**/assets/*.js", async (route) => {
      await scripts;
      await route.continue();
    });
  await page.goto(`http://localhost:${host.port}/en`);
  await isReady?.(page);
  const guests = page.locator("#guests");
  const add = guests.getByRole("button", { name: "Add" });
  await guests.getByRole("textbox").fill("Ana");
  await add.click();
  await add.click();
  arrive();
  await expectPage(guests.getByRole("status")).toHaveText("Ana,Ana");
  await guests.getByRole("textbox").fill("Eva");
  await add.click();
  await expectPage(guests.getByRole("status")).toHaveText("Ana,Ana,Eva");
  await guests.getByRole("button", { name: "Break" }).click();
  await expectPage(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expectPage(page.getByText("The kiln is cold", { exact: true })).toBeVisible();
  await page.close();
  await host.stop();
}
