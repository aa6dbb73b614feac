import { matchAny, type Rule } from "../voice-rules.ts";

export const voice: Rule[] = [
  [
    "praises the studio or promises beyond its two claims",
    matchAny(`
    best leading innovat(?:ive|ion|ions|or|ors) solutions? passion(?:ate)? seamless(?:ly)? unlock(?:s|ed|ing)?
    elevat(?:e|es|ed|ing) cutting[-_]edge world[-_]class guarantee(?:s|d)? award(?:s|ed)? award-winning
  `),
  ],
];
