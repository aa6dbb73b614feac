import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const sharedAgent = new Agent({ keepAlive: true });

/** Sends a path as it is; `fetch` would resolve its dots and encode it. */
export function sendRequest(port: number, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, agent: sharedAgent, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    })
      // Also of a connection that breaks after the response has begun.
      .on("error", reject)
      .end();
  });
}
