import type { ProfessionalService } from "schema-dts";
import { describe, expect, test } from "vitest";
import { contents } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { chatLink } from "../domain/outbound-links.ts";
import { destinationOf, knownPaths } from "../paths.ts";
import { pageFacts } from "./page-facts.server.ts";
import { structuredData } from "./structured-data.ts";

type Node = { "@type"?: string; "@id"?: string; [property: string]: unknown };

/** As it stands on the page: what is undefined is not said. */
const graphOf = (pathname: string) => JSON.parse(JSON.stringify(structuredData(pageFacts(pathname))));
const thingsOf = (pathname: string): Node[] => graphOf(pathname)["@graph"];
const thingOf = (pathname: string, type: string) =>
  thingsOf(pathname).find((thing) => thing["@type"] === type);

/** Every node of a graph, however deep. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? below : [value as Node, ...below];
}

describe.each(knownPaths())("what %s tells machines", (pathname) => {
  const nodes = nodesIn(graphOf(pathname)["@graph"]);

  test("points only at things that it describes", () => {
    const described = new Set(nodes.filter((node) => node["@type"]).map((node) => node["@id"]));
    const pointedAt = nodes.filter((node) => !node["@type"]).map((node) => node["@id"]);
    expect(pointedAt.filter((id) => !described.has(id))).toEqual([]);
  });

  test("describes each thing once, under one name", () => {
    const ids = nodes.filter((node) => node["@type"] && node["@id"]).map((node) => node["@id"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("leaves nothing empty", () => {
    for (const value of nodes.flatMap((node) => Object.values(node))) expect(value).not.toBe("");
  });

  test("says who the studio is and where", () => {
    expect(thingOf(pathname, "ProfessionalService")).toMatchObject({
      name: site.brand,
      address: { addressLocality: site.city, addressCountry: site.countryCode },
    });
    expect(thingOf(pathname, "WebSite")).toMatchObject({ name: site.brand });
  });

  test("leads from the home page to itself on inner pages", () => {
    const { kind } = destinationOf(pathname);
    const trail = thingOf(pathname, "BreadcrumbList")?.itemListElement as { item: string }[] | undefined;
    if (kind === "landing" || kind === "home") expect(trail).toBeUndefined();
    else expect(trail?.at(-1)).toMatchObject({ position: trail?.length, item: `${site.address}${pathname}` });
  });

  test("offers a service, with its provider and area, where the page sells one", () => {
    const { kind } = destinationOf(pathname);
    const service = thingOf(pathname, "Service");
    if (kind !== "service" && kind !== "detail") expect(service).toBeUndefined();
    else expect(service).toMatchObject({ provider: {}, areaServed: { name: site.country } });
  });
});

test("the home page answers its four questions and lists its six services", () => {
  expect(thingOf("/es", "FAQPage")?.mainEntity).toHaveLength(contents.es.home.questions.length);
  expect(thingOf("/es", "OfferCatalog")?.itemListElement).toHaveLength(6);
});

test("the studio can be reached from every page but the landing, which shows no contact", () => {
  expect(thingOf("/", "ProfessionalService")).not.toHaveProperty("contactPoint");
  expect(thingOf("/en/legal", "ProfessionalService")).toMatchObject({ contactPoint: { url: chatLink() } });
});

test("a word that schema.org does not know fails the type check", () => {
  const studio: ProfessionalService = {
    "@type": "ProfessionalService",
    name: site.brand,
    // @ts-expect-error schema.org has no such property
    motto: "",
  };
  expect(studio).toBeDefined();
});
