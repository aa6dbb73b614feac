/** The schema of the examples of the studio's work: docs/decisions/specimens.md */
import { array, strictObject, z } from "zod";
import { listKeys } from "../records.ts";
import { endingInMark, label, listOf, sentence, template, text } from "./text-shapes.ts";

const named = strictObject({ name: label(50), text: sentence(200) });
const request = strictObject({
  name: label(60),
  from: label(50).describe("De quién"),
  reason: sentence(140),
});
const state = strictObject({ name: label(24), text: sentence(100) });
const weekPart = strictObject({
  name: label(24),
  items: listOf(sentence(180), 2).describe("Puntos"),
});

/** A day of the invented product's plan: check-days.ts knows the last. */
const planDay = z.int().min(1);
const moment = strictObject({
  day: label(12).describe("Día"),
  hour: label(5).describe("Hora"),
});

/**
 * The invented product. The home page's stage plays it, and several service pages draw its screens, each in the state
 * that the page explains: docs/decisions/specimens.md
 */
const salita = strictObject({
  product: label(12).describe("Nombre del producto"),
  doctor: label(20).describe("Con quién es el turno"),
  /** Who holds the phone. One of the appointments is hers. */
  patient: label(20).describe("La paciente del celular. Tiene uno de los turnos."),
  /** Who calls the front desk, without an appointment. */
  caller: label(20).describe("Quien llama a recepción. No tiene turno."),
  days: listOf(
    strictObject({
      name: label(12),
      inSentence: label(12).describe("Dentro de una oración"),
    }),
    3,
  ).describe("Días"),
  hours: listOf(label(5), 5).describe("Horas"),
  appointments: array(
    moment.extend({
      name: label(20),
      // Optional, because the editor sets a new entry's default in the first language only.
      isComing: z.boolean().optional().describe("Confirmó que viene"),
    }),
  )
    .min(1)
    .describe("Turnos"),
  offers: listOf(moment, 3).describe("Horarios que ofrece el celular"),
  reminder: strictObject({
    title: sentence(40),
    yes: label(14).describe("Botón: sí"),
    no: label(18).describe("Botón: no"),
    noPrototype: label(14).describe("Botón: no, en la primera prueba"),
    code: template(24, "code").describe("El código, al final"),
  }).describe("El recordatorio"),
  who: strictObject({
    title: sentence(40),
    phone: label(24).describe("Campo: celular"),
    phoneExample: label(16).describe("Qué muestra el campo del celular"),
    code: label(24).describe("Campo: código"),
    hint: label(60),
    error: sentence(90).describe("Mensaje de error"),
    button: label(30).describe("Botón"),
    busy: text(30).describe("Botón mientras busca"),
    prototype: label(30).describe("Campo de la primera prueba"),
    prototypeHint: label(30).describe("Ayuda de la primera prueba"),
    example: label(12).describe("Qué muestra el campo"),
    prototypeExample: label(12).describe("Qué muestra el campo del prototipo"),
  }).describe("La identificación"),
  times: strictObject({
    title: sentence(40),
    same: label(20).describe("Con la misma médica"),
    keep: label(24).describe("Botón para dejarlo como está"),
    none: sentence(50).describe("Si no queda ninguno"),
  }).describe("Los horarios"),
  confirm: strictObject({
    title: label(40),
    before: label(12).describe("Antes"),
    now: label(12).describe("Ahora"),
    button: label(30).describe("Botón"),
    other: label(24).describe("Botón para elegir otro"),
  }).describe("La confirmación"),
  changed: strictObject({
    title: label(24),
    seen: sentence(50).describe("Qué se vio"),
    draft: sentence(50).describe("Mientras es un dibujo"),
  }).describe("El turno ya cambiado"),
  desk: strictObject({
    title: label(30),
    runsOn: strictObject({
      link: label(30).describe("En un enlace privado"),
      desk: label(30).describe("En recepción"),
      domain: label(30).describe("En el dominio"),
    }).describe("Dónde anda la agenda"),
    blank: sentence(60).describe("Con la agenda vacía"),
    entered: sentence(60).describe("Con los horarios cargados"),
    watch: sentence(60).describe("Mientras solo cambia el celular"),
    calling: template(70, "caller").describe("Cuando alguien llama"),
    called: sentence(60).describe("Después de darle un horario"),
    later: sentence(70).describe("Lo que queda para después"),
    states: strictObject({
      coming: label(20).describe("Viene"),
      waiting: label(24).describe("Espera"),
      free: label(14).describe("Libre"),
      sent: label(24).describe("Se abrió WhatsApp"),
      none: label(14).describe("Todavía vacío"),
    }).describe("Estados"),
    /** What a press does, after the name of the place. */
    actions: strictObject({
      markComing: label(30).describe("Marcar que viene"),
      give: template(40, "caller").describe("Darlo"),
      takeBack: label(30).describe("Sacarlo"),
    }).describe("Qué hace tocar un horario"),
  }).describe("La agenda de recepción"),
  task: strictObject({
    title: label(24),
    steps: listOf(sentence(70), 5).describe("Pasos"),
  }).describe("La tarea escrita"),
  nothing: sentence(80).describe("Recepción, sin nada todavía"),
  notes: strictObject({
    title: label(40),
    list: listOf(strictObject({ time: label(5).describe("Hora"), text: sentence(60) }), 4).describe(
      "Renglones",
    ),
  }).describe("Notas de recepción"),
  path: strictObject({
    title: label(40),
    names: listOf(label(14), 5).describe("Nombres"),
    wire: sentence(110).describe("Sin estilo"),
    stops: sentence(110).describe("Dónde se frena la gente"),
    styled: sentence(110).describe("Con estilo"),
  }).describe("El camino de pantallas"),
  /** What people say or do at the screens on which they stop. */
  stops: strictObject({
    reminder: text(40).describe("El recordatorio"),
    who: text(40).describe("La identificación"),
    code: text(40).describe("Campo: código"),
  }).describe("Dónde se frena la gente"),
  /** What a visitor can do, by what the product can do on that day. */
  hints: strictObject({
    task: sentence(90).describe("El día de la tarea escrita"),
    path: sentence(90).describe("Mientras son dibujos"),
    schedule: sentence(90).describe("Mientras la agenda no escucha"),
    phone: sentence(90).describe("Cuando anda el celular"),
    both: sentence(90).describe("Cuando andan los dos lados"),
    moving: sentence(90).describe("Mientras elige otro horario"),
  }).describe("Qué se puede tocar"),
  /** One sentence for each change. */
  log: strictObject({
    moved: template(90, "name", "to", "from").describe("Cambiado"),
    coming: template(60, "name", "place").describe("Viene"),
    given: template(60, "name", "place").describe("Un horario dado"),
    takenBack: template(60, "place").describe("Un horario sacado"),
    refused: sentence(70).describe("Un horario que se acaba de ocupar"),
  }).describe("Qué cambió, en una oración"),
})
  .superRefine((texts, context) => {
    const { days, hours, appointments, offers, patient } = texts;
    const report = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: "custom", path, message });
    const isPlace = ({ day, hour }: z.infer<typeof moment>) =>
      days.some(({ name }) => name === day) && hours.includes(hour);
    for (const [key, list] of Object.entries({ appointments, offers }))
      for (const [index, moment] of list.entries())
        if (!isPlace(moment)) report([key, index], "has a day or an hour that days and hours do not list");
    if (!appointments.some(({ name }) => name === patient))
      report(["patient"], "has none of the appointments");
  })
  .describe("Salita: las pantallas dibujadas");

