/** A React engineer adds a component with state to the home page of a copy, and changes nothing else. */
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { afterAll, beforeAll, test } from "vitest";
import { chromiumFlags, findProgram } from "../../scripts/browsers.ts";
import { copyProject, type RunningHost, startDev, startNode } from "../support/test-servers.ts";

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
const copy = copyProject();
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
  writeFileSync(join(copy, "app/ui/Guests.tsx"), component);
  const page = join(copy, "app/pages/home.tsx");
  const source = `import { Guests } from "../ui/Guests.tsx";\n${readFileSync(page, "utf8")}`;
  writeFileSync(page, source.replace("<FrequentQuestions ", "<Guests />\n      <FrequentQuestions "));
});
afterAll(async () => {
  await browser.close();
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

test("it works in development", async () => {
  // In development nothing keeps the input from before hydration.
  await addGuests(await startDev(copy), (page) =>
    page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0),
  );
});

test("it works in production, including before hydration, and its failure leads to the error screen", async () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    cwd: copy,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  await addGuests(await startNode(copy));
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
