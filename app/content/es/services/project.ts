import type { ServiceText } from "../../types.ts";

export const project: ServiceText = {
  meta: {
    title: "Project Manager para productos que se atrasan",
    description:
      "Un Project Manager que deja el alcance por escrito, informa en una página por semana y trae las malas noticias temprano, con el costo de cada cambio al lado.",
  },
  title: "Project Manager",
  subtitle: "Ver el atraso cuando todavía se arregla",
  description:
    "Los proyectos se atrasan callados: una aprobación que nadie dio, un pedido que nadie anotó. Mostramos alcance, fechas y gente cada semana. Qué va primero lo decidís vos o un Product Owner.",
  summary: "Cada semana sabés qué avanza, qué se trabó y quién lo tiene.",
  featuresLine: "Seis causas de atraso, a la vista.",
  features: [
    {
      title: "Alcance por escrito",
      description:
        "Qué entra, qué queda afuera y quién aprueba cada parte se acuerda antes de dar una fecha, así nada se cuela.",
    },
    {
      title: "Horas que existen",
      description:
        "Planificamos con el tiempo real de cada persona, también el tuyo para aprobar: una hora prometida dos veces rinde por una.",
    },
    {
      title: "Fechas con motivo",
      description:
        "Cada fecha dice qué espera, por ejemplo una clave, y quién la debe; si tu fecha no da, te enterás al arrancar.",
    },
    {
      title: "Una página por semana",
      description:
        "Lo que se hizo, lo que se atrasó y lo que te toca resolver, para leer entre una reunión y otra.",
    },
    {
      title: "Malas noticias temprano",
      description:
        "Te avisamos del atraso el día que lo vemos, con lo que se puede recortar y lo que no, mientras todavía elegís vos.",
    },
    {
      title: "Cambios con su costo",
      description:
        "Una idea nueva entra con sus días, su plata y la fecha que mueve; sin tu visto bueno, nadie la empieza.",
    },
  ],
  benefitsLine: "Así cambia tu semana.",
  benefits: [
    "Elegís qué recortar, y a tiempo",
    "Das fechas que podés sostener",
    "Dejás de perseguir a todos por novedades",
    "Ningún extra aparece sin tu firma",
    "Terminás con todas las claves en la mano",
  ],
  processLine: "El atraso se ve venir.",
  process: ["Acordar el alcance", "Armar el calendario", "Destrabar el trabajo", "Entregar las llaves"],
  closing: ["Contanos", "qué fecha", "te desvela."],
};
