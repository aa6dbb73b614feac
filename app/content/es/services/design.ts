import type { ServiceText } from "../../types.ts";

export const design: ServiceText = {
  meta: {
    title: "Design Thinking: un problema y ningún producto",
    description:
      "Design Thinking para cuando no sabés qué construir: mirar el problema, acordar una pregunta, dibujar por separado y probar una maqueta antes de pagar código.",
  },
  title: "Design Thinking",
  subtitle: "Cuando tenés el problema y no la idea",
  description:
    "Algo duele en tu negocio y cada cual trae su remedio. Abrimos el problema con quienes lo viven y cerramos con una respuesta probada. Si ya sabés qué armar, lo\u00a0tuyo es\u00a0UX.",
  summary: "Abrimos el problema y lo cerramos con algo que podés probar.",
  featuresLine: "Del enredo a una sola respuesta.",
  features: [
    {
      title: "Estar donde pasa",
      description:
        "Pasamos horas en el mostrador o al lado de quien corrige la planilla a mano: eso no se cuenta en reuniones.",
    },
    {
      title: "Una pregunta para todos",
      description:
        "De las quejas sale una sola pregunta, que firman todos; si no, cada área termina resolviendo un problema distinto.",
    },
    {
      title: "Cada uno dibuja aparte",
      description:
        "Traés gente de ventas, atención y gerencia; cada persona boceta por su lado, y no gana lo primero que se dijo en voz alta.",
    },
    {
      title: "Reglas antes de votar",
      description:
        "El costo, la ley y lo intocable se fijan antes de comparar dibujos, con quien decide sentado a la mesa.",
    },
    {
      title: "Una maqueta bien tosca",
      description:
        "Papel, pantallas de mentira o alguien que hace de sistema: alcanza para probar con gente de afuera antes de programar.",
    },
    {
      title: "Una página, no software",
      description:
        "Qué se probó, qué hizo la gente y si conviene construir, cambiar o descartar: con eso cualquier equipo te presupuesta.",
    },
  ],
  benefitsLine: "Cuando se van los papelitos.",
  benefits: [
    "Todos llaman igual al problema",
    "Tu equipo banca lo que dibujó",
    "Una mala idea muere barata, en papel",
    "Sabés qué pedirle a quien programa",
    "El próximo problema lo abrís sin ayuda",
  ],
  processLine: "Se abre y se cierra.",
  process: ["Abrir el problema", "Elegir una pregunta", "Dibujar respuestas", "Probar una sola"],
  closing: ["Traenos", "problemas,", "no respuestas."],
};
