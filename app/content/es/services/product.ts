import type { ServiceText } from "../../types.ts";

export const product: ServiceText = {
  meta: {
    title: "Product Owner para equipos que esperan respuestas",
    description:
      "Un Product Owner de tu lado de la mesa: una sola lista de pendientes, un motivo escrito por cada no y entregas probadas antes de que las vean tus clientes.",
  },
  title: "Product Owner",
  subtitle: "Alguien a tu lado dice qué va primero",
  description:
    "Vender y contratar te comen la semana mientras desarrollo espera una respuesta. La damos, ordenamos el trabajo y decimos que no si hace falta. El objetivo y la plata los ponés vos.",
  summary: "Alguien decide por vos qué va primero y deja escrito por qué.",
  featuresLine: "Seis tareas que podés soltar.",
  features: [
    {
      title: "Un objetivo escrito",
      description:
        "En una carilla ponemos para quién es y qué le cambia; si nadie habló con compradores, antes va Customer Development.",
    },
    {
      title: "Un solo backlog",
      description:
        "En esa lista de pendientes cada pedido, del dueño o del pasante, tiene un único lugar, y el equipo sabe qué agarrar.",
    },
    {
      title: "Un no con motivos",
      description:
        "Lo que rechazamos o dejamos para después queda anotado con el porqué, y no se vuelve a discutir en cada reunión.",
    },
    {
      title: "Historias para construir",
      description:
        "Cada pedido llega a desarrollo con un caso real y la prueba que tiene que pasar: nadie programa adivinando.",
    },
    {
      title: "Terminado es probado",
      description:
        "Usamos antes que tus clientes lo que el equipo da por terminado, y lo aceptamos o lo devolvemos con una nota.",
    },
    {
      title: "Tus decisiones, servidas",
      description:
        "Lo que solo vos podés definir, sobre todo la plata, te llega con dos opciones y un consejo; guardanos un rato por semana.",
    },
  ],
  benefitsLine: "Ya no cargás con todo.",
  benefits: [
    "Vos vendés y el equipo no se frena",
    "El que más grita deja de ganar",
    "Menos pantallas pagadas que nadie abre",
    "Un inversor pregunta y tenés el porqué",
    "Quien venga después hereda los motivos",
  ],
  processLine: "Se hace en orden.",
  process: ["Escribir el objetivo", "Ordenar los pedidos", "Aceptar lo terminado", "Entregar la lista"],
  closing: ["Mandanos", "tu lista", "desordenada."],
};
