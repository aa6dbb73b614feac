import { expect, test } from "vitest";
import { shownClients } from "./clients.server.ts";

const client = (name: string, isInvented: boolean) => ({
  name,
  isInvented,
  containsName: false,
  logo: ["8 4"],
});

test("no invented client is shown beside a real one", () => {
  const invented = [client("Faro", true), client("Trama", true)];
  expect(shownClients(invented)).toEqual(invented);
  expect(shownClients([...invented, client("Acme", false)])).toEqual([client("Acme", false)]);
});
