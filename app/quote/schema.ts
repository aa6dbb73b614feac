/** The schema of the quote page's texts in each language, and of the terms of its sample: docs/behaviour.md#quote */
import { array, strictObject, z } from "zod";
import { serviceKeys } from "../catalogue/catalogue-keys.ts";
import { heading, label, meta, pageTitle, sentence, template, text } from "../content-model/text-shapes.ts";
import { listKeys, makeRecord } from "../records.ts";

const record = <Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) =>
  strictObject(makeRecord(keys, () => shape));
/** A record whose keys have labels in the editor. */
const labelled = <Key extends string, Shape extends z.ZodType>(
  options: Record<Key, string>,
  shape: Shape,
  description: string,
) => record(listKeys(options), shape).meta({ description, options });
const variants = ["mvp", "part", "unsure", ...serviceKeys] as const;
/** The names of purposes in the editor. */
const purposes = {
  mvp: "MVP",
  part: "Una parte o un cambio",
  unsure: "Todavía no sabe",
  ux: "UX",
  ui: "UI",
  customer: "Customer Development",
  product: "Product Owner",
  project: "Project Manager",
  design: "Design Thinking",
};

const question = text(90);
/** The forms for one and for several. Only the second form has a number. */
const plural = (max: number) => strictObject({ one: text(max), other: template(max, "count") });
/** Both have their number. */
const counted = (max: number) => strictObject({ one: template(max, "count"), other: template(max, "count") });

