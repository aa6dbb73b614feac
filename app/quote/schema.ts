/** The schema of the quote page's texts in each language, and of the terms of its sample: docs/behaviour.md#quote */
import { array, strictObject, z } from "zod";
import { anyText, heading, label, meta, sentence, template, text } from "../content/text-shapes.ts";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { recordOf } from "../domain/records.ts";

const record = <Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) =>
  strictObject(recordOf(keys, () => shape));
const variants = ["mvp", "part", "unsure", ...serviceKeys] as const;
/** The names of purposes in the editor. */
const purposes = {
  mvp: ["MVP", "MVP"],
  part: ["Una parte o un cambio", "A part or a change"],
  unsure: ["Todavía no sabe", "Not sure yet"],
  ux: ["UX", "UX"],
  ui: ["UI", "UI"],
  customer: ["Customer Development", "Customer Development"],
  product: ["Product Owner", "Product Owner"],
  project: ["Project Manager", "Project Manager"],
  design: ["Design Thinking", "Design Thinking"],
};

const question = text(90);
/** The forms for one and for several. */
const plural = (max: number) => strictObject({ one: text(max), other: template(max, "count") });
/** The forms for one and for several, both with their number. */
const counted = (max: number) => strictObject({ one: template(max, "count"), other: template(max, "count") });

/** A text field. Its question depends on the purpose. */
const textQuestion = strictObject({
  question,
  hint: sentence(140),
  inMessage: label(40),
});
const byVariant = record(variants, textQuestion).meta({
  es: ["Según para qué es", "Cambia con la respuesta a la primera pregunta."],
  en: ["By what it is for", "Changes with the answer to the first question."],
  options: purposes,
});
/** A need: the text of its question, and the texts of the sheet and the message where they differ. */
const need = strictObject({
  label: label(60),
  entry: label(60).optional(),
  inMessage: text(80).optional(),
  /** Why the need starts in its column. */
  reason: sentence(180),
  /** The need's name in the row of days. Required only for needs with `days`. */
  pill: label(14).optional(),
});
const needs = strictObject({ question, options: z.record(z.string(), need) });
const doubt = strictObject({ label: label(70), inMessage: text(80).optional(), reason: sentence(140) });

const column = strictObject({
  name: label(20),
  /** The text of the control that moves an entry. */
  short: label(12).meta({
    es: ["Nombre corto", "En el botón que mueve algo a esta columna."],
    en: ["Short name", "On the button that moves something to this column."],
  }),
});

const named = strictObject({ name: label(50), text: sentence(240) });
const namedHours = strictObject({ name: label(30), text: template(140, "hours") });
const delay = strictObject({ name: label(40), text: sentence(320) });
const figure = strictObject({
  title: label(40),
  figure: label(24).meta({ es: "Lo que se lee en grande", en: "What is read in large letters" }),
  text: sentence(400),
});
const payment = strictObject({
  when: anyText(40).meta({ es: "Cuándo", en: "When" }),
  what: label(80).meta({ es: "Qué pasa entonces", en: "What happens then" }),
});

