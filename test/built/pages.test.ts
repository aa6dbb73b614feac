/**
 * Walks every built document for what its HTML alone says (issue "Found, understood and shared"): to search engines,
 * chats and assistants, and to those who read it, by eye or by ear.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { contents } from "../../app/content/contents.server.ts";
import { landing } from "../../app/content/landing.ts";
import { site } from "../../app/content/site.ts";
import { chatLink, instagramLink, linkedinLink, quoteMessage } from "../../app/outbound-links.ts";
import {
  type Destination,
  destinationOf,
  isLanguage,
  knownPaths,
  type Language,
  languages,
  paths,
  segmentsOf,
  unknownPaths,
} from "../../app/paths.ts";
import {
  attribute,
  childrenOf,
  type Element,
  elements,
  type Node,
  nameOf,
  squeezed,
  textOf,
} from "../../scripts/read-html.ts";
import {
  allPages,
  alternates,
  type BuiltPage,
  builtPages,
  headLinks,
  metas,
  pathOf,
  pngSize,
  publicFile,
  structuredDataScripts,
  structuredThings,
  titleOf,
  unknownPages,
} from "../support/built-pages.ts";

const addressOf = (path: string) => `${site.address}${path}`;
const hrefsOf = (tags: Element[]) => tags.map((tag) => attribute(tag, "href"));
const readPublic = (path: string) => readFileSync(publicFile(path));

test("every page of the site is a document, and no other document has an address", () => {
  expect(builtPages.map(({ name }) => name)).toEqual(knownPaths().sort());
  expect(unknownPages).toHaveLength(unknownPaths().length);
});

describe.each(builtPages)("$name in search results and chats", (page) => {
  const title = titleOf(page);
  const [description = ""] = metas(page, "description");

  test("has a title and a description that are shown whole", () => {
    expect(title.length, title).toBeGreaterThanOrEqual(15);
    expect(title.length, title).toBeLessThanOrEqual(70);
    expect(description.length, description).toBeGreaterThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(170);
    expect(metas(page, "description")).toHaveLength(1);
  });

  test("has them in its language, written for it alone", () => {
    const said = [...saidIn[page.language]];
    expect(said).toContain(description);
    expect(said.some((text) => text.length >= 10 && title.includes(text))).toBe(true);
    const others = builtPages.filter((other) => other !== page);
    expect(others.map(titleOf)).not.toContain(title);
    expect(others.flatMap((other) => metas(other, "description"))).not.toContain(description);
    expect(page.text).not.toContain(description);
  });

  test("stands at one public address, open to search engines", () => {
    expect(hrefsOf(headLinks(page, "canonical"))).toEqual([addressOf(page.name)]);
    expect(metas(page, "og:url")).toEqual([addressOf(page.name)]);
    expect(metas(page, "robots")).toEqual([]);
  });

  test("names itself in each language, and those pages name it back", () => {
    expect(headLinks(page, "alternate").map((link) => attribute(link, "hreflang"))).toEqual([
      ...languages,
      "x-default",
    ]);
    const itself = page.name === paths.landing() ? "x-default" : page.language;
    expect(alternates(page)[itself]).toBe(addressOf(page.name));
    for (const address of Object.values(alternates(page))) {
      const other = builtPages.find(({ name }) => addressOf(name) === address);
      expect(other && alternates(other), address).toEqual(alternates(page));
    }
  });

  test("is shared as a large card with a title, a text and a language", () => {
    const locale = (language: Language) => expect.stringMatching(`^${language}_[A-Z]{2}$`);
    expect(metas(page, "og:type")).toEqual(["website"]);
    expect(metas(page, "og:site_name")).toEqual([site.brand]);
    expect(metas(page, "og:title")).toEqual([title]);
    expect(metas(page, "og:description")).toEqual([description]);
    expect(metas(page, "og:locale")).toEqual([locale(page.language)]);
    expect(metas(page, "og:locale:alternate")).toEqual(
      languages.filter((other) => other !== page.language).map(locale),
    );
    expect(metas(page, "twitter:card")).toEqual(["summary_large_image"]);
  });

  test("has a picture that every chat shows whole", () => {
    const [image = Buffer.of(), ...more] = previewImages(page);
    expect(more).toEqual([]);
    expect(pngSize(image)).toBe("1200x630");
    expect(image.length).toBeLessThan(300_000);
    expect(metas(page, "og:image:width")).toEqual(["1200"]);
    expect(metas(page, "og:image:height")).toEqual(["630"]);
    expect(metas(page, "og:image:alt")).toEqual([expect.stringMatching(/\S/)]);
  });
});

test("no two pages are shared under the same picture", () => {
  const digests = builtPages
    .flatMap(previewImages)
    .map((image) => createHash("sha256").update(image).digest("hex"));
  expect(new Set(digests).size).toBe(builtPages.length);
});

function previewImages(page: BuiltPage): Buffer[] {
  return metas(page, "og:image").map((address) => readPublic(pathOf(address) ?? `no picture at ${address}`));
}

type PageKind = Exclude<Destination["kind"], `unknown-${string}` | "redirect">;
/** What a page of each kind is about. */
const typesOf: Record<PageKind, string[]> = {
  landing: ["ProfessionalService", "WebSite", "WebPage"],
  home: ["ProfessionalService", "WebSite", "WebPage", "OfferCatalog"],
  service: ["ProfessionalService", "WebSite", "WebPage", "BreadcrumbList", "Service", "OfferCatalog"],
  category: ["ProfessionalService", "WebSite", "WebPage", "BreadcrumbList", "OfferCatalog"],
  detail: ["ProfessionalService", "WebSite", "WebPage", "BreadcrumbList", "Service"],
};

