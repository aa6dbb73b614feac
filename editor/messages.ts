/** What the editor says, besides the labels of the schema. */

import { fillMessage, type Problem, type Values } from "../app/content-model/problems.ts";
import { getLanguageLabel, getNaming } from "./fields.ts";

/** A problem in the labels of the editor: "Español, Etapas 1, Título: tiene 41 caracteres, y como mucho entran 40". */
export function formatInLabels({ file, path, message, values, found }: Problem): string {
  return `${formatPlaceInLabels(file, path)}: ${translate(message, values)}${found ? `: ${found}` : ""}`;
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

/** @returns the sentence in English if it is not in the table, such as a rule of another language's voice */
export function translate(message: string, values?: Values): string {
  return fillMessage(spanish[message] ?? message, values);
}

/** The sentences of the check, in Spanish. */
const spanish: Record<string, string> = {
  "is missing": "falta",
  "is missing, as in {count} more places: a language is whole or absent":
    "falta, y en {count} lugares más: un idioma está entero o no está",
  "is {value}: {reason}": "es {value}: {reason}",
  'is missing, and "{other}" has it': "falta, y está en “{other}”",
  "has {count} characters, at most {limit}": "tiene {count} caracteres, y como mucho entran {limit}",
  "has {count} characters, at least {limit}": "tiene {count} caracteres, y hacen falta al menos {limit}",
  "has {count} entries, at most {limit}": "tiene {count} entradas, y como mucho entran {limit}",
  "has {count} entries, at least {limit}": "tiene {count} entradas, y hacen falta al menos {limit}",
  'has {count} entries, and "{other}" has {expected}': "tiene {count} entradas, y “{other}” tiene {expected}",
  "has {count} entries, but {file} sets {expected}": "tiene {count} entradas, y son {expected} según {file}",
  "is {value}, at most {max}": "es {value}, y como mucho puede ser {max}",
  "has an unknown key: {keys}": "tiene un dato que no existe: {keys}",
  "must be as in {example}": "tiene que ser como {example}",
  "is the same text as in {other}": "es el mismo texto que en {other}",
  "repeats {other}": "repite {other}",
  "repeats {count} sentences of {other}": "repite {count} oraciones de {other}",
  "must contain {names} once": "tiene que contener {names} una vez",
  "must end with a full stop, a question mark or an exclamation mark":
    "debe terminar con punto, con signo de pregunta o de exclamación",
  "ends as a sentence, but is not one": "termina como una oración, y no lo es",
  "names {names}, which is no fact and no promise of the studio, and this text has no links":
    "nombra {names}, que no es un dato ni una promesa del estudio, y este texto no tiene enlaces",
  "names {names}, which is no fact, no promise and none of the pages: {pages}":
    "nombra {names}, que no es un dato, ni una promesa, ni una de las páginas: {pages}",
  "links {names}, a page that has no texts yet": "enlaza {names}, una página que todavía no tiene textos",
  "has {letters}, which the site's font lacks: it has the letters of Western Europe, such as ñ, ø and ß":
    "tiene {letters}, que la letra del sitio no tiene: tiene las de Europa occidental, como ñ, ø y ß",
  "is {value}, whose contrast with {ground} is {contrast}, at least {least}, as {nearest} has":
    "es {value}, cuyo contraste con {ground} es {contrast}, y como mínimo tiene que ser {least}, como el de {nearest}",
  "is no phone number, as in +54 9 351 555 1234": "no es un teléfono, como +54 9 351 555 1234",
  "lacks the country code, as in +54 9 351 555 1234": "no tiene el código de país, como +54 9 351 555 1234",
  "has too few digits; with the area code, as in +54 9 351 555 1234":
    "tiene pocas cifras; con el código de área, como +54 9 351 555 1234",
  "has too many digits; with the area code, as in +54 9 351 555 1234":
    "tiene cifras de más; con el código de área, como +54 9 351 555 1234",
  "is no number of its country; with the area code, as in +54 9 351 555 1234":
    "no es un número de su país; con el código de área, como +54 9 351 555 1234",
  "has a day or an hour that days and hours do not list":
    "tiene un día o una hora que no están en days y hours",
  "has none of the appointments": "no tiene ninguno de los turnos",
  "needs an SVG file": "necesita un archivo SVG",
  "names {file}, which is not in the folder public": "nombra {file}, que no está en la carpeta public",
  "names {file}, which has {size} kB, at most {max}":
    "nombra {file}, que tiene {size} kB, y como mucho puede tener {max}",
  "names {file}, which is not valid SVG: {reason}": "nombra {file}, que es un SVG con un error: {reason}",
  "names {file}, which contains {found}; a logo consists of paths":
    "nombra {file}, que contiene {found}; un logo se compone de trazados",
  "has a straight quotation mark or apostrophe; the curved ones are “, ” and ’":
    "tiene comillas o apóstrofos rectos; los curvos son “, ” y ’",
  "has two spaces in a row, or a space at an end":
    "tiene dos espacios seguidos, o uno al principio o al final",
  "has a dash between thoughts": "tiene una raya entre ideas",
  "has a space before a mark": "tiene un espacio antes de un signo",
  "has a mark without a space after it": "tiene un signo sin espacio después",
  "has an open quotation mark or bracket": "tiene comillas o paréntesis sin cerrar",
  "has HTML or Markdown, which is shown as typed; where a text may link, write the page as {ux} or {design/ux}":
    "tiene HTML o Markdown, que se ve tal cual; donde un texto puede enlazar, la página se escribe {ux} o {design/ux}",
  "has an invisible character": "tiene un carácter invisible",
  "praises the studio or promises beyond its two claims": "elogia al estudio o promete de más",
  "is tuteo": "está en tuteo",
  "is usted": "está en usted",
  "is vosotros": "está en vosotros",
  "has a word that Argentine Spanish does not use": "tiene una palabra que no se usa en la Argentina",
  "lacks an accent": "le falta una tilde",
  "opens a question or an exclamation without its mark": "le falta el signo de apertura",
};
