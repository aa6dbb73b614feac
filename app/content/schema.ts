/**
 * The schema of each language's texts, with the number and the length limits of each. The layout wraps lines, so a
 * limit only rejects a text in the wrong place; most sentences can grow by 40 %. To have five questions instead of
 * four, change the count here and then write the fifth: docs/content-guide.md#adding-things. The examples of the work
 * have their shapes in specimen-schema.ts, the files without languages in shared-schema.ts, the quote page in
 * app/quote/schema.ts.
 */
import { array, strictObject, z } from "zod";
import type { CategoryKey, DetailKey, ServiceKey } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import type { Language } from "../domain/languages.ts";
import { recordOf } from "../domain/records.ts";
import { type ProsePageKind, prosePageKinds, type SinglePageKind } from "../page-kinds.ts";
import { quote } from "../quote/schema.ts";
import { type SpecimenContent, specimens } from "./specimen-schema.ts";
import {
  anyText,
  heading,
  isPageName,
  label,
  linking,
  list,
  type Meta,
  meta,
  noPage,
  rule,
  sentence,
  template,
  text,
} from "./text-shapes.ts";

export type { Meta };

/** A text that only screen readers say. */
const spoken = (schema: z.ZodString, es: string, en: string) =>
  schema.meta({ es: [es, "Lo dice un lector de pantalla."], en: [en, "A screen reader says it."] });

/** Small print beside the steps or below the related services: what the page does not cover, and which page does. */
const outOfScope = linking(560, 40).meta({
  es: ["Qué no incluye", "Nombrá la página que sí lo incluye entre llaves: {ux}, {legal}, {design/ui}."],
  en: ["What is not included", "Name the page that does include it in braces: {ux}, {legal}, {design/ui}."],
});

/**
 * For two similar pages, at the top of the page: which of the two this one is. Ends with the links to the others, which
 * are on a line of their own: "…, see {ui}." or "…, choose {design/ux}, {design/ui} or {design/interaction}."
 */
const which = linking(240, 40)
  .regex(/^[^{]+(\{[^}]+\}(, | \p{L}{1,3} )?)+\.$/u, {
    error: "must end with its links, as in “…, see {ui}.”",
  })
  .optional()
  .meta({
    es: ["Cuál elegir", "Compara esta página con una parecida. {ux} se vuelve un enlace a esa página."],
    en: ["Which one to choose", "Compares this page with a similar one. {ux} becomes a link to that page."],
  });

/** In the closing call to action, below its heading. */
const closingText = sentence(220, 60).meta({
  es: ["Texto del cierre", "Qué conviene traer o saber antes de escribir, sin regalar el trabajo."],
  en: ["Text of the closing", "What to bring or know before writing, without giving the work away."],
});

const service = strictObject({
  meta,
  /** The trade name, the same in every language. */
  title: label(24),
  subtitle: label(70),
  which,
  /** What the service is, for whom, and what the client has at the end. */
  description: sentence(420, 140),
  outOfScope,
  summary: sentence(130).meta({
    es: ["Resumen", "Debajo del dibujo del servicio, en el inicio."],
    en: ["Summary", "Under the service's picture on the home page."],
  }),
  featuresLine: heading.meta({ es: "Título de las características", en: "Heading of the features" }),
  features: list(strictObject({ title: label(40), description: sentence(260) }), 6).meta({
    es: "Características",
    en: "Features",
  }),
  benefitsLine: heading.meta({ es: "Título de los beneficios", en: "Heading of the benefits" }),
  benefits: list(label(70), 5).meta({ es: "Beneficios", en: "Benefits" }),
  processLine: heading.meta({ es: "Título de los pasos", en: "Heading of the steps" }),
  /** Each is a verb and its object. Their number equals the number of spans in the catalogue's plan. */
  process: array(label(32)).meta({
    es: ["Pasos", "Tantos como tiene el plan de días."],
    en: ["Steps", "As many as the plan of days has."],
  }),
  related: array(label(110)).meta({
    es: ["Por qué conviene cada servicio relacionado", "En el orden en que se muestran."],
    en: ["Why each related service goes with this one", "In the order in which they are shown."],
  }),
  closing: heading,
  closingText,
});
export type ServiceText = z.infer<typeof service>;