/** None for a document at an address that has no page, which the first test names. */
const typesIn = ({ name }: BuiltPage): string[] | undefined => typesOf[destinationOf(name).kind as PageKind];
const pagesAbout = (type: string) => builtPages.filter((page) => typesIn(page)?.includes(type));
const thingOf = (page: BuiltPage, type: string) =>
  structuredThings(page).find((thing) => thing["@type"] === type);

describe("to machines", () => {
  test.each(builtPages)("$name says once what it is about", (page) => {
    expect(structuredDataScripts(page)).toHaveLength(1);
    expect(structuredThings(page).map((thing) => thing["@type"])).toEqual(typesIn(page));
  });

  test.each(builtPages)("$name says no more than it shows", (page) => {
    const claims = structuredThings(page).flatMap((thing) => claimsIn(thing));
    expect(claims.filter(([key, value]) => !isShown(page, key, value))).toEqual([]);
  });

  test.each(builtPages)(
    "$name says where the studio is and, beyond the choice of language, how to reach it",
    (page) => {
      const contacts = { contactPoint: { url: chatLink() }, sameAs: [linkedinLink, instagramLink] };
      expect(thingOf(page, "ProfessionalService")).toMatchObject({
        name: site.brand,
        address: { addressLocality: site.city, addressCountry: site.countryCode },
        ...(page.name === paths.landing() ? {} : contacts),
      });
    },
  );

  test.each(pagesAbout("Service"))("$name sells what its heading says", (page) => {
    expect(thingOf(page, "Service")).toMatchObject({
      name: elements(page.body, "h1").map(nameOf).join(),
      provider: { "@id": thingOf(page, "ProfessionalService")?.["@id"] },
      areaServed: { name: site.country },
    });
  });

  test.each(pagesAbout("OfferCatalog"))("$name offers services that it leads to by name", (page) => {
    type Offer = { itemOffered: { name: string; url: string } };
    const offers = thingOf(page, "OfferCatalog")?.itemListElement as Offer[];
    expect(offers.length).toBeGreaterThan(1);
    for (const { name, url } of offers.map(({ itemOffered }) => itemOffered)) {
      const leading = page.links.filter((link) => attribute(link, "href") === pathOf(url));
      expect(
        leading.some((link) => nameOf(link).startsWith(name)),
        `${name} at ${url}`,
      ).toBe(true);
    }
  });

  test.each(pagesAbout("BreadcrumbList"))("$name has the breadcrumbs that it shows", (page) => {
    const trails = elements(page.body, "nav").filter(
      (nav) => nameOf(nav) === contents[page.language].interface.breadcrumbs,
    );
    expect(trails.map(isHidden)).toEqual([false]);
    const items = trails.flatMap((breadcrumbs) => elements(breadcrumbs, "li"));
    const steps = items.map((item, index) => {
      const [link] = elements(item, "a");
      return {
        "@type": "ListItem",
        position: index + 1,
        name: textOf(item),
        item: addressOf(link ? attribute(link, "href") : page.name),
      };
    });
    expect(thingOf(page, "BreadcrumbList")?.itemListElement).toEqual(steps);
    expect(steps[0]?.item).toBe(addressOf(paths.home(page.language)));
    expect(steps.at(-1)?.item).toBe(addressOf(page.name));
    expect(items.map((item) => attribute(item, "aria-current")).at(-1)).toBe("page");
  });
});

