/** `npm start`: builds the site where the build is missing or stale, then serves it. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { startServer } from "../hosting/server.ts";
import { sourceHash } from "./source-hash.ts";

const stamp = "build/source-hash";

if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== sourceHash()) {
  console.log("Building the site, which takes a few seconds…");
  const { status } = spawnSync(process.execPath, ["tools/build.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

startServer({
  host: process.env.HOST || "localhost",
  port: Number(process.env.PORT || 4173),
  root: "build",
});
