/**
 * The schema of each language's texts, with the number and the length limits of each. The layout wraps lines, so a
 * limit only rejects a text in the wrong place; most sentences can grow by 40 %. The examples of the work have their
 * shapes in specimen-schema.ts, the files without languages in shared-schema.ts, the quote page in app/quote/quote-schema.ts.
 */
import { array, strictObject, z } from "zod";
import {
  type CategoryKey,
  categoryKeys,
  detailNames,
  listDetails,
  reasonPictures,
  type ServiceKey,
  serviceKeys,
  services,
} from "../catalogue/catalogue.ts";
import { growths } from "../drawings/track.ts";
import { quote } from "../quote/quote-schema.ts";
import { sampleTexts } from "../quote/sample/sample-schema.ts";
import { listKeys, makeRecord } from "../records.ts";
import { type ProsePageKind, prosePageKinds, type SinglePageKind } from "../routes.ts";
import { specimens } from "./specimen-schema.ts";
import {
  drawable,
  endingInMark,
  formatted,
  heading,
  isConfirmed,
  label,
  linking,
  listOf,
  meta,
  pageNames,
  pageTitle,
  sentence,
  template,
  text,
} from "./text-shapes.ts";

/** Small print beside the steps or below the related services: what the page does not cover, and which page does. */
const outOfScope = linking(620, 40).describe(
  "Qué no incluye. Qué página sí, entre llaves: {ux}, {design/ui}.",
);

/** For two similar pages, at the top of the page: for whom this one is. */
const which = strictObject({
  text: sentence(70).describe("Para quién es esta página"),
  /** On a line of their own: "For new screens: {design/ui}." */
  links: linking(120, 5).describe(
    "Enlaces. Para quién es la parecida: {ux} se vuelve un enlace a esa página.",
  ),
})
  .optional()
  .describe("Cuál elegir. Para quién es esta página, y cuál es la parecida.");

/** In the closing call to action, below its heading. */
const closingText = sentence(220, 60).describe("Texto del cierre. Qué traer o saber antes de escribir.");

const service = ({ related }: (typeof services)[ServiceKey]) =>
  strictObject({
    meta,
    /** The trade name, the same in every language. */
    title: pageTitle(24),
    subtitle: label(70),
    which,
    /** What the service is, for whom, and what the client has at the end. */
    description: sentence(420, 140),
    outOfScope,
    /** The trouble of a visitor who needs this service. */
    summary: sentence(90).describe("Para qué problema. Debajo del dibujo del servicio, en el inicio."),
    featuresLine: heading.describe("Título de las características"),
    features: listOf(strictObject({ title: label(40), description: sentence(260) }), 3, 9).describe(
      "Características",
    ),
    benefitsLine: heading.describe("Título de los beneficios"),
    benefits: listOf(label(70), 3, 8).describe("Beneficios"),
    processLine: heading.describe("Título de los pasos"),
    /** Each is a verb and its object. */
    process: listOf(label(32), 2, 6).describe("Pasos"),
    related: listOf(label(110), related.length).describe("Por qué conviene cada relacionado. En su orden."),
    closing: heading,
    closingText,
  });

const detail = strictObject({
  meta,
  title: pageTitle(28),
  subtitle: sentence(70),
  which,
  /** The work, for whom it is, and what the client has at the end. */
  description: sentence(420, 140),
  outOfScope,
  featuresLine: heading.describe("Título de las características"),
  /** What the client will see, if the name of the trade does not say it. */
  features: listOf(label(70), 4, 16).describe("Características"),
  processLine: heading.describe("Título de los pasos"),
  process: listOf(strictObject({ title: label(32), description: sentence(260) }), 2, 8).describe("Pasos"),
  closing: heading,
  closingText,
});

const category = (key: CategoryKey) =>
  strictObject({
    meta,
    title: pageTitle(16),
    /** Who the category is for. */
    subtitle: sentence(230, 60),
    gets: sentence(300, 60).describe("Qué recibe el cliente. De cualquiera de estos servicios."),
    choose: listOf(sentence(110, 20), listDetails(key).length).describe(
      "Cuándo elegir cada uno. En su orden.",
    ),
    caption: label(32).describe("Nombre de la sección"),
    line: heading.describe("Título de la sección"),
    closing: heading,
    closingText,
  });

