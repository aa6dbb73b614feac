/** A link to a request: the answers in the address's fragment, which browsers send to no server. */
import { isEmpty, type Request, requestFrom } from "./request.ts";

/** The number is the version of the format. */
const name = "#request=1.";

/** @param page the address of the quote page, without a fragment */
export async function linkTo(page: string, request: Request): Promise<string> {
  // What is empty is left out.
  const answers = Object.entries(request).filter(([, answer]) => Object.keys(answer ?? {}).length > 0);
  const bytes = new TextEncoder().encode(JSON.stringify(Object.fromEntries(answers)));
  // Not `deflate-raw`, which has no checksum.
  const packed = await transformed(bytes, new CompressionStream("deflate"));
  const letters = btoa([...packed].map((byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
  return `${page}${name}${letters.replaceAll("=", "")}`;
}

/**
 * @param fragment the address's, with its #
 * @returns the request of a link; `undefined` without one; `"damaged"` if the link was cut, changed, or of another site
 */
export async function requestIn(fragment: string): Promise<Request | "damaged" | undefined> {
  if (!fragment.startsWith("#request=")) return undefined;
  try {
    const letters = fragment.slice(name.length).replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const json = new TextDecoder().decode(await transformed(bytes, new DecompressionStream("deflate")));
    const request = requestFrom(JSON.parse(json));
    return isEmpty(request) || !fragment.startsWith(name) ? "damaged" : request;
  } catch {
    return "damaged";
  }
}

async function transformed(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) {
  const output = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(output).arrayBuffer());
}
