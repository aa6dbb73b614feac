import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { desktop, examplePages, phone } from "./support/pages.ts";
import { addStyles, expect, test, visit } from "./support/visitor.ts";

const command = "npx playwright test site-looks --update-snapshots=all";
/** The browser that rendered the reference pictures: other browsers render letters differently. */
const browserFile = join(import.meta.dirname, "pictures/browser.txt");

// Half the size, so that the pictures are small files.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

test("Each kind of page looks like its reference picture", async ({ page, browser, launchOptions }, {
  config,
}) => {
  const own = `${basename(launchOptions.executablePath ?? "")} ${browser.version()}`;
  const recorded = existsSync(browserFile) ? readFileSync(browserFile, "utf8").trim() : "no browser";
  const isOther = recorded !== own && config.updateSnapshots !== "all";
  const reason = `The pictures are of ${recorded}, this is ${own}, so the test is skipped. To record new ones: ${command}`;
  if (isOther) console.warn(reason);
  test.skip(isOther, reason);
  expect(`${own}\n`).toMatchSnapshot(basename(browserFile));

  for (const { kind, path } of examplePages)
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await visit(page, path);
      // Hides the space that SteadyText reserves, because it depends on this machine's fonts: ui/SteadyText.tsx
      await addStyles(page, ":root { --font-text-fallback: Text; --font-display-fallback: Display }");
      await expect
        .soft(page, `If it should look so, keep it: ${command}`)
        .toHaveScreenshot(`${kind.replaceAll(" ", "-")}-${size.width}.png`, {
          fullPage: true,
          scale: "device",
          // The page's weight changes with each build, and the QR code with the studio's phone number.
          mask: [page.getByText(/^[\d.,]+ kB$/), page.locator("figure svg[role=img]")],
        });
    }
});
