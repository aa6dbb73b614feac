/**
 * What every command needs: the packages, Node.js 24 and content that can be read. Plain JavaScript, so that older
 * versions of Node.js can run it: before Node.js 24, other scripts may fail with “Unknown file extension”.
 */
import { existsSync } from "node:fs";

function stop(message) {
  console.error(message);
  process.exit(1);
}

if (!existsSync("node_modules/react")) stop('The packages are missing. "npm ci" installs them.');
if (!existsSync("node_modules/zod"))
  stop(
    'The packages that build the site are missing, because npm has left out devDependencies: NODE_ENV is "production", or --omit=dev was given. "npm ci --include=dev" installs them.',
  );
if (Number.parseInt(process.versions.node, 10) < 24)
  stop(
    existsSync("node_modules/node/bin")
      ? `This is Node ${process.versions.node}. Start the command with "npm run", which uses the Node 24 of the package "node".`
      : `This is Node ${process.versions.node}, and the package "node" has no Node 24, because npm has not run its install script (--ignore-scripts). "npm rebuild node --ignore-scripts=false" runs it.`,
  );

const { listLoadingProblems } = await import("../app/content-model/check.ts");
const problems = listLoadingProblems();
for (const problem of problems) console.error(problem);
process.exitCode = Math.min(problems.length, 1);
