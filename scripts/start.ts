/** `npm start`: builds the site where the build is missing or stale, then serves it. */
import { startServer } from "../server/node-server.ts";
import { buildIfStale } from "./build-if-stale.ts";

buildIfStale();
startServer();