const question = strictObject({
  question: text(90).describe("Pregunta. En español, con los dos signos."),
  answer: linking(740, 20).describe("Respuesta. {ux} enlaza esa página."),
});

/** The control of the stage and what stands around the invented product: app/stage/ */
const stage = strictObject({
  /** What the product is, and that it is invented. */
  title: sentence(140).describe("Título: qué es el ejemplo."),
  legend: label(70).describe("Qué se elige. Lo dice un lector de pantalla."),
  day: template(20, "day").describe("Nombre de un día"),
  previous: label(24).describe("Botón al día anterior"),
  next: label(24).describe("Botón al día siguiente"),
  notSent: sentence(140).describe("Aclaración de que nada se manda"),
  rolesLegend: label(30).describe("Qué elige el cambio de lado"),
  roles: strictObject({
    phone: label(16).describe("Paciente"),
    desk: label(16).describe("Recepción"),
  }).describe("Los dos lados"),
  startOver: label(24).describe("Botón para empezar de nuevo"),
  readQuote: label(50).describe("Enlace al presupuesto de ejemplo"),
}).describe("El producto de ejemplo, día por día");

/** What the client of the invented product sees and decides on each day, on the stage and in the sample quote. */
const stageDays = strictObject({
  decide: label(20).describe("Lo que decide el cliente"),
  days: array(
    strictObject({
      see: sentence(90).describe("Lo que ve el cliente"),
      decide: sentence(90).optional().describe("Lo que decide el cliente. Puede faltar."),
    }),
  ).describe("Día por día. En orden, desde el día 1."),
}).describe("Los días del ejemplo");

const home = strictObject({
  meta,
  headline: endingInMark(text(60).superRefine(drawable)).describe(
    "Titular. Cada renglón es un renglón en pantallas anchas. {mvpDays} son los días de los datos.",
  ),
  /** Both claims: the number of days, and payment only if the client is convinced. */
  lead: sentence(320, 90).describe("Presentación. Bajo el titular. {city} y {country} salen de los datos."),
  /** The names of the phases of the days. */
  phases: listOf(label(14), growths.length).describe("Etapas. Cada una, un tercio de los días."),
  stage,
  clientsCaption: strictObject({
    invented: label(60).describe("Si todos son inventados"),
    real: label(60).describe("Si todos son reales"),
  }).describe("Título de los clientes. El sitio elige solo entre los dos."),
  reasonsCaption: label(40).describe("Nombre de la sección de razones"),
  reasonsLine: heading.describe("Título de las razones"),
  reasons: listOf(
    strictObject({
      title: label(20),
      description: sentence(240, 40),
      picture: z.enum(listKeys(reasonPictures)).meta({
        description: "Dibujo",
        options: {
          parts: "Partes que se unen",
          row: "Una fila",
          whole: "Una pieza entera",
          stairs: "Una escalera",
          pair: "Dos partes iguales",
          frame: "Un marco",
        },
      }),
      /** Where a visitor can check it: a page by the name that linked texts use. */
      proof: strictObject({
        label: label(60).describe("Texto del enlace"),
        page: z
          .enum(pageNames)
          .meta({ description: "Página", options: makeRecord(pageNames, (name) => `{${name}}`) }),
      }).describe("Dónde se comprueba"),
    }),
    3,
    6,
  ).describe("Razones"),
  servicesLine: heading.describe("Título de los servicios"),
  singleJobs: text(40).describe("Antes de los enlaces a las categorías"),
  termsCaption: label(60).describe("Título de las condiciones. Las primeras de las promesas con título."),
  questionsCaption: label(40).describe("Nombre de las preguntas"),
  questionsLine: heading.describe("Título de las preguntas"),
  questions: listOf(question, 2, 10).describe("Preguntas frecuentes"),
  moreQuestions: label(80).describe("Enlace a las respuestas de la página del presupuesto"),
  callToAction: heading.describe("Llamado final"),
  startSteps: listOf(sentence(230), 2).describe("Qué pasa después de apretar el botón"),
}).describe("Inicio");
export type HomeText = z.infer<typeof home>;

