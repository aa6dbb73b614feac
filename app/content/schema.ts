/**
 * The schema of each language's texts, with the number and the length limits of each. The layout wraps lines, so a
 * limit only rejects a text in the wrong place; most sentences can grow by 40 %. To have five questions instead of
 * four, change the count here and then write the fifth: docs/content-guide.md#adding-things
 */
import { array, strictObject, z } from "zod";
import {
  type CategoryKey,
  categories,
  type DetailKey,
  type ServiceKey,
  services,
} from "../domain/catalogue.ts";
import { languages } from "../domain/languages.ts";
import { companyName, phoneDigits, profileName, publicAddress } from "../domain/normalize-contacts.ts";
import { gridColumns } from "../domain/page-plan.ts";
import { isPlaceholder } from "../domain/placeholder-contacts.ts";
import { recordOf } from "../domain/records.ts";
import { quote, quoteTerms } from "../quote/schema.ts";
import { type ProsePageKind, prosePageKinds, type SinglePageKind } from "../routes.ts";
import type { Message } from "./problem-messages.ts";
import {
  anyText,
  ending,
  heading,
  isPageName,
  label,
  lettersMessage,
  lettersNotInFont,
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

/** Small print beside the steps or below the related services: what the page does not cover, and which page does. */
const outOfScope = linking(420, 40).meta({
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

/** In the closing call to action: what a quote for this page tells the client. */
const quoteSays = sentence(220, 60).meta({
  es: ["Qué dice el presupuesto", "Para esta página en particular."],
  en: ["What the quote says", "For this page in particular."],
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
    es: ["Características", "Lo que se lleva el cliente."],
    en: ["Features", "What the client gets."],
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
  quoteSays,
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
  features: list(label(70), 10).meta({
    es: ["Características", "Lo que se lleva el cliente."],
    en: ["Features", "What the client gets."],
  }),
  processLine: heading.meta({ es: "Título de los pasos", en: "Heading of the steps" }),
  process: list(strictObject({ title: label(32), description: sentence(260) }), 5).meta({
    es: ["Pasos", "Tantos como tiene el plan de días."],
    en: ["Steps", "As many as the plan of days has."],
  }),
  closing: heading,
  quoteSays,
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
  quoteSays,
});
type CategoryText = z.infer<typeof category>;

const question = strictObject({
  question: text(90).meta({
    es: ["Pregunta", "En español, con los dos signos."],
    en: ["Question", "With a question mark."],
  }),
  answer: linking(740, 20).meta({
    es: ["Respuesta", "{ux} se vuelve un enlace a esa página."],
    en: ["Answer", "{ux} becomes a link to that page."],
  }),
});

/** The control of the stage and what stands around the invented product: app/stage/ */
const stage = strictObject({
  title: label(40).meta({
    es: "Nombre de la sección para lectores de pantalla",
    en: "Name of the section for screen readers",
  }),
  legend: label(70).meta({
    es: ["Qué se elige", "Lo leen los lectores de pantalla."],
    en: ["What is chosen", "Screen readers read it."],
  }),
  day: template(20, "day").meta({
    es: ["Nombre de un día", "{day} es el número."],
    en: ["Name of a day", "{day} is the number."],
  }),
  previous: label(24).meta({ es: "Botón al día anterior", en: "Button to the day before" }),
  next: label(24).meta({ es: "Botón al día siguiente", en: "Button to the next day" }),
  /** States that the product and its people are made up, and that nothing is sent. */
  invented: sentence(140).meta({ es: "Aclaración de que es inventado", en: "Note that it is invented" }),
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
  copyLink: label(24).meta({ es: "Botón para copiar el enlace", en: "Button to copy the link" }),
  linkCopied: sentence(80).meta({ es: "Aviso de que se copió", en: "Note that it was copied" }),
  readQuote: label(24).meta({ es: "Enlace al presupuesto de ejemplo", en: "Link to the sample quote" }),
}).meta({ es: "El producto de ejemplo, día por día", en: "The sample product, day by day" });

const home = strictObject({
  meta,
  headline: sentence(60).meta({
    es: ["Titular", "Cada renglón es un renglón en pantallas anchas. {mvpDays} son los días de los datos."],
    en: ["Headline", "Each line is a line on wide screens. {mvpDays} are the days of the facts."],
  }),
  /** Both claims: the number of days, and payment only if the client is convinced. */
  lead: sentence(210, 90).meta({
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
    es: ["Razones", "{ux} en el texto se vuelve un enlace a esa página."],
    en: ["Reasons", "{ux} in a text becomes a link to that page."],
  }),
  servicesLine: heading.meta({ es: "Título de los servicios", en: "Heading of the services" }),
  singleJobs: anyText(40).meta({
    es: "Antes de los enlaces a las categorías",
    en: "Before the links to the categories",
  }),
  questionsCaption: label(40).meta({ es: "Nombre de las preguntas", en: "Name of the questions" }),
  questionsLine: heading.meta({ es: "Título de las preguntas", en: "Heading of the questions" }),
  questions: list(question, 4).meta({
    es: ["Preguntas frecuentes", "Se abren de a una."],
    en: ["Frequent questions", "One opens at a time."],
  }),
  startCaption: label(40).meta({ es: "Nombre de la última sección", en: "Name of the last section" }),
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
  offTheShelf: openQuestion.meta({
    es: "Por qué no un producto que ya existe",
    en: "Why not a product that already exists",
  }),
  languages: openQuestion.meta({ es: "Idiomas y horario", en: "Languages and hours" }),
  remote: openQuestion.meta({ es: "A distancia", en: "Remote work" }),
  reply: openQuestion.meta({ es: "Cuándo se contesta", en: "When we answer" }),
  payment: openQuestion.meta({ es: "Pagos", en: "Payment" }),
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

const named = strictObject({ name: label(50), text: sentence(200) });
const entry = strictObject({ name: label(60), reason: sentence(140) });
const request = strictObject({
  name: label(60),
  from: label(50).meta({ es: "De quién", en: "From whom" }),
  reason: sentence(140),
});
const state = strictObject({ name: label(24), text: sentence(100) });
const weekPart = strictObject({
  name: label(24),
  items: list(sentence(180), 2).meta({ es: "Puntos", en: "Points" }),
});

const moment = strictObject({
  day: label(12).meta({ es: "Día", en: "Day" }),
  hour: label(5).meta({ es: "Hora", en: "Hour" }),
});

/**
 * The invented product. The home page's stage plays it, and several service pages draw its screens, each in the state
 * that the page explains: docs/decisions/specimens.md
 */
const salita = strictObject({
  product: label(12).meta({ es: "Nombre del producto", en: "Name of the product" }),
  doctor: label(20).meta({ es: "Con quién es el turno", en: "Whom the appointment is with" }),
  /** Who holds the phone. One of the appointments is hers. */
  patient: label(20).meta({
    es: ["La paciente del celular", "Tiene uno de los turnos."],
    en: ["The patient with the phone", "Has one of the appointments."],
  }),
  /** Who calls the front desk, without an appointment. */
  caller: label(20).meta({
    es: ["Quien llama a recepción", "No tiene turno."],
    en: ["Who calls the front desk", "Has no appointment."],
  }),
  days: list(
    strictObject({
      name: label(12),
      inSentence: label(12).meta({ es: "Dentro de una oración", en: "Inside a sentence" }),
    }),
    3,
  ).meta({ es: "Días", en: "Days" }),
  hours: list(label(5), 5).meta({ es: "Horas", en: "Hours" }),
  appointments: array(
    moment.extend({
      name: label(20),
      isComing: z.boolean().meta({ es: "Confirmó que viene", en: "Has said that they come" }),
    }),
  )
    .min(1)
    .meta({ es: "Turnos", en: "Appointments" }),
  offers: list(moment, 3).meta({ es: "Horarios que ofrece el celular", en: "Times that the phone offers" }),
  reminder: strictObject({
    title: sentence(40),
    yes: label(14).meta({ es: "Botón: sí", en: "Button: yes" }),
    no: label(18).meta({ es: "Botón: no", en: "Button: no" }),
    noPrototype: label(14).meta({
      es: "Botón: no, en la primera prueba",
      en: "Button: no, in the first test",
    }),
    code: template(24, "code").meta({ es: "El código, al final", en: "The code, at the end" }),
  }).meta({ es: "El recordatorio", en: "The reminder" }),
  who: strictObject({
    title: sentence(40),
    phone: label(24).meta({ es: "Campo: celular", en: "Field: phone" }),
    code: label(24).meta({ es: "Campo: código", en: "Field: code" }),
    hint: label(60),
    error: sentence(90).meta({ es: "Mensaje de error", en: "Error message" }),
    button: label(30).meta({ es: "Botón", en: "Button" }),
    busy: text(30).meta({ es: "Botón mientras busca", en: "Button while it searches" }),
    prototype: label(30).meta({ es: "Campo de la primera prueba", en: "Field of the first test" }),
    prototypeHint: label(30).meta({ es: "Ayuda de la primera prueba", en: "Hint of the first test" }),
    example: label(12).meta({ es: "Qué muestra el campo", en: "What the field shows" }),
    prototypeExample: label(12).meta({
      es: "Qué muestra el campo del prototipo",
      en: "What the prototype's field shows",
    }),
  }).meta({ es: "La identificación", en: "The identification" }),
  times: strictObject({
    title: sentence(40),
    same: label(20).meta({ es: "Con la misma médica", en: "With the same doctor" }),
    keep: label(24).meta({ es: "Botón para dejarlo como está", en: "Button to keep it" }),
    none: sentence(50).meta({ es: "Si no queda ninguno", en: "If none is left" }),
  }).meta({ es: "Los horarios", en: "The times" }),
  confirm: strictObject({
    title: label(40),
    before: label(12).meta({ es: "Antes", en: "Before" }),
    now: label(12).meta({ es: "Ahora", en: "Now" }),
    button: label(30).meta({ es: "Botón", en: "Button" }),
    other: label(24).meta({ es: "Botón para elegir otro", en: "Button to choose another" }),
  }).meta({ es: "La confirmación", en: "The confirmation" }),
  changed: strictObject({
    title: label(24),
    seen: sentence(50).meta({ es: "Qué se vio", en: "What was seen" }),
    draft: sentence(50).meta({ es: "Mientras es un dibujo", en: "While it is a drawing" }),
    atDesk: label(30).meta({
      es: "Botón para verlo en recepción",
      en: "Button to see it at the front desk",
    }),
  }).meta({ es: "El turno ya cambiado", en: "The changed appointment" }),
  desk: strictObject({
    title: label(30),
    runsOn: strictObject({
      link: label(30).meta({ es: "En un enlace privado", en: "On a private link" }),
      desk: label(30).meta({ es: "En recepción", en: "At the front desk" }),
      domain: label(30).meta({ es: "En el dominio", en: "On the domain" }),
    }).meta({ es: "Dónde anda la agenda", en: "Where the schedule runs" }),
    blank: sentence(60).meta({ es: "Con la agenda vacía", en: "With an empty schedule" }),
    entered: sentence(60).meta({ es: "Con los horarios cargados", en: "With the hours entered" }),
    watch: sentence(60).meta({
      es: "Mientras solo cambia el celular",
      en: "While only the phone changes it",
    }),
    calling: template(70, "caller").meta({ es: "Cuando alguien llama", en: "While somebody calls" }),
    called: sentence(60).meta({ es: "Después de darle un horario", en: "After giving a time" }),
    later: sentence(70).meta({ es: "Lo que queda para después", en: "What is left for later" }),
    states: strictObject({
      coming: label(20).meta({ es: "Viene", en: "Is coming" }),
      waiting: label(24).meta({ es: "Espera", en: "Is waiting" }),
      free: label(14).meta({ es: "Libre", en: "Free" }),
      sent: label(24).meta({ es: "Se abrió WhatsApp", en: "WhatsApp opened" }),
      none: label(14).meta({ es: "Todavía vacío", en: "Still empty" }),
    }).meta({ es: "Estados", en: "States" }),
    /** What a press does, after the name of the place. */
    actions: strictObject({
      markComing: label(30).meta({ es: "Marcar que viene", en: "Mark as coming" }),
      give: template(40, "caller").meta({ es: "Darlo", en: "Give it" }),
      takeBack: label(30).meta({ es: "Sacarlo", en: "Take it back" }),
    }).meta({ es: "Qué hace tocar un horario", en: "What pressing a time does" }),
  }).meta({ es: "La agenda de recepción", en: "The day at the front desk" }),
  task: strictObject({
    title: label(24),
    steps: list(sentence(70), 5).meta({ es: "Pasos", en: "Steps" }),
  }).meta({ es: "La tarea escrita", en: "The written task" }),
  nothing: sentence(80).meta({ es: "Recepción, sin nada todavía", en: "The front desk, with nothing yet" }),
  notes: strictObject({
    title: label(40),
    list: list(strictObject({ time: label(5).meta({ es: "Hora", en: "Time" }), text: sentence(60) }), 4).meta(
      { es: "Renglones", en: "Lines" },
    ),
  }).meta({ es: "Notas de recepción", en: "Notes of the front desk" }),
  path: strictObject({
    title: label(40),
    names: list(label(14), 5).meta({ es: "Nombres", en: "Names" }),
    wire: sentence(110).meta({ es: "Sin estilo", en: "Unstyled" }),
    stops: sentence(110).meta({ es: "Dónde se frena la gente", en: "Where people stop" }),
    styled: sentence(110).meta({ es: "Con estilo", en: "Styled" }),
  }).meta({ es: "El camino de pantallas", en: "The path of screens" }),
  /** What people say or do at the screens on which they stop. */
  stops: strictObject({
    reminder: text(40).meta({ es: "El recordatorio", en: "The reminder" }),
    who: text(40).meta({ es: "La identificación", en: "The identification" }),
    code: text(40).meta({ es: "Campo: código", en: "Field: code" }),
  }).meta({ es: "Dónde se frena la gente", en: "Where people stop" }),
  /** What a visitor can do, by what the product can do on that day. */
  hints: strictObject({
    task: sentence(90).meta({ es: "El día de la tarea escrita", en: "While the task is written" }),
    path: sentence(90).meta({ es: "Mientras son dibujos", en: "While they are drawings" }),
    schedule: sentence(90).meta({
      es: "Mientras la agenda no escucha",
      en: "While the schedule does not listen",
    }),
    phone: sentence(90).meta({ es: "Cuando anda el celular", en: "When the phone works" }),
    both: sentence(90).meta({ es: "Cuando andan los dos lados", en: "When both sides work" }),
  }).meta({ es: "Qué se puede tocar", en: "What can be pressed" }),
  /** One sentence for each change. */
  log: strictObject({
    moved: template(90, "name", "to", "from").meta({ es: "Cambiado", en: "Moved" }),
    coming: template(60, "name", "place").meta({ es: "Viene", en: "Is coming" }),
    given: template(60, "name", "place").meta({ es: "Un horario dado", en: "A time given" }),
    takenBack: template(60, "place").meta({ es: "Un horario sacado", en: "A time taken back" }),
    refused: sentence(70).meta({ es: "Palabra para lo que no", en: "Word for what is refused" }),
  }).meta({ es: "Qué cambió, en una oración", en: "What changed, in a sentence" }),
})
  .superRefine((texts, context) => {
    const { days, hours, appointments, offers, patient, caller } = texts;
    const report = (path: PropertyKey[], message: Message) =>
      context.addIssue({ code: "custom", path, message });
    const isPlace = ({ day, hour }: z.infer<typeof moment>) =>
      days.some(({ name }) => name === day) && hours.includes(hour);
    for (const [key, list] of Object.entries({ appointments, offers }))
      for (const [index, moment] of list.entries())
        if (!isPlace(moment)) report([key, index], "has a day or an hour that days and hours do not list");
    for (const [index, { day, hour, name }] of appointments.entries()) {
      const earlier = appointments.slice(0, index);
      if (earlier.some((other) => other.day === day && other.hour === hour))
        report(["appointments", index], "has the time of another appointment");
      if (name === caller || earlier.some((other) => other.name === name))
        report(["appointments", index, "name"], "is the name of somebody else");
    }
    if (!appointments.some(({ name }) => name === patient))
      report(["patient"], "has none of the appointments");
  })
  .meta({ es: "Salita: las pantallas dibujadas", en: "Salita: the drawn screens" });

/** Examples of deliverables for one invented product, without a client, a price, a percentage or a result. */
const specimens = strictObject({
  shared: strictObject({
    /** States that the example is made up. */
    label: label(24).meta({
      es: ["Etiqueta de los ejemplos", "Dice que son inventados."],
      en: ["Label of the examples", "Says that they are made up."],
    }),
    seeExample: label(30).meta({ es: "Enlace al ejemplo", en: "Link to the example" }),
    inventedProduct: label(70).meta({ es: "El producto inventado", en: "The invented product" }),
  }).meta({ es: "En todos los ejemplos", en: "In all examples" }),
  salita,
  ux: strictObject({
    title: label(60),
    noteLabel: label(30).meta({ es: "Nombre de las notas", en: "Name of the notes" }),
    /** A note to the developers marks a screen on which users get stuck. */
    screens: list(
      strictObject({
        name: label(24),
        seen: sentence(80).meta({ es: "Qué se vio", en: "What was seen" }),
        note: sentence(260)
          .optional()
          .meta({
            es: ["Nota para quien programa", "Solo donde la gente se traba."],
            en: ["Note to the developers", "Only where people stop."],
          }),
      }),
      5,
    ).meta({ es: "Pantallas", en: "Screens" }),
    action: label(50),
  }),
  ui: strictObject({
    title: label(60),
    note: sentence(90),
    states: strictObject({
      rest: state.meta({ es: "En reposo", en: "At rest" }),
      hover: state.meta({ es: "Con el mouse encima", en: "Under the mouse" }),
      focus: state.meta({ es: "Con foco", en: "With focus" }),
      pressed: state.meta({ es: "Apretado", en: "Pressed" }),
      wrong: state.meta({ es: "Con un error", en: "With an error" }),
      loading: state.meta({ es: "Cargando", en: "Loading" }),
      off: state.meta({ es: "Desactivado", en: "Switched off" }),
    }).meta({ es: "Estados", en: "States" }),
    action: label(50),
  }),
  customer: strictObject({
    title: label(60),
    line: sentence(90).meta({ es: "Título de la sección", en: "Heading of the section" }),
    fact: label(14).meta({ es: "Palabra para un hecho", en: "Word for a fact" }),
    opinion: label(14).meta({ es: "Palabra para una opinión", en: "Word for an opinion" }),
    answers: list(
      strictObject({
        asked: sentence(60).meta({ es: "Pregunta", en: "Question" }),
        heard: text(100).meta({ es: "Respuesta", en: "Answer" }),
        kind: z.enum(["fact", "opinion"]).meta({
          es: "Hecho u opinión",
          en: "Fact or opinion",
          options: { fact: ["Hecho", "Fact"], opinion: ["Opinión", "Opinion"] },
        }),
      }),
      4,
    ).meta({ es: "Respuestas", en: "Answers" }),
    meaning: named.meta({ es: "Qué se aprendió", en: "What was learned" }),
    next: named.meta({ es: "Qué sigue", en: "What comes next" }),
    action: label(50),
  }),
  product: strictObject({
    title: label(60),
    goal: sentence(90).meta({ es: "Objetivo", en: "Goal" }),
    refused: label(6).meta({ es: "Palabra para lo que no", en: "Word for what is refused" }),
    requests: list(request, 4).meta({ es: ["Pedidos", "En orden."], en: ["Requests", "In order."] }),
    refusals: list(request, 2).meta({ es: "Pedidos que no", en: "Requests refused" }),
    action: label(50),
  }),
  project: strictObject({
    title: label(60),
    days: template(30, "first", "last").meta({
      es: ["Días del informe", "{first} y {last} son los días."],
      en: ["Days of the report", "{first} and {last} are the days."],
    }),
    week: strictObject({
      first: z.int().meta({ es: "Primer día", en: "First day" }),
      last: z.int().meta({ es: "Último día", en: "Last day" }),
    }).meta({
      es: ["Días de la semana", "Números del plan."],
      en: ["Days of the week", "Numbers of the plan."],
    }),
    date: strictObject({
      name: label(40),
      text: template(140, "from", "to").meta({
        es: ["Texto", "{from} y {to} son los días de abajo."],
        en: ["Text", "{from} and {to} are the days below."],
      }),
      from: z.int().meta({ es: "Del día", en: "From day" }),
      to: z.int().meta({ es: "Al día", en: "To day" }),
    }).meta({ es: "La fecha que se atrasa", en: "The date that moves" }),
    done: weekPart.meta({ es: "Hecho", en: "Done" }),
    late: weekPart.meta({ es: "Atrasado", en: "Late" }),
    decide: weekPart
      .extend({
        items: list(ending(anyText(180)), 2).meta({
          es: ["Puntos", "{day} es el día de abajo."],
          en: ["Points", "{day} is the day below."],
        }),
        day: z.int().meta({ es: "Día", en: "Day" }),
      })
      .meta({ es: "A decidir", en: "To decide" }),
    action: label(50),
  }),
  design: strictObject({
    title: label(60),
    question: sentence(80),
    rules: named.meta({ es: "Reglas", en: "Rules" }),
    ideas: list(
      strictObject({
        name: label(50),
        fate: sentence(70).meta({ es: "Qué pasó con la idea", en: "What became of the idea" }),
        state: z.enum(["dropped", "later", "tested"]).meta({
          es: "Estado",
          en: "State",
          options: {
            dropped: ["Descartada", "Dropped"],
            later: ["Guardada", "Kept for later"],
            tested: ["Probada", "Tested"],
          },
        }),
      }),
      6,
    ).meta({ es: "Ideas", en: "Ideas" }),
    test: list(named, 3).meta({ es: "Prueba", en: "Test" }),
    action: label(50),
  }),
  quote: strictObject({
    title: label(60),
    parts: list(
      strictObject({
        name: label(20),
        entries: array(entry).min(2).max(3).meta({ es: "Puntos", en: "Entries" }),
      }),
      3,
    ).meta({ es: "Partes", en: "Parts" }),
    action: label(50),
  }),
});
export type SpecimenContent = z.infer<typeof specimens>;

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
  mainNavigation: label(40).meta({
    es: ["Nombre de la navegación", "Lo dice un lector de pantalla."],
    en: ["Name of the navigation", "A screen reader says it."],
  }),
  services: label(14).meta({ es: "Servicios, en el menú", en: "Services, in the menu" }),
  about: label(14).meta({ es: "Nosotros", en: "About" }),
  contact: label(14).meta({ es: "Contacto", en: "Contact" }),
  language: template(30, "code").meta({
    es: ["Selector de idioma", "{code} es el código del idioma."],
    en: ["Language switcher", "{code} is the language's code."],
  }),
  themeUnavailable: label(60).meta({ es: "Aviso del botón de tema", en: "Notice of the theme button" }),
  breadcrumbs: label(30).meta({
    es: ["Nombre de la ruta de páginas", "Lo dice un lector de pantalla."],
    en: ["Name of the breadcrumbs", "A screen reader says it."],
  }),
  home: label(12).meta({ es: "Inicio, en la ruta de páginas", en: "Home, in the breadcrumbs" }),
  loading: text(20).meta({ es: "Mientras carga", en: "While loading" }),
  requestConsultation: label(50).meta({ es: "Botón: consulta", en: "Button: consultation" }),
  getQuote: label(30).meta({ es: "Botón: presupuesto", en: "Button: quote" }),
  getStarted: label(24).meta({ es: "Botón: empezar", en: "Button: get started" }),
  contactUs: label(30).meta({ es: "Botón: contacto", en: "Button: contact us" }),
  backToServices: label(24).meta({ es: "Botón: volver a servicios", en: "Button: back to services" }),
  contactButtons: label(40).meta({
    es: ["Nombre de los botones flotantes", "Lo dice un lector de pantalla."],
    en: ["Name of the floating buttons", "A screen reader says it."],
  }),
  /** Screen readers read it after the name of a link that opens a new tab. */
  opensInNewTab: text(40).meta({
    es: ["Se abre en otra pestaña", "Lo dice un lector de pantalla."],
    en: ["Opens in a new tab", "A screen reader says it."],
  }),
  keyFeatures: label(24).meta({ es: "Nombre: características", en: "Name: key features" }),
  benefits: label(24).meta({ es: "Nombre: beneficios", en: "Name: benefits" }),
  ourProcess: label(24).meta({ es: "Nombre: nuestro proceso", en: "Name: our process" }),
  ourServices: label(24).meta({ es: "Nombre: nuestros servicios", en: "Name: our services" }),
  relatedCaption: label(30).meta({ es: "Nombre: servicios relacionados", en: "Name: related services" }),
  relatedLine: heading.meta({
    es: "Título de los servicios relacionados",
    en: "Heading of the related services",
  }),
  days: template(24, "first", "last").meta({
    es: ["Días de un paso", "{first} y {last} son los días."],
    en: ["Days of a step", "{first} and {last} are the days."],
  }),
  processNote: sentence(280).meta({
    es: ["Nota de los pasos", "Dice que son un ejemplo."],
    en: ["Note on the steps", "Says that they are an example."],
  }),
  quoteIsFree: sentence(50).meta({
    es: ["Al lado del primer botón", "Cuánto cuesta preguntar."],
    en: ["Beside the first button", "What asking costs."],
  }),
  /** Beside each button whose message is SPEC's Spanish one: what happens. Empty where readers read Spanish. */
  quoteChatNote: z
    .literal("")
    .or(sentence(90))
    .meta({
      es: ["Al lado de los botones que abren el chat en español", "Vacío en español."],
      en: ["Beside the buttons that open the chat in Spanish", "Empty in Spanish."],
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
    es: ["Mensaje de WhatsApp, en un servicio", "{service} es el servicio que le interesa."],
    en: ["WhatsApp message, on a service", "{service} is the service of interest."],
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
  copyrightYear: year.meta({
    es: ["Año de la línea legal", "Al pie de cada página."],
    en: ["Year of the legal line", "At the foot of each page."],
  }),
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
    es: ["Año de la primera pregunta", "La de las preguntas frecuentes."],
    en: ["Year of the first question", "Of the frequent questions."],
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
      days: ["Días de un paso", "Days of a step"],
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
const svgFile = z.string().regex(/^(\/[^/]+\.svg)?$/, {
  error: ({ input }) =>
    `must be an SVG file in the folder public, as in /${String(input).replace(/^.*\/|\.[^./]*$/g, "")}.svg`,
});
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
  /** `true` if the file shows the name. The bar and the landing then show no letters beside it. */
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

export const contentFile = (name: string) => `app/content/${name}.json`;

/** A name of `textFiles`, from a path with or without the folder and the extension. */
export const nameOfFile = (path: string) => path.replace(/^app\/content\/|\.json$/g, "");

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
  facts: factsSchema.meta({ es: "Datos del estudio", en: "The studio's facts" }),
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
    ash: color.meta({
      es: ["Texto secundario", "Debe leerse sobre el fondo."],
      en: ["Secondary text", "Must be readable on the ground."],
    }),
    bone: color.meta({
      es: ["Texto", "Debe leerse sobre el fondo."],
      en: ["Text", "Must be readable on the ground."],
    }),
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
    exceptions: array(exception).meta({
      es: ["Excepciones", "Cada una vale en un archivo."],
      en: ["Exceptions", "Each is for one file."],
    }),
  }).meta({
    es: ["Excepciones a las reglas", "Palabras que rompen una regla a propósito."],
    en: ["Exceptions to the rules", "Words that break a rule on purpose."],
  }),
  promises: strictObject({
    promises: array(promise).meta({
      es: [
        "Promesas del estudio",
        "Cada una es una oración que varias páginas muestran como {promise.clave}.",
      ],
      en: ["The studio’s promises", "Each is a sentence that several pages show as {promise.key}."],
    }),
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
} satisfies Record<string, z.ZodObject>;
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]>;
};

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
  meta: meta.extend({ title: text(55, 4) }).meta({
    es: ["En buscadores", "Lo que se ve de esta página en Google y al compartirla."],
    en: ["In search engines", "What Google and shared links show of this page."],
  }),
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
      heading: label(60)
        .optional()
        .meta({ es: ["Encabezado", "Puede faltar."], en: ["Heading", "Optional."] }),
      paragraphs: array(linking(1200, 1)).meta({ es: "Párrafos", en: "Paragraphs" }),
      list: array(text(160))
        .optional()
        .meta({ es: ["Lista", "Puede faltar."], en: ["List", "Optional."] }),
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
        .meta({ es: ["Enlaces", "Puede faltar."], en: ["Links", "Optional."] }),
    }),
  )
    .min(1)
    .meta({ es: "Secciones", en: "Sections" }),
  /** Whether the page ends with the studio's phone, accounts, email and street address from facts.json. */
  showsContacts: z
    .boolean()
    .meta({ es: "Terminar con los datos de contacto", en: "End with the contact details" }),
});
export type ProseText = z.infer<typeof prose>;

