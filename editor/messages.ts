import type { EditorLanguage } from "./fields.ts";

/** The rules' messages in Spanish. The editor shows a missing one in English. */
const spanish: Record<string, string> = {
  "must end with a full stop or a question mark": "debe terminar con punto o con signo de pregunta",
  "ends with a full stop, but is not a sentence": "termina con punto, y no es una oración",
  "names a fact that does not exist, in braces": "nombra entre llaves un dato que no existe",
  "names a page that does not exist, in braces": "nombra entre llaves una página que no existe",
  "has a straight quotation mark or apostrophe": "tiene comillas o apóstrofos rectos",
  "has two spaces in a row, or a space at an end":
    "tiene dos espacios seguidos, o uno al principio o al final",
  "has a dash between thoughts": "tiene una raya entre ideas",
  "has a space before a mark": "tiene un espacio antes de un signo",
  "has a mark without a space after it": "tiene un signo sin espacio después",
  "has an open quotation mark or bracket": "tiene comillas o paréntesis sin cerrar",
  "has an invisible character": "tiene un carácter invisible",
  "has a price or a percentage": "tiene un precio o un porcentaje",
  "has a number that is not a fact of app/content/facts.json":
    "tiene un número que no es un dato del estudio",
  "praises the studio or promises beyond its two claims": "elogia al estudio o promete de más",
  "is tuteo": "está en tuteo",
  "is usted": "está en usted",
  "is vosotros": "está en vosotros",
  "has a word that Argentine Spanish does not use": "tiene una palabra que no se usa en la Argentina",
  "lacks an accent": "le falta una tilde",
  "opens a question or an exclamation without its mark": "le falta el signo de apertura",
};

export function ruleIn(language: EditorLanguage, rule: string): string {
  return (language === "es" && spanish[rule]) || rule;
}

export const words = {
  es: {
    characters: (count: number, min: number, max: number) =>
      Number.isFinite(max)
        ? `${count} de ${min > 1 ? `${min} a ` : ""}${max} caracteres`
        : `${count} caracteres`,
    tooLong: (count: number, max: number) => `Tiene ${count} caracteres, y como mucho entran ${max}.`,
    tooShort: (count: number, min: number) => `Tiene ${count} caracteres, y hacen falta al menos ${min}.`,
    notice:
      "Guardar escribe los archivos de este proyecto. Al guardar se revisan los dos idiomas. Funciona en Chrome, Edge, Firefox y Safari.",
    other: "English",
  },
  en: {
    characters: (count: number, min: number, max: number) =>
      Number.isFinite(max)
        ? `${count} of ${min > 1 ? `${min} to ` : ""}${max} characters`
        : `${count} characters`,
    tooLong: (count: number, max: number) => `Has ${count} characters, at most ${max}.`,
    tooShort: (count: number, min: number) => `Has ${count} characters, at least ${min}.`,
    notice:
      "Saving writes the files of this project. Both languages are checked on saving. Works in Chrome, Edge, Firefox and Safari.",
    other: "Español",
  },
};
