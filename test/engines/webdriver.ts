/**
 * The little of W3C WebDriver that WebKit's tests need. The protocol is a Recommendation and these are its oldest
 * commands; a client library would bring a dozen packages for them. https://www.w3.org/TR/webdriver2/
 */
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../support/test-servers.ts";

/** Sends a command and gives its value; throws where the driver answers with an error. */
export type Command = <Value = void>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<Value>;

export interface Session {
  command: Command;
  /** Ends the browser and its driver. */
  end(): Promise<void>;
}

interface SessionRequest {
  /** The driver's program. */
  driver: string;
  environment: Record<string, string>;
  capabilities: object;
}

export async function startSession({ driver, environment, capabilities }: SessionRequest): Promise<Session> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  const stop = () => child.kill();
  process.once("exit", stop);

  const send: Command = async (method, path, body) => {
    const address = `http://127.0.0.1:${port}${path}`;
    const response = await fetch(address, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value as never;
  };
  while (!(await send<object>("GET", "/status").catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${driver} ended with ${child.exitCode}`);
    await setTimeout(50);
  }

  try {
    const wanted = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await send<{ sessionId: string }>("POST", "/session", wanted);
    const command: Command = (method, path, body) => send(method, `/session/${sessionId}${path}`, body);
    return { command, end: () => command("DELETE", "").finally(stop) };
  } catch (error) {
    stop();
    throw error;
  }
}
