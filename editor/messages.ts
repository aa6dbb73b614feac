import { type EditorLanguage, namingOf } from "./fields.ts";

/** The rules' messages in Spanish. The editor shows a missing one in English. */
const spanish: Record<string, string> = {
  "must end with a full stop, a question mark or an exclamation mark":
    "debe terminar con punto, con signo de pregunta o de exclamación",
  "ends with a full stop, but is not a sentence": "termina con punto, y no es una oración",
  "must be a phone number with its country code, 8 to 15 digits, as in +54 9 351 555-1234 or 5493515551234":
    "tiene que ser un teléfono con código de país, de 8 a 15 cifras, como +54 9 351 555-1234 o 5493515551234",
  "must begin with +54 while countryCode is AR, as in +54 9 351 555-1234 or 5493515551234":
    "tiene que empezar con +54 mientras el código del país sea AR, como +54 9 351 555-1234 o 5493515551234",
  "must have a 9 after the 54, as in +54 9 351 555-1234 or 5493515551234":
    "necesita un 9 después del 54, como +54 9 351 555-1234 o 5493515551234",
  "must have 10 digits after 54 9, the area code without 0 and the number without 15, as in +54 9 351 555-1234 or 5493515551234":
    "necesita 10 cifras después de 54 9, el código de área sin 0 y el número sin 15, como +54 9 351 555-1234 o 5493515551234",
  "must be a company page, not a person's profile, as in https://www.linkedin.com/company/acme":
    "tiene que ser la página de una empresa, no el perfil de una persona, como https://www.linkedin.com/company/acme",
  "must be a profile of letters, digits, dots and underscores, not a post, as in @acme":
    "tiene que ser un perfil de letras, cifras, puntos y guiones bajos, no una publicación, como @acme",
  "must begin with https, as in https://acme.com": "tiene que empezar con https, como https://acme.com",
  "must be a web address with nothing after the name, as in https://acme.com":
    "tiene que ser una dirección web sin nada después del nombre, como https://acme.com",
  "must be an e-mail address, as in hello@acme.com": "tiene que ser un correo, como hola@acme.com",
  "must be an address in full, as in https://acme.com or hello@acme.com; a page of this site is linked in a paragraph, as in {ux}":
    "tiene que ser una dirección entera, como https://acme.com o hola@acme.com; una página de este sitio se enlaza en un párrafo, como {ux}",
  "must be the three capital letters of a currency, as in USD":
    "tiene que ser las tres mayúsculas de una moneda, como USD",
  "must be two capital letters, as in AR": "tiene que ser dos letras mayúsculas, como AR",
  "must be a single word, as in code": "tiene que ser una sola palabra, como code",
  "must end with its links, as in “…, see {ui}.”": "tiene que terminar con los enlaces, como “…, mirá {ui}.”",
  "has a straight quotation mark or apostrophe; the curved ones are “, ” and ’":
    "tiene comillas o apóstrofos rectos; los curvos son “, ” y ’",
  "has two spaces in a row, or a space at an end":
    "tiene dos espacios seguidos, o uno al principio o al final",
  "has a dash between thoughts; write a comma, a colon or a full stop":
    "tiene una raya entre ideas; poné coma, dos puntos o punto",
  "has a space before a mark": "tiene un espacio antes de un signo",
  "has a mark without a space after it": "tiene un signo sin espacio después",
  "has an open quotation mark or bracket": "tiene comillas o paréntesis sin cerrar",
  "has HTML, which is shown as typed": "tiene HTML, que se ve tal cual",
  "has Markdown, which is shown as typed": "tiene Markdown, que se ve tal cual",
  "has a link in HTML or Markdown, which is shown as typed; where a text may link, write the page as {ux} or {design/ux}":
    "tiene un enlace en HTML o Markdown, que se ve tal cual; donde un texto puede enlazar, la página se escribe {ux} o {design/ux}",
  "has an invisible character": "tiene un carácter invisible",
  "has a price, a percentage or a number that is not a fact of app/content/facts.json":
    "tiene un precio, un porcentaje o un número que no es un dato del estudio",
  "praises the studio or promises beyond its two claims": "elogia al estudio o promete de más",
  "is tuteo": "está en tuteo",
  "is usted": "está en usted",
  "is vosotros": "está en vosotros",
  "has a word that Argentine Spanish does not use": "tiene una palabra que no se usa en la Argentina",
  "lacks an accent": "le falta una tilde",
  "opens a question or an exclamation without its mark": "le falta el signo de apertura",
};

