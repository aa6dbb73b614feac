import type { Content } from "../../types.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Estrategia digital: una meta, pocos canales, un plan",
      description:
        "Un plan corto para que te encuentren: una meta, los canales que tu plata y tu equipo pueden sostener, y cuándo cortar cada uno.",
    },
    title: "Estrategia digital",
    description: "Pocos canales, elegidos por algo.",
    details:
      "Te llevás un plan corto: una meta, a quién le hablás, los canales que se ganaron el lugar, quién hace cada cosa y cuánto cuesta. De ahí en más lo lleva tu equipo: no incluye manejar anuncios ni redes, y lo que pagás por anunciar va aparte. Si todavía no sabés quién compraría, antes conviene salir a preguntar: eso es Customer Development.",
    featuresLine: "Qué define el plan.",
    features: [
      "Una meta con número y fecha",
      "Quién compra y por qué ahora",
      "Qué usan hoy en vez de lo tuyo",
      "Tu oferta en una frase",
      "Canales que quedan y por qué",
      "Canales descartados a propósito",
      "De la visita a la consulta",
      "Un calendario posible",
      "Gasto repartido por canal",
      "Cuándo cortar cada apuesta",
    ],
    processLine: "Primero, la meta.",
    process: [
      {
        title: "Nombrar la meta",
        description: "Nos contás qué tiene que cambiar en el negocio y lo pasamos a una sola cifra.",
      },
      {
        title: "Leer las pistas",
        description: "Revisamos tus chats de venta, qué busca la gente y qué promete tu competencia.",
      },
      {
        title: "Achicar la lista",
        description: "Comparamos cada canal por costo, esfuerzo y alcance; queda lo que podés sostener.",
      },
      {
        title: "Repartir tareas",
        description: "Cada acción lleva una persona, un costo y la señal de que funciona.",
      },
      {
        title: "Seguir o cortar",
        description: "Con los primeros resultados sobre la mesa, decidimos con vos qué sigue y qué no.",
      },
    ],
    closing: ["Poné la meta.", "Buscamos", "el camino."],
  },
  seo: {
    meta: {
      title: "SEO: una buena página para cada búsqueda",
      description:
        "Una página para cada cosa que buscan tus clientes, escrita con quien sabe y fácil de leer para los buscadores. Sin prometer posiciones y sin trucos.",
    },
    title: "SEO",
    description: "Páginas que responden y por eso aparecen.",
    details:
      "SEO es aparecer en los buscadores por mérito. Averiguamos qué escribe la gente al buscar lo que vendés, hacemos la página que lo responde y cuidamos que el buscador pueda leerla. Te quedan la lista de búsquedas, las páginas y los accesos. Nadie puede prometerte una posición, y lleva tiempo; si necesitás visitas ya, te conviene anunciar.",
    featuresLine: "Que sea fácil encontrarte.",
    features: [
      "Las palabras de quien busca",
      "Una página por pregunta",
      "Páginas unidas o borradas",
      "Títulos que dan ganas de abrir",
      "Textos de alguien que sabe",
      "Enlaces entre páginas afines",
      "Velocidad en un celular común",
      "Direcciones viejas redirigidas",
      "Datos que el buscador entiende",
      "Qué búsquedas traen consultas",
    ],
    processLine: "Escuchar primero.",
    process: [
      {
        title: "Juntar palabras",
        description: "Salen de las búsquedas, de los chats y de quien atiende a tus clientes.",
      },
      {
        title: "Despejar el paso",
        description: "Arreglamos lo que impide leer una página: lentitud, enlaces rotos, copias repetidas.",
      },
      {
        title: "Asignar páginas",
        description: "A cada búsqueda le toca una sola, así las tuyas dejan de competir entre sí.",
      },
      {
        title: "Escribir con vos",
        description: "Alguien de tu equipo pone lo que sabe, nosotros escribimos y vos aprobás cada página.",
      },
      {
        title: "Ver qué llega",
        description: "Miramos qué búsquedas terminan en consulta; de ahí sale la próxima página.",
      },
    ],
    closing: ["¿Qué escriben", "al buscarte?", "Charlémoslo."],
  },
  analytics: {
    meta: {
      title: "Analítica: pocos números, cada uno con su decisión",
      description:
        "Números en los que podés confiar: definidos con palabras simples, medidos con permiso, cruzados con tus ventas reales y leídos con vos.",
    },
    title: "Analítica",
    description: "Medí solo lo que te haría cambiar de idea.",
    details:
      "Antes de instalar nada, anotás qué decisiones tomarías mejor con un número. Medimos lo que esas piden y nada más. Te quedan el tablero (tus números en una pantalla), las definiciones y las cuentas. Los números dicen qué pasó, no el motivo; si tenés pocas visitas, hablar con clientes (Customer Development) enseña más que un gráfico.",
    featuresLine: "Lo justo para no decidir a ojo.",
    features: [
      "Decisiones antes que datos",
      "Pocas medidas, con responsable",
      "Qué cuenta cada número",
      "Clics y pedidos, bien nombrados",
      "Permiso antes de medir",
      "Solo los datos personales justos",
      "De dónde vino cada consulta",
      "El paso en que la gente se va",
      "Un tablero de una sola pantalla",
      "Cuentas que son tuyas",
    ],
    processLine: "Del pálpito al dato.",
    process: [
      {
        title: "Listar decisiones",
        description: "Nos decís qué elegís a ciegas; lo que no cambiaría ninguna elección no se mide.",
      },
      {
        title: "Definir números",
        description: "Anotamos qué cuenta cada uno y de dónde sale: dos personas llegan al mismo resultado.",
      },
      {
        title: "Empezar a medir",
        description:
          "Sumamos la medición a tu sitio o tu app, con permiso y cuidando que anden igual de rápido.",
      },
      {
        title: "Cruzar los datos",
        description:
          "Los comparamos con tus pedidos y mensajes reales y buscamos el porqué de cada diferencia.",
      },
      {
        title: "Leerlos con vos",
        description: "En la primera lectura cada número termina en un verbo: mantener, corregir o cortar.",
      },
    ],
    closing: ["Preguntá vos.", "El tablero,", "después."],
  },
};