/** The texts of each page of `app/routes.ts` that is a single page with its own file in `app/pages/`. */
const singlePageTexts = { quote } satisfies Record<
  Exclude<SinglePageKind, ProsePageKind>,
  z.ZodObject<{ meta: typeof meta; title: z.ZodString }>
>;
type SinglePageTexts = {
  [Kind in keyof typeof singlePageTexts]: z.infer<(typeof singlePageTexts)[Kind]>;
};

/** All texts of one language. */
export interface Content extends SinglePageTexts, Partial<Record<ProsePageKind, ProseText>> {
  common: CommonText;
  home: HomeText;
  answers: AnswersText;
  services: Record<ServiceKey, ServiceText>;
  categories: Record<CategoryKey, CategoryText>;
  specimens: SpecimenContent;
  details: { [Category in CategoryKey]: Record<DetailKey<Category>, DetailText> };
}

/**
 * The schemas of the files of texts in this folder, by path without extension. A file's path is also its path in
 * `Content`.
 */
export const textFiles: Record<string, z.ZodObject> = {
  common: commonText,
  home,
  answers,
  ...singlePageTexts,
  ...Object.fromEntries(prosePageKinds.map((kind) => [kind, prose])),
  ...filesIn("services", each(services, service)),
  ...filesIn("categories", each(categories, category)),
  ...filesIn("specimens", specimens.shape),
  ...Object.assign(
    {},
    ...Object.entries(categories).map(([key, entries]) => filesIn(`details/${key}`, each(entries, detail))),
  ),
};

/** Maps each key of an object to the given shape. */
function each<Shape extends z.ZodObject>(keys: object, shape: Shape): Record<string, Shape> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, shape]));
}

function filesIn(folder: string, shapes: Record<string, z.ZodObject>) {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [`${folder}/${key}`, shape]));
}
