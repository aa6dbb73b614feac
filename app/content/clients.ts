import type { Client } from "../domain/logo.ts";
import file from "./clients.json" with { type: "json" };

/** The clients of the home page. The caption over them says that they are made up as long as one of them is. */
export const clients = file.clients as unknown as Client[];