const detail = strictObject({
  meta,
  title: label(28),
  subtitle: sentence(70),
  which,
  /** The work, for whom it is, and what the client has at the end. */
  description: sentence(420, 140),
  outOfScope,
  featuresLine: heading.meta({ es: "Título de las características", en: "Heading of the features" }),
  /** What the client will see, if the name of the trade does not say it. */
  features: list(label(70), 10).meta({ es: "Características", en: "Features" }),
  processLine: heading.meta({ es: "Título de los pasos", en: "Heading of the steps" }),
  process: list(strictObject({ title: label(32), description: sentence(260) }), 5).meta({
    es: "Pasos",
    en: "Steps",
  }),
  closing: heading,
  closingText,
});
export type DetailText = z.infer<typeof detail>;

const category = strictObject({
  meta,
  title: label(16),
  /** Who the category is for. */
  subtitle: sentence(230, 60),
  gets: sentence(300, 60).meta({
    es: ["Qué recibe el cliente", "De cualquiera de estos servicios."],
    en: ["What the client gets", "From any of these services."],
  }),
  choose: array(sentence(110, 20)).meta({
    es: ["Cuándo elegir cada servicio", "En el orden en que se muestran."],
    en: ["When to choose each service", "In the order in which they are shown."],
  }),
  caption: label(32).meta({ es: "Nombre de la sección", en: "Name of the section" }),
  line: heading.meta({ es: "Título de la sección", en: "Heading of the section" }),
  fallbackLine: heading.meta({
    es: "Título en la página de un servicio que no existe",
    en: "Heading on the page of a service that does not exist",
  }),
  closing: heading,
  closingText,
});
type CategoryText = z.infer<typeof category>;

const question = strictObject({
  question: text(90).meta({
    es: ["Pregunta", "En español, con los dos signos."],
    en: ["Question", "With a question mark."],
  }),
  answer: linking(740, 20).meta({
    es: ["Respuesta", "{ux} se vuelve un enlace a esa página, y https://acme.com a ese sitio."],
    en: ["Answer", "{ux} becomes a link to that page, and https://acme.com to that site."],
  }),
});

/** The control of the stage and what stands around the invented product: app/stage/ */
const stage = strictObject({
  /** What the product is, and that it is made up: for each stage of facts.json. */
  title: strictObject({
    days: sentence(140).meta({
      es: ["Con los días numerados", "{mvpDaysCounted} son los días con su clase: “15 días hábiles”."],
      en: ["With numbered days", "{mvpDaysCounted} are the days with their kind: “15 working days”."],
    }),
    steps: sentence(140).meta({ es: "Con pasos sin número", en: "With steps without numbers" }),
  }).meta({ es: "Título: qué es el ejemplo", en: "Heading: what the example is" }),
  legend: spoken(label(70), "Qué se elige", "What is chosen"),
  day: template(20, "day").meta({ es: "Nombre de un día", en: "Name of a day" }),
  previous: label(24).meta({ es: "Botón al día anterior", en: "Button to the day before" }),
  next: label(24).meta({ es: "Botón al día siguiente", en: "Button to the next day" }),
  /** The title says that the product is made up. */
  invented: sentence(140).meta({
    es: "Aclaración de que nada se manda",
    en: "Note that nothing is sent",
  }),
  rolesLegend: label(30).meta({
    es: "Qué elige el cambio de lado",
    en: "What the switch of sides chooses",
  }),
  roles: strictObject({
    phone: label(16).meta({ es: "Paciente", en: "Patient" }),
    desk: label(16).meta({ es: "Recepción", en: "Front desk" }),
  }).meta({ es: "Los dos lados", en: "The two sides" }),
  /** Beside the front desk's name, while it has a change that the visitor has not seen. */
  changedUnseen: label(16).meta({ es: "Aviso de un cambio sin ver", en: "Note of an unseen change" }),
  startOver: label(24).meta({ es: "Botón para empezar de nuevo", en: "Button to start over" }),
  copyLink: label(30).meta({ es: "Botón para copiar el enlace", en: "Button to copy the link" }),
  linkCopied: sentence(80).meta({ es: "Aviso de que se copió", en: "Note that it was copied" }),
  readQuote: label(30).meta({ es: "Enlace al presupuesto de ejemplo", en: "Link to the sample quote" }),
}).meta({ es: "El producto de ejemplo, día por día", en: "The sample product, day by day" });

