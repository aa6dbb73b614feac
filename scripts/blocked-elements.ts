/** Finds what a document's policy would block. The build refuses it, and `npm run dev` reports it. */
import { contentSecurityPolicy } from "../server/response-headers.ts";
import { attribute, type Element, elements, type Node } from "./read-html.ts";

/** @param directive as browsers name it when they report a violation */
export function cureOf(directive: string): string {
  if (directive === "style-src-attr") return "Use a class of a .module.css file instead.";
  if (/^(font|img|manifest|media)-src$|-elem$/.test(directive)) return "Serve it from this site instead.";
  return `If visitors need it, allow it in ${directive} of server/response-headers.ts.`;
}

/** Without the hashes of a document's own scripts and styles, which no address needs. */
const documentPolicy = contentSecurityPolicy({ script: [], style: [] });

/** What a preload fetches: https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preload */
const preloads: Record<string, string> = {
  fetch: "connect-src",
  font: "font-src",
  image: "img-src",
  script: "script-src-elem",
  style: "style-src-elem",
};
/** Links with another `rel`, such as `canonical`, fetch nothing. */
const links: Record<string, string> = {
  "apple-touch-icon": "img-src",
  icon: "img-src",
  manifest: "manifest-src",
  modulepreload: "script-src-elem",
  stylesheet: "style-src-elem",
};
const fetches: Record<string, string> = {
  audio: "media-src",
  iframe: "frame-src",
  img: "img-src",
  script: "script-src-elem",
  track: "media-src",
  video: "media-src",
};

/** A sentence for each element that the policy would block, with what to do instead. */
export function blockedElements(document: Node, policy = documentPolicy): string[] {
  const directives = policy.split("; ").map((directive) => directive.split(" "));
  const sourcesOf = (name: string) => directives.find(([directive]) => directive === name);
  return elements(document).flatMap((element) =>
    element.attrs.flatMap(({ name, value }) => {
      const directive = directiveOf(element, name);
      if (!directive) return [];
      const sources = sourcesOf(directive.replace("-elem", "")) ?? sourcesOf("default-src") ?? [];
      if (name !== "style" && addressesIn(name, value).every((address) => isAllowed(address, sources)))
        return [];
      const rel = element.tagName === "link" ? `rel="${attribute(element, "rel")}" ` : "";
      return [`The policy blocks <${element.tagName} ${rel}${name}="${value}">. ${cureOf(directive)}`];
    }),
  );
}

/** The directive that applies to an attribute. */
function directiveOf(element: Element, name: string): string | undefined {
  const { tagName, parentNode } = element;
  if (name === "style") return "style-src-attr";
  if (name === "action" || name === "formaction") return "form-action";
  if (name === "poster" || name.endsWith("srcset")) return "img-src";
  if (tagName === "source" && parentNode && "tagName" in parentNode) return fetches[parentNode.tagName];
  if (name === "src") return fetches[tagName] ?? "default-src";
  if (tagName !== "link" || name !== "href") return undefined;
  const kinds = attribute(element, "rel").toLowerCase().split(/\s+/);
  if (kinds.includes("preload")) return preloads[attribute(element, "as")] ?? "default-src";
  return kinds.map((kind) => links[kind]).find(Boolean);
}

function addressesIn(name: string, value: string): string[] {
  if (!name.endsWith("srcset")) return [value];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}

/** The policy lists a source by its scheme, its origin or its whole address, or with `*` for a subdomain. */
function isAllowed(address: string, sources: string[]): boolean {
  const own = "https://this-site.invalid";
  const url = URL.parse(address, own);
  if (url?.origin === own) return sources.includes("'self'");
  const forms = url && [url.protocol, url.origin, url.href, url.origin.replace(/\/\/[^.]+/, "//*")];
  return Boolean(forms?.some((form) => sources.includes(form)));
}