const sample = strictObject({
  line: heading.meta({ es: "Título de la parte", en: "Heading of the part" }),
  label: label(24).meta({ es: "Etiqueta: es inventado", en: "Label: it is invented" }),
  product: label(70).meta({ es: "El producto inventado", en: "The invented product" }),
  sampleValues: label(30).meta({
    es: ["Etiqueta de los valores", "Mientras alguno sea de muestra."],
    en: ["Label of the values", "While any is a sample."],
  }),
  /** Above the whole sample, while any term is a sample. */
  sampleNote: sentence(160).meta({ es: "Nota: qué es inventado", en: "Note: what is invented" }),
  back: label(30).meta({ es: "Enlace de vuelta al pedido", en: "Link back to the request" }),
  /** The entries are those of specimens/quote.json. */
  scope: strictObject({ title: label(40) }).meta({
    es: "Qué entra y qué no",
    en: "What is in and what is not",
  }),
  calendar: strictObject({
    title: text(40),
    /** Which days count and from when, until the studio has settled both in facts.json. */
    count: sentence(120).meta({ es: "Cómo se cuentan los días", en: "How the days are counted" }),
    see: label(20).meta({ es: "Lo que ve el cliente", en: "What the client sees" }),
    decide: label(20).meta({ es: "Lo que decide el cliente", en: "What the client decides" }),
    key: strictObject({
      work: label(30).meta({ es: "El estudio trabaja", en: "The studio works" }),
      decide: label(30).meta({ es: "Lo que decide el cliente", en: "What the client decides" }),
      launch: label(30).meta({ es: "El lanzamiento", en: "The launch" }),
    }).meta({ es: "Qué es cada marca", en: "What each mark is" }),
    dayLabel: template(14, "day").meta({ es: "Nombre de cada día", en: "Name of each day" }),
    /** What the client sees each day, and decides on some days. */
    days: array(
      strictObject({
        see: sentence(90).meta({ es: "Lo que ve el cliente", en: "What the client sees" }),
        decide: sentence(90)
          .optional()
          .meta({
            es: ["Lo que decide el cliente", "Puede faltar."],
            en: ["What the client decides", "Optional."],
          }),
      }),
    ).meta({
      es: ["Día por día", "En orden, desde el día 1."],
      en: ["Day by day", "In order, from day 1."],
    }),
  }).meta({ es: "El calendario", en: "The calendar" }),
  hours: strictObject({
    title: label(40),
    line: template(120, "hours").meta({ es: "Cuántas horas son", en: "How many hours" }),
    description: template(100, "list").meta({
      es: [
        "Descripción del dibujo",
        "Lo dice un lector de pantalla. {list} son las medias horas y tiene que quedar.",
      ],
      en: [
        "Description of the drawing",
        "A screen reader says it. {list} are the half hours and has to stay.",
      ],
    }),
    people: strictObject({
      owner: namedHours.meta({ es: "La dueña", en: "The owner" }),
      desk: namedHours.meta({ es: "Recepción", en: "Front desk" }),
      patients: named.meta({ es: "Los pacientes", en: "The patients" }),
    }).meta({ es: "Quiénes ponen horas", en: "Who gives hours" }),
  }).meta({ es: "Las horas del cliente", en: "The client's hours" }),
  people: strictObject({
    title: label(40),
    roles: record(["design", "code", "management", "tools"], named).meta({
      es: "Quiénes y con qué",
      en: "Who and with what",
      options: {
        design: ["Diseño", "Design"],
        code: ["Programación", "Code"],
        management: ["Gestión", "Management"],
        tools: ["Herramientas", "Tools"],
      },
    }),
  }).meta({ es: "Quiénes trabajan", en: "Who works" }),
  price: strictObject({
    title: label(40),
    tax: template(30, "percent").meta({ es: "El impuesto", en: "The tax" }),
    total: label(20).meta({ es: "El total", en: "The total" }),
    currencyRule: strictObject({ name: label(20), text: label(100) }).meta({
      es: "La moneda",
      en: "The currency",
    }),
    payments: record(["before", "accept", "middle", "launch"], payment).meta({
      es: "Los pagos",
      en: "The payments",
      options: {
        before: ["Antes de aceptar", "Before accepting"],
        accept: ["Al aceptar", "On acceptance"],
        middle: ["A mitad de camino", "Halfway"],
        launch: ["Al publicar", "At launch"],
      },
    }),
  }).meta({ es: "El precio", en: "The price" }),
  late: strictObject({
    title: label(40),
    studio: delay.meta({ es: "Si se atrasa el estudio", en: "If the studio is late" }),
    client: delay.meta({ es: "Si se atrasa el cliente", en: "If the client is late" }),
  }).meta({ es: "Si algo se atrasa", en: "If something runs late" }),
  repairs: figure.meta({ es: "Arreglos sin cargo", en: "Free repairs" }),
  ownership: strictObject({
    title: label(40),
    figure: label(24).meta({ es: "Lo que se lee en grande", en: "What is read in large letters" }),
    hosting: template(160, "monthly").meta({ es: "Dominio y hosting", en: "Domain and hosting" }),
    code: sentence(160).meta({ es: "El código", en: "The code" }),
    data: sentence(200).meta({ es: "Los datos", en: "The data" }),
  }).meta({ es: "De quién es cada cosa", en: "Who owns what" }),
  stop: figure.extend({ text: template(320, "perDay") }).meta({ es: "Cómo parar", en: "How to stop" }),
}).meta({ es: "El presupuesto de ejemplo", en: "The sample quote" });