/** A question about how the studio works. The page shows it once every language has an answer. */
const studioQuestion = strictObject({
  question: text(90),
  answer: linking(500, 0).describe("Respuesta. Vacía hasta que el estudio la decida."),
  isConfirmed,
});
/** The questions, in the order of the page. */
const answers = strictObject({
  price: studioQuestion.describe("Qué encarece y qué abarata"),
  reply: studioQuestion.describe("Cuándo se contesta"),
  confidentiality: studioQuestion.describe("Confidencialidad"),
  languages: studioQuestion.describe("Idiomas y horario"),
  remote: studioQuestion.describe("A distancia"),
  payment: studioQuestion.describe("Pagos"),
  afterLaunch: studioQuestion.describe("Después del lanzamiento"),
  offTheShelf: studioQuestion.describe("Por qué no un producto que ya existe"),
  team: studioQuestion.describe("Equipo"),
  pastWork: studioQuestion.describe("Trabajos hechos"),
  contract: studioQuestion.describe("Contrato"),
  invoice: studioQuestion.describe("Facturas y moneda"),
  data: studioQuestion.describe("Dónde están los datos"),
}).describe("Preguntas que responde el estudio. Cada una se muestra cuando tiene respuesta en cada idioma.");
export type AnswersText = z.infer<typeof answers>;

/** Words that several pages share, each written once. */
const commonText = strictObject({
  languageName: label(20).describe("Nombre del idioma"),
  /** What the studio does, on the landing, which shows it in every language. */
  landingLine: sentence(80).describe("La frase de la portada"),
  landingBack: label(14).describe("En la portada, sobre el idioma del que se viene: Volver al ESPAÑOL"),
  mvp: label(20).describe("Título de los enlaces a la oferta"),
  /** Language and country, for dates and numbers. */
  locale: formatted(/^[a-z]{2}-[A-Z]{2}$/, "es-AR"),
  skipToContent: label(40).describe("Enlace para saltar al contenido. Aparece al apretar Tab."),
  menu: label(12).describe("Botón del menú"),
  mainNavigation: label(40).describe("Nombre de la navegación. Lo dice un lector de pantalla."),
  services: label(14).describe("Servicios, en el menú"),
  about: label(14).describe("Nosotros"),
  contact: label(14).describe("Contacto"),
  language: template(30, "code").describe("Selector de idioma"),
  themeUnavailable: label(60).describe("Aviso del botón de tema"),
  breadcrumbs: label(30).describe("Nombre de la ruta de páginas. Lo dice un lector de pantalla."),
  home: label(12).describe("Inicio, en la ruta de páginas"),
  loading: text(20).describe("Mientras carga"),
  requestConsultation: label(50).describe("Botón: consulta"),
  getQuote: label(30).describe("Botón: presupuesto"),
  getStarted: label(24).describe("Botón: empezar"),
  contactUs: label(30).describe("Botón: contacto"),
  backToServices: label(24).describe("Botón: volver a servicios"),
  contactButtons: label(40).describe("Nombre de los botones flotantes. Lo dice un lector de pantalla."),
  /** Screen readers read it after the name of a link that opens a new tab. */
  opensInNewTab: text(40).describe("Se abre en otra pestaña. Lo dice un lector de pantalla."),
  keyFeatures: label(24).describe("Nombre: características"),
  benefits: label(24).describe("Nombre: beneficios"),
  ourProcess: label(24).describe("Nombre: nuestro proceso"),
  ourServices: label(24).describe("Nombre: nuestros servicios"),
  relatedCaption: label(30).describe("Nombre: servicios relacionados"),
  relatedLine: heading.describe("Título de los servicios relacionados"),
  mvpDaysAre: strictObject({
    working: sentence(60).describe("Si son hábiles"),
    calendar: sentence(60).describe("Si son corridos"),
  }).describe("Qué días son, en una oración"),
  mvpDaysCountFrom: template(60, "from").describe("Desde cuándo cuentan, en una oración"),
  composeFirst: label(60).describe("Enlace al pedido. Debajo del primer botón."),
  compose: label(60).describe("Enlace al pedido. Debajo del último botón."),
  askForQuote: label(24).describe("Enlace al pedido, al pie"),
  somethingLikeThis: label(24).describe("Enlace al pedido, debajo de un ejemplo"),
  opensChat: sentence(80).describe("Al lado del primer botón. Qué cuesta, y qué pasa al apretarlo."),
  /** Beside the home page's first button, whose message is `quoteMessage` of facts.json. */
  quoteChatNote: sentence(80).describe("Al lado del primer botón del inicio, cuyo mensaje está en español."),
  /** On the floating button, under the name. */
  quoteChatLanguage: label(16, text(16, 0)).describe(
    "Botón flotante: idioma del mensaje. Vacío si es el mismo.",
  ),
  copyright: text(80).describe("Línea legal al pie. {copyrightYear}, {brand}, {city} y {country} son datos."),
  interestMessage: template(160, "service").describe("Mensaje de WhatsApp, en un servicio"),
  notFound: strictObject({
    title: text(40),
    message: sentence(60).describe("Mensaje"),
    caption: label(40).describe("Sobre los servicios que sí existen"),
  }).describe("Servicio que no existe"),
  fallback: strictObject({
    subtitle: label(40),
    note: sentence(160).describe("Nota"),
    metaDescription: sentence(160, 70).describe("Descripción en buscadores"),
  }).describe("Servicio detallado que no existe"),
  backHome: label(40).describe("Enlace al inicio"),
}).describe("Palabras comunes");

