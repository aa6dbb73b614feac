import type { SpecimenContent } from "../schema.ts";

/** Examples of what a client holds in the end. One invented product runs through all of them. */
export const specimens: SpecimenContent = {
  label: "Ejemplo inventado",
  inventedProduct: "Salita, la agenda de turnos de una clínica de barrio",
  ux: {
    title: "Cambiar un turno en la clínica, pantalla por pantalla",
    noteLabel: "Para tus programadores",
    screens: [
      {
        name: "El recordatorio",
        words: "Turno mañana. ¿Venís?",
        seen: "Lo abren parados en el colectivo, con una sola mano.",
      },
      {
        name: "La identificación",
        words: "Tu número de afiliado",
        seen: "Acá abandonan. La credencial quedó en casa.",
        note: "El enlace ya dice quién es. Sin enlace, pedir las cuatro letras del mensaje. Si no coinciden, dejarlas escritas y mostrar dónde están.",
      },
      {
        name: "Los horarios libres",
        words: "¿Qué horario te sirve?",
        seen: "Van y vienen. Ningún horario dice con quién es.",
        note: "Poner en cada horario el nombre de la médica. Primero van los de la misma médica que tenía.",
      },
      {
        name: "La confirmación",
        words: "El turno de antes y el nuevo",
        seen: "Lo leen dos veces y confirman.",
      },
      {
        name: "El turno ya cambiado",
        words: "Te esperamos",
        seen: "Le sacan una captura.",
      },
    ],
    action: "Contanos qué tarea deja la gente a medias",
  },
  ui: {
    title: "Un campo de formulario y su botón, estado por estado",
    note: "Probalo. Nada de lo que escribas sale de esta página.",
    field: "Tu código",
    hint: "Cuatro letras, al final del mensaje",
    error: "El código son cuatro letras. Fijate al final del mensaje.",
    button: "Buscar mi turno",
    busy: "Buscando…",
    states: {
      rest: {
        name: "En reposo",
        text: "Dice qué va ahí antes de que escribas.",
      },
      hover: {
        name: "Con el mouse encima",
        text: "El botón se rellena. Con el dedo no hace falta.",
      },
      focus: {
        name: "Con foco",
        text: "Apretá Tab y un aro te muestra dónde estás.",
      },
      pressed: {
        name: "Apretado",
        text: "Mantené el botón apretado, con el mouse o con el dedo, y se hunde apenas.",
      },
      wrong: {
        name: "Con un error",
        text: "Escribí un número y salí del campo. Te dice qué corregir y no borra lo que pusiste.",
      },
      loading: {
        name: "Cargando",
        text: "El botón no se mueve y no se puede apretar dos veces.",
      },
      off: {
        name: "Desactivado",
        text: "El turno ya pasó, y la pantalla lo dice al lado.",
      },
    },
    action: "Mandanos el formulario que la gente llena mal",
  },
  customer: {
    title: "Notas de una entrevista a una recepcionista",
    line: "La línea separa lo que pasó de lo que cree la recepcionista.",
    fact: "Hecho",
    opinion: "Opinión",
    answers: [
      {
        asked: "¿Cuándo fue la última vez que alguien faltó?",
        heard: "Esta mañana. El turno quedó vacío.",
        kind: "fact",
      },
      {
        asked: "¿Y qué hiciste?",
        heard: "Llamó a dos personas que tenía en un cuaderno. Ninguna atendió.",
        kind: "fact",
      },
      {
        asked: "¿Por qué falta la gente?",
        heard: "“Se olvidan. Si pagaran antes, vendrían.”",
        kind: "opinion",
      },
      {
        asked: "¿Qué probaron hasta ahora?",
        heard: "Pagaban un servicio de mensajes. Lo dejaron cuando se fue la única que sabía usarlo.",
        kind: "fact",
      },
    ],
    meaning: {
      name: "Qué aprendimos para el producto",
      text: "Es una sola entrevista. Acá el turno quedó vacío y los dos llamados no lo salvaron. Si otras lo repiten, lo primero es que quien no viene avise antes.",
    },
    next: {
      name: "Qué preguntar en otra entrevista",
      text: "A la dueña de la clínica le preguntaríamos quién decidió pagar el servicio de mensajes y quién decidió dejarlo.",
    },
    action: "Contanos a quién entrevistarías primero",
  },
  product: {
    title: "Los pedidos de una clínica, en orden",
    goal: "Objetivo: que quien no puede venir cambie el turno sin llamar.",
    refused: "No",
    requests: [
      {
        name: "Cambiar el turno desde el recordatorio",
        from: "Lo pidieron pacientes",
        reason: "Es el objetivo, y hoy cada cambio ocupa la única línea de teléfono.",
      },
      {
        name: "Una sola agenda del día para recepción",
        from: "Lo pidió la coordinadora",
        reason: "Sin ella, cada cambio se copia a mano y ahí aparecen los errores.",
      },
      {
        name: "Avisarle a la médica si cambia su agenda",
        from: "Lo pidió una médica",
        reason: "Hoy se entera por la silla vacía. Antes tiene que existir la agenda.",
      },
      {
        name: "Una lista de espera para turnos liberados",
        from: "Lo pidió la hija de una paciente",
        reason: "No hay turno para ofrecer hasta que alguien libere el suyo.",
      },
    ],
    refusals: [
      {
        name: "Pagar al sacar el turno",
        from: "Lo pidió recepción",
        reason: "Por ahora es una opinión, dicha en una entrevista. Si aparece un hecho, vuelve a la lista.",
      },
      {
        name: "La historia clínica al lado del turno",
        from: "Lo pidió otra médica",
        reason: "Son datos de salud y piden otros permisos. Para cambiar un turno sobran.",
      },
    ],
    action: "Mandanos tres pedidos que no sabés cómo ordenar",
  },
  project: {
    title: "El informe de una semana, en una página",
    days: "Días {first} a {last}",
    week: {
      first: 6,
      last: 10,
    },
    date: {
      name: "La fecha que se atrasa",
      text: "La prueba en recepción pasa del día {from} al día {to}. Por ahora, el lanzamiento no se mueve.",
      from: 12,
      to: 14,
    },
    done: {
      name: "Hecho esta semana",
      items: [
        "El cambio de turno funciona desde el mensaje hasta la pantalla que lo confirma.",
        "La agenda del día abre en la compu vieja de la clínica.",
      ],
    },
    late: {
      name: "Atrasado, y por qué",
      items: [
        "Falta cargar los horarios de las médicas.",
        "La lista de la coordinadora llegó sin las tardes. Ese mismo día le pedimos el resto.",
      ],
    },
    decide: {
      name: "Lo que te toca decidir",
      items: [
        "¿Abrimos solo con las mañanas o esperamos la lista completa?",
        "Nosotros abriríamos, y las tardes se suman después. Si contestás a más tardar el día {day}, el lanzamiento se mantiene.",
      ],
      day: 11,
    },
    action: "Contanos cuál fue la última fecha que se corrió",
  },
  design: {
    title: "De varias ideas a una sola, ya probada",
    question: "¿Cómo puede liberar su turno a tiempo quien no va a venir?",
    rules: {
      name: "Reglas acordadas para elegir la idea",
      text: "No instalar, no cobrar ni ocupar el teléfono.",
    },
    ideas: [
      {
        name: "Una app de la clínica",
        fate: "Se descartó: habría que instalarla.",
        state: "dropped",
      },
      {
        name: "Una seña al sacar turno",
        fate: "Se descartó: sacar turno costaría plata.",
        state: "dropped",
      },
      {
        name: "Un llamado grabado",
        fate: "Se descartó: la línea seguiría ocupada.",
        state: "dropped",
      },
      {
        name: "Una pizarra en la puerta",
        fate: "Se descartó: solo le sirve a quien ya está ahí.",
        state: "dropped",
      },
      {
        name: "Una lista de gente que puede venir ya",
        fate: "Se guardó: todavía no hay turnos para ofrecer.",
        state: "later",
      },
      {
        name: "Un recordatorio que se contesta",
        fate: "Se eligió y se probó.",
        state: "tested",
      },
    ],
    test: [
      {
        name: "Cómo probamos la idea",
        text: "Recepción mandó los mensajes a mano, con un enlace a una pantalla falsa. Los cambios los anotaba en un cuaderno.",
      },
      {
        name: "Qué mostró la prueba",
        text: "La gente contestaba el mensaje con un “no puedo” y, en la pantalla, pasaba por alto el botón “Gestionar”.",
      },
      {
        name: "Qué construir",
        text: "El recordatorio, con un botón que use las palabras de la gente, “No puedo ir”.",
      },
    ],
    action: "Contanos qué se trabó y qué propuso cada área",
  },
  quote: {
    title: "Presupuesto de ejemplo: el tuyo trae precio y fechas",
    parts: [
      {
        name: "Va primero",
        entries: [
          {
            name: "Cada paciente cambia su turno",
            reason:
              "Hoy cada cambio depende de que alguien atienda el teléfono, y el MVP se hace para terminar con eso.",
          },
          {
            name: "La agenda del día en recepción",
            reason: "Si recepción no ve el cambio, es como si no existiera.",
          },
        ],
      },
      {
        name: "Puede esperar",
        entries: [
          {
            name: "La lista de espera",
            reason: "Necesita turnos libres, que salen de los cambios de turno.",
          },
          {
            name: "Los mensajes a las médicas",
            reason: "Al principio alcanza con que recepción les avise.",
          },
        ],
      },
      {
        name: "Queda afuera",
        entries: [
          {
            name: "Las historias clínicas",
            reason: "Son los datos más delicados de una clínica, y para cambiar un turno no se usan.",
          },
          {
            name: "El cobro",
            reason: "La clínica no lo nombró al escribirnos. Si más adelante lo pide, empezaríamos por un solo medio de pago.",
          },
        ],
      },
    ],
    action: "Pedí el tuyo con dos frases",
  },
};
