import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { desktop, examplePages, phone } from "./support/pages.ts";
import { expect, test, visit } from "./support/visitor.ts";

const command = "npx playwright test site-looks --update-snapshots=all";
/** The browser and the content of the reference pictures. Other browsers render letters differently. */
const originFile = join(import.meta.dirname, "pictures/recorded-from.txt");

// Half the size, so that the pictures are small files.
test.use({ deviceScaleFactor: 0.5 });

test("Each kind of page looks like its reference picture", async ({ page, browser, launchOptions }, {
  config,
}) => {
  const program = basename(launchOptions.executablePath ?? "");
  const own = `${program} ${browser.version()} and content ${contentHash()}`;
  const recorded = existsSync(originFile) ? readFileSync(originFile, "utf8").trim() : "no browser";
  const isOther = recorded !== own && config.updateSnapshots !== "all";
  const reason = `The pictures are of ${recorded}, this is ${own}, so the test is skipped. To record new ones: ${command}`;
  if (isOther) console.warn(reason);
  test.skip(isOther, reason);
  expect(`${own}\n`).toMatchSnapshot(basename(originFile));

  for (const { kind, path } of examplePages) {
    await visit(page, path);
    for (const size of [phone, desktop]) {
      await page.setViewportSize(size);
      await expect
        .soft(page, `If it should look so, keep it: ${command}`)
        .toHaveScreenshot(`${kind.replaceAll(" ", "-")}-${size.width}.png`, {
          fullPage: true,
          scale: "device",
          // The QR code changes with the studio's phone number.
          mask: [page.locator("figure svg[role=img]")],
        });
    }
  }
});

/** Of the texts, facts, colours and drawings that an owner changes: an ordinary value must not make a test fail. */
function contentHash(): string {
  const hash = createHash("sha256");
  for (const file of globSync(["app/content/**/*.json", "app/content/photos/*", "public/**/*.svg"]).sort())
    hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 12);
}
