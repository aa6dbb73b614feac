/** A problem of the content: where it is, what is wrong, and how it is printed. */
import type { z } from "zod";

export const getContentPath = (name: string) => `app/content/${name}.json`;

/** A name of `textFiles`, from a path with or without the folder and the extension. */
export const parseContentPath = (path: string) => path.replace(/^app\/content\/|\.json$/g, "");

/** A key in a file of `app/content/`. In a file of texts the path starts with the language. */
export interface Place {
  file: string;
  path: readonly PropertyKey[];
}

/** `app/content/details/design/ux.json: es.features[3]` */
export function formatPlace({ file, path }: Place): string {
  const key = path.map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return key ? `${getContentPath(file)}: ${key.replace(/^\./, "")}` : getContentPath(file);
}

export interface Problem extends Place {
  /** A sentence without its subject, or a sentence of zod. */
  message: string;
  values?: Values;
  /** The value, or the words of a text that break a rule; then also the text around them. */
  found?: string;
  around?: string;
}

export function report(place: Place, message: Message, values?: Values, found?: string): Problem {
  return { ...place, message, values, found };
}

/** `app/content/home.json: es.lead has 382 characters, at most 300` */
export function formatProblem(problem: Problem): string {
  const { message, values, found, around } = problem;
  const ends = [found && `: ${found}`, around && ` in ${around}`].filter(Boolean);
  return `${formatPlace(problem)} ${formatMessage(message, values)}${ends.join("")}`;
}

/**
 * @param found the value, with the facts filled in
 * @param typed the value as it is in the file
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  found: unknown,
  typed = found,
): Omit<Problem, keyof Place> {
  const say = (message: Message, values: Values = {}) => ({ message, values });
  if (found === undefined && issue.code !== "custom") return say("is missing");
  const isMaximum = issue.code === "too_big";
  // zod's message does not say how long the text is.
  if ((isMaximum || issue.code === "too_small") && /string|array/.test(issue.origin)) {
    const { length: count } = Array.isArray(found) ? found : String(found);
    const bounds: Values = isMaximum ? { max: Number(issue.maximum) } : { min: Number(issue.minimum) };
    const unit = Array.isArray(found) ? "entries" : "characters";
    const limit = isMaximum ? "at most {max}" : "at least {min}";
    return {
      ...say(`has {count} ${unit}, ${limit}`, { count, ...bounds }),
      ...(typeof found === "string" && typed !== found && { found: `“${typed}” → “${found}”` }),
    };
  }
  if (issue.code === "unrecognized_keys")
    return say("has an unknown key: {keys}", { keys: issue.keys.join(", ") });
  const value = JSON.stringify(found, shorten);
  return issue.code === "custom" || issue.code === "invalid_format"
    ? { message: issue.message, values: { ...("params" in issue && issue.params) }, found: value }
    : say("is {value}: {reason}", { value, reason: issue.message });
}

/** A replacer for `JSON.stringify` that keeps both ends of a long text. */
const shorten = (_key: string, value: unknown) =>
  typeof value === "string" && value.length > 90 ? `${value.slice(0, 40)}…${value.slice(-40)}` : value;

/**
 * What the check says, as sentences without their subject. English is the key, as in gettext, and the editor says them in
 * Spanish; names in braces are values.
 */
const spanish = {
  "is missing": "falta",
  "is missing, as in {count} more places: a language is whole or absent":
    "falta, y en {count} lugares más: un idioma está entero o no está",
  "is {value}: {reason}": "es {value}: {reason}",
  'is missing, and "{other}" has it': "falta, y está en “{other}”",
  "has {count} characters, at most {max}": "tiene {count} caracteres, y como mucho entran {max}",
  "has {count} characters, at least {min}": "tiene {count} caracteres, y hacen falta al menos {min}",
  "has {count} entries, at most {max}": "tiene {count} entradas, y como mucho entran {max}",
  "has {count} entries, at least {min}": "tiene {count} entradas, y hacen falta al menos {min}",
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
  "is no phone number, as in {example}": "no es un teléfono, como {example}",
  "lacks the country code, as in {example}": "no tiene el código de país, como {example}",
  "has too few digits; with the area code, as in {example}":
    "tiene pocas cifras; con el código de área, como {example}",
  "has too many digits; with the area code, as in {example}":
    "tiene cifras de más; con el código de área, como {example}",
  "is no number of its country; with the area code, as in {example}":
    "no es un número de su país; con el código de área, como {example}",
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

export type Message = keyof typeof spanish;
export type Values = Record<string, string | number>;

function formatMessage(message: string, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : braces,
  );
}

/** @returns the sentence in English if it is not in the table, such as a rule of another language's voice */
export function translate(message: string, values?: Values): string {
  return formatMessage(new Map(Object.entries(spanish)).get(message) ?? message, values);
}
