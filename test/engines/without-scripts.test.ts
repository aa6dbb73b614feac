/** The site where pages may run no script, in every engine. */
import { beforeEach, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { paths } from "../../app/paths.ts";
import { look, openQuestions, whole } from "./look.ts";
import { engines, heading, inBar, inPage, phone, visitorIn, wide } from "./visitor.ts";

const { interface: text, home, services } = contents.en;
const servicesMenu = inBar("button", text.services);
const ux = inBar("link", services.ux.title);

describe.each(engines)("$name", (kind) => {
  const visitor = visitorIn(kind, { runsScripts: false });
  beforeEach(() => visitor.setSize(wide));

  test.each([
    paths.landing(),
    paths.home("es"),
    paths.service("en", "ui"),
    paths.category("es", "legal"),
    paths.detail("en", "design", "ux"),
    "/es/nothing",
    "/en/legal/nothing",
  ])("A visitor sees all of %s", async (path) => {
    await visitor.open(path);
    expect(await visitor.ask(() => localStorage.length)).toBe(0);
    await visitor.expectSoon(look).toEqual(whole);
    await visitor.setSize(phone);
    await visitor.expectSoon(look).toEqual(whole);
  });

  test("Services opens under the mouse, and leads on", async () => {
    await visitor.open(paths.home("en"));
    expect(await visitor.sees(ux)).toBe(false);
    await visitor.hover(servicesMenu);
    await visitor.click(ux);
    await visitor.expectAddress().toBe(paths.service("en", "ux"));
    await visitor.expectSoon(heading).toBe(services.ux.title);
  });

  test("The menu of a phone opens, unfolds Services and leads on", async () => {
    await visitor.setSize(phone);
    await visitor.open(paths.home("en"));
    await visitor.click(inBar("button", text.menu));
    await visitor.click(servicesMenu);
    await visitor.click(ux);
    await visitor.expectAddress().toBe(paths.service("en", "ux"));
  });

  test("The switcher, the questions and the redirects work", async () => {
    await visitor.open(paths.service("es", "product"));
    await visitor.click(inBar("button", contents.es.interface.language("ES")));
    await visitor.click(inBar("link", text.languageName));
    await visitor.expectAddress().toBe(paths.service("en", "product"));

    await visitor.open(paths.home("en"));
    for (const { question } of home.questions.slice(0, 2)) await visitor.click(inPage("button", question));
    await visitor.expectSoon(openQuestions).toEqual([1]);

    await visitor.click(inBar("link", text.about));
    await visitor.expectAddress().toBe(paths.landing());
  });
});