const home = strictObject({
  meta,
  headline: sentence(60).meta({
    es: ["Titular", "Cada renglón es un renglón en pantallas anchas. {mvpDays} son los días de los datos."],
    en: ["Headline", "Each line is a line on wide screens. {mvpDays} are the days of the facts."],
  }),
  /** Both claims: the number of days, and payment only if the client is convinced. */
  lead: sentence(320, 90).meta({
    es: ["Presentación", "Debajo del titular. {city} y {country} se completan con los datos."],
    en: ["Introduction", "Under the headline. {city} and {country} come from the facts."],
  }),
  /** The names of the phases of the days. Their number equals the length of the catalogue's `phaseDays`. */
  phases: array(label(14)).meta({
    es: ["Etapas", "Tantas como tiene el plan de días, que está en el código."],
    en: ["Phases", "As many as the plan of days has, which is in the code."],
  }),
  stage,
  clientsCaption: strictObject({
    madeUp: label(60).meta({ es: "Si todos son inventados", en: "While all clients are made up" }),
    real: label(60).meta({ es: "Si todos son reales", en: "When all are real" }),
  }).meta({
    es: ["Título de los clientes", "El sitio elige solo entre los dos."],
    en: ["Heading of the clients", "The site chooses between the two."],
  }),
  reasonsCaption: label(40).meta({
    es: "Nombre de la sección de razones",
    en: "Name of the section of reasons",
  }),
  reasonsLine: heading.meta({ es: "Título de las razones", en: "Heading of the reasons" }),
  reasons: list(
    strictObject({
      title: label(20),
      description: sentence(240, 40),
      /** Where a visitor can check it: a page by the name that linked texts use. */
      proof: strictObject({
        label: label(60).meta({ es: "Texto del enlace", en: "Text of the link" }),
        page: z
          .string()
          .superRefine(rule((name) => (isPageName(name) ? undefined : noPage(name))))
          .meta({
            es: ["Página", "Su nombre, como en los enlaces de los textos."],
            en: ["Page", "Its name, as in the links of the texts."],
          }),
      }).meta({ es: "Dónde se comprueba", en: "Where to check it" }),
    }),
    3,
  ).meta({
    es: "Razones",
    en: "Reasons",
  }),
  servicesLine: heading.meta({ es: "Título de los servicios", en: "Heading of the services" }),
  singleJobs: anyText(40).meta({
    es: "Antes de los enlaces a las categorías",
    en: "Before the links to the categories",
  }),
  questionsCaption: label(40).meta({ es: "Nombre de las preguntas", en: "Name of the questions" }),
  questionsLine: heading.meta({ es: "Título de las preguntas", en: "Heading of the questions" }),
  questions: list(question, 4).meta({ es: "Preguntas frecuentes", en: "Frequent questions" }),
  callToAction: heading.meta({ es: "Llamado final", en: "Final call" }),
  startSteps: list(sentence(230), 2).meta({
    es: "Qué pasa después de apretar el botón",
    en: "What happens after pressing the button",
  }),
}).meta({ es: "Inicio", en: "Home" });
export type HomeText = z.infer<typeof home>;

