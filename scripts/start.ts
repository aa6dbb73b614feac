import { startServer } from "../server/node-server.ts";
import { buildIfStale } from "./build-if-stale.ts";

buildIfStale();
startServer();
