/** `npm start` builds the site if the build is missing or stale, and then serves it. */
import { startServer } from "../server/node-server.ts";
import { buildIfStale } from "./build-if-stale.ts";

buildIfStale();
startServer();
