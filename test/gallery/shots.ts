/** What `npm run gallery` takes pictures of: every page, and every state on a page that shows it. */
import type { Page } from "@playwright/test";
import { contents } from "../../app/content/contents.server.ts";
import { knownPaths, type Language, languages, paths, segmentsOf } from "../../app/paths.ts";
import { openErrorScreen, triggerOf } from "../support/visitor.ts";

export interface Shot {
  /** The page, and after a dot its state: `en/ux.print`. */
  name: string;
  path: string;
  /** What the visitor's browser asks for. */
  media?: Parameters<Page["emulateMedia"]>[0];
  /** Holds every animation at this many milliseconds from its start. */
  heldAt?: number;
  /** What the visitor does once the page has come to rest. */
  act?: (page: Page) => Promise<unknown>;
  /** Only what the window shows, so that what is fixed stands where the visitor sees it. */
  isWindow?: boolean;
  isSeenAt?: (width: number) => boolean;
}

type State = Omit<Shot, "name" | "path">;

function shotOf(path: string, state?: string, shot?: State): Shot {
  const segments = segmentsOf(path);
  const page = ["landing", `${segments[0]}/home`][segments.length] ?? segments.join("/");
  return { name: state ? `${page}.${state}` : page, path, ...shot };
}

const asked: Record<string, State["media"]> = {
  "forced-colours": { forcedColors: "active" },
  "more-contrast": { contrast: "more" },
  "reduced-motion": { reducedMotion: "reduce" },
  print: { media: "print" },
};

/** A page as it is for visitors who ask for colours, contrast, stillness or paper. */
function asAskedFor(path: string): Shot[] {
  return Object.entries(asked).map(([state, media]) => shotOf(path, state, { media }));
}

/** `--mobile` of app/styles/breakpoints.css, at the usual size of text. */
const isMobile = (width: number) => width < 768;

/** A tablet has no mouse, either. */
export const isTouched = (width: number) => width < 1024;

/** Focus that a script gives shows its ring only where the visitor's last sign was a key. */
const focus = (selector: string) => async (page: Page) => {
  await page.keyboard.press("Tab");
  await page.locator(selector).first().focus();
};
/** The finger or the mouse that is down and not up yet. */
const press = (selector: string): State => ({
  isWindow: true,
  act: async (page) => {
    await page.locator(selector).first().hover();
    await page.mouse.down();
  },
});
/** A phone on its side, or a window that leaves little height to the page. */
const turn = async (page: Page) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize(isMobile(width) ? { width: height, height: width } : { width, height: 340 });
};
const selectAll = (page: Page) =>
  page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector("main") as Node));
/** What a mouse does, in the windows that `scripts/gallery.ts` gives one. */
const hover = (selector: string): State => ({
  isWindow: true,
  isSeenAt: (width) => !isTouched(width),
  act: (page) => page.locator(selector).first().hover(),
});

