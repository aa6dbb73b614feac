/** What the editor says, besides the labels of the schema. */

import { type Problem, translate } from "../app/content-model/problems.ts";
import { getLanguageLabel, getNaming } from "./fields.ts";

/** A problem in the labels of the editor: "Español, Etapas 1, Título: tiene 41 caracteres, y como mucho entran 40". */
export function formatInLabels({ file, path, message, values, found, around }: Problem): string {
  const ends = [found && `: ${found}`, around && ` en ${around}`].filter(Boolean);
  return `${formatPlaceInLabels(file, path)}: ${translate(message, values)}${ends.join("")}`;
}

/** `["es", "phases", 0, "title"]` is "Español, Etapas 1, Título". */
function formatPlaceInLabels(file: string, path: readonly PropertyKey[]): string {
  const keys = [file];
  const names: string[] = [];
  for (const key of path.map(String)) {
    const language = getLanguageLabel(key);
    if (language) names.push(language);
    else if (/^\d+$/.test(key)) names.push(`${names.pop() ?? ""} ${Number(key) + 1}`.trim());
    else {
      keys.push(key);
      names.push(getNaming(keys)?.label ?? key);
    }
  }
  return names.join(", ");
}

export const isOlder =
  "El archivo cambió después de que abriste esta página, en otra pestaña o con git. Copiá lo que escribiste y recargá la página.";

/** Why nothing was saved. */
export function explainFailure({ code, message }: NodeJS.ErrnoException): string {
  const reasons = new Map([
    ["ENOSPC", "no queda lugar en el disco."],
    ["EDQUOT", "no queda lugar en tu cuota del disco."],
    ["EACCES", "no tenés permiso para escribir en la carpeta."],
    ["EROFS", "el disco es de solo lectura."],
  ]);
  return `El archivo quedó como estaba: ${reasons.get(code ?? "") ?? message}`;
}

/** Decap's own words where they are in English, or say that a save publishes. */
export const decapPhrases = {
  "collection.sidebar.allCollections": "Todo",
  "editor.editorControlPane.i18n.writingInLocale": "%{locale}",
  "editor.editorControlPane.i18n.copyFromLocale": "Copiar del otro idioma",
  "editor.editorControlPane.i18n.copyFromLocaleConfirm":
    "¿Copiar todo del otro idioma (%{locale})? Se reemplaza lo que hay acá.",
  "editor.editorToolbar.publish": "Guardar",
  "editor.editorToolbar.publishNow": "Guardar ahora",
  "editor.editorToolbar.published": "Guardado",
  "editor.editorWidgets.list.add": "Agregar a %{item}",
  "mediaLibrary.mediaLibraryCard.copyName": "Copiar el nombre",
  "ui.toast.missingRequiredField": "Falta un texto obligatorio.",
  "ui.toast.onFailToPersist": "No se guardó:\n%{details}",
};
