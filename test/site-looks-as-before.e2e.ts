import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { desktop, pageKinds, phone } from "./support/pages.ts";
import { addStyles, expect, test, visit } from "./support/visitor.ts";

const command = "npx playwright test site-looks --update-snapshots=all";
/** The browser that drew the pictures beside it: another one draws letters otherwise. */
const browserFile = join(import.meta.dirname, "pictures/browser.txt");

// Half as large, so that the pictures weigh little.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

test("Each kind of page looks as it did when somebody last looked at it", async ({
  page,
  browser,
  launchOptions,
}, { config }) => {
  const own = `${basename(launchOptions.executablePath ?? "")} ${browser.version()}`;
  const recorded = existsSync(browserFile) ? readFileSync(browserFile, "utf8").trim() : "no browser";
  const isOther = recorded !== own && config.updateSnapshots !== "all";
  const reason = `The pictures are of ${recorded}, this is ${own}: nothing was compared. New ones: ${command}`;
  if (isOther) console.warn(reason);
  test.skip(isOther, reason);
  expect(`${own}\n`).toMatchSnapshot(basename(browserFile));

  for (const { kind, path } of pageKinds)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await visit(page, path);
      // No room for the lines that a text takes in this machine's fonts: ui/SteadyText.tsx
      await addStyles(page, ":root { --font-text-fallback: Text; --font-display-fallback: Display }");
      await expect
        .soft(page, `If it should look so, keep it: ${command}`)
        .toHaveScreenshot(`${kind.replaceAll(" ", "-")}-${size.width}.png`, {
          fullPage: true,
          scale: "device",
        });
    }
});
