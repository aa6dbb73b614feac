/** The schema of the examples of the studio's work: docs/decisions/specimens.md */
import { array, strictObject, z } from "zod";
import type { Message } from "./problem-messages.ts";
import { anyText, ending, label, list, sentence, template, text } from "./text-shapes.ts";

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
    phoneExample: label(16).meta({
      es: "Qué muestra el campo del celular",
      en: "What the phone field shows",
    }),
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
    moving: sentence(90).meta({ es: "Mientras elige otro horario", en: "While another time is picked" }),
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
export const specimens = {
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
    days: template(30, "first", "last").meta({ es: "Días del informe", en: "Days of the report" }),
    week: strictObject({
      first: z.int().meta({ es: "Primer día", en: "First day" }),
      last: z.int().meta({ es: "Último día", en: "Last day" }),
    }).meta({ es: "Días de la semana", en: "Days of the week" }),
    date: strictObject({
      name: label(40),
      text: template(140, "from", "to"),
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
    parts: list(
      strictObject({
        name: label(20),
        entries: array(entry).min(2).max(3).meta({ es: "Puntos", en: "Entries" }),
      }),
      3,
    ).meta({ es: "Partes", en: "Parts" }),
  }),
};
export type SpecimenContent = { [Key in keyof typeof specimens]: z.infer<(typeof specimens)[Key]> };
