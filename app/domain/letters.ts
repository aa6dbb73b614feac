/** How long a visitor's texts may be, in letters. A chat link carries a message of this length in any script. */
export const longest = { task: 240, people: 80, message: 1000 };
/** So much text in one go was pasted by mistake, and would make the page slow. */
export const mostLetters = 5000;
/** Of an encoded message; common servers refuse addresses of more than 8192 bytes. */
const longestEncoded = 8000;

/** Letters, as a reader of the counter counts them: an emoji is one, though it takes two units of a string. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** How many letters a text is too long. */
export function surplus(text: string, limit: number): number {
  return Math.max(0, countLetters(text) - limit);
}

/** How many letters at its end make a message too long for a chat link. */
export function surplusOfMessage(message: string): number {
  let [letters, encoded, fitting] = [0, 0, 0];
  for (const letter of message) {
    letters++;
    encoded += encodeURIComponent(letter.toWellFormed()).length;
    if (letters <= longest.message && encoded <= longestEncoded) fitting = letters;
  }
  return letters - fitting;
}
