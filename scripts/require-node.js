/**
 * Plain JavaScript, so that older versions of Node.js can run it: before Node.js 24, every other script fails with a
 * syntax error.
 */
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `This project needs Node 24, and this is Node ${process.versions.node}: install it for the project with "npm rebuild node".`,
  );
  process.exit(1);
}
