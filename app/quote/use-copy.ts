import { useState } from "react";

/**
 * Copies a text to the clipboard, which needs a secure context and the visitor's permission.
 *
 * @returns whether this text was copied; undefined if the visitor has not tried, or has changed the text since then
 */
export function useCopy(text: string): [boolean | undefined, () => Promise<void>] {
  const [last, setLast] = useState<{ text: string; isDone: boolean }>();
  async function copy() {
    const isDone = await (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => true,
      () => false,
    );
    setLast({ text, isDone });
  }
  return [last?.text === text ? last.isDone : undefined, copy];
}
