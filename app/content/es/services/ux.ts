import type { ServiceText } from "../../types.ts";

export const ux: ServiceText = {
  meta: {
    title: "Diseño UX: por qué la gente no llega al final",
    description:
      "Miramos cómo usan tu producto, sacamos los pasos donde abandonan y te damos un prototipo que tus usuarios ya probaron, antes de programar.",
  },
  title: "UX",
  subtitle: "Experiencia de usuario, hasta el final",
  description:
    "La gente empieza un registro, una compra o un pedido y lo deja por la mitad. Buscamos en qué punto, dibujamos un camino más corto y lo probamos con tus usuarios antes de\u00a0programarlo.",
  summary: "Vemos dónde abandona la gente y le\u00a0acortamos el camino.",
  featuresLine: "Empezamos donde tus usuarios se van.",
  features: [
    {
      title: "Primero, una tarea",
      description: "Elegimos con vos la tarea que más caro te sale cuando falla; las demás hacen fila.",
    },
    {
      title: "Sesiones con tus usuarios",
      description:
        "Vos traés a algunos clientes; nosotros les damos la tarea, nos callamos y grabamos dónde se traba cada uno.",
    },
    {
      title: "Mapa de tropiezos",
      description:
        "Todos los pasos en un tablero, con lo que la gente hizo y dijo en cada uno, para discutir sobre hechos.",
    },
    {
      title: "Menos pasos",
      description:
        "Cada campo, cada pantalla y cada clic de más tiene que explicar qué hace ahí; si no puede, se va.",
    },
    {
      title: "Prototipo navegable",
      description:
        "Wireframes, o sea pantallas todavía sin color, conectados entre sí para que cualquiera los pruebe en el celular.",
    },
    {
      title: "Notas para programar",
      description:
        "Quien programa recibe flujos, textos de error y el porqué de cada decisión; el aspecto final es de UI, la interfaz.",
    },
  ],
  benefitsLine: "Cuando por fin llegan.",
  benefits: [
    "Sabés qué pantalla te hace perder gente",
    "Te preguntan menos cómo se usa",
    "Corregís cuando todavía es un boceto",
    "Una grabación cierra la discusión",
    "Programás solo lo que ya se probó",
  ],
  processLine: "Primero se mira.",
  process: ["Mirar cómo lo usan", "Elegir qué corregir", "Acortar el camino", "Probar con usuarios"],
  closing: ["Mostranos", "dónde se te va", "la gente."],
};
