import { expect, test } from "vitest";
import { chooseClients } from "./logos.server.ts";

const client = (name: string, isInvented: boolean) => ({
  name,
  isInvented,
  containsName: false,
  logo: ["8 4"],
});

test("No invented client is shown beside a real one", () => {
  const invented = [client("Faro", true), client("Trama", true)];
  expect(chooseClients(invented)).toEqual(invented);
  expect(chooseClients([...invented, client("Acme", false)])).toEqual([client("Acme", false)]);
});