export const quote = strictObject({
  meta,
  title: label(24),
  head: strictObject({
    lead: sentence(210, 90).meta({ es: "Presentación", en: "Introduction" }),
    contains: sentence(200).meta({ es: "Qué trae un presupuesto", en: "What a quote contains" }),
    free: sentence(120).meta({ es: "Qué cuesta pedirlo", en: "What asking costs" }),
    /** What happens after the visitor sends the message. */
    after: sentence(200).meta({ es: "Qué pasa después de mandarlo", en: "What happens after sending" }),
  }).meta({ es: "Arriba de todo", en: "At the top" }),
  parts: strictObject({
    request: label(30).meta({ es: "El pedido", en: "The request" }),
    whole: label(30).meta({ es: "El presupuesto entero", en: "The whole quote" }),
  }).meta({ es: "Las dos partes de la página", en: "The two parts of the page" }),
  form: strictObject({
    name: label(60).meta({
      es: ["Nombre de las preguntas", "Lo dice un lector de pantalla."],
      en: ["Name of the questions", "A screen reader says it."],
    }),
    change: label(14).meta({ es: "Botón: cambiar", en: "Button: change" }),
    done: label(30).meta({ es: "Botón: la que sigue", en: "Button: the next one" }),
    doneLast: label(30).meta({ es: "Botón: la última", en: "Button: the last one" }),
    counter: template(20, "used", "limit").meta({ es: "Contador de letras", en: "Letter counter" }),
    datePast: sentence(100).meta({ es: "Si la fecha ya pasó", en: "If the date has passed" }),
    dateMissing: sentence(100).meta({ es: "Si falta la fecha", en: "If the date is missing" }),
    /** If the days to the date are fewer than those of the request. */
    dateSoon: template(160, "days").meta({
      es: "Si faltan menos días que los del pedido",
      en: "If the date is closer than the request’s days",
    }),
  }).meta({ es: "Las preguntas, al contestarlas", en: "The questions, while answering" }),
  questions: strictObject({
    kind: strictObject({
      question,
      hint: sentence(100),
      options: record(["mvp", "part", "unsure"], strictObject({ label: label(60), note: label(80) })).meta({
        options: purposes,
      }),
      /** The list of all services, in which a visitor chooses one or several. */
      pick: strictObject({
        name: label(30),
        find: label(30).meta({ es: "Campo para buscar", en: "Field to search" }),
        hint: sentence(100),
        none: sentence(120).meta({ es: "Si no se encuentra nada", en: "If nothing is found" }),
        chosen: counted(30).meta({ es: "Cuántos se eligieron", en: "How many are chosen" }),
      }).meta({ es: "La lista de servicios", en: "The list of services" }),
      /** When to choose each of the services. */
      services: record(serviceKeys, label(80)).meta({
        es: "Cuándo elegir cada servicio",
        en: "When to choose each service",
        options: purposes,
      }),
    }).meta({ es: "Para qué es el pedido", en: "What the request is for" }),
    task: strictObject({
      help: sentence(80).meta({ es: "Ayuda para escribir", en: "Help with writing" }),
      by: byVariant,
    }).meta({ es: "La tarea", en: "The task" }),
    people: strictObject({
      by: byVariant,
    }).meta({ es: "Para quién es", en: "Who it is for" }),
    existing: strictObject({
      question,
      hint: sentence(100),
      inMessage: label(30),
      options: z.record(z.string(), strictObject({ label: label(40), inMessage: text(40).optional() })),
    }).meta({ es: "Qué hay hoy", en: "What there is today" }),
    /** The hint below the needs of a service. */
    serviceHint: sentence(140).meta({
      es: ["Ayuda de los otros servicios", "El MVP tiene la suya."],
      en: ["Hint for the other services", "The MVP has its own."],
    }),
    needs: record(serviceKeys, needs)
      .extend({
        mvp: needs.extend({ hint: sentence(140) }).meta({ es: "MVP", en: "MVP" }),
        unsure: strictObject({
          question,
          hint: sentence(140),
          options: z.record(z.string(), doubt),
        }).meta({ es: "Todavía no sabe", en: "Not sure yet" }),
      })
      .meta({ es: "Qué hace falta", en: "What is needed", options: purposes }),
    /** Instead of needs, for a request of detailed services only. */
    anything: strictObject({ question, hint: sentence(140) }).meta({
      es: "La pregunta para servicios detallados",
      en: "The question for detailed services",
    }),
    /** Follows a need that the studio would put off, or that has a quote of its own. */
    advise: strictObject({
      wait: sentence(60).meta({ es: "Si puede esperar", en: "If it can wait" }),
      apart: sentence(60).meta({ es: "Si va aparte", en: "If it is separate" }),
    }).meta({ es: "Consejo junto a una opción", en: "Advice beside a choice" }),
    /** The field for what the needs do not list. */
    other: strictObject({
      label: label(40),
      help: sentence(80).meta({ es: "Ayuda para escribir", en: "Help with writing" }),
      inMessage: label(30),
    }).meta({ es: "Lo que no está en la lista", en: "What is not listed" }),
    when: strictObject({
      question,
      hint: sentence(100),
      options: strictObject({
        none: strictObject({
          label: label(40).meta({ es: "Opción", en: "Option" }),
          answer: label(30).meta({ es: "Respuesta ya elegida", en: "Answer once chosen" }),
          inMessage: sentence(60).meta({ es: "En el mensaje", en: "In the message" }),
        }).meta({ es: "Sin fecha", en: "No date" }),
        day: strictObject({
          label: label(40).meta({ es: "Opción", en: "Option" }),
          answer: template(40, "date").meta({ es: "Respuesta ya elegida", en: "Answer once chosen" }),
          inMessage: template(80, "date"),
          /** Without a date, or if it has passed. */
          open: sentence(80).meta({ es: "Si todavía falta la fecha", en: "If the date is still missing" }),
        }).meta({ es: "Con fecha", en: "With a date" }),
      }),
      dateLabel: label(40).meta({ es: "Nombre del campo de fecha", en: "Name of the date field" }),
    }).meta({ es: "Para cuándo", en: "By when" }),
  }).meta({ es: "Las preguntas del pedido", en: "The questions of the request" }),
  sheet: strictObject({
    name: label(30).meta({ es: "Nombre del pedido", en: "Name of the request" }),
    privacy: label(80).meta({ es: "Aviso: nada se manda solo", en: "Notice: nothing is sent by itself" }),
    kept: sentence(120).meta({ es: "Si el navegador lo guarda", en: "If the browser keeps it" }),
    notKept: sentence(140).meta({
      es: "Si el navegador no lo guarda",
      en: "If the browser does not keep it",
    }),
    clear: label(30).meta({ es: "Botón: vaciar", en: "Button: clear" }),
    cleared: sentence(60).meta({ es: "Cuando quedó vacío", en: "Once it is empty" }),
    undo: label(40).meta({ es: "Botón: recuperar lo escrito", en: "Button: bring it back" }),
    emptyHeadline: label(60).meta({ es: "Título del pedido vacío", en: "Heading of the empty request" }),
    daysTaken: template(50, "taken", "total").meta({ es: "Días ocupados", en: "Days taken" }),
    freeDays: template(30, "days").meta({ es: "Días libres", en: "Free days" }),
    taskPill: label(14).meta({
      es: ["Etiqueta de la tarea", "Corto: va dentro de la fila de días."],
      en: ["Tag of the task", "Short: it goes inside the row of days."],
    }),
    launchPill: label(24).meta({
      es: ["Etiqueta del lanzamiento", "Corto: va dentro de la fila de días."],
      en: ["Tag of the launch", "Short: it goes inside the row of days."],
    }),
    task: strictObject({ name: label(60), inMessage: label(30), reason: template(160, "days") }).meta({
      es: "La tarea, en el pedido",
      en: "The task, in the request",
    }),
    columns: record(["first", "wait", "apart"], column).meta({
      es: "Las tres columnas",
      en: "The three columns",
      options: {
        first: ["Va primero", "Comes first"],
        wait: ["Puede esperar", "Can wait"],
        apart: ["Va aparte", "Separate"],
      },
    }),
    /** The accessible name of the control that moves an entry. */
    moveLegend: template(40, "entry").meta({
      es: "Nombre de los botones de mover",
      en: "Name of the moving buttons",
    }),
    movedWait: sentence(100).meta({
      es: ["Si lo dejó para después", "Dice que el estudio lo haría primero."],
      en: ["If left for later", "Says that the studio would do it first."],
    }),
    tooMuch: template(60, "days").meta({ es: "Si sobran días", en: "If there are too many days" }),
    tooMuchNote: sentence(120).meta({
      es: "Qué hacer si sobran días",
      en: "What to do about extra days",
    }),
    /** The heading of one chosen service, of several, and the order in which they come. */
    jobs: strictObject({ one: label(40), other: label(40), note: sentence(240) }).meta({
      es: "Los servicios elegidos",
      en: "The chosen services",
    }),
    /** The days, by the kind of days. */
    daysCount: record(
      ["working", "calendar"],
      strictObject({
        one: template(40, "count"),
        other: template(40, "count"),
        range: template(60, "from", "to").meta({ es: "De tantos a tantos", en: "From so many to so many" }),
      }),
    ).meta({
      es: "Cuántos días son",
      en: "How many days it takes",
      options: {
        working: ["Días hábiles", "Working days"],
        calendar: ["Días corridos", "Calendar days"],
      },
    }),
    /** How the days come about, and what would change them; or why there are none. */
    daysWhy: strictObject({
      mvp: template(320, "task", "launch").meta({ es: "Para un MVP", en: "For an MVP" }),
      service: sentence(220).meta({ es: "Para un servicio", en: "For one service" }),
      several: sentence(160).meta({ es: "Para varios servicios", en: "For several services" }),
      open: sentence(120).meta({ es: "Para servicios detallados", en: "For detailed services" }),
    }).meta({ es: "De dónde salen los días", en: "How the days come about" }),
    /** What the days come to, at the studio's rate and at the sample's. */
    cost: strictObject({
      own: template(120, "rate", "from", "to").meta({
        es: "Con la tarifa del estudio",
        en: "At the studio’s rate",
      }),
      sample: template(160, "rate", "from", "to").meta({
        es: "Con la tarifa del ejemplo",
        en: "At the sample’s rate",
      }),
    }).meta({ es: "Cuánto cuestan los días", en: "What the days cost" }),
    unsure: strictObject({
      headline: label(60).meta({ es: "Título", en: "Heading" }),
      empty: sentence(120).meta({ es: "Si está vacía", en: "While it is empty" }),
      ask: sentence(140).meta({
        es: "Invitación a mandarlo igual",
        en: "Invitation to send it anyway",
      }),
    }).meta({ es: "Para quien no sabe", en: "For someone unsure" }),
  }).meta({ es: "El pedido, al lado de las preguntas", en: "The request, beside the questions" }),
  message: strictObject({
    name: label(50).meta({ es: "Título del mensaje", en: "Heading of the message" }),
    greeting: strictObject({
      none: sentence(100).meta({
        es: "Si no contestó para qué es",
        en: "If the purpose has no answer",
      }),
      mvp: sentence(100).meta({ es: "Si es un MVP", en: "For an MVP" }),
      part: sentence(120).meta({ es: "Para una parte o un cambio", en: "For a part or a change" }),
      service: template(100, "service").meta({ es: "Si es un servicio", en: "For a service" }),
      services: template(100, "list").meta({ es: "Para varios servicios", en: "For several services" }),
      unsure: sentence(120).meta({ es: "Si todavía no sabe", en: "If not sure yet" }),
    }).meta({ es: "Saludo", en: "Greeting" }),
    nothingYet: sentence(120).meta({ es: "Si no contestó nada", en: "If nothing is answered" }),
    line: template(30, "label", "text").meta({ es: "Forma de cada renglón", en: "Shape of each line" }),
    first: template(50, "list").meta({ es: "Lo que va primero", en: "What comes first" }),
    wait: template(50, "list").meta({ es: "Lo que puede esperar", en: "What can wait" }),
    apart: template(50, "list").meta({ es: "Va aparte", en: "Separate" }),
    wanted: template(50, "list").meta({ es: "Lo que quiere tener", en: "What they want" }),
    stuck: template(50, "list").meta({ es: "Lo que lo frena", en: "What holds them up" }),
    tooMuch: sentence(120).meta({ es: "Si sobran días", en: "If there are too many days" }),
    /** Before and beyond the end of a chat link. */
    near: plural(120).meta({ es: "Cuando falta poco para el límite", en: "Close to the limit" }),
    tooLong: plural(180).meta({ es: "Si es demasiado largo", en: "If it is too long" }),
    send: label(30).meta({ es: "Botón: mandar", en: "Button: send" }),
    copyAndOpen: label(40).meta({
      es: "Botón: copiar y abrir el chat",
      en: "Button: copy and open the chat",
    }),
    mail: label(30).meta({ es: "Botón: mandar por mail", en: "Button: send by email" }),
    copyAndMail: label(40).meta({
      es: "Botón: copiar y abrir el mail",
      en: "Button: copy and open email",
    }),
    /** The subject of the e-mail. */
    subject: label(60).meta({ es: "Asunto del mail", en: "Subject of the email" }),
    /** Followed by the phone number. */
    call: label(30).meta({ es: "Antes del teléfono", en: "Before the phone number" }),
    /** After a press on the button that opens the chat. */
    help: text(140).meta({ es: "Después de abrir el chat", en: "After opening the chat" }),
    copy: label(16).meta({ es: "Botón: copiar", en: "Button: copy" }),
    copied: label(16),
    copyFailed: sentence(120).meta({ es: "Si no se pudo copiar", en: "If copying failed" }),
    edit: label(30).meta({ es: "Botón: editar a mano", en: "Button: edit by hand" }),
    edited: sentence(120).meta({ es: "Mientras se edita a mano", en: "While edited by hand" }),
    rebuild: label(60).meta({
      es: "Botón: volver al mensaje armado",
      en: "Button: back to the made message",
    }),
    restore: label(60).meta({
      es: "Botón para recuperar lo escrito a mano",
      en: "Button to bring back the edited message",
    }),
    /** If answers change after the visitor edited the message. */
    changed: strictObject({
      title: text(140),
      keep: label(30).meta({ es: "Botón: dejar lo editado", en: "Button: keep the edited one" }),
      take: label(30).meta({
        es: "Botón: usar el de las respuestas",
        en: "Button: use that of the answers",
      }),
    }).meta({ es: "Si cambian las respuestas después de editar", en: "If answers change after an edit" }),
    pastDay: sentence(140).meta({ es: "Si nombra un día que pasó", en: "If it names a past day" }),
    empty: sentence(120).meta({ es: "Si está vacío", en: "If it is empty" }),
    qr: label(50).meta({ es: "Sobre el código QR", en: "Over the QR code" }),
    qrAlt: label(60).meta({
      es: ["Descripción del código QR", "Lo dice un lector de pantalla."],
      en: ["Description of the QR code", "A screen reader says it."],
    }),
    qrTooLong: sentence(100).meta({ es: "Si no entra en un QR", en: "If too long for a QR code" }),
  }).meta({ es: "El mensaje de WhatsApp", en: "The WhatsApp message" }),
  forward: strictObject({
    title: label(40),
    copy: label(40).meta({ es: "Botón: copiar el link", en: "Button: copy the link" }),
    copied: label(30),
    note: sentence(120),
    share: label(20).meta({ es: "Botón: compartir", en: "Button: share" }),
    print: label(20).meta({ es: "Botón: imprimir", en: "Button: print" }),
    withSample: label(50).meta({ es: "Imprimir también el ejemplo", en: "Print the sample, too" }),
    /** In the other languages' pages: the link to the page in this language. */
    thisLanguage: label(70).meta({
      es: "Link a la página en este idioma",
      en: "Link to the page in this language",
    }),
    incoming: strictObject({
      title: label(60),
      text: text(140),
      take: label(30).meta({ es: "Botón: abrir el del link", en: "Button: open the link’s" }),
      keep: label(30).meta({ es: "Botón: dejar las propias", en: "Button: keep one’s own" }),
    }).meta({ es: "Si el link trae otro pedido", en: "If a link holds another request" }),
    /** On the device that opens a link. */
    received: sentence(90).meta({ es: "Si el pedido vino en un link", en: "If the request came in a link" }),
    damaged: sentence(120).meta({ es: "Si el link está dañado", en: "If the link is damaged" }),
    /** On paper. */
    contact: template(60, "contacts").meta({ es: "Contacto", en: "Contact" }),
    date: template(40, "date").meta({ es: "La fecha del pedido", en: "The date of the request" }),
  }).meta({ es: "Para mostrar el pedido a otra persona", en: "To show the request to somebody" }),
  /** Screen reader announcements of changes to the request. */
  announce: strictObject({
    first: template(50, "entry").meta({ es: "Pasó a primero", en: "Moved to first" }),
    wait: template(50, "entry").meta({ es: "Pasó a esperar", en: "Moved to waiting" }),
    apart: template(50, "entry").meta({ es: "Va aparte", en: "Separate" }),
    removed: template(50, "entry").meta({ es: "Se sacó del pedido", en: "Taken off the request" }),
    free: template(50, "days").meta({ es: "Días que quedan libres", en: "Days left free" }),
    over: template(50, "days").meta({ es: "Días de más", en: "Days too many" }),
    cleared: sentence(80).meta({ es: "Cuando quedó vacío", en: "Once it is empty" }),
    copied: sentence(40),
    linkCopied: sentence(40).meta({ es: "Link copiado", en: "Link copied" }),
  }).meta({
    es: ["Avisos en voz alta", "Los dice un lector de pantalla cuando el pedido cambia."],
    en: ["Notices out loud", "A screen reader says them when the request changes."],
  }),
  withoutScript: strictObject({
    title: label(70),
    note: sentence(180),
    open: label(30).meta({ es: "Enlace al chat", en: "Link to the chat" }),
  }).meta({ es: "Si el navegador no tiene JavaScript", en: "If the browser has no JavaScript" }),
  /** The links to the quote page on other pages. */
  waysIn: strictObject({
    underFirstButton: label(60).meta({ es: "Debajo del primer botón", en: "Under the first button" }),
    underClosing: label(60).meta({ es: "Debajo del último botón", en: "Under the last button" }),
    footer: label(24).meta({ es: "Al pie de la página", en: "At the foot of the page" }),
  }).meta({ es: "Enlaces desde otras páginas", en: "Links from other pages" }),
  /** The studio's answers to frequent follow-up questions, once they are in facts.json. */
  facts: strictObject({
    daysAre: strictObject({
      working: sentence(60).meta({ es: "Si son hábiles", en: "If working days" }),
      calendar: sentence(60).meta({ es: "Si son corridos", en: "If calendar days" }),
    }).meta({ es: "Qué días son", en: "Which days they are" }),
    countFrom: template(60, "from").meta({ es: "Desde cuándo cuentan", en: "From when they count" }),
  }).meta({
    es: ["Lo que decidió el estudio", "Se muestra cuando está en los datos del estudio."],
    en: ["What the studio has settled", "Shown once it is in the studio's facts."],
  }),
  sample,
}).meta({ es: "Presupuesto", en: "Quote" });
export type QuoteText = z.infer<typeof quote>;