/** A URL or an e-mail address. A link to a page of the site is a name in braces, which is right in every language. */
const address = z.url({ protocol: /^https?$/ }).or(z.email());
const linkTarget = formatted(
  (typed) => address.safeParse(typed).success,
  "https://acme.com or hello@acme.com",
);

/** A page of plain text, such as About or Contact. */
const prose = strictObject({
  // "About" is a sufficient title.
  meta: meta.extend({ title: text(60, 4) }).meta({ ...meta.meta() }),
  title: pageTitle(40),
  subtitle: sentence(160),
  photo: strictObject({
    file: formatted(/^\/[^/]+\.(avif|webp|jpe?g|png)$/, "/team.webp").describe("Archivo. WebP, AVIF o JPG."),
    /** In pixels. They reserve the space while the file loads. */
    width: z.int().positive().describe("Ancho. En píxeles."),
    height: z.int().positive().describe("Alto. En píxeles."),
    description: sentence(160).describe("Qué se ve. Lo dice un lector de pantalla."),
  })
    .optional()
    .describe("Fotografía"),
  sections: array(
    strictObject({
      heading: label(60).optional().describe("Encabezado"),
      paragraphs: array(linking(1200, 1)).describe("Párrafos"),
      list: array(text(160)).optional().describe("Lista"),
      links: array(
        strictObject({
          label: label(60).describe("Texto del enlace"),
          url: linkTarget.describe("Dirección. Entera, con https://, o un correo."),
        }),
      )
        .optional()
        .describe("Enlaces"),
    }),
  )
    .min(1)
    .describe("Secciones"),
  /** Whether the page ends with the studio's phone, accounts, email and street address from facts.json. */
  showsContacts: z.boolean().optional().describe("Terminar con los datos de contacto"),
});
export type ProseText = z.infer<typeof prose>;

/** The texts of each page of `app/routes.ts` that is a single page with a module of its own. */
const singlePageTexts = { quote } satisfies Record<
  Exclude<SinglePageKind, ProsePageKind>,
  z.ZodObject<{ meta: typeof meta; title: z.ZodString }>
>;

type InFolder<Folder extends string, Schemas> = {
  [Key in keyof Schemas & string as `${Folder}/${Key}`]: Schemas[Key];
};

const inFolder = <Folder extends string, Schemas extends object>(folder: Folder, schemas: Schemas) =>
  Object.fromEntries(
    Object.entries(schemas).map(([key, schema]) => [`${folder}/${key}`, schema]),
  ) as InFolder<Folder, Schemas>;

/** The schemas of a language's texts, by file: `details/design/ux` is `app/content/details/design/ux.json`. */
export const textFiles = {
  common: commonText,
  home,
  answers,
  "stage-days": stageDays,
  "sample-quote": sampleTexts,
  ...singlePageTexts,
  ...makeRecord(prosePageKinds, () => prose.optional()),
  ...inFolder(
    "services",
    makeRecord(serviceKeys, (key) => service(services[key])),
  ),
  ...inFolder("categories", makeRecord(categoryKeys, category)),
  ...inFolder(
    "details",
    makeRecord(detailNames, () => detail),
  ),
  ...inFolder("specimens", specimens),
};
/** All texts of one language, by file. */
export type Content = z.infer<z.ZodObject<typeof textFiles>>;
