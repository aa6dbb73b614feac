import { once } from "node:events";
import { Agent, type IncomingMessage, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type HttpResponse = Awaited<ReturnType<typeof sendRequest>>;

const sharedAgent = new Agent({ keepAlive: true });

/** Sends a path as it is; `fetch` would resolve its dots and encode it. */
export async function sendRequest(port: number, path: string, options: RequestOptions = {}) {
  const sent = request({ host: "127.0.0.1", port, path, agent: sharedAgent, ...options }).end();
  // A connection that breaks later also breaks the response, whose promise rejects; here nobody need hear of it twice.
  sent.on("error", () => {});
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
