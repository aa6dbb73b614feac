import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { serviceKeys } from "../../app/catalogue/catalogue.ts";
import { getContent, getPageTexts, shared, site } from "../../app/content-model/contents.server.ts";
import { stripLinks } from "../../app/content-model/linked-text.server.ts";
import { fill } from "../../app/content-model/phrases.ts";
import { findAnswers } from "../../app/content-model/terms-and-answers.server.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "../../app/languages.ts";
import { loadShellTexts } from "../../app/layout/shell-texts.server.ts";
import { linkToChat, linkToCompany, linkToProfile } from "../../app/outbound-links.ts";
import {
  findDestination,
  getLogoPath,
  getSwitcherLanguage,
  getSwitcherPath,
  listUnknownPaths,
  pagesByPath,
  paths,
  splitPath,
} from "../../app/paths.ts";
import { listKeys } from "../../app/records.ts";
import { barPageKinds, hasQuotePage, isProsePage } from "../../app/routes.ts";
import { listPaths } from "../../app/seo/known-paths.server.ts";
import { getPageMetadata } from "../../app/seo/page-metadata.server.ts";
import { type Element, findAll, getAttribute, getSource, type Node } from "../../scripts/read-html.ts";
import { resolveRequest } from "../../server/resolve-request.ts";
import {
  addressOf,
  allPages,
  type BuiltPage,
  builtPages,
  expectNoFaults,
  pathOf,
  pngSize,
  publicFile,
  readPublic,
  type Thing,
  unlistedPages,
} from "../support/built-pages.ts";
import { getName, getText, squeezed } from "../support/page-text.ts";

const hrefsOf = (tags: Element[]) => tags.map((tag) => getAttribute(tag, "href"));
const thingOf = (page: BuiltPage, type: string) =>
  page.structuredData.find((thing) => thing["@type"] === type);

/** What differs from what is expected, in words. */
const differences = <Values extends Record<string, unknown>>(
  found: Values,
  expected: Record<keyof Values, unknown>,
) =>
  Object.keys(found)
    .filter((key) => String(found[key]) !== String(expected[key]))
    .map((key) => `${key}: ${found[key]}`);

test("Every page of the site is a document, and no other document has a URL", () => {
  expect(builtPages.map(({ name }) => name)).toEqual(listPaths().sort());
  expect(unlistedPages).toHaveLength(listUnknownPaths().length);
});

/**
 * On the quote page, the composer shows its texts and sends its message depending on the request:
 * app/quote/quote.e2e.ts
 */
const pagesWithoutComposer = builtPages.filter(({ name }) => findDestination(name).kind !== "quote");

test("Each page shows every text that its content has", () => {
  expectNoFaults(pagesWithoutComposer, (page) => {
    // The stage shows its texts as the visitor acts: app/stage/stage.e2e.ts
    const hidden = ["meta", "summary", "clientsCaption", "stage"];
    if (!site.hasStage) hidden.push("phases");
    if (!hasQuotePage) hidden.push("moreQuestions");
    const shown = [page.text, ...findAll(page.body, "img").map((image) => getAttribute(image, "alt"))];
    const texts = Object.entries(textsOnPage(page)).filter(([key]) => !hidden.includes(key));
    return textsIn(texts.map(([, text]) => text))
      .map((text) => stripLinks(text, getContent(page.language)))
      .filter((text) => !shown.some((part) => part.includes(text)));
  });
});

test("The pages for unknown addresses say so and link all services; a detail's title is in its heading and in the chat", () => {
  expectNoFaults(unlistedPages, ({ name, language, text, body }) => {
    const { notFound, fallback, interestMessage } = getContent(language).common;
    const chat = linkToChat(site.phone, fill(interestMessage, { service: "@second@" }));
    const isDetail = name.includes("detail");
    const heading = findAll(body, "h1").map(getText).join();
    const links = hrefsOf(findAll(body, "main").flatMap((main) => findAll(main, "a")));
    const leads = [...serviceKeys.map((key) => paths.page(language, key)), ...(isDetail ? [chat] : [])];
    return [
      ...(heading === (isDetail ? "@second@" : notFound.title) ? [] : [heading]),
      ...(isDetail ? [fallback.subtitle, fallback.note] : [notFound.message]).filter(
        (part) => !text.includes(part),
      ),
      ...leads.filter((path) => !links.includes(path)),
    ];
  });
});