/** A question that only the studio can answer. The page shows it once every language has an answer. */
const openQuestion = strictObject({
  question: text(90),
  answer: z
    .literal("")
    .or(linking(500, 20))
    .meta({
      es: ["Respuesta", "Vacía hasta que el estudio la decida."],
      en: ["Answer", "Empty until the studio has settled it."],
    }),
});
const answers = strictObject({
  team: openQuestion.meta({ es: "Equipo", en: "Team" }),
  pastWork: openQuestion.meta({ es: "Trabajos hechos", en: "Past work" }),
  offTheShelf: openQuestion.meta({
    es: "Por qué no un producto que ya existe",
    en: "Why not a product that already exists",
  }),
  languages: openQuestion.meta({ es: "Idiomas y horario", en: "Languages and hours" }),
  remote: openQuestion.meta({ es: "A distancia", en: "Remote work" }),
  reply: openQuestion.meta({ es: "Cuándo se contesta", en: "When we answer" }),
  payment: openQuestion.meta({ es: "Pagos", en: "Payment" }),
  contract: openQuestion.meta({ es: "Contrato", en: "Contract" }),
  invoice: openQuestion.meta({ es: "Facturas y moneda", en: "Invoices and currency" }),
  data: openQuestion.meta({ es: "Dónde están los datos", en: "Where the data is" }),
  afterLaunch: openQuestion.meta({ es: "Después del lanzamiento", en: "After launch" }),
}).meta({
  es: [
    "Preguntas que responde el estudio",
    "La página muestra cada una cuando tiene respuesta en todos los idiomas.",
  ],
  en: [
    "Questions for the studio to answer",
    "The page shows each one once it has an answer in every language.",
  ],
});
export type AnswersText = z.infer<typeof answers>;

