/**
 * What every command needs: Node.js 24 and content that can be read. Plain JavaScript, so that older versions of
 * Node.js can run it: before Node.js 24, every other script fails with a syntax error.
 */
import { existsSync } from "node:fs";

if (Number.parseInt(process.versions.node, 10) < 24) {
  const command = existsSync("node_modules/node") ? "npm rebuild node" : "npm ci";
  console.error(
    `This project needs Node 24, and this is Node ${process.versions.node}: install it for the project with "${command}".`,
  );
  process.exit(1);
}

const { loadingProblems } = await import("../app/content/check-schema.ts");
const problems = loadingProblems();
for (const problem of problems) console.error(problem);
process.exitCode = Math.min(problems.length, 1);
