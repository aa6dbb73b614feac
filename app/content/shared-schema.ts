/** The schema of the files that all languages share: the studio's facts, logo, clients, colours, promises. */
import { array, strictObject, z } from "zod";
import { languages } from "../domain/languages.ts";
import { companyName, phoneDigits, profileName, publicAddress } from "../domain/normalize-contacts.ts";
import { gridColumns } from "../domain/page-count.ts";
import { isPlaceholder } from "../domain/placeholder-contacts.ts";
import { recordOf } from "../domain/records.ts";
import { quoteTerms } from "../quote/schema.ts";
import { nameOfFile, textFiles } from "./schema.ts";
import { lettersMessage, lettersNotInFont, meta, rule, sentence, text } from "./text-shapes.ts";

const inEachLanguage = strictObject(recordOf(languages, () => z.string()));

/** Narrow, so that a digit too many is an error. */
const year = z.int().min(2000).max(2100);

export const phoneForm = "as in +54 9 351 555-1234 or 5493515551234" as const;

export const factsSchema = strictObject({
  brand: z
    .string()
    .min(3)
    .max(24)
    .superRefine(
      rule((brand) => {
        const letters = lettersNotInFont(brand);
        return letters.length > 0 ? [lettersMessage, { letters: letters.join(" ") }] : undefined;
      }),
    )
    .meta({ es: ["Marca", "De 3 a 24 letras."], en: ["Brand", "3 to 24 letters."] }),
  isBrandFinal: z.boolean().meta({
    es: ["La marca es definitiva", "Encendelo cuando el estudio se llame así."],
    en: ["The brand is final", "Turn it on once the studio goes by that name."],
  }),
  /** The site's public URL: "https://acme.com". `.example` is a reserved domain that resolves to nothing. */
  address: z
    .string()
    .refine((address) => /^https:/.test(publicAddress(address)), {
      error: "must begin with https, as in https://acme.com",
      abort: true,
    })
    .refine((address) => /^https:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(publicAddress(address)), {
      error: "must be a web address with nothing after the name, as in https://acme.com",
    })
    .meta({
      es: ["Dirección del sitio", "https://acme.com"],
      en: ["Address of the site", "https://acme.com"],
    }),
  /**
   * WhatsApp, with the country code: at most 15 digits (https://www.itu.int/rec/T-REC-E.164). WhatsApp finds Argentine
   * phones only with a 9 after the 54 and ten more digits: https://faq.whatsapp.com/1294841057948784
   */
  phone: z
    .string()
    .refine((phone) => /^[1-9]\d{7,14}$/.test(phoneDigits(phone)), {
      error: `must be a phone number with its country code, 8 to 15 digits, ${phoneForm}`,
      abort: true,
    })
    .refine((phone) => !/^54(?!9)/.test(phoneDigits(phone)), {
      error: `must have a 9 after the 54, ${phoneForm}`,
      abort: true,
    })
    .refine((phone) => /^(549\d{10}|(?!54)\d+)$/.test(phoneDigits(phone)), {
      error: `must have 10 digits after 54 9, the area code without 0 and the number without 15, ${phoneForm}`,
    })
    .meta({
      es: ["Teléfono de WhatsApp", "Con código de país: +54 9 351 555-1234."],
      en: ["WhatsApp phone", "With the country code: +54 9 351 555-1234."],
    }),
  linkedin: z
    .string()
    .refine((page) => /^[\p{L}\d_.%-]+$/u.test(companyName(page)), {
      error: "must be a company page, not a person's profile, as in https://www.linkedin.com/company/acme",
    })
    .meta({
      es: ["LinkedIn", "La página de la empresa: su nombre o su dirección."],
      en: ["LinkedIn", "The company page: its name or its address."],
    }),
  instagram: z
    .string()
    .refine(
      (profile) => isPlaceholder("instagram", profile) || /^[a-z\d_.]{1,30}$/i.test(profileName(profile)),
      { error: "must be a profile of letters, digits, dots and underscores, not a post, as in @acme" },
    )
    .meta({ es: ["Instagram", "@nombre o la dirección."], en: ["Instagram", "@name or the address."] }),
  city: z
    .string()
    .min(1)
    .meta({ es: ["Ciudad", "Los textos la nombran."], en: ["City", "The texts name it."] }),
  country: z
    .string()
    .min(1)
    .meta({ es: ["País", "Los textos lo nombran."], en: ["Country", "The texts name it."] }),
  /** Two letters: https://en.wikipedia.org/wiki/ISO_3166-1_alpha-2 */
  countryCode: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: "must be two capital letters, as in AR" })
    .meta({ es: ["Código del país", "Dos letras: AR."], en: ["Country code", "Two letters: AR."] }),
  copyrightYear: year.meta({ es: "Año de la línea legal", en: "Year of the legal line" }),
  /** The chat message of the buttons that ask for a quote, on every page: docs/behaviour.md#chat-messages */
  quoteMessage: z
    .string()
    .min(1)
    .max(160)
    .meta({
      es: ["Mensaje de WhatsApp", "El de los botones que piden un presupuesto, en todas las páginas."],
      en: ["WhatsApp message", "Of the buttons that ask for a quote, on every page."],
    }),
  /** "An MVP in as little as 15 days": also the length of the track and of every example plan. */
  mvpDays: z
    .int()
    .min(3)
    .max(gridColumns)
    .meta({
      es: [
        "Días de un MVP",
        "También es el largo de cada plan de ejemplo, que está en app/domain/catalogue.ts: cambiarlo pide cambiar los planes.",
      ],
      en: [
        "Days of an MVP",
        "Also the length of each example plan, in app/domain/catalogue.ts: a change asks for new plans.",
      ],
    }),
  questionYear: year.meta({
    es: "Año de la primera pregunta frecuente",
    en: "Year of the first frequent question",
  }),
  /**
   * The home page's stage: with the number of each day ("days"), as steps without numbers for a studio that claims no
   * number of days ("steps"), or left out ("off").
   */
  stage: z.enum(["days", "steps", "off"]).meta({
    es: ["El producto de ejemplo en el inicio", "Con los días numerados, sin números, o sin el ejemplo."],
    en: [
      "The sample product on the home page",
      "With numbered days, without numbers, or without the sample.",
    ],
    options: {
      days: ["Días numerados", "Numbered days"],
      steps: ["Pasos", "Steps"],
      off: ["Desactivado", "Switched off"],
    },
  }),

  // Frequent follow-up questions that only the studio can answer. Empty until the studio has settled them.

  mvpDaysAre: z.enum(["", "working", "calendar"]).meta({
    es: ["Los días son", "Vacío hasta que el estudio lo decida."],
    en: ["The days are", "Empty until the studio decides."],
    options: { working: ["hábiles", "working days"], calendar: ["corridos", "calendar days"] },
  }),
  mvpDaysCountFrom: inEachLanguage.meta({
    es: ["Los días cuentan desde", "Por ejemplo: el día en que se acepta el presupuesto."],
    en: ["The days count from", "For example: the day the quote is accepted."],
  }),

  // Pages with contacts show these if they are set.

  email: z
    .string()
    .refine((email) => email === "" || z.email().safeParse(email).success, {
      error: "must be an e-mail address, as in hello@acme.com",
    })
    .optional()
    .meta({
      es: ["Correo", "Se muestra en la página de contacto."],
      en: ["E-mail", "Shown on the contact page."],
    }),
  street: z
    .string()
    .optional()
    .meta({
      es: [
        "Dirección postal",
        "Solo calle y número: la ciudad y el país se agregan. Se muestra en la página de contacto.",
      ],
      en: ["Street address", "Street and number only; city and country follow. Shown on the contact page."],
    }),

  /**
   * `true` tells browsers to load every page of the domain and of its subdomains over TLS for two years, and allows the
   * domain in their preload lists: docs/behaviour.md#response-headers
   */
  hstsPreload: z
    .boolean()
    .optional()
    .meta({
      es: ["Exigir HTTPS en todo el dominio", "Es difícil de deshacer. Antes, leé docs/behaviour.md."],
      en: ["Require HTTPS on the whole domain", "Hard to undo. Read docs/behaviour.md first."],
    }),

  /** The script element of a visit counter, as its provider shows it: docs/behaviour.md#counting-visits */
  visitCounter: z
    .string()
    .regex(/^$|^<script\s[^<>]+><\/script>$/, {
      error:
        "must be one script element with nothing in it, as in <script src='…' data-domain='acme.com'></script>",
    })
    .regex(/^$|\ssrc=(["'])https:\/\/[\w.-]+(:\d+)?\/[\w./~@-]+\1/, {
      error: "must have an https address without a query, as in src='https://plausible.io/js/script.js'",
    })
    .regex(/^$|^(?!.*(?:=(["'])\s*\1|…)).*\sdata-[\w-]+=["']/s, {
      error: "must name the site, as in data-domain='acme.com' or data-website-id='…'",
    })
    .regex(/^(?!.*\/\/cloud\.umami\.is\/)|\sdata-host-url=["']/s, {
      error: "must name where it sends visits, as in data-host-url='https://api-gateway.umami.dev'",
    })
    .optional()
    .meta({
      es: [
        "Contador de visitas",
        "Vacío: no se cuenta nada. El elemento que da un contador sin cookies: <script src='https://plausible.io/js/script.js' data-domain='acme.com'></script>",
      ],
      en: [
        "Visit counter",
        "Empty: nothing is counted. The element that a counter without cookies shows: <script src='https://plausible.io/js/script.js' data-domain='acme.com'></script>",
      ],
    }),
}).meta({ es: "Datos del estudio", en: "The studio's facts" });
export type Facts = z.infer<typeof factsSchema>;

export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: "must be # and six digits, as in #c3ed2a" });
/** "/acme.svg" for public/acme.svg. */
const svgFile = z.string().superRefine(
  rule((file) => {
    const example = `/${file.replace(/^.*\/|\.[^./]*$/g, "")}.svg`;
    return /^(\/[^/]+\.svg)?$/.test(file)
      ? undefined
      : ["must be an SVG file in the folder public, as in {example}", { example }];
  }),
);
/**
 * A drawing from a file, or in cells as in docs/design.md#cells-and-pictures. A file takes precedence and keeps its
 * colours.
 */