/** In kB of 1000 bytes, with brotli. The studio's answers and its pages of text may be longer. */
test("A document and its scripts are no larger than a slow phone can load", () => {
  const sizeOf = (file: string) => readPublic(`${file}.br`).length / 1000;
  const pages = builtPages.filter(({ name }) => !isProsePage(findDestination(name).kind));
  expectNoFaults(pages, ({ name, language, markup }) => {
    const { kind } = findDestination(name);
    const answered = kind === "quote" && findAnswers(getContent(language)).length > 0;
    const most = {
      document: kind === "home" ? 24 : answered ? 23 : 20,
      scripts: kind === "quote" ? 117 : 119,
    };
    const scripts = [...new Set(markup.match(/\/assets\/[\w.-]+\.js/g))].map(sizeOf);
    const size = {
      document: sizeOf(`${name}/index.html`),
      scripts: scripts.reduce((sum, one) => sum + one, 0),
    };
    return listKeys(size)
      .filter((part) => size[part] > most[part])
      .map((part) => `${part} ${size[part].toFixed(1)} kB, at most ${most[part]}`);
  });
});

test("Each document has one title, one description and its own canonical URL, and search engines may index it", () => {
  expectNoFaults(builtPages, (page) => {
    const found = {
      titles: findAll(page.head, "title").length,
      description: page.metas("description"),
      canonical: page.headLinks("canonical"),
      robots: page.metas("robots"),
    };
    const { description } = getPageMetadata(page.name).meta;
    return differences(found, { titles: 1, description, canonical: addressOf(page.name), robots: "" });
  });
});

test("The alternates of a page name it in each language, and a default", () => {
  expectNoFaults(builtPages, ({ name, head }) => {
    const [code, ...rest] = splitPath(name);
    const inLanguage = (language: Language) => addressOf(`/${[language, ...rest].join("/")}`);
    const isInner = isLanguage(code) && rest.length > 0;
    const expected = [
      ...languages.map((language) => `${language} ${inLanguage(language)}`),
      `x-default ${isInner ? inLanguage(defaultLanguage) : addressOf("/")}`,
    ];
    const found = findAll(head, "link")
      .filter((link) => getAttribute(link, "rel") === "alternate")
      .map((link) => `${getAttribute(link, "hreflang")} ${getAttribute(link, "href")}`);
    return differences({ found: found.sort() }, { found: expected.sort() });
  });
});

test("Pages for unknown URLs are noindex, and have no canonical URL, structured data or preview image", () => {
  expectNoFaults(unlistedPages, (page) => [
    ...(page.metas("robots").join() === "noindex" ? [] : ["no robots tag"]),
    ...[...page.headLinks("canonical"), ...page.headLinks("alternate"), ...page.metas("og:image")],
    ...page.structuredData,
  ]);
});