/** Words that several pages share, each written once. */
const commonText = strictObject({
  languageName: label(20).meta({ es: "Nombre del idioma", en: "Name of the language" }),
  /** What the studio does, on the landing, which shows it in every language. */
  landingLine: sentence(80).meta({ es: "La frase de la portada", en: "The sentence on the landing" }),
  mvp: label(20).meta({ es: "Título de los enlaces a la oferta", en: "Title of links to the offer" }),
  /** Language and country in the format of Open Graph: `es_AR`. */
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, { error: "must be a language and a country, as in es_AR" }),
  skipToContent: label(40).meta({
    es: ["Enlace para saltar al contenido", "Aparece al apretar Tab."],
    en: ["Link to skip to the content", "Appears on pressing Tab."],
  }),
  menu: label(12).meta({ es: "Botón del menú", en: "Button of the menu" }),
  mainNavigation: spoken(label(40), "Nombre de la navegación", "Name of the navigation"),
  services: label(14).meta({ es: "Servicios, en el menú", en: "Services, in the menu" }),
  about: label(14).meta({ es: "Nosotros", en: "About" }),
  contact: label(14).meta({ es: "Contacto", en: "Contact" }),
  language: template(30, "code").meta({ es: "Selector de idioma", en: "Language switcher" }),
  themeUnavailable: label(60).meta({ es: "Aviso del botón de tema", en: "Notice of the theme button" }),
  breadcrumbs: spoken(label(30), "Nombre de la ruta de páginas", "Name of the breadcrumbs"),
  home: label(12).meta({ es: "Inicio, en la ruta de páginas", en: "Home, in the breadcrumbs" }),
  loading: text(20).meta({ es: "Mientras carga", en: "While loading" }),
  requestConsultation: label(50).meta({ es: "Botón: consulta", en: "Button: consultation" }),
  getQuote: label(30).meta({ es: "Botón: presupuesto", en: "Button: quote" }),
  getStarted: label(24).meta({ es: "Botón: empezar", en: "Button: get started" }),
  contactUs: label(30).meta({ es: "Botón: contacto", en: "Button: contact us" }),
  backToServices: label(24).meta({ es: "Botón: volver a servicios", en: "Button: back to services" }),
  contactButtons: spoken(label(40), "Nombre de los botones flotantes", "Name of the floating buttons"),
  /** Screen readers read it after the name of a link that opens a new tab. */
  opensInNewTab: spoken(text(40), "Se abre en otra pestaña", "Opens in a new tab"),
  keyFeatures: label(24).meta({ es: "Nombre: características", en: "Name: key features" }),
  benefits: label(24).meta({ es: "Nombre: beneficios", en: "Name: benefits" }),
  ourProcess: label(24).meta({ es: "Nombre: nuestro proceso", en: "Name: our process" }),
  ourServices: label(24).meta({ es: "Nombre: nuestros servicios", en: "Name: our services" }),
  relatedCaption: label(30).meta({ es: "Nombre: servicios relacionados", en: "Name: related services" }),
  relatedLine: heading.meta({
    es: "Título de los servicios relacionados",
    en: "Heading of the related services",
  }),
  days: template(24, "first", "last").meta({ es: "Días de un paso", en: "Days of a step" }),
  processNote: sentence(280).meta({
    es: ["Nota de los pasos", "Dice que son un ejemplo."],
    en: ["Note on the steps", "Says that they are an example."],
  }),
  opensChat: sentence(80).meta({
    es: ["Al lado del primer botón", "Qué pasa al apretarlo."],
    en: ["Beside the first button", "What a press does."],
  }),
  /** Beside each button whose message is `quoteMessage` of facts.json: what happens. */
  quoteChatNote: z
    .literal("")
    .or(sentence(90))
    .meta({
      es: ["Al lado de los botones que abren el chat en español", "Puede quedar vacío."],
      en: ["Beside the buttons that open the chat in Spanish", "May be empty."],
    }),
  /** On the floating button, under the name. */
  quoteChatLanguage: z
    .literal("")
    .or(label(16))
    .meta({
      es: ["En el botón flotante, el idioma del mensaje", "Vacío si es el de la página."],
      en: ["On the floating button, the language of the message", "Empty if it is the page's."],
    }),
  nothingOwed: sentence(70).meta({
    es: ["Al lado del último botón", "Desde cuándo se debe algo."],
    en: ["Beside the last button", "From when something is owed."],
  }),
  copyright: text(80).meta({
    es: ["Línea legal al pie", "{copyrightYear}, {brand}, {city} y {country} salen de los datos."],
    en: ["Legal line at the foot", "{copyrightYear}, {brand}, {city} and {country} come from the facts."],
  }),
  interestMessage: template(160, "service").meta({
    es: "Mensaje de WhatsApp, en un servicio",
    en: "WhatsApp message, on a service",
  }),
  notFound: strictObject({
    title: text(40),
    message: sentence(60).meta({ es: "Mensaje", en: "Message" }),
    caption: label(40).meta({
      es: "Sobre los servicios que sí existen",
      en: "Over the services that do exist",
    }),
  }).meta({ es: "Servicio que no existe", en: "Service that does not exist" }),
  fallback: strictObject({
    subtitle: label(40),
    note: sentence(160).meta({ es: "Nota", en: "Note" }),
    metaDescription: sentence(165, 70).meta({
      es: "Descripción en buscadores",
      en: "Description in search engines",
    }),
  }).meta({ es: "Servicio detallado que no existe", en: "Detailed service that does not exist" }),
  backHome: label(40).meta({ es: "Enlace al inicio", en: "Link to the home page" }),
}).meta({ es: "Palabras comunes", en: "Common words" });
export type CommonText = z.infer<typeof commonText>;

/** A URL or an e-mail address. A link to a page of the site is a name in braces, which is right in every language. */
const linkTarget = z.string().refine(
  (typed) =>
    z
      .url({ protocol: /^https?$/ })
      .or(z.email())
      .safeParse(typed).success,
  {
    error:
      "must be an address in full, as in https://acme.com or hello@acme.com; a page of this site is linked in a paragraph, as in {ux}",
  },
);