const drawing = {
  file: svgFile.optional().meta({
    es: ["Archivo SVG", "Un dibujo SVG con sus textos convertidos a curvas. Se muestra con sus colores."],
    en: ["SVG file", "An SVG drawing with its texts as outlines. It is shown in its colours."],
  }),
  /** `true` fills the whole drawing with the text colour, for a drawing that is too dark on the page's background. */
  inTextColor: z
    .boolean()
    .optional()
    .meta({
      es: [
        "Todo en el color del texto",
        "Para un dibujo de un solo color que no se ve sobre el fondo oscuro.",
      ],
      en: [
        "All in the colour of text",
        "For a drawing in one colour that cannot be seen on the dark ground.",
      ],
    }),
  /** `true` if the file shows the name, which is then not repeated beside it. */
  containsName: z
    .boolean()
    .optional()
    .meta({
      es: [
        "El archivo tiene el nombre",
        "Encendelo si el dibujo ya muestra el nombre, y no se repite al lado.",
      ],
      en: [
        "The file contains the name",
        "Turn it on if the drawing already shows the name, which is then not repeated beside it.",
      ],
    }),
  cells: array(z.string()).optional(),
};
const client = strictObject({
  name: text(40),
  ...drawing,
  file: drawing.file.meta({
    es: [
      "Símbolo (SVG)",
      "Todo cliente real lo necesita. Solo el símbolo: el nombre se escribe al lado. Con los textos convertidos a curvas, y claro sobre el fondo oscuro. Los clientes inventados están dibujados en celdas.",
    ],
    en: [
      "Symbol (SVG)",
      "Every real client needs it. Only the symbol: the name is written beside it. With its texts as outlines, and light on the dark ground. The made-up clients are drawn in cells.",
    ],
  }),
  isMadeUp: z.boolean().meta({
    es: ["Es inventado", "Apagalo para un cliente real. Con uno real, los inventados ya no se muestran."],
    en: [
      "Is made up",
      "Turn it off for a real client. With one real client, the made-up ones are not shown any more.",
    ],
  }),
}).refine(({ file, cells }) => file || cells?.length, { path: ["file"], error: "needs an SVG file" });
export type ClientEntry = z.infer<typeof client>;
const logo = strictObject({
  ...drawing,
  width: z
    .number()
    .optional()
    .meta({ es: ["Ancho", "El del dibujo del archivo."], en: ["Width", "Of the drawing in the file."] }),
  height: z
    .number()
    .optional()
    .meta({ es: ["Alto", "El del dibujo del archivo."], en: ["Height", "Of the drawing in the file."] }),
  icon: svgFile.optional().meta({
    es: [
      "Ícono (SVG cuadrado)",
      "Para la pestaña del navegador y la pantalla de inicio, si el logo es ancho.",
    ],
    en: ["Icon (square SVG)", "For the browser's tab and home screens, if the logo is wide."],
  }),
  /** The letter that the cells show. In a brand that begins with this letter, the mark replaces it. */
  replacesFirstLetter: z
    .string()
    .regex(/^\p{L}$/u, "must be one letter")
    .optional()
    .meta({
      es: ["Letra que el logo reemplaza", "Solo para el logo dibujado en celdas, sin archivo."],
      en: ["Letter that the logo replaces", "Only for the logo drawn in cells, without a file."],
    }),
}).meta({ es: "Logo", en: "Logo" });
export type LogoEntry = z.infer<typeof logo>;

