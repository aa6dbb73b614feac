/**
 * What every command needs: Node.js 24 and content that can be read. Plain JavaScript, so that older versions of
 * Node.js can run it: before Node.js 24, every other script fails with a syntax error.
 */
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `This is Node ${process.versions.node}. "npm ci" installs Node 24 for the project, which it needs.`,
  );
  process.exit(1);
}

const { listLoadingProblems } = await import("../app/content-model/check.ts");
const problems = listLoadingProblems();
for (const problem of problems) console.error(problem);
process.exitCode = Math.min(problems.length, 1);
