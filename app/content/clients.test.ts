import { expect, test } from "vitest";
import { shownClients } from "./clients.server.ts";

const client = (name: string, isMadeUp: boolean) => ({ name, isMadeUp, isNameInLogo: false, logo: ["8 4"] });

test("no made-up client is shown beside a real one", () => {
  const madeUp = [client("Faro", true), client("Trama", true)];
  expect(shownClients(madeUp)).toEqual(madeUp);
  expect(shownClients([...madeUp, client("Acme", false)])).toEqual([client("Acme", false)]);
});
