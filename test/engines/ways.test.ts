/** The ways from page to page: links, languages, redirects, Back and Forward, errors; in every engine. */
import { beforeEach, describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { chatLink } from "../../app/outbound-links.ts";
import { paths } from "../../app/paths.ts";
import type { WindowWithRouter } from "../support/visitor.ts";
import { engines, focusedHeading, heading, inBar, inPage, visitorIn, wide } from "./visitor.ts";

const { interface: text, services } = contents.en;
const ux = inBar("link", services.ux.title);

describe.each(engines)("$name", (kind) => {
  const visitor = visitorIn(kind);
  beforeEach(() => visitor.setSize(wide));

  test.each([false, true])(
    "The switcher keeps the service (React has taken over: %s)",
    async (isTakenOver) => {
      await visitor.open(paths.service("en", "product"));
      if (isTakenOver) await visitor.hydrate();
      await visitor.click(inBar("button", text.language("EN")));
      await visitor.click(inBar("link", contents.es.interface.languageName));
      await visitor.expectAddress().toBe(paths.service("es", "product"));
      await visitor.expectSoon(() => document.documentElement.lang).toBe("es");
      await visitor.expectSoon(heading).toBe(contents.es.services.product.title);
      await visitor.click(inBar("button", contents.es.interface.language("ES")));
      await visitor.click(inBar("link", text.languageName));
      await visitor.expectAddress().toBe(paths.service("en", "product"));
      await visitor.expectSoon(heading).toBe(services.product.title);
    },
  );

  test("A link changes the page in place, and the focus goes to the new heading", async () => {
    await visitor.open(paths.home("en"));
    await visitor.hydrate();
    const hasTransitions = await visitor.ask(countTransitions);
    await visitor.click(inBar("button", text.services));
    await visitor.click(ux);
    await visitor.expectSoon(focusedHeading).toBe(services.ux.title);
    await visitor.expectAddress().toBe(paths.service("en", "ux"));
    expect(await visitor.ask(() => window.transitions)).toBe(hasTransitions ? 1 : 0);
    expect(await visitor.messages()).toEqual([]);
  });

  test("Where there are no view transitions, a link changes the page in place, too", async () => {
    await visitor.open(paths.home("en"));
    await visitor.ask(() => {
      Object.assign(document, { startViewTransition: undefined });
      window.transitions = 0;
    });
    await visitor.hydrate();
    await visitor.click(inBar("button", text.services));
    await visitor.click(ux);
    await visitor.expectSoon(focusedHeading).toBe(services.ux.title);
    expect(await visitor.ask(() => window.transitions)).toBe(0);
    expect(await visitor.messages()).toEqual([]);
  });

  test("A visitor who only means to follow a link hears no complaint", async () => {
    await visitor.open(paths.home("en"));
    await visitor.hydrate();
    await visitor.hover(inBar("button", text.services));
    await visitor.hover(ux);
    // Longer than the 100 milliseconds that React Router waits before it fetches ahead.
    await visitor.ask(() => new Promise<void>((done) => setTimeout(done, 300)));
    expect(await visitor.messages()).toEqual([]);
  });

  test("A visitor who goes on before a page has travelled in hears no complaint", async () => {
    await visitor.open(paths.home("en"));
    await visitor.hydrate();
    await visitor.ask(skipTransitions);
    await visitor.click(inBar("button", text.services));
    await visitor.click(ux);
    await visitor.expectSoon(focusedHeading).toBe(services.ux.title);
    expect(await visitor.messages()).toEqual([]);
  });

  test("About leads to the landing page, and Back to where the visitor was", async () => {
    await visitor.open(paths.service("en", "ux"));
    await visitor.hydrate();
    await visitor.click(inBar("link", text.about));
    await visitor.expectAddress().toBe(paths.landing());
    await visitor.back();
    await visitor.expectAddress().toBe(paths.service("en", "ux"));
    await visitor.expectSoon(heading).toBe(services.ux.title);
  });

  test("An address that leads elsewhere does so before any script, and Back leads past it", async () => {
    await visitor.open(paths.service("en", "ui"));
    await visitor.open(paths.contact("en"));
    await visitor.expectAddress().toBe(paths.landing());
    await visitor.back();
    await visitor.expectAddress().toBe(paths.service("en", "ui"));
  });

  test("A trailing slash goes, on the first page and on the next", async () => {
    await visitor.open(`${paths.service("en", "ui")}/`);
    await visitor.expectAddress().toBe(paths.service("en", "ui"));
    await visitor.hydrate();
    await navigate(`${paths.service("en", "ux")}/`);
    await visitor.expectAddress().toBe(paths.service("en", "ux"));
    await visitor.expectSoon(heading).toBe(services.ux.title);
    expect(await visitor.messages()).toEqual([]);
  });

  test("Back and Forward lead through pages and languages as they were visited", async () => {
    await visitor.open(paths.service("en", "ui"));
    await visitor.hydrate();
    await navigate(paths.service("en", "ux"));
    await visitor.expectSoon(heading).toBe(services.ux.title);
    await navigate(paths.service("es", "product"));
    await visitor.expectSoon(heading).toBe(contents.es.services.product.title);
    for (const [go, title] of [
      ["back", services.ux.title],
      ["back", services.ui.title],
      ["forward", services.ux.title],
      ["forward", contents.es.services.product.title],
    ] as const) {
      await visitor[go]();
      await visitor.expectSoon(heading).toBe(title);
    }
    expect(await visitor.messages()).toEqual([]);
  });

  test("A page of an unknown address says what the address says", async () => {
    const name = "algo <b>nuevo";
    const path = `/es/legal/${encodeURIComponent(name)}`;
    await visitor.open(path);
    expect(await visitor.ask(heading)).toBe(name);
    const chat = chatLink(contents.es.interface.interestMessage(name));
    expect(await visitor.ask(() => document.querySelector<HTMLAnchorElement>("main a[target]")?.href)).toBe(
      chat,
    );
    await visitor.click(inBar("button", contents.es.interface.language("ES")));
    await visitor.click(inBar("link", text.languageName));
    await visitor.expectAddress().toBe(paths.home("en"));
    // From within the site, too.
    await visitor.hydrate();
    await navigate(path);
    await visitor.expectSoon(heading).toBe(name);
  });

  test("An error gets its screen within the policy, and a way home", async () => {
    await visitor.open(paths.service("en", "ux"));
    await visitor.hydrate();
    await visitor.ask(() => {
      // A form that was never there: the one way to an error that no host has answered.
      const { __reactRouterDataRouter: router } = window as WindowWithRouter;
      router?.navigate(location.pathname, { formMethod: "post", formData: new FormData() });
    });
    await visitor.expectSoon(heading).toBe("Unexpected Application Error!");
    expect((await visitor.messages()).filter((message) => !/^Route/.test(message))).toEqual([]);
    await visitor.click(inPage("link", text.backHome));
    await visitor.expectAddress().toBe(paths.home("en"));
  });

  /** A client navigation to any address, as a link to it would start. */
  function navigate(to: string) {
    return visitor.ask((to) => {
      // Not awaited: a navigation that ends in a full page load takes this script with it.
      (window as WindowWithRouter).__reactRouterDataRouter?.navigate(to);
    }, to);
  }
});

/** Counts the view transitions from now on; tells whether the engine has any. */
function countTransitions() {
  window.transitions = 0;
  const start = document.startViewTransition?.bind(document);
  if (!start) return false;
  document.startViewTransition = (...given) => {
    window.transitions += 1;
    return start(...given);
  };
  return true;
}

/** Skips each view transition as it starts, as a further navigation would. */
function skipTransitions() {
  const start = document.startViewTransition?.bind(document);
  if (!start) return;
  document.startViewTransition = (...given) => {
    const transition = start(...given);
    transition.skipTransition();
    return transition;
  };
}

declare global {
  interface Window {
    /** View transitions since this page was loaded; lost where a link loads another page. */
    transitions: number;
  }
}
