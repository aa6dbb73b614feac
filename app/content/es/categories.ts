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
      "Una tarea que falla, pantallas por terminar, productos que no se parecen o clics sin respuesta. Sabés qué vas a recibir antes de que empecemos a dibujar.",
    caption: "Servicios de diseño",
    line: "Si ya sabés qué diseñar, contratá solo ese trabajo.",
    fallbackLine: "Los trabajos de diseño que sí hacemos.",
    closing: "Contanos qué está diseñado y qué falta.",
  },
  development: {
    meta: {
      title: "Desarrollo frontend, apps, pagos y permisos",
      description:
        "Contratá la parte que le falta a tu producto, o la gestión de un desarrollo entero. El código queda en un repositorio a tu nombre.",
    },
    title: "Desarrollo",
    description:
      "Programamos tu diseño, tu app, los cobros o los permisos, o gestionamos el desarrollo entero. Si arrancás de cero, pedinos un MVP (la primera versión).",
    caption: "Servicios de desarrollo",
    line: "Sumá lo que le falta a tu producto sin rehacer el resto.",
    fallbackLine: "El desarrollo que sí hacemos.",
    closing: "Contanos qué no puede hacer todavía tu producto.",
  },
  marketing: {
    meta: {
      title: "Estrategia digital, SEO y analítica",
      description:
        "Un plan con pocos canales, páginas para lo que la gente busca y números que llevan a una decisión. Las redes y la pauta las maneja tu equipo.",
    },
    title: "Marketing",
    description:
      "Estrategia digital, si no sabés qué canal usar. SEO, si te buscan y no te ven. Analítica, si no sabés qué funciona. Redes y publicidad las maneja tu equipo.",
    caption: "Servicios de marketing",
    line: "Elegí tus canales y mirá cuáles te traen consultas.",
    fallbackLine: "El marketing que sí hacemos.",
    closing: "Contanos qué vendés y a quién.",
  },
  legal: {
    meta: {
      title: "Preparación legal: datos, derechos y empresa",
      description:
        "Ordenamos los datos que pide tu producto, los derechos del código y los papeles de la empresa para que decidan tu abogado y tu contador. Sin asesoramiento legal.",
    },
    title: "Temas legales",
    description:
      "Un inversor o un cliente pregunta por los datos, por el autor del código o por los papeles. Juntamos lo que tu abogado necesita ver. No asesoramos en leyes.",
    caption: "Preparación legal",
    line: "Tu abogado decide con la información ya ordenada.",
    fallbackLine: "Los temas legales que sí preparamos.",
    closing: "Sumá a tu abogado desde el primer mensaje.",
  },
};