/** A text field. Its question depends on the purpose. */
const textQuestion = strictObject({ question, hint: sentence(140), inMessage: label(40) });
const byVariant = record(variants, textQuestion).meta({
  description: "Según para qué es. Cambia con la respuesta a la primera pregunta.",
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

const columns = { first: "Va primero", wait: "Puede esperar", apart: "Va aparte" };
const column = strictObject({
  name: label(20),
  /** The text of the control that moves an entry. */
  short: label(12).describe("Nombre corto. En el botón que mueve algo a esta columna."),
});

const namedText = (max: number, text: z.ZodString) => strictObject({ name: label(max), text });
const figure = strictObject({
  title: label(40),
  figure: label(24).describe("Lo que se lee en grande"),
  text: sentence(400),
});
const roles = { design: "Diseño", code: "Programación", management: "Gestión", tools: "Herramientas" };
const payments = {
  before: "Antes de aceptar",
  accept: "Al aceptar",
  middle: "A mitad de camino",
  launch: "Al publicar",
};
const payment = strictObject({
  when: text(40, 1, "day").describe("Cuándo"),
  what: label(80).describe("Qué pasa entonces"),
});

const sampleTexts = strictObject({
  line: heading.describe("Título de la parte"),
  label: label(24).describe("Etiqueta: es inventado"),
  product: label(70).describe("El producto inventado"),
  sampleValues: label(30).describe("Etiqueta de los valores. Mientras alguno sea de muestra."),
  /** Above the whole sample, while any term is a sample. */
  sampleNote: sentence(160).describe("Nota: qué es inventado"),
  back: label(30).describe("Enlace de vuelta al pedido"),
  /** The entries are those of specimens/quote.json. */
  scope: strictObject({ title: label(40) }).describe("Qué entra y qué no"),
  calendar: strictObject({
    title: text(40),
    /** Which days count and from when, until the studio has settled both in facts.json. */
    count: sentence(120).describe("Cómo se cuentan los días"),
    see: label(20).describe("Lo que ve el cliente"),
    decide: label(20).describe("Lo que decide el cliente"),
    key: strictObject({
      work: label(30).describe("El estudio trabaja"),
      decide: label(30).describe("Lo que decide el cliente"),
      launch: label(30).describe("El lanzamiento"),
    }).describe("Qué es cada marca"),
    dayLabel: template(14, "day").describe("Nombre de cada día"),
    days: array(
      strictObject({
        see: sentence(90).describe("Lo que ve el cliente"),
        decide: sentence(90).optional().describe("Lo que decide el cliente. Puede faltar."),
      }),
    ).describe("Día por día. En orden, desde el día 1."),
  }).describe("El calendario"),
  hours: strictObject({
    title: label(40),
    line: template(120, "hours").describe("Cuántas horas son"),
    description: template(100, "list").describe(
      "Descripción del dibujo. Lo dice un lector de pantalla. {list} son las medias horas y tiene que quedar.",
    ),
    people: strictObject({
      owner: namedText(30, template(140, "hours")).describe("La dueña"),
      desk: namedText(30, template(140, "hours")).describe("Recepción"),
      patients: namedText(50, sentence(240)).describe("Los pacientes"),
    }).describe("Quiénes ponen horas"),
  }).describe("Las horas del cliente"),
  people: strictObject({
    title: label(40),
    roles: labelled(roles, namedText(50, sentence(240)), "Quiénes y con qué"),
  }).describe("Quiénes trabajan"),
  price: strictObject({
    title: label(40),
    tax: template(30, "percent").describe("El impuesto"),
    total: label(20).describe("El total"),
    currencyRule: strictObject({ name: label(20), text: label(100) }).describe("La moneda"),
    payments: labelled(payments, payment, "Los pagos"),
  }).describe("El precio"),
  late: strictObject({
    title: label(40),
    studio: namedText(40, sentence(320)).describe("Si se atrasa el estudio"),
    client: namedText(40, sentence(320)).describe("Si se atrasa el cliente"),
  }).describe("Si algo se atrasa"),
  repairs: figure.describe("Arreglos sin cargo"),
  ownership: strictObject({
    title: label(40),
    figure: label(24).describe("Lo que se lee en grande"),
    hosting: template(160, "monthly").describe("Dominio y hosting"),
    code: sentence(160).describe("El código"),
    data: sentence(200).describe("Los datos"),
  }).describe("De quién es cada cosa"),
  stop: figure.extend({ text: template(320, "perDay") }).describe("Cómo parar"),
}).describe("El presupuesto de ejemplo");

export const quote = strictObject({
  meta,
  title: pageTitle(24),
  head: strictObject({
    lead: sentence(210, 90).describe("Presentación"),
    contains: sentence(200).describe("Qué trae un presupuesto"),
    free: sentence(120).describe("Qué cuesta pedirlo"),
    after: sentence(200).describe("Qué pasa después de mandarlo"),
  }).describe("Arriba de todo"),
  parts: strictObject({
    request: label(30).describe("El pedido"),
    whole: label(30).describe("El presupuesto entero"),
  }).describe("Las dos partes de la página"),
  form: strictObject({
    name: label(60).describe("Nombre de las preguntas. Lo dice un lector de pantalla."),
    change: label(14).describe("Botón: cambiar"),
    done: label(30).describe("Botón: la que sigue"),
    doneLast: label(30).describe("Botón: la última"),
    counter: template(20, "used", "limit").describe("Contador de letras"),
    datePast: sentence(100).describe("Si la fecha ya pasó"),
    dateMissing: sentence(100).describe("Si falta la fecha"),
    dateSoon: template(160, "days").describe("Si faltan menos días que los del pedido"),
  }).describe("Las preguntas, al contestarlas"),
  questions: strictObject({
    kind: strictObject({
      question,
      hint: sentence(100),
      options: record(["mvp", "part", "unsure"], strictObject({ label: label(60), note: label(80) })).meta({
        options: purposes,
      }),
      pick: strictObject({
        name: label(30),
        find: label(30).describe("Campo para buscar"),
        hint: sentence(100),
        none: sentence(120).describe("Si no se encuentra nada"),
        chosen: counted(30).describe("Cuántos se eligieron"),
      }).describe("La lista de servicios"),
      services: record(serviceKeys, label(80)).meta({
        description: "Cuándo elegir cada servicio",
        options: purposes,
      }),
    }).describe("Para qué es el pedido"),
    task: strictObject({
      help: sentence(80).describe("Ayuda para escribir"),
      by: byVariant,
    }).describe("La tarea"),
    people: strictObject({ by: byVariant }).describe("Para quién es"),
    existing: strictObject({
      question,
      hint: sentence(100),
      inMessage: label(30),
      options: z.record(z.string(), strictObject({ label: label(40), inMessage: text(40).optional() })),
    }).describe("Qué hay hoy"),
    /** The hint below the needs of a service. */
    serviceHint: sentence(140).describe("Ayuda de los otros servicios. El MVP tiene la suya."),
    needs: record(serviceKeys, needs)
      .extend({
        mvp: needs.extend({ hint: sentence(140) }).describe("MVP"),
        unsure: strictObject({
          question,
          hint: sentence(140),
          options: z.record(z.string(), doubt),
        }).describe("Todavía no sabe"),
      })
      .meta({ description: "Qué hace falta", options: purposes }),
    anything: strictObject({ question, hint: sentence(140) }).describe(
      "La pregunta para servicios detallados",
    ),
    /** Follows a need that the studio would put off, or that has a quote of its own. */
    advise: strictObject({
      wait: sentence(60).describe("Si puede esperar"),
      apart: sentence(60).describe("Si va aparte"),
    }).describe("Consejo junto a una opción"),
    other: strictObject({
      label: label(40),
      help: sentence(80).describe("Ayuda para escribir"),
      inMessage: label(30),
    }).describe("Lo que no está en la lista"),
    when: strictObject({
      question,
      hint: sentence(100),
      options: strictObject({
        none: strictObject({
          label: label(40).describe("Opción"),
          inQuestion: label(30).describe("Respuesta ya elegida"),
          inMessage: sentence(60).describe("En el mensaje"),
        }).describe("Sin fecha"),
        day: strictObject({
          label: label(40).describe("Opción"),
          inQuestion: template(40, "date").describe("Respuesta ya elegida"),
          inMessage: template(80, "date"),
          /** Without a date, or if it has passed. */
          open: sentence(80).describe("Si todavía falta la fecha"),
        }).describe("Con fecha"),
      }),
      dateLabel: label(40).describe("Nombre del campo de fecha"),
    }).describe("Para cuándo"),
  }).describe("Las preguntas del pedido"),
  sheet: strictObject({
    name: label(30).describe("Nombre del pedido"),
    privacy: label(80).describe("Aviso: nada se manda solo"),
    kept: sentence(120).describe("Si el navegador lo guarda"),
    notKept: sentence(140).describe("Si el navegador no lo guarda"),
    clear: label(30).describe("Botón: vaciar"),
    cleared: sentence(60).describe("Cuando quedó vacío"),
    undo: label(40).describe("Botón: recuperar lo escrito"),
    emptyHeadline: label(60).describe("Título del pedido vacío"),
    daysTaken: template(50, "taken", "total").describe("Días ocupados"),
    freeDays: template(30, "days").describe("Días libres"),
    taskPill: label(14).describe("Etiqueta de la tarea. Corto: va dentro de la fila de días."),
    launchPill: label(24).describe("Etiqueta del lanzamiento. Corto: va dentro de la fila de días."),
    task: strictObject({ name: label(60), inMessage: label(30), reason: template(160, "days") }).describe(
      "La tarea, en el pedido",
    ),
    columns: labelled(columns, column, "Las tres columnas"),
    moveLegend: template(40, "entry").describe("Nombre de los botones de mover"),
    movedWait: sentence(100).describe("Si lo dejó para después. Dice que el estudio lo haría primero."),
    tooMuch: template(60, "days").describe("Si sobran días"),
    tooMuchNote: sentence(120).describe("Qué hacer si sobran días"),
    /** The heading of one chosen service, of several, and the order in which they come. */
    jobs: strictObject({ one: label(40), other: label(40), note: sentence(240) }).describe(
      "Los servicios elegidos",
    ),
    daysCount: record(
      ["working", "calendar"],
      counted(40).extend({ range: template(60, "from", "to").describe("De tantos a tantos") }),
    ).meta({
      description: "Cuántos días son",
      options: { working: "Días hábiles", calendar: "Días corridos" },
    }),
    daysWhy: strictObject({
      mvp: template(320, "task", "launch").describe("Para un MVP"),
      service: sentence(220).describe("Para un servicio"),
      several: sentence(160).describe("Para varios servicios"),
      open: sentence(120).describe("Para servicios detallados"),
    }).describe("De dónde salen los días"),
    cost: strictObject({
      own: template(120, "rate", "cost").describe("Con la tarifa del estudio"),
      sample: template(160, "rate", "cost").describe("Con la tarifa del ejemplo"),
      range: template(60, "from", "to").describe("De tanto a tanto"),
    }).describe("Cuánto cuestan los días"),
    unsure: strictObject({
      headline: label(60).describe("Título"),
      empty: sentence(120).describe("Si está vacía"),
      ask: sentence(140).describe("Invitación a mandarlo igual"),
    }).describe("Para quien no sabe"),
  }).describe("El pedido, al lado de las preguntas"),
  message: strictObject({
    name: label(50).describe("Título del mensaje"),
    greeting: strictObject({
      none: sentence(100).describe("Si no contestó para qué es"),
      mvp: sentence(100).describe("Si es un MVP"),
      part: sentence(120).describe("Para una parte o un cambio"),
      service: template(100, "service").describe("Si es un servicio"),
      services: template(100, "list").describe("Para varios servicios"),
      unsure: sentence(120).describe("Si todavía no sabe"),
    }).describe("Saludo"),
    nothingYet: sentence(120).describe("Si no contestó nada"),
    line: template(30, "label", "text").describe("Forma de cada renglón"),
    first: template(50, "list").describe("Lo que va primero"),
    wait: template(50, "list").describe("Lo que puede esperar"),
    apart: template(50, "list").describe("Va aparte"),
    wanted: template(50, "list").describe("Lo que quiere tener"),
    stuck: template(50, "list").describe("Lo que lo frena"),
    tooMuch: sentence(120).describe("Si sobran días"),
    /** Before and beyond the end of a chat link. */
    near: plural(120).describe("Cuando falta poco para el límite"),
    tooLong: plural(180).describe("Si es demasiado largo"),
    send: label(30).describe("Botón: mandar"),
    copyAndOpen: label(40).describe("Botón: copiar y abrir el chat"),
    mail: label(30).describe("Botón: mandar por mail"),
    copyAndMail: label(40).describe("Botón: copiar y abrir el mail"),
    subject: label(60).describe("Asunto del mail"),
    call: label(30).describe("Antes del teléfono"),
    help: text(140).describe("Después de abrir el chat"),
    copy: label(16).describe("Botón: copiar"),
    copied: label(16),
    copyFailed: sentence(120).describe("Si no se pudo copiar"),
    edit: label(30).describe("Botón: editar a mano"),
    edited: sentence(120).describe("Mientras se edita a mano"),
    rebuild: label(60).describe("Botón: volver al mensaje armado"),
    restore: label(60).describe("Botón para recuperar lo escrito a mano"),
    changed: strictObject({
      title: text(140),
      keep: label(30).describe("Botón: dejar lo editado"),
      take: label(30).describe("Botón: usar el de las respuestas"),
    }).describe("Si cambian las respuestas después de editar"),
    pastDay: sentence(140).describe("Si nombra un día que pasó"),
    empty: sentence(120).describe("Si está vacío"),
    qr: label(50).describe("Sobre el código QR"),
    qrAlt: label(60).describe("Descripción del código QR. Lo dice un lector de pantalla."),
    qrTooLong: sentence(100).describe("Si no entra en un QR"),
  }).describe("El mensaje de WhatsApp"),
  sharing: strictObject({
    title: label(40),
    copy: label(40).describe("Botón: copiar el link"),
    copied: label(30),
    note: sentence(120),
    share: label(20).describe("Botón: compartir"),
    print: label(20).describe("Botón: imprimir"),
    /** In the other languages' pages: the link to the page in this language. */
    thisLanguage: label(70).describe("Link a la página en este idioma"),
    incoming: strictObject({
      title: label(60),
      text: text(140),
      take: label(30).describe("Botón: abrir el del link"),
      keep: label(30).describe("Botón: dejar las propias"),
    }).describe("Si el link trae otro pedido"),
    /** On the device that opens a link. */
    received: sentence(90).describe("Si el pedido vino en un link"),
    damaged: sentence(120).describe("Si el link está dañado"),
    dismiss: label(30).describe("Botón: cerrar ese aviso"),
    /** On paper. */
    contact: template(60, "contacts").describe("Contacto"),
    date: template(40, "date").describe("La fecha del pedido"),
  }).describe("Para mostrar el pedido a otra persona"),
  announce: strictObject({
    first: template(50, "entry").describe("Pasó a primero"),
    wait: template(50, "entry").describe("Pasó a esperar"),
    apart: template(50, "entry").describe("Va aparte"),
    removed: template(50, "entry").describe("Se sacó del pedido"),
    free: template(50, "days").describe("Días que quedan libres"),
    over: template(50, "days").describe("Días de más"),
    cleared: sentence(80).describe("Cuando quedó vacío"),
    copied: sentence(40),
    linkCopied: sentence(40).describe("Link copiado"),
  }).describe("Avisos en voz alta. Los dice un lector de pantalla cuando el pedido cambia."),
  withoutScript: strictObject({
    title: label(70),
    note: sentence(180),
    open: label(30).describe("Enlace al chat"),
  }).describe("Si el navegador no tiene JavaScript"),
  waysIn: strictObject({
    underFirstButton: label(60).describe("Debajo del primer botón"),
    underClosing: label(60).describe("Debajo del último botón"),
    footer: label(24).describe("Al pie de la página"),
  }).describe("Enlaces desde otras páginas"),
  /** The studio's answers to frequent follow-up questions, once they are in facts.json. */
  facts: strictObject({
    daysAre: strictObject({
      working: sentence(60).describe("Si son hábiles"),
      calendar: sentence(60).describe("Si son corridos"),
    }).describe("Qué días son"),
    countFrom: template(60, "from").describe("Desde cuándo cuentan"),
  }).describe("Lo que decidió el estudio. Se muestra cuando está en los datos del estudio."),
  sample: sampleTexts,
}).describe("Presupuesto");
export type QuoteText = z.infer<typeof quote>;

const isSample = z.boolean().describe("Es un valor de muestra. Apagalo cuando sea el del estudio.");
/** A line of the sample. `isShown: false` hides it; `isSample: false` marks it as the studio's real term. */
const term = strictObject({
  isShown: z.boolean().describe("Se muestra. Apagalo para sacar esta parte del ejemplo."),
  isSample,
});
const whole = z.int().positive();
const days = strictObject({ days: whole.describe("Cuántos días"), isSample });
const perDay = whole.describe("Precio de un día. Solo el número, sin impuesto.");
const describeHours = (whom: string) =>
  array(z.number().nonnegative()).describe(
    `Horas de ${whom}. Un número por día, en orden: 0,5 es media hora.`,
  );
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: "must be the three capital letters of a currency, as in USD" })
  .describe("Código de la moneda. Tres letras: USD.");