const isSample = z.boolean().meta({
  es: ["Es un valor de muestra", "Apagalo cuando sea el del estudio."],
  en: ["Is a sample value", "Turn it off once it is the studio's own."],
});
/** A line of the sample. `isShown: false` hides it; `isSample: false` marks it as the studio's real term. */
const term = strictObject({
  isShown: z.boolean().meta({
    es: ["Se muestra", "Apagalo para sacar esta parte del ejemplo."],
    en: ["Is shown", "Turn it off to leave this part out of the sample."],
  }),
  isSample,
});
const whole = z.int().positive();
const days = strictObject({ days: whole.meta({ es: "Cuántos días", en: "How many days" }), isSample });
const perDay = whole.meta({
  es: ["Precio de un día", "Solo el número, sin impuesto."],
  en: ["Price of one day", "Only the number, before tax."],
});
const hoursOf = (es: string, en: string) =>
  array(z.number().nonnegative()).meta({
    es: [`Horas de ${es}`, "Un número por día, en orden: 0,5 es media hora."],
    en: [`The ${en} hours`, "One number for each day, in order: 0.5 is half an hour."],
  });
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: "must be the three capital letters of a currency, as in USD" })
  .meta({ es: ["Código de la moneda", "Tres letras: USD."], en: ["Currency code", "Three letters: USD."] });
