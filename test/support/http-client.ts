import { Agent, type IncomingHttpHeaders, request } from "node:http";

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
export function sendRequest(
  port: number,
  path: string,
  { method, headers, agent = sharedAgent }: Options = {},
) {
  return new Promise<HttpResponse>((resolve, reject) => {
    request({ host: "127.0.0.1", port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    })
      .on("error", reject)
      .end();
  });
}
