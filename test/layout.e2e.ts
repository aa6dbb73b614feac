import { expect, type Page, test } from "@playwright/test";
import { contents } from "../app/content/contents.server.ts";
import {
  categoryKeys,
  detailKeys,
  knownPaths,
  type Language,
  languages,
  paths,
  serviceKeys,
  unknownPaths,
} from "../app/paths.ts";
import { layoutFaults } from "./support/layout.ts";
import { hydrate, pageKinds, showErrorScreen } from "./support/visitor.ts";

/** From the smallest phone to a wide desktop screen, then phones that lie on their side. */
const everyWindow = [
  ...Array.from({ length: 29 }, (_, step) => ({ width: 320 + 80 * step, height: 800 })),
  ...[568, 640, 720, 768, 844, 932].map((width) => ({ width, height: 390 })),
];
/** A phone, the first width that is none, upright and as low as a phone on its side, a desktop screen. */
const fourWindows = [
  { width: 320, height: 800 },
  { width: 768, height: 800 },
  { width: 768, height: 390 },
  { width: 1440, height: 800 },
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { kind, path } of pageKinds)
  test(`In any window, no text of ${kind} leaves the window, is cut or covered`, async ({ page }) => {
    await page.goto(path);
    await expectGoodLayout(page, everyWindow);
  });

test("In any window, no text of the error screen leaves the window, is cut or covered", async ({ page }) => {
  await page.goto("/es");
  await hydrate(page);
  await showErrorScreen(page);
  await expectGoodLayout(page, everyWindow);
});

for (const language of languages)
  test(`In any window, the longest titles in ${language} find room, known and unknown ones`, async ({
    page,
  }) => {
    const unknown = [
      "a-title-that-somebody-has-typed-and-that-goes-on",
      "Donaudampfschifffahrtsgesellschaft",
    ];
    for (const path of [
      ...longestTitles(language),
      ...unknown.map((segment) => `${paths.home(language)}/design/${segment}`),
    ])
      await test.step(path, async () => {
        await page.goto(path);
        await expectGoodLayout(page, everyWindow);
      });
  });

for (const language of languages)
  test(`On a phone, a tablet, a turned phone and a desktop, every page in ${language} is well laid out`, async ({
    page,
  }) => {
    const isOfLanguage = (path: string) => path === "/" || path.startsWith(paths.home(language));
    for (const path of [...knownPaths(), ...unknownPaths()].filter(isOfLanguage))
      await test.step(path, async () => {
        await page.goto(path);
        await expectGoodLayout(page, fourWindows);
      });
  });

test("On a phone of 360 pixels the way back and the breadcrumbs share a line", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const language of languages)
    for (const category of categoryKeys) {
      const [detail] = detailKeys(category);
      if (detail) await page.goto(paths.detail(language, category, detail));
      await page.evaluate(() => document.fonts.ready);
      const { backToServices, breadcrumbs } = contents[language].interface;
      const wayBack = await page.getByRole("link", { name: backToServices }).first().boundingBox();
      const trail = await page.getByRole("navigation", { name: breadcrumbs }).boundingBox();
      expect(trail?.y, `${category} in ${language}`).toBe(wayBack?.y);
    }
});

/** Where the longest title and the longest word of a title stand, for services and for detailed services. */
function longestTitles(language: Language): string[] {
  const { services, details } = contents[language];
  const families = [
    serviceKeys.map((key) => ({ path: paths.service(language, key), title: services[key].title })),
    categoryKeys.flatMap((category) =>
      detailKeys(category).map((key) => ({
        path: paths.detail(language, category, key),
        title: (details[category] as Record<string, { title: string }>)[key]?.title ?? "",
      })),
    ),
  ];
  const longestWord = (title: string) => Math.max(...title.split(" ").map(({ length }) => length));
  const found = families.flatMap((family) =>
    [longestWord, (title: string) => title.length].map(
      (length) => family.toSorted((a, b) => length(b.title) - length(a.title))[0]?.path ?? "",
    ),
  );
  return [...new Set(found)];
}

/** Expects no fault in any of the windows, and names those of each window where there are some. */
async function expectGoodLayout(page: Page, windows: { width: number; height: number }[]): Promise<void> {
  const faults: Record<string, string[]> = {};
  for (const { width, height } of windows) {
    await page.setViewportSize({ width, height });
    const found = await layoutFaults(page);
    if (found.length > 0) faults[`${width} x ${height}`] = found;
  }
  expect(faults).toEqual({});
}
