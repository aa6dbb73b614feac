import type { Content } from "../types.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "UX, UI, sistemas de diseño e interacción",
      description:
        "Cuatro trabajos de diseño de producto que podés pedir sueltos: los recorridos, las pantallas terminadas, un juego de piezas compartido o cómo se mueve todo.",
    },
    title: "Diseño",
    description:
      "Cuatro trabajos de diseño con límites claros: sabés qué vas a recibir antes de la primera pantalla.",
    caption: "Servicios de diseño",
    line: "Cuatro entregas listas para usar.",
    fallbackLine: "Cuatro que sí dibujamos.",
    closing: ["Para empezar", "alcanza", "un garabato."],
  },
  development: {
    meta: {
      title: "Desarrollo de sitios, apps y pagos",
      description:
        "Contratá la parte que le falta a tu producto: frontend, app para celulares, pagos o usuarios; o dejanos a nosotros el proyecto entero. El código es tuyo.",
    },
    title: "Desarrollo",
    description:
      "Lo que tus clientes notan si falla, hecho y probado, y quien lleve el proyecto hasta el final.",
    caption: "Servicios de desarrollo",
    line: "Cinco que tienen que andar.",
    fallbackLine: "Cinco que sí construimos.",
    closing: ["Contanos", "qué no te", "puede fallar."],
  },
  marketing: {
    meta: {
      title: "Estrategia digital, SEO y analítica",
      description:
        "Decidí a quién querés llegar, publicá páginas que merezcan aparecer en el buscador y mirá pocos números, los que te dicen qué cambiar.",
    },
    title: "Marketing",
    description:
      "De un objetivo a un plan, del plan a páginas que la gente encuentra y de ahí a números para decidir.",
    caption: "Servicios de marketing",
    line: "Te encuentran, y vos te enterás.",
    fallbackLine: "Tres en los que sí trabajamos.",
    closing: ["Contanos", "qué vendés", "y a quién."],
  },
  legal: {
    meta: {
      title: "Cumplimiento, propiedad intelectual y empresa",
      description:
        "Juntamos lo que tu abogado necesita saber del producto: qué datos guarda, de quién son el código y la marca, cómo está armada la empresa. Sin asesoramiento legal.",
    },
    title: "Legales",
    description: "Datos, derechos y papeles en orden, con tu abogado: no damos asesoramiento legal.",
    caption: "Servicios legales",
    line: "Tres temas para tener en orden.",
    fallbackLine: "Estos tres sí.",
    closing: ["Sumá a quien", "te asesora", "a la charla."],
  },
};
