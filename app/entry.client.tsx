/** Development only: the script that the build puts into every document. scripts/dev-server.ts reloads the page. */
import "./client/every-page.ts";
