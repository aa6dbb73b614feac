import fc from "fast-check";
import { expect, test } from "vitest";
import { knownPaths } from "../app/paths.ts";
import { routing } from "./nginx.ts";
import { answerTo } from "./resolve-request.ts";

/** Addresses made of the site's own words and of everything else a request line can hold. */
const segment = fc.oneof(
  fc.constantFrom(
    "en",
    "es",
    "EN",
    "about",
    "contact",
    "design",
    "ux",
    "legal",
    "assets",
    "",
    ".",
    "..",
    "a.js",
  ),
  fc.constantFrom("__proto__", "%2e%2e", "%00", "%", "%2F", "\\evil.example", "a.", ".env", "-service-"),
  fc.string({ unit: "grapheme-ascii" }).map((text) => text.replace(/[?#\s]/g, "")),
);
const address = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);

test("whatever is asked for, nobody is sent to another site", () => {
  fc.assert(
    fc.property(address, (path) => {
      const { Location: location } = answerTo("GET", path, "?q=//evil.example").headers;
      if (location === undefined) return;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, "https://this.example").origin).toBe("https://this.example");
    }),
  );
});

test("nginx's rules give every address the answer that the Node server gives it", () => {
  const differs = (path: string) => !knownPaths().includes(path) && routed(path) !== simplified(path);
  const few = ["en", "es", "EN", "about", "contact", "assets", "ux", "design", "x", "a.js", ""];
  let addresses = [""];
  for (let depth = 1; depth <= 4; depth++) {
    addresses = addresses.flatMap((start) => few.map((segment) => `${start}/${segment}`));
    expect(addresses.filter(differs)).toEqual([]);
  }
  fc.assert(fc.property(address, (path) => !differs(path)));
});

test("every known page has its document, and only a known page has one", () => {
  for (const path of knownPaths()) expect(firstMatch(routing.document, path)).toMatch(/index\.html$/);
  fc.assert(
    fc.property(address, (path) => {
      expect(firstMatch(routing.document, path) !== "").toBe(knownPaths().includes(path));
    }),
  );
});

test("a request that wants to change something is refused before its address is read", () => {
  for (const method of ["POST", "PUT", "DELETE", "get", "OPTIONS", ""]) {
    expect(answerTo(method, "/en/nothing", "")).toMatchObject({
      status: 405,
      headers: { Allow: "GET, HEAD" },
    });
  }
});

function simplified(path: string): string {
  const answer = answerTo("GET", path, "");
  return `${answer.status} ${answer.headers.Location ?? ("document" in answer ? answer.document : "")}`;
}

function routed(path: string): string {
  const location = firstMatch(routing.otherwise, path) || "@landing";
  if (location === "@landing") return "302 /";
  if (location === "@canonical") return `308 ${path.slice(0, -1)}`;
  return `404 ${location === "@unknown" ? firstMatch(routing.unknown, path) : ""}`;
}

/** nginx's `map` as it reads these rules. */
function firstMatch(rules: readonly (readonly [string, string])[], path: string): string {
  for (const [pattern, value] of rules) {
    const match = new RegExp(pattern).exec(path);
    if (match) return value.replace(/\$(\w+)/g, (_, name) => match.groups?.[name] ?? "");
  }
  return "";
}
