import type { Problem } from "../app/content/check-schema.ts";
import { formatMessage } from "../app/content/problem-messages.ts";
import { type EditorLanguage, namingOf } from "./fields.ts";

/** A problem in the labels of the editor: "Spanish, Phases 1, Title: has 41 characters, at most 40". */
export function formatInLabels(problem: Problem, language: EditorLanguage): string {
  const { file, path, message, values, found, around } = problem;
  const ends = [found && `: ${found}`, around && ` ${words[language].inText} ${around}`].filter(Boolean);
  const says = formatMessage(message, values, language);
  return `${placeInLabels(file, path, language)}: ${says}${ends.join("")}`;
}

/** `["es", "phases", 0, "title"]` is "Spanish, Phases 1, Title". */
export function placeInLabels(file: string, path: readonly PropertyKey[], language: EditorLanguage): string {
  const keys = [file];
  const names: string[] = [];
  for (const key of path.map(String)) {
    const ofLanguage = new Map(Object.entries(words[language].languages)).get(key);
    if (ofLanguage) names.push(ofLanguage);
    else if (/^\d+$/.test(key)) names.push(`${names.pop() ?? ""} ${Number(key) + 1}`.trim());
    else names.push(namingOf([...keys, key], language)?.label ?? key);
    if (!/^\d+$/.test(key) && !ofLanguage) keys.push(key);
  }
  return names.join(", ");
}

const quote = (value: string | undefined) => (value === undefined ? "—" : `“${value}”`);

export const words = {
  es: {
    characters: (count: number, min: number, max: number) =>
      Number.isFinite(max)
        ? `${count} de ${min > 1 ? `${min} a ` : ""}${max} caracteres`
        : `${count} caracteres`,
    notice:
      "Guardar escribe los archivos de este proyecto. Al guardar se revisan los dos idiomas. Funciona en Chrome, Edge, Firefox y Safari.",
    other: "English",
    languages: { es: "Español", en: "Inglés" },
    inText: "en",
    isOlder:
      "El archivo cambió después de que abriste esta página, en otra pestaña o con git. Copiá lo que escribiste y recargá la página.",
    versions: (before?: string, now?: string) => `al abrir, ${quote(before)}; ahora, ${quote(now)}`,
    exceptionHint: "¿Es a propósito? Agregalo en «Excepciones a las reglas», con las palabras y el porqué.",
    /** Decap's own words where they are in English, or say that a save publishes. */
    decap: {
      collection: { sidebar: { allCollections: "Todo" } },
      editor: {
        editorControlPane: {
          i18n: {
            writingInLocale: "%{locale}",
            copyFromLocale: "Copiar del otro idioma",
            copyFromLocaleConfirm: "¿Copiar todo del otro idioma (%{locale})? Se reemplaza lo que hay acá.",
          },
        },
        editorToolbar: { publish: "Guardar", publishNow: "Guardar ahora", published: "Guardado" },
        editorWidgets: { list: { add: "Agregar a %{item}" } },
      },
      ui: {
        toast: {
          missingRequiredField: "Falta un texto obligatorio.",
          onFailToPersist: "No se guardó:\n%{details}",
        },
      },
    },
  },
  en: {
    characters: (count: number, min: number, max: number) =>
      Number.isFinite(max)
        ? `${count} of ${min > 1 ? `${min} to ` : ""}${max} characters`
        : `${count} characters`,
    notice:
      "Saving writes the files of this project. Both languages are checked on saving. Works in Chrome, Edge, Firefox and Safari.",
    other: "Español",
    languages: { es: "Spanish", en: "English" },
    inText: "in",
    isOlder:
      "The file has changed since you opened this page, in another tab or by git. Copy what you typed, and reload the page.",
    versions: (before?: string, now?: string) => `when opened, ${quote(before)}; now, ${quote(now)}`,
    exceptionHint: "Meant so? Add it to “Exceptions to the rules”, with the words and why.",
    decap: {
      editor: {
        editorControlPane: { i18n: { writingInLocale: "%{locale}" } },
        editorToolbar: { publish: "Save", publishNow: "Save now", published: "Saved" },
        editorWidgets: { list: { add: "Add to %{item}" } },
      },
      ui: {
        toast: {
          missingRequiredField: "A text that is needed is missing.",
          onFailToPersist: "Not saved:\n%{details}",
        },
      },
    },
  },
};
