import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../app/content/site.ts";
import { chatLink } from "../app/domain/outbound-links.ts";
import { knownPaths, languages, paths } from "../app/paths.ts";
import { writeDiscoveryFiles } from "./discovery-files.ts";

const outDir = mkdtempSync(join(tmpdir(), "discovery-"));
const read = (file: string) => readFileSync(join(outDir, file));
const text = (file: string) => read(file).toString();
const addresses = knownPaths().map((pathname) => `${site.address}${pathname}`);

beforeAll(() => writeDiscoveryFiles({ outDir }));
afterAll(() => rmSync(outDir, { recursive: true }));

test("search engines find every page in the sitemap, and nothing else", () => {
  expect([...text("sitemap.xml").matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address)).toEqual(
    addresses,
  );
});

test("each page in the sitemap stands beside its other languages", () => {
  const entries = text("sitemap.xml").split("<url>").slice(1);
  for (const entry of entries) {
    const alternates = [...entry.matchAll(/hreflang="(.*)" href="(.*)"/g)];
    expect(alternates.map(([, language]) => language)).toEqual([...languages, "x-default"]);
    for (const [, , address] of alternates) expect(addresses).toContain(address);
  }
});

test("crawlers are let in and shown the sitemap", () => {
  expect(text("robots.txt")).not.toContain("Disallow");
  expect(text("robots.txt")).toContain(`Sitemap: ${site.address}/sitemap.xml`);
});

test("assistants learn in each language what the studio does and how to get a quote", () => {
  const guide = text("llms.txt");
  expect(guide.match(/^# .*/gm)).toEqual([`# ${site.brand}`]);
  expect(guide.split(`(${chatLink()})`).length - 1).toBe(languages.length);
  const pages = knownPaths().filter((pathname) => pathname !== paths.landing());
  for (const pathname of pages) expect(guide).toContain(`(${site.address}${pathname})`);
});

test("phones find the icons that the manifest promises", () => {
  const manifest = JSON.parse(text("manifest.webmanifest"));
  expect(manifest.name).toBe(site.brand);
  for (const icon of manifest.icons) {
    expect(existsSync(join(outDir, icon.src))).toBe(true);
    if (icon.type === "image/png") expect(icon.sizes).toBe(sizeOf(read(icon.src)));
  }
});

test("old browsers find the icon in three sizes", () => {
  const ico = read("favicon.ico");
  expect(ico.readUInt16LE(4)).toBe(3);
  const pngs = [0, 1, 2].map((index) => {
    const entry = 6 + 16 * index;
    const offset = ico.readUInt32LE(entry + 12);
    return sizeOf(ico.subarray(offset, offset + ico.readUInt32LE(entry + 8)));
  });
  expect(pngs).toEqual(["16x16", "32x32", "48x48"]);
});

/** As a manifest writes it. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}