/** The other sentences of the check in Spanish, in which `$1` is the first value. */
const spanishSentences: [RegExp, string][] = [
  [/^has (\d+) characters, at most (\d+)$/, "tiene $1 caracteres, y como mucho entran $2"],
  [/^has (\d+) characters, at least (\d+)$/, "tiene $1 caracteres, y hacen falta al menos $2"],
  [/^has (\d+) entries, at most (\d+)$/, "tiene $1 entradas, y como mucho entran $2"],
  [/^has (\d+) entries, at least (\d+)$/, "tiene $1 entradas, y hacen falta al menos $2"],
  [/^has (\d+) (?:entries|days), but (.+) sets (\d+)$/, "tiene $1 entradas, y son $3 según $2"],
  [/^has (\d+) letters, from (\d+) to (\d+)$/, "tiene $1 letras, y son de $2 a $3"],
  [
    /^names (.+), which is no fact of app\/content\/facts.json, and this text has no links$/,
    "nombra $1, que no es un dato del estudio, y este texto no tiene enlaces",
  ],
  [
    /^names (.+), which is no promise of app\/content\/promises.json; the promises are (.+)$/,
    "nombra $1, que no está en la lista de promesas; las promesas son $2",
  ],
  [
    /^names (.+), which is no page; the pages are (.+)$/,
    "nombra $1, que no es una página; las páginas son $2",
  ],
  [
    /^is (\S+), whose contrast is .*; lighten \S+, as to (#\w+).*$/,
    "es $1, con poco contraste sobre los fondos oscuros: aclaralo, como a $2",
  ],
  [
    /^is (\S+), whose contrast is .*; darken .*$/,
    "es $1, con poco contraste porque un fondo es demasiado claro: oscurecelo",
  ],
  [/^is (-?\d+), at most (\d+)$/, "es $1, y como mucho puede ser $2"],
  [/^is (-?\d+), at least (\d+)$/, "es $1, y como mínimo tiene que ser $2"],
  [
    /^has (.+), which the site's font lacks: .*$/,
    "tiene $1, que la letra del sitio no tiene: tiene las de Europa occidental, como ñ, ø y ß",
  ],
  [/^is missing$/, "falta"],
  [/^is missing, and "(\w+)" has it$/, "falta, y está en “$1”"],
  [
    /^must be a whole number without dots or commas, as in 7000, but is (.*)$/,
    "tiene que ser un número sin puntos ni comas, como 7000, y es $1",
  ],
  [/^must be at least 1, as in 21 for 21 %: (.*)$/, "es $1, y como mínimo tiene que ser 1: 21 para 21 %"],
  [/^must be a number without quotation marks, but is (.*)$/, "tiene que ser un número, y es $1"],
  [/^needs an SVG file$/, "necesita un archivo SVG"],
  [
    /^must be an SVG file in the folder public, as in (\S+)$/,
    "tiene que ser un archivo SVG de la carpeta public, como $1",
  ],
  [/^names (\S+), but there is no file .*$/, "nombra $1, que no está en el proyecto"],
  [/^names (\S+), which is not an SVG file$/, "nombra $1, que no es un archivo SVG"],
  [
    /^names (\S+), whose <svg> has no xmlns: add (.*) to it$/,
    "nombra $1, cuyo <svg> no tiene xmlns: agregale $2",
  ],
  [/^names (\S+), which is not valid SVG: (.*)$/, "nombra $1, que es un SVG con un error: $2"],
  [
    /^names (\S+), which has no viewBox: add it .*, as in (.*)$/,
    "nombra $1, que no tiene viewBox: agregalo en su <svg>, con el ancho y el alto del dibujo, como $2",
  ],
  [
    /^names (\S+), which is (\S+) by (\S+): an icon is square$/,
    "nombra $1, que mide $2 por $3, y un ícono es cuadrado",
  ],
  [
    /^names (\S+), which is (\S+) by (\S+): write .*$/,
    "nombra $1, que mide $2 por $3: escribí ese ancho y ese alto",
  ],
  [
    /^names (\S+), which shows nothing: .*$/,
    "nombra $1, que no muestra nada: exportá el dibujo como trazados SVG simples",
  ],
  [
    /^names (\S+), whose (\S+) cannot be shown: .*$/,
    "nombra $1, y su $2 no se puede mostrar: exportá el dibujo como trazados SVG simples",
  ],
  [
    /^names (\S+), whose <text> needs a font: turn it into outlines$/,
    "nombra $1, que tiene textos sin convertir a curvas",
  ],
  [
    /^names (\S+), whose colours have .*: lighten them$/,
    "nombra $1, que se ve poco sobre el fondo oscuro: aclaralo",
  ],
  [
    /^names (\S+), of which a part in (#\w+) has .*$/,
    "nombra $1, y la parte en $2 se ve poco sobre el fondo oscuro: aclarala",
  ],
  [
    /^names (\S+), whose colours have too little contrast .*$/,
    "nombra $1, que se ve poco sobre el fondo oscuro: aclaralo o, si tiene un solo color, encendé «Todo en el color del texto»",
  ],
];

export function ruleIn(language: EditorLanguage, rule: string): string {
  if (language !== "es") return rule;
  const known = spanishSentences.find(([pattern]) => pattern.test(rule));
  return known ? rule.replace(...known) : (spanish[rule] ?? rule);
}

/**
 * A line of the check in the labels of the editor.
 *
 * @param problem `app/content/home.json: es.phases[0].title has 41 characters, at most 40`
 * @returns `Spanish, Phases 1, Title: has 41 characters, at most 40`
 */
export function inWords(problem: string, language: EditorLanguage): string {
  const [, file = "", key = "", sentence = ""] =
    /^app\/content\/(.+?)\.json: (\S+) (.*)$/s.exec(problem) ?? [];
  if (!sentence) return problem;
  const [, rule = "", found = ""] = /^(.*?)(: [“"].*)?$/s.exec(sentence) ?? [];
  return `${placeInWords(file, key, language)}: ${ruleIn(language, rule)}${found.replace("” in “", words[language].inText)}`;
}

/** @param key `es.phases[0].title`, which is "Spanish, Phases 1, Title" */
export function placeInWords(file: string, key: string, language: EditorLanguage): string {
  const path = [file.split("/")[0] as string];
  const names = key.split(".").map((part) => {
    const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? [];
    if (Object.hasOwn(words[language].languages, part))
      return words[language].languages[part as EditorLanguage];
    path.push(name);
    const label = namingOf(path)?.label[language] ?? name;
    return index === undefined ? label : `${label} ${Number(index) + 1}`;
  });
  return names.join(", ");
}

const quoted = (value: string | undefined) => (value === undefined ? "—" : `“${value}”`);

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
    languages: { es: "Español", en: "Inglés" },
    inText: "” en “",
    isOlder:
      "El archivo cambió después de que abriste esta página, en otra pestaña o con git. Copiá lo que escribiste y recargá la página.",
    versions: (before?: string, now?: string) => `al abrir, ${quoted(before)}; ahora, ${quoted(now)}`,
    meantSo: "¿Es a propósito? Agregalo en «Excepciones a las reglas», con las palabras y el porqué.",
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
    tooLong: (count: number, max: number) => `Has ${count} characters, at most ${max}.`,
    tooShort: (count: number, min: number) => `Has ${count} characters, at least ${min}.`,
    notice:
      "Saving writes the files of this project. Both languages are checked on saving. Works in Chrome, Edge, Firefox and Safari.",
    other: "Español",
    languages: { es: "Spanish", en: "English" },
    inText: "” in “",
    isOlder:
      "The file has changed since you opened this page, in another tab or by git. Copy what you typed, and reload the page.",
    versions: (before?: string, now?: string) => `when opened, ${quoted(before)}; now, ${quoted(now)}`,
    meantSo: "Meant so? Add it to “Exceptions to the rules”, with the words and why.",
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