/** Names of nodes, words of schema.org and the numbering of a list say nothing about the studio. */
const noClaims = ["@context", "@id", "@type", "contactType", "position"];

function claimsIn(value: unknown, key = ""): [key: string, value: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => claimsIn(item, key));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, item]) => claimsIn(item, name));
  return noClaims.includes(key) ? [] : [[key, String(value)]];
}

/** Whether the page says in its words, its head or its links what a claim says in the words of schema.org. */
function isShown(page: BuiltPage, key: string, value: string): boolean {
  const path = pathOf(value);
  switch (key) {
    case "addressCountry":
      return page.text.includes(new Intl.DisplayNames(page.language, { type: "region" }).of(value) ?? value);
    case "telephone":
      return hrefsOf(page.links).some((href) => href.includes(`/${value.replace("+", "")}`));
    case "inLanguage":
      return [page.html, ...page.links].some((element) => attribute(element, "lang") === value);
    case "logo":
      return path !== undefined && existsSync(publicFile(path));
    case "url":
    case "item":
    case "sameAs":
      return path === undefined ? hrefsOf(page.links).includes(value) : knownPaths().includes(path);
    default: {
      const head = elements(page.head, "meta").map((tag) => attribute(tag, "content"));
      return [page.text, titleOf(page), ...head].some((shown) => shown.includes(squeezed(value)));
    }
  }
}

/** Whether a reader cannot get to it, as far as the document itself says so. */
function isHidden(element: Element): boolean {
  const { attrs, parentNode } = element;
  return (
    attrs.some(({ name }) => name === "hidden") ||
    attribute(element, "aria-hidden") === "true" ||
    attribute(element, "class").includes("visually-hidden") ||
    (parentNode !== null && "tagName" in parentNode && isHidden(parentNode))
  );
}