test("Each document has a policy that allows its own scripts and styles, style attributes, and nothing else", () => {
  expectNoFaults(allPages, (page) => {
    const [, policy] = findAll(page.head, "meta");
    const directives = getAttribute(policy as Element, "content").split("; ");
    const allowed = directives.flatMap((directive) => directive.match(/sha256-[^']+/g) ?? []);
    const held = findAll(page.html, "script", "style")
      .filter((element) => !getAttribute(element, "type").endsWith("json"))
      .map((element) => `sha256-${createHash("sha256").update(getSource(element)).digest("base64")}`);
    return [
      ...(directives.includes("default-src 'none'") ? [] : ["no default"]),
      ...directives.filter((directive) => /unsafe/.test(directive) && !/^style-src-attr /.test(directive)),
      ...differences({ hashes: [...new Set(held)].sort() }, { hashes: [...new Set(allowed)].sort() }),
    ];
  });
});

test("Each page is shared as a large card with its title and description, and its own image, which no chat crops", () => {
  const pictures = (page: BuiltPage) =>
    page.metas("og:image").map((image) => readPublic(pathOf(image) ?? image));
  // A service's title may be the same in several languages, and so is its image then.
  const different = new Set(
    builtPages.flatMap((page) => pictures(page).map((image) => page.language + image.toString("base64"))),
  );
  expect(different.size).toBe(builtPages.length);
  expectNoFaults(builtPages, (page) => {
    const names = ["twitter:card", "og:title", "og:description"];
    const title = findAll(page.head, "title").map(getText);
    const expected = ["summary_large_image", ...title, ...page.metas("description")];
    return [
      ...differences({ card: names.flatMap(page.metas) }, { card: expected }),
      ...(page.metas("og:image:alt").join() ? [] : ["no description of the image"]),
      ...pictures(page).filter((image) => pngSize(image) !== "1200x630" || image.length > 300_000),
    ];
  });
});

test("Structured data contains the service in the heading, the breadcrumbs, and nothing that the page does not show", () => {
  expectNoFaults(builtPages, (page) => {
    const service = thingOf(page, "Service");
    const { kind } = findDestination(page.name);
    const isNamed = ["service", "detail"].includes(kind)
      ? service?.name === findAll(page.body, "h1").map(getName).join()
      : !service;
    const trail = findAll(page.body, "nav").find(
      (nav) => getName(nav) === getContent(page.language).common.breadcrumbs,
    );
    const shown = (trail ? findAll(trail, "li") : []).map((item) => {
      const [link] = findAll(item, "a");
      return `${getText(item)} at ${addressOf(link ? getAttribute(link, "href") : page.name)}`;
    });
    const told = ((thingOf(page, "BreadcrumbList")?.itemListElement ?? []) as Thing[]).map(
      ({ name, item }) => `${name} at ${item}`,
    );
    return [
      ...page.structuredData.flatMap((thing) => claimsIn(thing)).filter((claim) => !isShown(page, ...claim)),
      ...(isNamed ? [] : [`the service ${service?.name}`]),
      ...(shown.join() === told.join() ? [] : [{ shown, told }]),
    ];
  });
});

test("Each passage and each link in another language has a lang or hreflang attribute", () => {
  expectNoFaults(allPages, (page) => [
    ...(getAttribute(page.html, "lang") === page.language ? [] : [page.html.attrs]),
    ...passages(page.html, page.language).filter(({ text, language }) => isForeign(text, language)),
    ...page.links.filter((link) => {
      const [language] = splitPath(getAttribute(link, "href"));
      const marks = [getAttribute(link, "lang"), getAttribute(link, "hreflang")];
      return isLanguage(language) && language !== page.language && marks.some((mark) => mark !== language);
    }),
  ]);
});

test("The chat message names the service or detail in the page's language; home and the floating button use Spanish", () => {
  expectNoFaults(
    pagesWithoutComposer.filter(({ name }) => name !== paths.landing()),
    (page) => {
      const askedIn = (part: string) =>
        findAll(page.body, part)
          .flatMap((found) => findAll(found, "a"))
          .map((link) => getAttribute(link, "href"))
          .filter((href) => href.startsWith("https:"));
      const { kind } = findDestination(page.name);
      const isInterested = ["service", "category", "detail"].includes(kind);
      const service = findAll(page.body, "h1").map(getName).join();
      const interest = fill(getContent(page.language).common.interestMessage, { service });
      const own = linkToChat(site.phone, isInterested ? interest : site.quoteMessage);
      const accounts = [linkToCompany(site.linkedin), linkToProfile(site.instagram)];
      const asked = askedIn("main").filter((href) => href.startsWith("https://wa.me/"));
      return [
        ...differences(
          { contacts: askedIn("aside") },
          { contacts: [...accounts, linkToChat(site.phone, site.quoteMessage)] },
        ),
        ...(isInterested && asked.length === 0 ? ["no link to the chat"] : []),
        ...asked.filter((href) => href !== own),
        ...(page.text.includes(site.quoteMessage) ? ["The page itself shows the message"] : []),
      ];
    },
  );
});

test("The bar of each page has the logo, the services, About, Contact, four controls and a switcher, and marks where the visitor is", () => {
  expectNoFaults(builtPages, ({ name, language, body }) => {
    const inBar = (...tags: string[]) => findAll(body, "header").flatMap((bar) => findAll(bar, ...tags));
    const isChoice = (link: Element) => getAttribute(link, "hreflang") !== "";
    const current = (value: string) =>
      inBar("a").filter((link) => getAttribute(link, "aria-current") === value);
    const leads = [
      ...serviceKeys.map((key) => paths.page(language, key)),
      ...barPageKinds.map((kind) => paths.page(language, kind)),
      // On a phone, the menu has the links of the footer, too.
      ...loadShellTexts(language).footerLinks.map(({ href }) => href),
    ];
    const chosen = getSwitcherLanguage(name);
    return differences(
      {
        links: hrefsOf(inBar("a").filter((link) => !isChoice(link))),
        controls: inBar("summary", "button").filter(getName).length,
        current: hrefsOf(current("page")),
        choices: hrefsOf(inBar("a").filter(isChoice)),
        chosen: [
          current("true").map((link) => getAttribute(link, "hreflang")),
          getText(inBar("summary").at(-1) as Element),
        ],
      },
      {
        links: [getLogoPath(name), ...leads],
        controls: 4,
        current: leads.filter((path) => path === name),
        choices: languages.map((code) => getSwitcherPath(name, code)),
        chosen: [chosen, chosen.toUpperCase()],
      },
    );
  });
});

test("Each link within the site leads to a page or a file, each other one to a new tab without a referrer, and links with the same name to the same target", () => {
  expectNoFaults(allPages, ({ links }) => {
    const isBroken = (link: Element) => {
      const [path = ""] = getAttribute(link, "href").split(/[?#]/);
      if (/^(|mailto:.*|tel:.*)$/.test(path)) return false;
      const [target, rel] = [getAttribute(link, "target"), getAttribute(link, "rel")];
      if (path[0] !== "/") return target !== "_blank" || rel !== "noopener noreferrer";
      // Addresses with @ are placeholders, in the pages for unknown addresses.
      const isFile = path.includes("@") || existsSync(publicFile(path));
      return !isFile && resolveRequest("GET", path, "").status === 404;
    };
    const byName = [...Map.groupBy(links, (link) => getName(link).toLowerCase()).values()];
    const ambiguous = byName.filter((links) => new Set(hrefsOf(links)).size > 1);
    return hrefsOf([...links.filter(isBroken), ...ambiguous.flat()]);
  });
});

test("Every page can be reached from the landing by links", () => {
  const reached = new Set([paths.landing()]);
  // The loop includes what it adds.
  for (const path of reached)
    for (const href of hrefsOf(builtPages.find(({ name }) => name === path)?.links ?? []))
      reached.add(href.replace(/[?#].*/, ""));
  expect(listPaths().filter((path) => !reached.has(path))).toEqual([]);
});

test("Each document is valid HTML, its lists have their role, and a heading's accessible name is its text", () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ["html-validate:recommended", "html-validate:document"],
    rules: {
      // React and parse5 write `disabled=""`, which is the same attribute.
      "attribute-boolean-style": ["error", { style: "empty" }],
      // Checkboxes of one question share a name, as radios do.
      "form-dup-name": ["error", { shared: ["radio", "checkbox"] }],
      // The quote page's form is never submitted: the message leaves by a link.
      "wcag/h32": "off",
      // The landing's heading starts with the drawn mark, so an aria-label names it, which ARIA allows on headings.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
      // Safari drops the role of a list without markers.
      "no-redundant-role": "off",
      // With large text in a narrow window, a phone number that could not break would leave the window.
      "tel-non-breaking": "off",
      // docs/decisions/style-attributes.md
      "no-inline-style": "off",
      // An integrity hash protects against other hosts; the site's files come from the document's own host.
      "require-sri": ["error", { target: "crossorigin" }],
    },
  });
  expectNoFaults(allPages, ({ markup, body }) => [
    ...validator
      .validateStringSync(markup)
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    ...findAll(body, "ul", "ol")
      .filter((list) => getAttribute(list, "role") !== "list")
      .map(getText),
    ...findAll(body, "h1")
      .filter((heading) => getText(heading) !== getName(heading))
      .map(getText),
  ]);
});

test("Every icon of a page and of the manifest exists, in the declared size", () => {
  const manifest = JSON.parse(String(readPublic("/manifest.webmanifest")));
  expect(listPaths()).toContain(manifest.start_url);
  expectNoFaults(allPages, (page) => [
    ...hrefsOf(findAll(page.head, "link")).filter((url) => url[0] === "/" && !existsSync(publicFile(url))),
    ...page.metas("theme-color").filter((color) => color !== manifest.theme_color),
  ]);
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[])
    expect(
      sizes === "any" ? /<svg /.test(String(readPublic(src))) : pngSize(readPublic(src)) === sizes,
      src,
    ).toBe(true);
});

test("The sitemap lists every page, and robots.txt allows crawlers and links to it", () => {
  const listed = [...String(readPublic("/sitemap.xml")).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed.sort()).toEqual(builtPages.map(({ name }) => addressOf(name)));
  const rules = String(readPublic("/robots.txt")).split("\n").filter(Boolean);
  expect(rules).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${addressOf("/sitemap.xml")}`]);
});

function textsOnPage({ name }: BuiltPage): object {
  const page = pagesByPath.get(name);
  return (page && getPageTexts(page)) ?? {};
}

const noClaims = ["@context", "@id", "@type", "contactType", "position"];

function claimsIn(value: unknown, key = ""): [key: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => claimsIn(item, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, item]) => claimsIn(item, name));
  return noClaims.includes(key) ? [] : [[key, String(value)]];
}

function isShown(page: BuiltPage, key: string, value: string): boolean {
  const path = pathOf(value)?.replace(/#.*/, "");
  if (path !== undefined) return listPaths().includes(path) || existsSync(publicFile(path));
  const country =
    key === "addressCountry" && new Intl.DisplayNames(page.language, { type: "region" }).of(value);
  const said = squeezed(country || (key === "telephone" ? value.replace("+", "/") : value));
  const head = findAll(page.head, "meta").map((tag) => getAttribute(tag, "content"));
  const titles = findAll(page.head, "title").map(getText);
  const spoken = [page.html, ...page.links].map((element) => getAttribute(element, "lang"));
  const links = hrefsOf(page.links);
  return [page.text, ...titles, ...head, ...links, ...spoken].some((shown) => shown.includes(said));
}

/** All texts of a language's content. The landing's texts belong to both languages. */
const saidIn = Object.fromEntries(
  languages.map((language) => [language, new Set([getContent(language), shared.landing].flatMap(textsIn))]),
) as Record<Language, Set<string>>;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [squeezed(value)];
  // Names of files, pages and pictures, and URLs, are not texts.
  const read = Object.entries(value ?? {}).filter(
    ([key]) => !["file", "page", "picture", "url"].includes(key),
  );
  return typeof value === "object" ? read.flatMap(([, part]) => textsIn(part)) : [];
}

function isForeign(text: string, language: Language): boolean {
  return text !== "" && !saidIn[language].has(text) && languages.some((other) => saidIn[other].has(text));
}

function passages(node: Node, inherited: Language): { text: string; language: Language }[] {
  if (node.nodeName === "#text" && "value" in node)
    return [{ text: squeezed(node.value), language: inherited }];
  if (!("tagName" in node) || ["script", "style"].includes(node.tagName)) return [];
  const lang = getAttribute(node, "lang");
  const language = isLanguage(lang) ? lang : inherited;
  const labels = ["aria-label", "title", "alt", "content"].map((name) => squeezed(getAttribute(node, name)));
  return [
    ...labels.map((text) => ({ text, language })),
    ...node.childNodes.flatMap((child) => passages(child, language)),
  ];
}
