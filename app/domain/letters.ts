/** Length limits of the visitor's texts, in letters. A chat link can carry a message of this length in any script. */
export const longest = { task: 240, people: 80, other: 80, message: 1000 };
/** A longer headline or answer on the sheet has a smaller font size. */
export const longHeadline = 60;
/** A longer text was pasted by mistake, and would make the page slow. */
export const mostLetters = 5000;
/** The limit of an encoded message. Common servers reject URLs of more than 8192 bytes. */
const longestEncoded = 8000;

/** Counts letters as a reader does: an emoji is one letter, although it takes two UTF-16 code units. */
export function countLetters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** The number of letters by which a text exceeds its limit. */
export function surplus(text: string, limit: number): number {
  return Math.max(0, countLetters(text) - limit);
}

/** The number of letters at the end of a message that do not fit into a chat link. */
export function surplusOfMessage(message: string): number {
  let [letters, encoded, fitting] = [0, 0, 0];
  for (const letter of message) {
    letters++;
    encoded += encodeURIComponent(letter.toWellFormed()).length;
    if (letters <= longest.message && encoded <= longestEncoded) fitting = letters;
  }
  return letters - fitting;
}
