/** The schema of the files that all languages share: the studio's facts, logo, clients, colours, promises. */
import { array, strictObject, z } from "zod";
import { languages } from "../languages.ts";
import { quoteNumbers } from "../quote/quote-schema.ts";
import { makeRecord } from "../records.ts";
import { gridColumns } from "../styles/grid.ts";
import {
  collapseSpaces,
  isPlaceholder,
  normalizeAddress,
  parseCompany,
  parseProfile,
  readPhone,
} from "./contacts.ts";
import { drawable, formatted, heading, isConfirmed, meta, sentence, text } from "./text-shapes.ts";

/** Optional for the language that is being added; the check names a place where it is missing. */
const inEachLanguage = <Text extends z.ZodType>(text: Text) => makeRecord(languages, () => text.optional());

/** A range so narrow that a year with a digit too many is an error. */
const year = z.int().min(2000).max(2100);

const factsSchema = strictObject({
  brand: z.string().overwrite(collapseSpaces).min(3).max(24).superRefine(drawable).describe("Marca"),
  isBrandFinal: z.boolean().describe("La marca es definitiva. Encendelo cuando el estudio se llame así."),
  /** The site's public URL: "https://acme.com". `.example` is a reserved domain that resolves to nothing. */
  address: formatted(
    /^https:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u,
    "https://acme.com",
    normalizeAddress,
  ).describe("Dirección del sitio. https://acme.com"),
  /** In any usual form: contacts.ts */
  phone: z
    .string()
    .min(1)
    .describe(
      "Teléfono de WhatsApp. Con código de área: 351 555 1234. Si es de otro país, con + y su código.",
    ),
  linkedin: formatted(/^[\p{L}\d_.%-]+$/u, "https://www.linkedin.com/company/acme", parseCompany).describe(
    "LinkedIn. La página de la empresa: su nombre o su dirección.",
  ),
  instagram: formatted(
    (profile) => isPlaceholder("instagram", profile) || /^[a-z\d_.]{1,30}$/i.test(profile),
    "@acme",
    parseProfile,
  ).describe("Instagram. @nombre o la dirección."),
  city: z.string().overwrite(collapseSpaces).min(1).describe("Ciudad. Los textos la nombran."),
  country: z.string().overwrite(collapseSpaces).min(1).describe("País. Los textos lo nombran."),
  /** Two letters: https://en.wikipedia.org/wiki/ISO_3166-1_alpha-2 */
  countryCode: formatted(/^[A-Z]{2}$/, "AR").describe("Código del país. Dos letras: AR."),
  copyrightYear: year.describe("Año de la línea legal"),
  /** The chat message of the buttons that ask for a quote, on every page: docs/behaviour.md#chat-messages */
  quoteMessage: z
    .string()
    .min(1)
    .max(160)
    .describe("Mensaje de WhatsApp. El de los botones que piden un presupuesto, en todas las páginas."),
  /** "An MVP in as little as 15 days": also the length of the track and of every example plan. */
  mvpDays: z.int().min(3).max(gridColumns).describe("Días de un MVP"),
  questionYear: year.describe("Año de la primera pregunta frecuente"),
  /** The invented product of the stage and the specimens. */
  example: z.string().min(1).max(12).describe("Producto de ejemplo. Los textos lo nombran."),
  hasStage: z.boolean().describe("El producto de ejemplo en el inicio, día por día"),

  // Frequent follow-up questions that only the studio can answer. Empty until the studio has settled them.

  mvpDaysAre: z.enum(["", "working", "calendar"]).meta({
    description: "Los días son. Vacío hasta que el estudio lo decida.",
    options: { working: "hábiles", calendar: "corridos" },
  }),
  mvpDaysCountFrom: strictObject(inEachLanguage(z.string())).describe(
    "Los días cuentan desde. Por ejemplo: el primer pago.",
  ),

  // Pages with contacts show these if they are set.

  email: formatted(
    (email) => email === "" || z.email({ pattern: z.regexes.unicodeEmail }).safeParse(email).success,
    "hello@acme.com",
  )
    .optional()
    .describe("Correo. Se muestra en la página de contacto."),
  street: z
    .string()
    .optional()
    .describe("Dirección postal. Calle y número: la ciudad y el país se agregan. Se muestra en Contacto."),
})
  .check((context) => {
    const { phone: input, countryCode } = context.value;
    const read = readPhone(input, countryCode);
    if ("digits" in read) context.value = { ...context.value, phone: read.digits };
    else context.issues.push({ code: "custom", path: ["phone"], message: read.problem, input });
  })
  .describe("Datos del estudio");

