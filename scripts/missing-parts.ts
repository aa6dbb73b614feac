/** Finds what visitors would miss although no command fails: dead links, and what the policy of a document blocks. */
import { existsSync } from "node:fs";
import { resolveRequest } from "../server/resolve-request.ts";
import { contentSecurityPolicy } from "../server/response-headers.ts";
import { attribute, elements, type Node } from "./read-html.ts";

const documentPolicy = contentSecurityPolicy({ script: [], style: [] });

/** A sentence for each attribute that leads to no page, loads nothing or does nothing. */
export function missingParts(document: Node, publicFolder: string, policy = documentPolicy): string[] {
  // Addresses with @ are placeholders, in the pages for unknown addresses.
  const isDead = (href: string) => {
    const [path = ""] = href.split(/[?#]/);
    const isOwn = /^\/(?!\/)[^@]*$/.test(path) && !existsSync(publicFolder + path);
    return isOwn && resolveRequest("GET", path, "").status === 404;
  };
  const isBlocked = (name: string, value: string) =>
    /^(form)?action$/.test(name)
      ? policy.includes("form-action 'none'")
      : name.startsWith("on") ||
        (/^(href|src|srcset|imagesrcset)$/.test(name) && blockedUrls(value, policy)[0]);
  return elements(document).flatMap((element) =>
    element.attrs.flatMap(({ name, value }) => {
      const found = `<${element.tagName} ${name}="${value}">`;
      if (element.tagName === "a" && name === "href")
        return isDead(value)
          ? `${found} leads to no page. app/paths.ts builds the address of each page.`
          : [];
      if (/canonical|alternate/.test(attribute(element, "rel")) || !isBlocked(name, value)) return [];
      return `The policy in server/response-headers.ts blocks ${found}`;
    }),
  );
}

/** The URLs in a text whose scheme and host the policy does not name. */
export function blockedUrls(text: string, policy = documentPolicy): string[] {
  const urls = text.match(/(?<![\w/.])(?:(?:https?:)?\/\/[\w.-]+|(?:data|blob):)/gi) ?? [];
  return urls.filter((url) => !policy.includes(url.replace(/^\/\//, "https://")));
}