/** 0.21 would show as 0.21 %. */
const percent = z
  .number()
  .max(100)
  .refine((number) => number >= 1, { error: "must be at least 1, as in 21 for 21 %" })
  .describe("Porcentaje. Solo el número: 21.");
const pay = term.extend({
  parts: z.number().nonnegative().describe("Partes del precio. Con 1, 1 y 1, cada pago es un tercio."),
  day: whole.optional().describe("En qué día. Puede faltar."),
});

export const quoteTerms = strictObject({
  estimate: strictObject({
    task: days.describe("La tarea"),
    launch: days.describe("El lanzamiento"),
    margin: z
      .number()
      .nonnegative()
      .describe("Margen. Cuánto más pueden llevar los días que no entran en el plan, en por ciento."),
    /** What a day costs; without it, or with "isShown": false, the page shows no amount. */
    rate: term.extend({ perDay }).optional().describe("Tarifa por día"),
  }).describe("Días fijos del pedido"),
  order: array(z.string()).describe("Orden en que suelen venir los servicios"),
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
  ).meta({ description: "Dónde empieza cada cosa. La columna y los días que ocupa.", options: purposes }),
  unsure: z.record(z.string(), z.string()).describe("Qué página ayuda con cada duda"),
  sample: strictObject({
    calendar: term.describe("El calendario"),
    hours: term
      .extend({
        owner: describeHours("la dueña"),
        desk: describeHours("recepción"),
        patients: describeHours("los pacientes"),
      })
      .describe("Las horas del cliente"),
    roles: labelled(roles, term, "Quiénes y con qué"),
    price: term
      .extend({
        currency,
        amount: whole.describe("Precio sin impuesto. Solo el número, sin puntos ni signos."),
      })
      .describe("El precio"),
    tax: term.extend({ percent }).describe("El impuesto"),
    currencyRule: term.describe("En qué moneda se paga"),
    payments: labelled(payments, pay, "Los pagos"),
    lateStudio: term.describe("Si se atrasa el estudio"),
    lateClient: term.describe("Si se atrasa el cliente"),
    repairs: term.describe("Arreglos sin cargo"),
    hosting: term
      .extend({
        monthly: whole.describe("Costo por mes. Solo el número."),
      })
      .describe("Dominio y hosting"),
    ownCode: term.describe("De quién es el código"),
    ownData: term.describe("De quién son los datos"),
    stop: term.extend({ perDay }).describe("Cómo parar"),
  }).describe("El presupuesto de ejemplo"),
});
export type QuoteTerms = z.infer<typeof quoteTerms>;