const color = formatted(/^#[0-9a-f]{6}$/i, "#c3ed2a");
/** "/acme.svg" for public/acme.svg. */
const svgFile = formatted(/^(\/[^/]+\.svg)?$/, "/acme.svg");
/**
 * A drawing from a file, or in cells as in docs/design.md#cells-and-pictures. A file takes precedence and keeps its
 * colours.
 */
const drawing = {
  file: svgFile
    .optional()
    .describe("Archivo SVG. Un dibujo SVG con sus textos convertidos a curvas. Se muestra con sus colores."),
  /** `true` if the file shows the name, which is then not repeated beside it. */
  containsName: z
    .boolean()
    .optional()
    .describe("El archivo tiene el nombre. Encendelo si el dibujo ya lo muestra, y no se repite al lado."),
  /** Rows of cells: docs/design.md#cells-and-pictures */
  cells: array(formatted(/^(\.|[0-9A-F]\*?)( (\.|[0-9A-F]\*?)){0,4}$/, "F . 8 0*"))
    .max(5)
    .optional(),
};
const client = strictObject({
  name: text(40),
  ...drawing,
  file: drawing.file.describe(
    "Símbolo (SVG). Todo cliente real lo necesita. Solo el símbolo: el nombre se escribe al lado. Con los textos convertidos a curvas, y claro sobre el fondo oscuro. Los clientes inventados están dibujados en celdas.",
  ),
  isInvented: z
    .boolean()
    .describe("Es inventado. Apagalo para un cliente real. Con uno real, los inventados ya no se muestran."),
}).refine(({ file, cells }) => file || cells?.length, {
  path: ["file"],
  error: "needs an SVG file",
});
const logo = strictObject({
  ...drawing,
  icon: svgFile
    .optional()
    .describe("Ícono (SVG cuadrado). Para la pestaña y la pantalla de inicio, si el logo es ancho."),
  /** The letter that the cells show. In a brand that begins with this letter, the mark replaces it. */
  replacesFirstLetter: formatted(/^\p{L}$/u, "Q")
    .optional()
    .describe("Letra que el logo reemplaza. Solo para el logo dibujado en celdas, sin archivo."),
}).describe("Logo");

/**
 * What the studio promises about its business, beyond the two claims. Texts name a promise as `{promise.code}`, and
 * every page shows the same sentence.
 */
const promise = strictObject({
  key: formatted(/^\w+$/, "code").describe("Clave. Una sola palabra, la que usan los textos."),
  /** The quote page lists the promises that have a title, as the studio's terms. */
  title: strictObject(inEachLanguage(heading))
    .optional()
    .describe("Título. Con él, es una de las condiciones de la página del presupuesto."),
  ...inEachLanguage(sentence(240, 20)),
  /** `false` removes the sentence from every page. */
  isShown: z.boolean().describe("Se muestra. Apagala y la oración sale de todas las páginas."),
  isConfirmed,
});
export type StudioPromise = z.infer<typeof promise>;

/** Who has read the texts, and when; empty until then. */
const reader = formatted(/^$|^[\p{L} .’-]+, \d{4}-\d{2}-\d{2}$/u, "Ana, 2026-12-01");

/** The files that all languages share. */
export const sharedFiles = {
  facts: factsSchema,
  landing: meta.describe("Elección de idioma. Lo que muestran los buscadores de la primera página."),
  clients: strictObject({
    clients: array(client).describe("Clientes. Los reales necesitan su permiso."),
  }).describe("Clientes"),
  colors: strictObject({
    ink: color.describe("Fondo. El más oscuro."),
    soil: color.describe("Superficie. Apenas más claro que el fondo."),
    clay: color.describe("Línea. De bordes y reglas, y el fondo del nombre de un contacto."),
    ash: color.describe("Texto secundario"),
    bone: color.describe("Texto"),
    lime: color.describe("Acento. El color propio del estudio."),
  }).describe("Colores"),
  "quote-numbers": quoteNumbers.describe("Números del presupuesto. Días, precios y plazos, sin textos."),
  logo,
  promises: strictObject({
    promises: array(promise),
  }).describe("Promesas del estudio. Cada una es una oración que las páginas muestran como {promise.clave}."),
  reviews: strictObject({
    ...inEachLanguage(reader.meta({ rule: "Nombre y fecha: Ana, 2026-12-01." })),
    /** The lawyer who has read what the pages say about the law. */
    law: reader.describe("Lo que dice de leyes, leído por un abogado. Nombre y fecha: Ana, 2026-12-01."),
  }).describe("Quién leyó los textos"),
};
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]>;
};