function shotsIn(language: Language): Shot[] {
  const { interface: text, home } = contents[language];
  const onHome = (state: string, shot: State) => shotOf(paths.home(language), state, shot);
  const onService = (state: string, shot: State) =>
    shotOf(paths.service(language, "ux"), state, { isWindow: true, ...shot });
  return [
    ...["cocina", "design/pottery", "cocina/pan", `legal/${"muy-largo-".repeat(6)}`].map((unknown) =>
      shotOf(`/${language}/${unknown}`),
    ),
    ...[0, 100, 200, 299].map((moment) => onHome(`splash-at-${moment}`, { isWindow: true, heldAt: moment })),
    onHome("tile-hover", hover(`main a[href="${paths.service(language, "ui")}"]`)),
    onHome("tile-focus", { isWindow: true, act: focus(`main a[href="${paths.service(language, "ui")}"]`) }),
    onHome("question-focus", { isWindow: true, act: focus("main summary") }),
    onHome("question-open", {
      act: (page) => page.getByRole("heading", { name: home.questions.at(2)?.question }).click(),
    }),
    onHome("question-open-by-key", {
      isWindow: true,
      act: async (page) => {
        await focus("main summary")(page);
        await page.keyboard.press("Enter");
      },
    }),
    onHome("question-pressed", press("main summary")),
    onHome("tile-pressed", press(`main a[href="${paths.service(language, "ui")}"]`)),
    onHome("turned", { act: turn }),
    onHome("turned-at-rest", { isWindow: true, act: turn }),
    onHome("selected", { act: selectAll }),
    onHome("error", {
      act: openErrorScreen,
    }),
    onService("services-open", {
      isSeenAt: (width) => !isMobile(width),
      act: (page) => triggerOf(page, "services").click(),
    }),
    onService("focus-in-services", {
      isSeenAt: (width) => !isMobile(width),
      act: async (page) => {
        await triggerOf(page, "services").click();
        await focus("header li a")(page);
      },
    }),
    onService("services-in-low-window", {
      isSeenAt: (width) => !isMobile(width),
      act: async (page) => {
        await turn(page);
        await triggerOf(page, "services").click();
        await page.locator("header ul").first().getByRole("link").last().hover();
      },
    }),
    onService("menu", {
      isSeenAt: isMobile,
      act: (page) => page.getByRole("button", { name: text.menu, exact: true }).click(),
    }),
    onService("menu-open", {
      isSeenAt: isMobile,
      act: async (page) => {
        await page.getByRole("button", { name: text.menu, exact: true }).click();
        await triggerOf(page, "services").click();
      },
    }),
    onService("menu-turned", {
      isSeenAt: isMobile,
      act: async (page) => {
        await page.getByRole("button", { name: text.menu, exact: true }).click();
        await triggerOf(page, "services").click();
        await turn(page);
      },
    }),
    onService("focus-in-menu", {
      isSeenAt: isMobile,
      act: async (page) => {
        await page.getByRole("button", { name: text.menu, exact: true }).click();
        await triggerOf(page, "services").click();
        await focus("header li a")(page);
      },
    }),
    onService("turned", { act: turn }),
    onService("services-open-when-turned", {
      act: async (page) => {
        await turn(page);
        await triggerOf(page, "services").click();
      },
    }),
    onService("button-pressed", press("main a[target]")),
    onService("contact-pressed", press("aside a")),
    onService("focus-in-languages", {
      act: async (page) => {
        await triggerOf(page, "language").click();
        await page.keyboard.press("Tab");
      },
    }),
    onService("language-open", { act: (page) => triggerOf(page, "language").click() }),
    onService("scrolled", { act: (page) => page.evaluate(() => scrollTo(0, 700)) }),
    onService("focus-in-bar", { act: focus("header a") }),
    onService("focus-on-services", {
      isSeenAt: (width) => !isMobile(width),
      act: focus("header summary"),
    }),
    onService("focus-on-button", { act: focus("main a[target]") }),
    onService("focus-on-contact", { act: focus("aside a") }),
    onService("focus-on-whatsapp", { act: focus("aside a:last-child") }),
    onService("contact-hover", hover("aside a")),
    onService("link-hover", hover("header nav > a")),
    onService("button-hover", hover("main a[target]")),
    onService("related-hover", hover(`main a[href="${paths.detail(language, "design", "ux")}"]`)),
    shotOf(paths.category(language, "development"), "cell-hover", hover("main ul a")),
    ...asAskedFor(paths.home(language)),
    ...asAskedFor(paths.service(language, "product")),
    ...asAskedFor(paths.category(language, "development")),
    ...asAskedFor(paths.detail(language, "legal", "compliance")),
  ];
}

export const shots: Shot[] = [
  ...knownPaths().map((path) => shotOf(path)),
  shotOf(paths.landing(), "focus", { isWindow: true, act: focus("main a") }),
  shotOf(paths.landing(), "hover", hover("main a")),
  shotOf(paths.landing(), "pressed", press("main a")),
  shotOf(paths.landing(), "selected", { isWindow: true, act: selectAll }),
  shotOf(paths.landing(), "turned", { isWindow: true, act: turn }),
  ...asAskedFor(paths.landing()),
  ...languages.flatMap(shotsIn),
];
