/** Questions, the bar, its count, the chat and the theme control, in every engine. */
import { beforeEach, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { chatLink, quoteMessage } from "../../app/outbound-links.ts";
import { paths } from "../../app/paths.ts";
import { hasTakenOver } from "../support/visitor.ts";
import { openQuestions } from "./look.ts";
import { engines, inBar, inPage, visitorIn, wide } from "./visitor.ts";

const { interface: text, home, services } = contents.en;
const question = (place: 0 | 1) => inPage("button", home.questions[place].question);

describe.each(engines)("$name", (kind) => {
  const visitor = visitorIn(kind);
  beforeEach(() => visitor.setSize(wide));

  test("One question is open at a time, and the open one closes", async () => {
    await visitor.open(paths.home("en"));
    await visitor.click(question(0));
    await visitor.expectSoon(openQuestions).toEqual([0]);
    await visitor.click(question(1));
    await visitor.expectSoon(openQuestions).toEqual([1]);
    await visitor.click(question(1));
    await visitor.expectSoon(openQuestions).toEqual([]);
  });

  test("A question that was opened before React came stays open", async () => {
    await visitor.open(paths.home("en"));
    await visitor.ask(() => document.querySelectorAll<HTMLElement>("main summary")[2]?.click());
    expect(await visitor.ask(hasTakenOver)).toBe(false);
    await visitor.hydrate();
    expect(await visitor.ask(openQuestions)).toEqual([2]);
    expect(await visitor.messages()).toEqual([]);
  });

  test("The bar grows more opaque past twenty pixels of scroll", async () => {
    await visitor.open(paths.home("en"));
    await visitor.ask(() => scrollTo(0, 20));
    await visitor.expectSoon(() => scrollY).toBe(20);
    await visitor.waitForRest();
    const before = await visitor.ask(opacityOfBar);
    await visitor.ask(() => scrollTo(0, 21));
    await visitor.expectSoon(opacityOfBar).toBeGreaterThan(before);
    await visitor.ask(() => scrollTo(0, 0));
    await visitor.expectSoon(opacityOfBar).toBe(before);
  });

  test("The bar is more opaque where a reload keeps the scroll", async () => {
    await visitor.open(paths.home("es"));
    await visitor.waitForRest();
    const atRest = await visitor.ask(opacityOfBar);
    await visitor.ask(() => scrollTo({ top: 900, behavior: "instant" }));
    await visitor.expectSoon(opacityOfBar).toBeGreaterThan(atRest);
    await visitor.ask(() => location.reload());
    await visitor.expectSoon(wayHere).toBe("reload");
    await visitor.expectSoon(() => scrollY).toBe(900);
    await visitor.expectSoon(opacityOfBar).toBeGreaterThan(atRest);
  });

  test("The bar counts along with the scroll, or shows no count where an engine cannot", async () => {
    await visitor.open(paths.home("en"));
    const canCount = await visitor.ask(() => CSS.supports("animation-timeline: view()"));
    await visitor.expectSoon(countOnBar).toBe(canCount ? 0 : "not shown");
    await visitor.ask(() => scrollTo(0, document.documentElement.scrollHeight));
    await visitor.expectSoon(countOnBar).toBe(canCount ? 15 : "not shown");
  });

  test.each([
    [paths.home("es"), quoteMessage],
    [paths.service("en", "ux"), text.interestMessage(services.ux.title)],
    [
      paths.detail("es", "legal", "ip"),
      contents.es.interface.interestMessage(contents.es.details.legal.ip.title),
    ],
  ])("The chat that %s opens has its message ready, in a tab of its own", async (path, message) => {
    await visitor.open(path);
    const links = await visitor.ask(chatLinks);
    expect(links).toHaveLength(2);
    for (const link of links)
      expect(link).toEqual({ href: chatLink(message), target: "_blank", rel: "noopener noreferrer" });
  });

  test("A click on the chat is left to the browser", async () => {
    await visitor.open(paths.service("en", "ux"));
    await visitor.hydrate();
    await visitor.ask(keepClicks);
    await visitor.click(inPage("link", text.requestConsultation));
    const chat = chatLink(text.interestMessage(services.ux.title));
    await visitor.expectSoon(() => window.clicks).toEqual([{ href: chat, isTaken: false }]);
  });

  test("The theme control does nothing but say so in the console", async () => {
    await visitor.open(paths.home("en"));
    await visitor.click(inBar("button", text.themeUnavailable));
    await expect.poll(() => visitor.messages()).toEqual([expect.stringContaining("temporarily disabled")]);
    expect(await visitor.ask(() => document.documentElement.className)).toBe("dark");
  });
});

function opacityOfBar() {
  const ground = getComputedStyle(document.querySelector("header") as Element).backgroundColor;
  return Number(/([\d.]+)\)$/.exec(ground)?.[1]);
}

/** Whether this document was loaded by a reload, among others. */
function wayHere() {
  const [way] = performance.getEntriesByType("navigation");
  return (way as PerformanceNavigationTiming).type;
}

/** Cells lit on the bar's edge. */
function countOnBar() {
  const parts = [...document.querySelectorAll<HTMLElement>("main > :first-child[aria-hidden] > span")];
  if (!parts.every((part) => part.checkVisibility())) return "not shown";
  const lit = parts.map(
    (part) => Number(part.dataset.span) * new DOMMatrix(getComputedStyle(part).transform).a,
  );
  return Math.round(lit.reduce((sum, cells) => sum + cells, 0));
}

function chatLinks() {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
  return [...links].map(({ href, target, rel }) => ({ href, target, rel }));
}

/** Keeps what each click would have led to, and whether a script took it away; no address off the site is asked. */
function keepClicks() {
  const clicks: Window["clicks"] = [];
  window.clicks = clicks;
  addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    clicks.push({ href: link?.href, isTaken: event.defaultPrevented });
    event.preventDefault();
  });
}

declare global {
  interface Window {
    clicks: { href: string | undefined; isTaken: boolean }[];
  }
}