/** Words that break a rule on purpose. The rules of text-rules.ts ignore them in that file. */
const exception = strictObject({
  /** Without folder and extension, or with them: "services/ux", "app/content/services/ux.json". */
  file: z
    .string()
    .refine((file) => Object.hasOwn(textFiles, nameOfFile(file)), {
      error: "is not a file of texts, as in services/ux",
    })
    .meta({
      es: ["Archivo", "Por ejemplo: home, services/ux."],
      en: ["File", "For example: home, services/ux."],
    }),
  words: z
    .string()
    .min(1)
    .meta({ es: ["Palabras", "Tal como están en el texto."], en: ["Words", "As they stand in the text."] }),
  because: z.string().min(3).meta({ es: "Por qué", en: "Why" }),
});
export type Exception = z.infer<typeof exception>;

/** @param file the file's name in `textFiles` */
export function exceptionsOf(file: string, exceptions: readonly Exception[]): string[] {
  return exceptions.filter((exception) => nameOfFile(exception.file) === file).map(({ words }) => words);
}

/**
 * What the studio promises about its business, beyond the two claims. Texts name a promise as `{promise.code}`, and
 * every page shows the same sentence.
 */
const promise = strictObject({
  key: z
    .string()
    .regex(/^\w+$/, { error: "must be a single word, as in code" })
    .meta({
      es: ["Clave", "Una sola palabra, la que usan los textos."],
      en: ["Key", "A single word, which the texts use."],
    }),
  ...recordOf(languages, () => sentence(160, 20)),
  /** `false` removes the sentence from every page. */
  isMade: z.boolean().meta({
    es: ["El estudio la hace", "Apagala y la oración sale de todas las páginas."],
    en: ["The studio makes it", "Turn it off and the sentence leaves every page."],
  }),
  /** Whether the studio has said that it keeps the promise. `npm run launch-check` lists the others. */
  isConfirmed: z.boolean().meta({
    es: ["El estudio la confirmó", "Encendelo cuando el estudio diga que la cumple."],
    en: ["The studio has confirmed it", "Turn it on once the studio says that it keeps it."],
  }),
});

