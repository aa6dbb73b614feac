import type { Content } from "../schema.ts";

export const categories: Content["categories"] = {
  design: {
    meta: {
      title: "Diseño UX, UI, sistemas e interacción",
      description:
        "Encargos de diseño que se piden de a uno, con la lista de lo que vas a recibir acordada antes de dibujar. Para algo que no existe todavía, pedí el MVP.",
    },
    title: "Diseño",
    subtitle:
      "Una tarea que falla, pantallas por terminar, productos que no se parecen o clics sin respuesta. Sabés qué vas a recibir antes de que empecemos a dibujar.",
    caption: "Servicios de diseño",
    line: "Si ya sabés qué diseñar, contratá solo ese trabajo.",
    fallbackLine: "Los trabajos de diseño que sí hacemos.",
    closing: "Mostranos lo que ya está diseñado y contanos qué falta.",
    quoteSays:
      "Te decimos cuál de estos trabajos te sirve y con qué archivos terminarías. Los dibujos que todavía no hacen falta quedan para después.",
  },
  development: {
    meta: {
      title: "Desarrollo frontend, apps, pagos y permisos",
      description:
        "Contratá la parte que le falta a tu producto, o la gestión de un desarrollo entero, con el código a tu nombre. Si arrancás de cero, pedinos un MVP.",
    },
    title: "Desarrollo",
    subtitle:
      "¿Arrancás de cero? Pedinos un MVP, la primera versión de tu producto. Si ya tenés uno, programamos lo que le falta. También gestionamos un desarrollo entero, y todo el código es tuyo.",
    caption: "Servicios de desarrollo",
    line: "Sumale a tu producto solo la parte que le falta.",
    fallbackLine: "El desarrollo que sí hacemos.",
    closing: "¿Qué no puede hacer todavía tu producto?",
    quoteSays:
      "El presupuesto dice por qué parte empezar y con qué se conecta. Si te sirve más un MVP, también te lo decimos.",
  },
  marketing: {
    meta: {
      title: "Estrategia digital, SEO y analítica",
      description:
        "Un plan con pocos canales, páginas para lo que la gente busca y números que llevan a una decisión. Las redes y la pauta las maneja tu equipo.",
    },
    title: "Marketing",
    subtitle:
      "¿De dónde salen tus ventas? Te ayudamos a saberlo, a elegir canales y a escribir las páginas que tus clientes buscan. Redes y publicidad siguen con vos.",
    caption: "Servicios de marketing",
    line: "Sabés por dónde te encuentran y qué trae cada canal.",
    fallbackLine: "El marketing que sí hacemos.",
    closing: "Contanos qué vendés y a quién querés venderle.",
    quoteSays:
      "En el presupuesto leés si conviene empezar por el plan, por las páginas o por los números, y qué le toca a tu equipo.",
  },
  legal: {
    meta: {
      title: "Preparación legal: datos, derechos y empresa",
      description:
        "Datos, derechos del código y papeles de la empresa, en una carpeta que te queda. Asesoran tu abogado y tu contador, con todo ya ordenado.",
    },
    title: "Temas legales",
    subtitle:
      "Un inversor pregunta por los datos, el código o los papeles. La opinión la pone tu abogado. Nosotros armamos la carpeta que ve el inversor.",
    caption: "Preparación legal",
    line: "A tu abogado le pagás por opinar y no por juntar papeles.",
    fallbackLine: "Los temas legales que sí preparamos.",
    closing: "¿Qué papel no podrías mostrar si te lo pidieran hoy?",
    quoteSays:
      "Antes de pagar nada ves nuestra parte, la de cada profesional y los papeles que conviene ir buscando.",
  },
};
