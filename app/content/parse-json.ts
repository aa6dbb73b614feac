/** What a person probably mistyped, by the start of V8's message. */
const causes: [start: string, cause: string][] = [
  ["Bad control character", "a closing quotation mark is missing, or a text has a line break"],
  [
    "Expected ',' or",
    "a comma is missing, perhaps on the line above, a text has a quotation mark without \\, or a number has dots between thousands, unlike 6500000",
  ],
  ["Expected double-quoted property name", "a comma is one too many, or a key has no quotation marks"],
  ["Unexpected token", "a comma is one too many, or a text has no straight quotation marks around it"],
];

/** @throws SyntaxError that names file, line and column in its message, and has no stack */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const before = text.slice(0, offsetOf(message, text)).split("\n");
    const place = `${file}, line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    const [, cause] = causes.find(([start]) => message.startsWith(start)) ?? [];
    const short = message.replace(/( in JSON)? at position .*|, (\.\.\.)?".*/s, "");
    const failure = new SyntaxError(`${place}: ${short}${cause ? ` (${cause})` : ""}`);
    // Node.js prints the stack, which would hide the message.
    failure.stack = failure.message;
    throw failure;
  }
}

/** The index of the mistake. V8 does not name that of an unexpected token, so this searches the text's valid start. */
function offsetOf(message: string, text: string): number {
  const [, position] = /at position (\d+)/.exec(message) ?? [];
  if (position !== undefined) return Number(position);
  let [valid, broken] = [0, text.length];
  while (broken - valid > 1) {
    const middle = (valid + broken) >> 1;
    if (hasUnexpectedToken(text.slice(0, middle))) broken = middle;
    else valid = middle;
  }
  return hasUnexpectedToken(text) ? valid : text.length;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return (error as Error).message.startsWith("Unexpected token");
  }
}
