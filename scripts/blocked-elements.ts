/** Finds what a document's policy would block. The build refuses it, and `npm run dev` reports it. */
import { contentSecurityPolicy } from "../server/response-headers.ts";
import { attribute, type Element, elements, type Node } from "./read-html.ts";

/** Without the hashes of a document's own scripts and styles, which no address needs. */
const documentPolicy = contentSecurityPolicy({ script: [], style: [] });

/**
 * @param directive as browsers name it when they report a violation
 * @param address a URL, or what browsers report instead: `data` or `blob`
 */
export function cureOf(directive: string, address: string, policy = documentPolicy): string {
  if (directive === "script-src-attr") return "Use a handler of a component instead, as in onClick={open}.";
  if (address === "eval") return "Use code without eval and new Function instead.";
  if (/^(script|style)-/.test(directive)) return "Use a file of this site instead.";
  const sources = sourcesOf(directive, policy);
  const allowed = [directive, ...(sources ?? []).filter((source) => source !== "'none'"), sourceOf(address)];
  const change = sources
    ? `replace "${directive} ${sources.join(" ")}" with "${allowed.join(" ")}"`
    : `add "${allowed.join(" ")}" to commonPolicy`;
  const reason = /^(font|img|manifest|media)-/.test(directive)
    ? "Serve it from this site instead. If that is impossible"
    : "If visitors need it";
  const needs =
    directive === "frame-src" ? " The page in the frame must send Cross-Origin-Embedder-Policy, too." : "";
  return `${reason}, ${change} in server/response-headers.ts.${needs}`;
}

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
const fetches: Record<string, string> = { iframe: "frame-src", img: "img-src", script: "script-src-elem" };

/** A sentence for each element that the policy would block, with what to do instead. */
export function blockedElements(document: Node, policy = documentPolicy): string[] {
  return elements(document).flatMap((element) =>
    element.attrs.flatMap(({ name, value }) => {
      const directive = directiveOf(element, name);
      if (!directive) return [];
      const blocked = addressesIn(name, value).find((address) => !isAllowed(address, directive, policy));
      if (blocked === undefined) return [];
      const rel = element.tagName === "link" ? `rel="${attribute(element, "rel")}" ` : "";
      return [
        `The policy blocks <${element.tagName} ${rel}${name}="${value}">. ${cureOf(directive, blocked, policy)}`,
      ];
    }),
  );
}

/** A sentence for each address in a stylesheet that the policy would block. */
export function blockedStyles(css: string, policy = documentPolicy): string[] {
  const addresses = css.matchAll(/(@import\s+(?:url\(\s*)?|url\(\s*)["']?((?:[a-z]+:|\/\/)[^"')\s]+)/gi);
  return [...addresses].flatMap(([, rule = "", address = ""]) => {
    const isFont = /\.(woff2?|[ot]tf)\b/.test(address);
    const directive = rule.startsWith("@") ? "style-src-elem" : isFont ? "font-src" : "img-src";
    if (isAllowed(address, directive, policy)) return [];
    return [`The policy blocks ${address}. ${cureOf(directive, address, policy)}`];
  });
}

/** The directive that applies to an attribute. */
function directiveOf(element: Element, name: string): string | undefined {
  const { tagName } = element;
  if (name.startsWith("on")) return "script-src-attr";
  if (name === "action") return "form-action";
  if (name.endsWith("srcset")) return "img-src";
  if (name === "src") return fetches[tagName];
  if (tagName !== "link" || name !== "href") return undefined;
  const kinds = attribute(element, "rel").toLowerCase().split(/\s+/);
  if (kinds.includes("preload")) return preloads[attribute(element, "as")];
  return kinds.map((kind) => links[kind]).find(Boolean);
}

function addressesIn(name: string, value: string): string[] {
  if (!name.endsWith("srcset")) return [value];
  return value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? "");
}

function sourcesOf(directive: string, policy: string): string[] | undefined {
  const directives = policy.split("; ").map((text) => text.split(" "));
  return directives.find(([name]) => name === directive.replace("-elem", ""))?.slice(1);
}

const own = "https://this-site.invalid";

/** The policy lists a source by its scheme, its origin or its whole address, or with `*` for a subdomain. */
function isAllowed(address: string, directive: string, policy: string): boolean {
  if (directive.endsWith("-attr")) return false;
  const sources = sourcesOf(directive, policy) ?? sourcesOf("default-src", policy) ?? [];
  const url = URL.parse(address, own);
  if (url?.origin === own) return sources.includes("'self'");
  const forms = url && [url.protocol, url.origin, url.href, url.origin.replace(/\/\/[^.]+/, "//*")];
  return Boolean(forms?.some((form) => sources.includes(form)));
}

/** The shortest source that allows an address. */
function sourceOf(address: string): string {
  if (address === "data" || address === "blob") return `${address}:`;
  const url = URL.parse(address, own);
  if (url?.origin === own) return "'self'";
  return url && url.origin !== "null" ? url.origin : (url?.protocol ?? address);
}