/** 0.21 would show as 0.21 %. */
const percent = z
  .number()
  .max(100)
  .refine((number) => number >= 1, { error: "must be at least 1, as in 21 for 21 %" })
  .meta({ es: ["Porcentaje", "Solo el número: 21."], en: ["Percentage", "Only the number: 21."] });
const pay = term.extend({
  parts: z
    .number()
    .nonnegative()
    .meta({
      es: ["Partes del precio", "Con 1, 1 y 1, cada pago es un tercio."],
      en: ["Shares of the price", "With 1, 1 and 1, each payment is a third."],
    }),
  day: z
    .int()
    .optional()
    .meta({ es: ["En qué día", "Puede faltar."], en: ["On which day", "Optional."] }),
});

export const quoteTerms = strictObject({
  /** The days that the visitor's sheet assigns. */
  plan: strictObject({
    task: days.meta({ es: "La tarea", en: "The task" }),
    launch: days.meta({ es: "El lanzamiento", en: "The launch" }),
    margin: z
      .number()
      .nonnegative()
      .meta({
        es: ["Margen", "Cuánto más puede llevar, en por ciento."],
        en: ["Margin", "How much longer it may take, in percent."],
      }),
    /** What a day costs; without it, or with "isShown": false, the page shows no amount. */
    rate: term.extend({ perDay }).optional().meta({ es: "Tarifa por día", en: "Rate per day" }),
  }).meta({ es: "Días fijos del pedido", en: "Fixed days of the request" }),
  /** All services, in the order in which jobs usually come. */
  order: array(z.string()).meta({
    es: "Orden en que suelen venir los servicios",
    en: "Order in which services usually come",
  }),
  /** The column that the studio advises for each need. What is apart has a quote of its own, or a page that does it. */
  needs: record(
    ["mvp", ...serviceKeys],
    z.record(
      z.string(),
      strictObject({
        column: z.enum(["first", "wait", "apart"]),
        days: whole.optional(),
        isSample: z.boolean().optional(),
        page: z.string().optional(),
      }),
    ),
  ).meta({
    es: ["Dónde empieza cada cosa", "La columna y los días que ocupa."],
    en: ["Where each thing starts", "The column and the days it takes."],
    options: purposes,
  }),
  /** The page that helps with each doubt. */
  unsure: z
    .record(z.string(), z.string())
    .meta({ es: "Qué página ayuda con cada duda", en: "Which page helps each doubt" }),
  sample: strictObject({
    calendar: term.meta({ es: "El calendario", en: "The calendar" }),
    hours: term
      .extend({
        owner: hoursOf("la dueña", "owner's"),
        desk: hoursOf("recepción", "front desk's"),
        patients: hoursOf("los pacientes", "patients'"),
      })
      .meta({ es: "Las horas del cliente", en: "The client's hours" }),
    design: term.meta({ es: "Diseño", en: "Design" }),
    code: term.meta({ es: "Programación", en: "Code" }),
    management: term.meta({ es: "Gestión", en: "Management" }),
    tools: term.meta({ es: "Herramientas", en: "Tools" }),
    price: term
      .extend({
        currency,
        amount: whole.meta({
          es: ["Precio sin impuesto", "Solo el número, sin puntos ni signos."],
          en: ["Price before tax", "Only the number, without commas or signs."],
        }),
      })
      .meta({ es: "El precio", en: "The price" }),
    tax: term.extend({ percent }).meta({ es: "El impuesto", en: "The tax" }),
    currencyRule: term.meta({ es: "En qué moneda se paga", en: "Which currency is paid" }),
    payBefore: pay.meta({ es: "Pago antes de aceptar", en: "Payment before accepting" }),
    payAccept: pay.meta({ es: "Pago al aceptar", en: "Payment on acceptance" }),
    payMiddle: pay.meta({ es: "Pago a mitad de camino", en: "Payment halfway" }),
    payLaunch: pay.meta({ es: "Pago al publicar", en: "Payment at launch" }),
    lateStudio: term.meta({ es: "Si se atrasa el estudio", en: "If the studio is late" }),
    lateClient: term.meta({ es: "Si se atrasa el cliente", en: "If the client is late" }),
    repairs: term.meta({ es: "Arreglos sin cargo", en: "Free repairs" }),
    hosting: term
      .extend({
        monthly: whole.meta({
          es: ["Costo por mes", "Solo el número."],
          en: ["Cost per month", "Only the number."],
        }),
      })
      .meta({ es: "Dominio y hosting", en: "Domain and hosting" }),
    ownCode: term.meta({ es: "De quién es el código", en: "Who owns the code" }),
    ownData: term.meta({ es: "De quién son los datos", en: "Who owns the data" }),
    stop: term.extend({ perDay }).meta({ es: "Cómo parar", en: "How to stop" }),
  }).meta({ es: "El presupuesto de ejemplo", en: "The sample quote" }),
});
export type QuoteTerms = z.infer<typeof quoteTerms>;