/** All texts of a language's content. The landing's are said in both. */
const saidIn = Object.fromEntries(
  languages.map((language) => [language, new Set([contents[language], landing].flatMap(textsIn))]),
) as Record<Language, Set<string>>;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [squeezed(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** A text of another language that this one does not have in common with it. */
function isForeign(text: string, language: Language): boolean {
  return !saidIn[language].has(text) && languages.some((other) => saidIn[other].has(text));
}

interface Passage {
  text: string;
  language: Language;
}

/** Each text below a node, seen or only heard, with the language in which it is read out. */
function passages(node: Node, inherited: Language): Passage[] {
  if (node.nodeName === "#text" && "value" in node)
    return [{ text: squeezed(node.value), language: inherited }];
  if (!("tagName" in node) || ["script", "style"].includes(node.tagName)) return [];
  const lang = attribute(node, "lang");
  const language = isLanguage(lang) ? lang : inherited;
  const labels = ["aria-label", "title", "alt", "content"].map((name) => squeezed(attribute(node, name)));
  return [
    ...labels.map((text) => ({ text, language })),
    ...node.childNodes.flatMap((child) => passages(child, language)),
  ];
}

/** Says nothing to who jumps from link to link. */
const vagueName =
  /^((click )?here|this|link|(read |see |learn )?more|details|continue|(hacé )?clic( acá| aquí)?|acá|aquí|este|enlace|((leer|ver|saber|conocé) )?más|detalles|seguir)$/;

const validator = new HtmlValidate({
  root: true,
  // The tool's own choice of rules, and those for whole documents.
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React and parse5 write `disabled=""`, which is the same attribute.
    "attribute-boolean-style": ["error", { style: "empty" }],
    // The landing's heading begins with the drawn mark, so a label gives its name, as ARIA allows on headings.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // A digest guards what comes from other hosts; ours comes with the document, from the same one.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

describe.each(allPages)("$name as it is read, by eye or by ear", (page) => {
  const text = contents[page.language].interface;
  const outline = elements(page.body, "h1", "h2", "h3", "h4", "h5", "h6");

  test("is read out in its language, and each passage in another language in that one", () => {
    expect(attribute(page.html, "lang")).toBe(page.language);
    const foreign = passages(page.html, page.language).filter((passage) =>
      isForeign(passage.text, passage.language),
    );
    expect(foreign).toEqual([]);
  });

  test("announces the language of each link that leads to another one", () => {
    const leadingOver = page.links.flatMap((link) => {
      const [language] = segmentsOf(attribute(link, "href"));
      return isLanguage(language) && language !== page.language ? [{ link, language }] : [];
    });
    expect(leadingOver.length).toBeGreaterThan(0);
    for (const { link, language } of leadingOver) {
      const marks = [attribute(link, "lang"), attribute(link, "hreflang")];
      expect(marks, nameOf(link)).toEqual([language, language]);
    }
  });

  test("keeps the Spanish chat message for the chat", () => {
    expect(page.text).not.toContain(quoteMessage);
  });

  test("has one main heading, whole for those who get the text alone", () => {
    const headings = elements(page.body, "h1");
    expect(headings).toHaveLength(1);
    expect(headings.map(textOf)).toEqual(headings.map(nameOf));
  });

  test("has an outline that names each part and skips no level", () => {
    const levels = outline.map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(outline.filter((heading) => nameOf(heading) === "" || isHidden(heading))).toEqual([]);
  });

  test("stands in landmarks, but for the link that leads past the first of them", () => {
    const landmarks = ["header", "main", "footer", "aside"];
    const parts = childrenOf(page.body).filter((part) => "tagName" in part && part.tagName !== "script");
    const [inside, outside] = [true, false].map((is) =>
      parts.filter(({ nodeName }) => landmarks.includes(nodeName) === is),
    ) as [Element[], Element[]];
    // The landing's poster is the choice of language alone (DECISIONS, "Outbound links").
    const isPoster = page.name === paths.landing();
    expect(inside.map(({ tagName }) => tagName)).toEqual(isPoster ? ["header", "main"] : landmarks);
    const [header, main] = inside as [Element, Element];
    expect(elements(header, "nav").map(nameOf)).toEqual([text.mainNavigation]);
    expect(outside.map(textOf).filter(Boolean)).toEqual([text.skipToContent]);
    expect(hrefsOf(outside.filter(textOf))).toEqual([`#${attribute(main, "id")}`]);
  });

  test("has links that make sense alone, each name leading to one place", () => {
    const places = new Map<string, string>();
    for (const link of page.links) {
      const name = nameOf(link).toLowerCase();
      const place = attribute(link, "href");
      expect(name, place).toMatch(/\p{L}{2}/u);
      expect(name, place).not.toMatch(vagueName);
      expect(places.get(name) ?? place, `"${name}" leads to`).toBe(place);
      places.set(name, place);
    }
  });

  test("is HTML as the standard wants it", () => {
    const faults = validator.validateStringSync(page.markup).results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  test("has each id once, and each one that is pointed at", () => {
    const all = elements(page.html);
    const ids = all.map((element) => attribute(element, "id")).filter(Boolean);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const fragments = hrefsOf(all).filter((href) => href.startsWith("#"));
    const targets = all.map((element) => attribute(element, "popovertarget")).filter(Boolean);
    expect(targets.length).toBeGreaterThan(0);
    for (const id of [...fragments.map((href) => href.slice(1)), ...targets]) expect(ids).toContain(id);
  });

  test("names an icon for each browser, and only files that exist", () => {
    const [fallback, vector, ...others] = hrefsOf(headLinks(page, "icon"));
    expect(fallback).toMatch(/\.ico$/);
    // Asked for by nobody: the drawing itself, as browsers read it.
    const [type, drawing] = decodeURIComponent(vector ?? "").split(",", 2);
    expect(type).toBe("data:image/svg+xml");
    expect(drawing).toBe(readPublic("/favicon.svg").toString().replaceAll('"', "'"));
    expect(others).toEqual([]);
    expect(hrefsOf(headLinks(page, "apple-touch-icon")).map((href) => pngSize(readPublic(href)))).toEqual([
      "180x180",
    ]);
    expect(headLinks(page, "manifest")).toHaveLength(1);
    const files = hrefsOf(elements(page.head, "link")).filter((href) => href.startsWith("/"));
    expect(files.filter((file) => !existsSync(publicFile(file)))).toEqual([]);
  });
});

describe.each(unknownPages)("$name, which stands for addresses that nobody knows,", (page) => {
  test("is kept by no search engine, and claims no address, no facts and no picture", () => {
    expect(metas(page, "robots")).toEqual(["noindex"]);
    expect([...headLinks(page, "canonical"), ...headLinks(page, "alternate")]).toEqual([]);
    expect([...metas(page, "og:url"), ...metas(page, "og:image")]).toEqual([]);
    expect(structuredDataScripts(page)).toEqual([]);
  });
});

test("the sitemap lists every page with its alternates, and nothing else", () => {
  const entries = String(readPublic("/sitemap.xml")).split("<url>").slice(1);
  const listed = entries.map((entry) => ({
    address: [...entry.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address).join(),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, address]) => [
        language,
        address,
      ]),
    ),
  }));
  expect(listed.sort((one, other) => (one.address < other.address ? -1 : 1))).toEqual(
    builtPages.map((page) => ({ address: addressOf(page.name), alternates: alternates(page) })),
  );
});

test("crawlers are let in everywhere and shown the sitemap", () => {
  const rules = String(readPublic("/robots.txt")).split("\n").filter(Boolean);
  expect(rules).toEqual(["User-agent: *", "Allow: /", `Sitemap: ${addressOf("/sitemap.xml")}`]);
});

test("assistants are told in each language what the studio does and how to get a quote", () => {
  const guide = squeezed(String(readPublic("/llms.txt")));
  expect(guide.startsWith(`# ${site.brand} > `)).toBe(true);
  for (const { home, interface: text } of Object.values(contents)) {
    expect(guide).toContain(squeezed(home.meta.description));
    const sections = guide.split(" ## ");
    expect(sections.find((section) => section.startsWith(text.getQuote))).toContain(`(${chatLink()})`);
  }
});

test("assistants are given a link to every page, and none that leads elsewhere than the pages' own", () => {
  const targets = [...String(readPublic("/llms.txt")).matchAll(/\]\((\S+?)\)/g)].map(
    ([, target]) => target ?? "",
  );
  const pages = builtPages
    .map(({ name }) => addressOf(name))
    .filter((page) => page !== addressOf(paths.landing()));
  expect(targets.filter(pathOf).sort()).toEqual(pages);
  const leadingOut = new Set(builtPages.flatMap(({ links }) => hrefsOf(links)));
  expect(targets.filter((target) => !pathOf(target) && !leadingOut.has(target))).toEqual([]);
});

test("phones find the icons that the manifest promises, and show the colour of the pages", () => {
  const manifest = JSON.parse(String(readPublic("/manifest.webmanifest")));
  expect(knownPaths()).toContain(manifest.start_url);
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(["any any", "192x192 any", "512x512 any", "512x512 maskable"]),
  );
  for (const { src, sizes } of icons) {
    const file = readPublic(src);
    if (sizes === "any") expect(String(file)).toMatch(/^<svg [^>]*viewBox="/);
    else expect(pngSize(file), src).toBe(sizes);
  }
  for (const page of allPages) expect(metas(page, "theme-color"), page.name).toEqual([manifest.theme_color]);
});

test("old browsers find the icon in the sizes that they draw", () => {
  const ico = readPublic("/favicon.ico");
  const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => 6 + 16 * index);
  const pictures = entries.map((entry) => {
    const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
    return ico.subarray(offset, offset + length);
  });
  expect(pictures.map(pngSize)).toEqual(["16x16", "32x32", "48x48"]);
});
