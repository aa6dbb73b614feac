import type { Content } from "../../schema.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Estrategia digital: una meta, pocos canales, un plan",
      description:
        "Un plan corto para que te encuentren, con una meta tuya, los canales que podés sostener y la fecha para cortar cada uno. Después lo lleva tu equipo.",
    },
    title: "Estrategia digital",
    description: "Pocos canales, cada uno por un motivo.",
    details:
      "¿Dónde conviene estar? Si el producto ya se puede mostrar y tu equipo tiene poco tiempo, la respuesta es un plan corto. Ahí leés la meta, quién compra, los canales elegidos y por qué, quién hace cada cosa, cuánto cuesta y cuándo parar. No manejamos redes ni pauta, la publicidad que vos les pagás a las plataformas. Si no sabés todavía quién compraría, empezá por Customer Development.",
    featuresLine: "Un plan que dice qué canales usar y cuándo cortarlos.",
    features: [
      "Una meta tuya, con número y fecha",
      "Quién compra y por qué ahora",
      "Qué usan hoy en vez de lo tuyo",
      "Tu oferta en una frase",
      "Canales que quedan y por qué",
      "Canales descartados, con su motivo",
      "El camino de la visita a la consulta",
      "Un calendario posible para tu equipo",
      "Cuánta pauta va a cada canal",
      "Cuándo cortar cada canal",
    ],
    processLine: "Cada tarea del plan termina con un responsable.",
    process: [
      {
        title: "Nombrar la meta",
        description:
          "Nos contás qué tiene que cambiar en el negocio. Ves la meta escrita con una cifra tuya y una fecha.",
      },
      {
        title: "Revisar lo que ya se sabe",
        description: "Recibís un resumen de tus chats de venta, lo que busca la gente y la competencia.",
      },
      {
        title: "Elegir los canales",
        description: "Ves qué canales quedan y cuáles no, según costo, esfuerzo y alcance.",
      },
      {
        title: "Repartir el trabajo",
        description: "Cada tarea te llega con una persona, un costo y la señal de que funciona.",
      },
      {
        title: "Revisar y cortar",
        description: "Miramos con vos los primeros resultados, y ves qué sigue y qué se corta.",
      },
    ],
    closing: "¿Qué tiene que cambiar en tu negocio?",
  },
  seo: {
    meta: {
      title: "SEO: páginas que responden a lo que se busca",
      description:
        "Una página para cada necesidad, escrita con quien sabe y fácil de leer para los buscadores. La posición no la puede prometer nadie, y lleva tiempo.",
    },
    title: "SEO",
    description: "Páginas que responden a lo que la gente busca.",
    details:
      "Alguien escribe de noche lo que necesita y encuentra la página de otro. SEO es tener, para cada necesidad, una página que la responda y que un buscador pueda leer. Hacer una por frase no sirve, porque las casi iguales cuentan como spam. Recibís las búsquedas, las páginas y los accesos. Nadie puede prometer una posición ni un plazo. Si querés visitas ya, Estrategia digital dice si conviene pauta (publicidad paga).",
    featuresLine: "Qué hace que una página sea más fácil de encontrar.",
    features: [
      "Las palabras de tus clientes",
      "Una página por necesidad",
      "Páginas unidas o eliminadas",
      "Títulos que dicen qué hay adentro",
      "Textos de alguien que sabe",
      "Enlaces entre páginas afines",
      "Velocidad en un celular común",
      "Direcciones viejas redirigidas",
      "Datos que el buscador entiende",
      "Qué búsquedas traen consultas",
    ],
    processLine: "Escuchamos lo que se busca antes de escribir.",
    process: [
      {
        title: "Juntar las palabras",
        description: "Te queda una lista sacada de búsquedas, de chats y de quien atiende, con su origen.",
      },
      {
        title: "Agrupar por necesidad",
        description: "Cada necesidad recibe una sola página, y ves el reparto antes de escribir.",
      },
      {
        title: "Arreglar lo que frena",
        description: "Ves la lista de lentitudes, enlaces rotos y copias que fuimos arreglando.",
      },
      {
        title: "Escribir con quien sabe",
        description:
          "Alguien de tu equipo cuenta lo que sabe, nosotros lo escribimos y vos aprobás cada página.",
      },
      {
        title: "Ver qué consultas llegan",
        description: "Ves qué búsquedas terminan en una consulta, hasta donde las herramientas lo muestran.",
      },
    ],
    closing: "Mandanos lo que escribe la gente cuando te busca.",
  },
  analytics: {
    meta: {
      title: "Analítica: pocos números, cada uno con su decisión",
      description:
        "Números que llevan a una decisión, medidos con permiso y cruzados con tus pedidos. Quien no acepta queda sin contar, y lo decimos.",
    },
    title: "Analítica",
    description: "Pocos números, cada uno atado a una decisión.",
    details:
      "No medimos lo que no cambiaría ninguna decisión. Para un producto con visitas, elegís con nosotros los números que sí la cambian. Te quedan el tablero (tus números en una pantalla), las definiciones y las cuentas. Los números son incompletos, porque quien no acepta falta o es una estimación, y dicen qué pasó, no por qué. Con pocas visitas, Customer Development enseña más. El texto del permiso es de tu abogado.",
    featuresLine: "Medimos lo que te ayuda a decidir.",
    features: [
      "Decisiones antes que datos",
      "Pocas medidas, con responsable",
      "Qué cuenta cada número",
      "Clics y pedidos con el mismo nombre",
      "Permiso antes de medir",
      "Solo los datos personales justos",
      "De dónde vino cada consulta",
      "El paso donde la gente se va",
      "Un tablero de una sola pantalla",
      "Cuentas que están a tu nombre",
    ],
    processLine: "Cada número nace de una decisión que hoy tomás a ciegas.",
    process: [
      {
        title: "Listar las decisiones",
        description: "Nos contás qué elegís a ojo. Ves esa lista, y también lo que no se va a medir.",
      },
      {
        title: "Definir los números",
        description: "Escribimos qué cuenta cada número y de dónde sale, para que cualquiera lea lo mismo.",
      },
      {
        title: "Empezar a medir",
        description: "Pedimos permiso, cuidamos el peso de la página y ves los primeros datos.",
      },
      {
        title: "Cotejar con lo real",
        description:
          "Comparamos los números con tus pedidos y mensajes. Ves explicada cada diferencia, como la de quienes no aceptaron.",
      },
      {
        title: "Leerlos con vos",
        description: "En la primera lectura, al lado de cada número anotás si seguís, corregís o cortás.",
      },
    ],
    closing: "Traé una pregunta que hoy contestás sin datos.",
  },
};
