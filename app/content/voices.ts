import type { Language } from "../paths.ts";
import { voice as en } from "./en/voice.ts";
import { voice as es } from "./es/voice.ts";

/** How the studio speaks in one language, as far as a pattern can tell: docs/content-guide.md. */
export interface Voice {
  /** What breaks the voice, and the pattern of it. */
  rules: [rule: string, pattern: RegExp][];
  /** Names with figures in them: of a law, of a standard. */
  names: string[];
}

export const voices: Record<Language, Voice> = { en, es };
