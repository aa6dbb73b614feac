/** Finds what the security policy of a document blocks, because visitors would miss it and no command would fail. */
import { contentSecurityPolicy } from "../server/response-headers.ts";
import { elements, type Node } from "./read-html.ts";

const documentPolicy = contentSecurityPolicy({ script: [], style: [] });

/** Lists event handlers in attributes, forms that send, and files from hosts that the policy does not allow. */
export function blockedElements(document: Node, policy = documentPolicy): string[] {
  return elements(document).flatMap(({ tagName, attrs }) => {
    const rel = attrs.find(({ name }) => name === "rel")?.value ?? "";
    const isLoading = /icon|manifest|preload|stylesheet/.test(rel);
    const isBlocked = ({ name, value }: { name: string; value: string }) => {
      if (/^(form)?action$/.test(name)) return policy.includes("form-action 'none'");
      if (name === "href" ? tagName !== "link" || !isLoading : !/^(src|srcset|imagesrcset)$/.test(name))
        return name.startsWith("on");
      return blockedUrls(value, policy).length > 0;
    };
    return attrs
      .filter(isBlocked)
      .map(
        ({ name, value }) =>
          `The policy in server/response-headers.ts blocks <${tagName} ${name}="${value}">`,
      );
  });
}

/** The URLs in a text whose scheme and host the policy does not name. */
export function blockedUrls(text: string, policy = documentPolicy): string[] {
  const urls = text.match(/(?<![\w/.])(?:(?:https?:)?\/\/[\w.-]+|(?:data|blob):)/gi) ?? [];
  return urls.filter((url) => !policy.includes(url.replace(/^\/\//, "https://")));
}
