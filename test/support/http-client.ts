import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type HttpResponse = Awaited<ReturnType<typeof sendRequest>>;

const sharedAgent = new Agent({ keepAlive: true });

/** Sends a path unchanged; `fetch` would resolve its dots and encode it. */
export async function sendRequest(port: number, path: string, options: RequestOptions = {}) {
  const sent = request({ host: "127.0.0.1", port, path, agent: sharedAgent, ...options }).end();
  // If the connection breaks later, the promise of the response also rejects, so this event needs no handling.
  sent.on("error", () => {});
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
