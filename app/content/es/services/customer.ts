import type { ServiceText } from "../../types.ts";

export const customer: ServiceText = {
  meta: {
    title: "Customer Development: saber si te lo van a comprar",
    description:
      "Hablamos con quienes tendrían que comprarte antes de que pagues una línea de código, y te dejamos por escrito si conviene seguir, cambiar o parar.",
  },
  title: "Customer Development",
  subtitle: "Saber si te lo compran antes de hacerlo",
  description:
    "Customer Development es ir a hablar con quienes tendrían que comprarte, antes de poner plata en código: qué hacen hoy y cuánto les cuesta. Te contamos todo, también lo que duele.",
  summary: "Le preguntamos a quien pagaría, antes de programar nada.",
  featuresLine: "Equivocate antes de que salga caro.",
  features: [
    {
      title: "La apuesta más riesgosa",
      description:
        "Anotamos qué tiene que ser cierto para vender, lo más flojo primero; si no hay idea todavía, Design Thinking la busca.",
    },
    {
      title: "La gente indicada",
      description:
        "Vos abrís tu agenda y nosotros buscamos al resto: gente que tiene el problema, no amigos que quieren quedar bien.",
    },
    {
      title: "Charlas sin vender",
      description:
        "Preguntamos por la última vez que les pasó y cuánto pagaron, nunca si les gusta la idea: a eso todos dicen que sí.",
    },
    {
      title: "Vos también escuchás",
      description:
        "Vení a las charlas o, si la persona acepta, leé las notas completas; no te suavizamos lo que dijo.",
    },
    {
      title: "Una prueba con precio",
      description:
        "Una página con el precio y una lista de espera muestra quién da el paso siguiente, porque elogiar es gratis.",
    },
    {
      title: "Una respuesta escrita",
      description:
        "Seguir, cambiar o parar, y por qué; unas pocas charlas muestran si el problema existe, no cuánto mercado hay.",
    },
  ],
  benefitsLine: "Te sirve, aunque sea un no.",
  benefits: [
    "Sabés a quién venderle primero",
    "Te enterás mientras todavía hay plata",
    "Vendés con las palabras de tus clientes",
    "Dejás afuera lo que nadie pidió",
    "Tus socios ven hechos, no entusiasmo",
  ],
  processLine: "Salís de la duda.",
  process: ["Anotar supuestos", "Salir a preguntar", "Ponerle un precio", "Decidir cómo seguir"],
  closing: ["¿Quién", "te compraría?", "Contanos."],
};
