/** Development only: the scripts that the build puts into every document. scripts/dev-server.ts reloads the page. */
import "./client/every-page.ts";
import { destinationOf } from "./paths.ts";

if (destinationOf(location.pathname).kind.startsWith("unknown"))
  await import("./client/fill-unknown-page.ts");
