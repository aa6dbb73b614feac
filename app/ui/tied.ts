/** Words of one or two letters, and longer ones that lead on as they do; before them may stand a mark. */
const smallWord =
  /^[¿¡“(]?(?!up$)(\p{L}{1,2}|and|but|cada|cómo|con|del|entre|for|from|its|las|los|not|our|para|por|que|qué|sin|sus|that|the|tus|una|while|with|you|you’re|your)$/iu;
/** “QR” and “UX” are names, and lead nowhere. */
const acronym = /^\p{Lu}{2}/u;
/** A small word at the end, and “up”, which belongs to the verb before it. */
const smallEnd = /^(\p{L}{1,3}[.?!]$|up\b)/u;

/**
 * Ties small words to the next one, and a small last word to the one before it, so that no line of a heading ends on
 * “de” or “the” and none is a single “you.”
 *
 * @param longest letters that may be tied together: what a line holds where it is shortest
 */
export function tied(text: string, longest = 16): string {
  return text.split(" ").reduceRight((after, word) => {
    const leadsOn = smallWord.test(word) && !acronym.test(word);
    if (!leadsOn && !smallEnd.test(after)) return `${word} ${after}`;
    const [unit = ""] = after.split(" ", 1);
    if (word.length + 1 + unit.length <= longest) return `${word}\u00a0${after}`;
    // Too much for one line: it ends after this word, or after the next one where this one is a mere “y” or “of”.
    const isTiny = word.length <= 2 && unit.includes("\u00a0");
    return isTiny ? `${word}\u00a0${after.replace("\u00a0", " ")}` : `${word} ${after}`;
  });
}

/** A heading's parts between its marks: sentences and clauses. */
export function clausesOf(text: string): string[] {
  return text.split(/(?<=[.?!,:;]) /);
}