/** A page of plain text, such as About or Contact. */
const prose = strictObject({
  // "About" is a sufficient title.
  meta: meta.extend({ title: text(55, 4) }).meta({ ...meta.meta() }),
  title: label(40),
  subtitle: sentence(160),
  /** A file in app/content/photos, and its alternative text. */
  photo: strictObject({
    file: z.string().meta({
      es: ["Archivo", "El nombre de un JPG o PNG que está en app/content/photos."],
      en: ["File", "The name of a JPG or PNG in app/content/photos."],
    }),
    description: sentence(160),
  })
    .optional()
    .meta({ es: "Fotografía", en: "Photograph" }),
  sections: array(
    strictObject({
      heading: label(60).optional().meta({ es: "Encabezado", en: "Heading" }),
      paragraphs: array(linking(1200, 1)).meta({ es: "Párrafos", en: "Paragraphs" }),
      list: array(text(160)).optional().meta({ es: "Lista", en: "List" }),
      links: array(
        strictObject({
          label: label(60).meta({ es: "Texto del enlace", en: "Text of the link" }),
          url: linkTarget.meta({
            es: ["Dirección", "Entera, con https://, o un correo."],
            en: ["Address", "In full, with https://, or an e-mail address."],
          }),
        }),
      )
        .optional()
        .meta({ es: "Enlaces", en: "Links" }),
    }),
  )
    .min(1)
    .meta({ es: "Secciones", en: "Sections" }),
  /** Whether the page ends with the studio's phone, accounts, email and street address from facts.json. */
  showsContacts: z
    .boolean()
    .optional()
    .meta({ es: "Terminar con los datos de contacto", en: "End with the contact details" }),
});
export type ProseText = z.infer<typeof prose>;

/** The texts of each page of `app/routes.ts` that is a single page with its own file in `app/pages/`. */
const singlePageTexts = { quote } satisfies Record<
  Exclude<SinglePageKind, ProsePageKind>,
  z.ZodObject<{ meta: typeof meta; title: z.ZodString }>
>;

type TextsOf<Shapes extends Record<string, z.ZodType>> = { [Key in keyof Shapes]: z.infer<Shapes[Key]> };

/** The files whose names are their keys in `Content`. */
export const pageFiles = { common: commonText, home, answers, ...singlePageTexts };

/** All texts of one language. */
export interface Content extends TextsOf<typeof pageFiles>, Partial<Record<ProsePageKind, ProseText>> {
  services: Record<ServiceKey, ServiceText>;
  categories: Record<CategoryKey, CategoryText>;
  specimens: SpecimenContent;
  details: Record<CategoryKey, Record<string, DetailText>>;
}

type DetailPlace = `${CategoryKey}/${DetailKey}`;
const detailPlaces = categoryKeys.flatMap((category) =>
  detailKeys(category).map((detail): DetailPlace => `${category}/${detail}`),
);

/** The schemas of the files of texts in this folder, by path without extension. */
export const textFiles = {
  ...pageFiles,
  ...recordOf(prosePageKinds, () => prose),
  ...filesIn(
    "services",
    recordOf(serviceKeys, () => service),
  ),
  ...filesIn(
    "categories",
    recordOf(categoryKeys, () => category),
  ),
  ...filesIn("specimens", specimens),
  ...filesIn(
    "details",
    recordOf(detailPlaces, () => detail),
  ),
};
type TextFiles = typeof textFiles;
export type TextName = keyof TextFiles;
/** The content of each file: the texts of each language. */
export type Texts = { [Name in TextName]: Record<Language, z.infer<TextFiles[Name]>> };
/** A value of which any part may be missing, as in content that has not been checked. */
export type DeepPartial<Value> = Value extends object
  ? { [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
  : Value;

export const isTextName = (name: string): name is TextName => Object.hasOwn(textFiles, name);
export const contentFile = (name: string) => `app/content/${name}.json`;

/** A name of `textFiles`, from a path with or without the folder and the extension. */
export const nameOfFile = (path: string) => path.replace(/^app\/content\/|\.json$/g, "");

/** The shapes by their files' paths: `ux` of the folder `services` is at `services/ux`. */
function filesIn<Folder extends string, Shapes extends Record<string, z.ZodObject>>(
  folder: Folder,
  shapes: Shapes,
) {
  const files = Object.entries(shapes).map(([key, shape]) => [`${folder}/${key}`, shape]);
  return Object.fromEntries(files) as { [Key in keyof Shapes & string as `${Folder}/${Key}`]: Shapes[Key] };
}