/** The files that all languages share. */
export const sharedFiles = {
  facts: factsSchema,
  landing: meta.meta({
    es: ["Elección de idioma", "Lo que muestran los buscadores de la primera página."],
    en: ["Choice of language", "What search engines show of the first page."],
  }),
  clients: strictObject({
    clients: array(client).meta({
      es: ["Clientes", "Los reales necesitan su permiso."],
      en: ["Clients", "Real ones need their permission."],
    }),
  }).meta({ es: "Clientes", en: "Clients" }),
  colors: strictObject({
    ink: color.meta({ es: ["Fondo", "El más oscuro."], en: ["Ground", "The darkest."] }),
    soil: color.meta({
      es: ["Superficie", "Apenas más claro que el fondo."],
      en: ["Surface", "A little lighter than the ground."],
    }),
    clay: color.meta({
      es: ["Línea", "De bordes y reglas, y el fondo de lo elegido en un menú."],
      en: ["Line", "Of borders and rules, and the ground of a menu's current entry."],
    }),
    ash: color.meta({ es: "Texto secundario", en: "Secondary text" }),
    bone: color.meta({ es: "Texto", en: "Text" }),
    lime: color.meta({
      es: ["Acento", "El color propio del estudio."],
      en: ["Accent", "The studio's own colour."],
    }),
  }).meta({ es: "Colores", en: "Colours" }),
  "quote-terms": quoteTerms.meta({
    es: ["Números del presupuesto", "Días, precios y plazos, sin textos."],
    en: ["Numbers of the quote", "Days, prices and terms, without texts."],
  }),
  logo,
  exceptions: strictObject({
    exceptions: array(exception).meta({ es: "Excepciones", en: "Exceptions" }),
  }).meta({
    es: ["Excepciones a las reglas", "Palabras que rompen una regla a propósito."],
    en: ["Exceptions to the rules", "Words that break a rule on purpose."],
  }),
  promises: strictObject({
    promises: array(promise),
  }).meta({
    es: ["Promesas del estudio", "Cada una es una oración que varias páginas muestran como {promise.clave}."],
    en: ["The studio’s promises", "Each is a sentence that several pages show as {promise.key}."],
  }),
  reviews: strictObject({
    ...recordOf(languages, () =>
      z.string().meta({ rule: ["Nombre y fecha: Ana, 2026-12-01.", "Name and date: Ana, 2026-12-01."] }),
    ),
    /** The lawyer who has read what the pages say about the law. */
    law: z.string().meta({
      es: ["Lo que dice de leyes, leído por un abogado", "Nombre y fecha: Ana, 2026-12-01."],
      en: ["What it says about the law, read by a lawyer", "Name and date: Ana, 2026-12-01."],
    }),
  }).meta({ es: "Quién leyó los textos", en: "Who read the texts" }),
};
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]>;
};
