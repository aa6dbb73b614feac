/** Finds what the policy of a document blocks: visitors would miss it although no command fails. */
import { buildPolicy } from "../server/response-headers.ts";
import { findAll, getAttribute, type Node } from "./read-html.ts";

const documentPolicy = buildPolicy([], "");

/** A sentence for each attribute that loads nothing or does nothing. */
export function findBlockedParts(document: Node, policy = documentPolicy): string[] {
  const isBlocked = (name: string, value: string) =>
    /^(form)?action$/.test(name)
      ? policy.includes("form-action 'none'")
      : name.startsWith("on") ||
        (/^(href|src|srcset|imagesrcset)$/.test(name) && findBlockedUrls(value, policy).length > 0);
  return findAll(document).flatMap((element) => {
    const isAddress = element.tagName === "a" || /canonical|alternate/.test(getAttribute(element, "rel"));
    return element.attrs
      .filter(({ name, value }) => !(isAddress && name === "href") && isBlocked(name, value))
      .map(({ name, value }) => `<${element.tagName} ${name}="${value}">`)
      .map((found) => `The policy in server/response-headers.ts blocks ${found}`);
  });
}

/** The URLs in a text whose scheme and host the policy does not name. */
export function findBlockedUrls(text: string, policy = documentPolicy): string[] {
  const urls = text.match(/(?<![\w/.])(?:(?:https?:)?\/\/[\w.-]+|(?:data|blob):)/gi) ?? [];
  return urls.filter((url) => !policy.includes(url.replace(/^\/\//, "https://")));
}
