import { once } from "node:events";
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Options {
  method?: string;
  headers?: Record<string, string>;
  agent?: Agent;
}

const sharedAgent = new Agent({ keepAlive: true });

/** Sends a path as it is; `fetch` would resolve its dots and encode it. */
export async function sendRequest(port: number, path: string, options: Options = {}): Promise<HttpResponse> {
  const sent = request({ host: "127.0.0.1", port, path, agent: sharedAgent, ...options }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}
