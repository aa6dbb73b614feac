import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "Diseño UX, UI, sistemas e interacción",
      description:
        "Encargos de diseño que se piden de a uno, con la lista de lo que vas a recibir acordada antes de dibujar. Para algo que no existe todavía, pedí el MVP.",
    },
    title: "Diseño",
    description:
      "Encargos de diseño que se piden de a uno. La lista de lo que vas a recibir se acuerda antes de empezar a dibujar.",
    caption: "Servicios de diseño",
    line: "Elegí el trabajo de diseño que te falta.",
    fallbackLine: "Los trabajos de diseño que sí hacemos.",
    closing: "Contanos qué está diseñado y qué falta.",
  },
  development: {
    meta: {
      title: "Desarrollo de sitios, apps, pagos y usuarios",
      description:
        "Contratá la parte que le falta a tu producto, o la gestión de un desarrollo entero. El código queda en un repositorio a tu nombre.",
    },
    title: "Desarrollo",
    description:
      "Programamos la parte que te falta o gestionamos un desarrollo entero. Si no hay nada, pedinos en el chat el MVP, la primera versión, con servidor si hace falta.",
    caption: "Servicios de desarrollo",
    line: "Construimos lo que te falta o gestionamos el desarrollo.",
    fallbackLine: "El desarrollo que sí hacemos.",
    closing: "¿Qué parte te falta construir?",
  },
  marketing: {
    meta: {
      title: "Estrategia digital, SEO y analítica",
      description:
        "Un plan con pocos canales, páginas para lo que la gente busca y números que llevan a una decisión. Las redes y la pauta las maneja tu equipo.",
    },
    title: "Marketing",
    description:
      "¿Cómo te van a encontrar y cómo lo vas a saber? Con un plan, páginas que respondan y pocos números. Las redes y la pauta (publicidad paga) las maneja tu equipo.",
    caption: "Servicios de marketing",
    line: "Elegimos canales, escribimos páginas útiles y medimos.",
    fallbackLine: "El marketing que sí hacemos.",
    closing: "Contanos qué vendés y a quién.",
  },
  legal: {
    meta: {
      title: "Preparación legal: datos, derechos y empresa",
      description:
        "Los hechos sobre los datos, los derechos y la empresa de tu producto, en orden para que decidan tu abogado y tu contador. Sin asesoramiento legal.",
    },
    title: "Temas legales",
    description:
      "No damos asesoramiento legal. Ordenamos lo que se sabe de tus datos, tus derechos y tu empresa para que tu abogado y tu contador puedan decidir.",
    caption: "Preparación legal",
    line: "Papeles en orden antes de ver a tu abogado.",
    fallbackLine: "Los temas legales que sí preparamos.",
    closing: "Sumá a tu abogado desde el primer mensaje.",
  },
};