/** The screens of the product's phone, with their labels. */
const screens = {
  reminder: "El recordatorio",
  who: "La identificación",
  times: "Los horarios",
  confirm: "La confirmación",
  changed: "El turno ya cambiado",
};
export type Screen = keyof typeof screens;

const specimen = <Shape extends z.ZodRawShape>(shape: Shape) =>
  strictObject({ title: label(60), ...shape, action: label(50) });

/** Examples of deliverables for one invented product, without a client, a price, a percentage or a result. */
export const specimens = {
  shared: strictObject({
    /** States that the example is invented. */
    label: label(24).describe("Etiqueta de los ejemplos. Dice que son inventados."),
    inventedProduct: label(70).describe("El producto inventado"),
  }).describe("En todos los ejemplos"),
  salita,
  ux: specimen({
    noteLabel: label(30).describe("Nombre de las notas"),
    /** A note to the developers marks a screen on which users get stuck. */
    screens: listOf(
      strictObject({
        name: label(24),
        screen: z.enum(listKeys(screens)).meta({ description: "Pantalla", options: screens }),
        seen: sentence(80).describe("Qué se vio"),
        note: sentence(260).optional().describe("Nota para quien programa. Solo donde la gente se traba."),
      }),
      5,
    ).describe("Pantallas"),
  }),
  ui: specimen({
    note: sentence(90),
    states: strictObject({
      rest: state.describe("En reposo"),
      hover: state.describe("Con el mouse encima"),
      focus: state.describe("Con foco"),
      pressed: state.describe("Apretado"),
      wrong: state.describe("Con un error"),
      loading: state.describe("Cargando"),
      off: state.describe("Desactivado"),
    }).describe("Estados"),
  }),
  customer: specimen({
    line: sentence(90).describe("Título de la sección"),
    fact: label(14).describe("Palabra para un hecho"),
    opinion: label(14).describe("Palabra para una opinión"),
    statements: listOf(
      strictObject({
        asked: sentence(60).describe("Pregunta"),
        heard: text(100).describe("Respuesta"),
        kind: z
          .enum(["fact", "opinion"])
          .meta({ description: "Hecho u opinión", options: { fact: "Hecho", opinion: "Opinión" } }),
      }),
      4,
    ).describe("Respuestas"),
    meaning: named.describe("Qué se aprendió"),
    next: named.describe("Qué sigue"),
  }),
  product: specimen({
    goal: sentence(90).describe("Objetivo"),
    refused: label(6).describe("Palabra para lo que no"),
    requests: listOf(
      request.extend({
        drawing: z
          .enum(["phone", "desk"])
          .meta({ description: "Dibujo", options: { phone: "El celular", desk: "La agenda de recepción" } })
          .optional(),
      }),
      4,
    ).describe("Pedidos. En orden."),
    refusals: listOf(request, 2).describe("Pedidos que no"),
  }),
  project: specimen({
    days: template(30, "first", "last").describe("Días del informe"),
    week: strictObject({
      first: planDay.describe("Primer día"),
      last: planDay.describe("Último día"),
    }).describe("Días de la semana"),
    date: strictObject({
      name: label(40),
      text: template(220, "from", "to"),
      from: planDay.describe("Del día"),
      to: planDay.describe("Al día"),
    }).describe("La fecha que se atrasa"),
    done: weekPart.describe("Hecho"),
    late: weekPart.describe("Atrasado"),
    decide: weekPart
      .extend({
        items: listOf(endingInMark(text(180, 1, "day")), 2).describe("Puntos. {day} es el día de abajo."),
        day: planDay.describe("Día"),
      })
      .describe("A decidir"),
  }),
  design: specimen({
    question: sentence(80),
    rules: named.describe("Reglas"),
    ideas: listOf(
      strictObject({
        name: label(50),
        fate: sentence(70).describe("Qué pasó con la idea"),
        state: z.enum(["dropped", "later", "tested"]).meta({
          description: "Estado",
          options: { dropped: "Descartada", later: "Guardada", tested: "Probada" },
        }),
      }),
      6,
    ).describe("Ideas"),
    test: listOf(named, 3).describe("Prueba"),
  }),
};
export type SpecimenContent = { [Key in keyof typeof specimens]: z.infer<(typeof specimens)[Key]> };
