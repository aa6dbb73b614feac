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
        "Contratá la parte que le falta a tu producto, o la gestión de un desarrollo entero, con el código a tu nombre. Si arrancás de cero, pedinos un MVP.",
    },
    title: "Desarrollo",
    description:
      "Tu producto es un dibujo, no cobra, no tiene app o deja ver de más. Programamos lo que falta o gestionamos todo el desarrollo, y el código queda a tu nombre.",
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
      "¿Te compran por las redes o por la publicidad? Las sigue manejando tu equipo, ahora con un plan corto, páginas para quien busca o números para decidir.",
    caption: "Servicios de marketing",
    line: "Elegí tus canales y mirá cuáles te traen consultas.",
    fallbackLine: "El marketing que sí hacemos.",
    closing: "Contanos qué vendés y a quién.",
  },
  legal: {
    meta: {
      title: "Preparación legal: datos, derechos y empresa",
      description:
        "Datos, derechos del código y papeles de la empresa, en una carpeta que te queda. El asesoramiento legal lo dan tu abogado y tu contador, con todo a la vista.",
    },
    title: "Temas legales",
    description:
      "Un inversor pregunta por los datos, el código o los papeles, y no sabés qué decir. Opina tu abogado, no nosotros, con una carpeta ordenada que te queda a vos.",
    caption: "Preparación legal",
    line: "Tu abogado decide con la información ya ordenada.",
    fallbackLine: "Los temas legales que sí preparamos.",
    closing: "Contanos qué te preguntó un inversor o un cliente.",
  },
};
