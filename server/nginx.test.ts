import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nginxFiles } from "./nginx.ts";

const containerfile = readFileSync(new URL("Containerfile", import.meta.url), "utf8");
const hashes = { script: ["sha256-script"], style: ["sha256-style"] };

test("the container holds every file that its nginx asks for, and ends as nginx wants to be ended", () => {
  const copied = [...containerfile.matchAll(/^COPY (\S+) (\/\S+)$/gm)].map(([, from, to]) => ({ from, to }));
  expect(copied).toEqual(
    ["client", "unknown", "nginx"].map((name) => ({ from: name, to: `/srv/studio/${name}` })),
  );
  for (const [, included] of nginxFiles(hashes)["nginx/nginx.conf"]?.matchAll(/include (\S+);/g) ?? []) {
    expect(Object.keys(nginxFiles(hashes)).map((name) => `/srv/studio/${name}`)).toContain(included);
  }
  expect(containerfile).toMatch(/^STOPSIGNAL SIGQUIT$/m);
});

test("no map of nginx's can be mistaken for another site's", () => {
  const variables = nginxFiles(hashes)["nginx/http.conf"]?.matchAll(/^map \S.*? (\$\w+) \{$/gm) ?? [];
  for (const [, variable] of variables) expect(variable).toMatch(/^\$studio_/);
});
