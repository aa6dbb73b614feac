import type { Content } from "../../schema.ts";

export const marketing: Content["details"]["marketing"] = {
  "digital-strategy": {
    meta: {
      title: "Estrategia digital: una meta, pocos canales, un plan",
      description:
        "Un plan corto para que te encuentren, con una meta tuya, los canales que podés sostener y la fecha para cortar cada uno. Después lo lleva tu equipo.",
    },
    title: "Estrategia digital",
    subtitle: "Quedate con los pocos canales que tu equipo puede atender.",
    description:
      "¿Hay que estar en todas las redes? No, alcanza con las que alguien tiene tiempo de atender. Si ya tenés qué mostrar, elegimos con vos los canales que siguen y los que se sueltan. Queda un plan corto con tu meta, donde cada canal tiene responsable, costo y fecha para cortarlo si no rinde.",
    outOfScope:
      "Tu equipo sigue manejando las redes y la pauta (publicidad paga). El plan le dice si conviene. ¿Todavía no sabés quién compraría? Empezá por {customer}.",
    featuresLine: "Un plan que dice qué canales usar y quién los lleva.",
    features: [
      "Tu meta, con número y fecha",
      "Quién compra y por qué ahora",
      "Qué usa hoy quien no te compra",
      "Tu oferta en una frase",
      "Canales que quedan y por qué",
      "Canales descartados, con su motivo",
      "El camino de la visita a la venta",
      "Un calendario que tu equipo pueda seguir",
      "Si conviene pauta, y cuánta por canal",
      "Cuándo cortar cada canal",
    ],
    processLine: "Cada canal sigue o se corta por sus resultados.",
    process: [
      {
        title: "Definir la meta",
        description:
          "Nos contás qué tiene que cambiar en el negocio, y queda escrito con una cifra tuya y una fecha.",
      },
      {
        title: "Revisar ventas y competencia",
        description:
          "Leemos los chats de venta que nos pases, vemos qué busca la gente y qué hace tu competencia, y te lo resumimos.",
      },
      {
        title: "Elegir los canales",
        description:
          "Comparamos con vos costo, esfuerzo y alcance, y cada canal que se descarta queda con su motivo, por si alguien lo vuelve a proponer.",
      },
      {
        title: "Repartir el trabajo",
        description:
          "Cada tarea sale de la reunión con una persona, un costo y la señal que dice si funciona.",
      },
      {
        title: "Cortar lo que no funciona",
        description:
          "Cuando llegan los primeros resultados, decidís con nosotros el canal que sigue y el que se corta.",
      },
    ],
    closing: "Contanos tu meta y qué canales ya probaste.",
    quoteSays:
      "El presupuesto nombra los canales que compararíamos y los chats de venta que leeríamos, y aclara qué no entra.",
  },
  seo: {
    meta: {
      title: "SEO: páginas que responden a lo que se busca",
      description:
        "Páginas que contestan lo que buscan tus clientes, escritas con tu equipo y fáciles de leer para los buscadores. Lleva tiempo, y nadie puede prometer una posición.",
    },
    title: "SEO",
    subtitle: "Páginas para que te encuentren sin pagar por cada visita.",
    description:
      "Alguien busca de noche lo que vendés y encuentra a otro. SEO es trabajar para que te encuentre a vos. Arreglamos lo que Google no puede leer en tu sitio y escribimos con tu equipo las páginas que contestan lo que te preguntan. Las páginas y la lista de búsquedas son tuyas y quedan cuando nos vamos.",
    outOfScope:
      "Nadie puede prometer un lugar en Google ni una fecha. No conseguimos enlaces de otros sitios ni manejamos pauta, que es la publicidad paga. En {marketing/digital-strategy} ves si te conviene.",
    featuresLine: "Una página útil para cada cosa que buscan tus clientes.",
    features: [
      "Las palabras de tus clientes",
      "Una página para cada necesidad",
      "Páginas repetidas, unidas o borradas",
      "Títulos que dicen qué hay adentro",
      "Textos escritos con tu equipo",
      "Enlaces entre páginas afines",
      "Velocidad en un celular común",
      "Direcciones viejas redirigidas",
      "Datos que el buscador entiende",
      "Qué páginas traen pedidos o mensajes",
    ],
    processLine: "Aprobás cada página y después ves si rinde.",
    process: [
      {
        title: "Reunir lo que busca la gente",
        description:
          "Sacamos las palabras de los buscadores, de quien atiende y de los chats que nos pases, y anotamos de dónde salió cada una.",
      },
      {
        title: "Agrupar por tema",
        description:
          "Cada necesidad recibe una sola página, porque muchas casi iguales pueden pasar por spam. Ves el reparto antes que los textos.",
      },
      {
        title: "Corregir fallas técnicas",
        description:
          "Arreglamos páginas lentas, enlaces rotos y textos repetidos. De cada arreglo ves el antes y el después.",
      },
      {
        title: "Escribir con tu equipo",
        description:
          "Quien más sabe del tema nos lo cuenta, nosotros lo escribimos y vos aprobás cada página.",
      },
      {
        title: "Medir lo que trae cada página",
        description:
          "Vemos con vos qué páginas traen pedidos o mensajes, y por qué búsquedas, hasta donde las herramientas lo muestran.",
      },
    ],
    closing: "Mandanos tu sitio y contanos qué querés vender.",
    quoteSays:
      "El presupuesto dice qué páginas escribiríamos primero, cuáles arreglaríamos y cuáles pueden esperar.",
  },
  analytics: {
    meta: {
      title: "Analítica: pocos números, cada uno con su decisión",
      description:
        "Números que llevan a una decisión, comparados con tus pedidos. Medimos solo a quien da permiso, y te explicamos qué queda sin contar.",
    },
    title: "Analítica",
    subtitle: "Pocos números, para saber qué sigue, qué se corrige y qué se corta.",
    description:
      "Un número que mirás cada mes y que no te cambia nada está de más. Si ya tenés visitas, elegimos con vos unos pocos, cada uno atado a una decisión. En tus reuniones abrís un tablero de una sola pantalla, en tu propia cuenta, donde cada cifra dice qué mide y para qué decisión sirve.",
    outOfScope:
      "Los números muestran qué pasó, y el porqué hay que preguntarlo. Con pocas visitas aprendés más en {customer}. Contamos solo a quien da permiso, con un texto que decide tu abogado.",
    featuresLine: "Números que todo tu equipo entiende de la misma manera.",
    features: [
      "Lista de decisiones por tomar",
      "Pocos números, con responsable",
      "Qué cuenta cada número",
      "Cada acción medida, con un solo nombre",
      "Permiso de la gente antes de medir",
      "Solo los datos personales necesarios",
      "De dónde vienen consultas y ventas",
      "El paso donde la gente se va",
      "Un tablero de una sola pantalla",
      "Cuentas de medición a tu nombre",
    ],
    processLine: "Comparamos cada número con tus ventas reales.",
    process: [
      {
        title: "Listar tus decisiones",
        description:
          "Nos contás qué decidís a ojo. Lo que no ayuda a decidir no se mide, y eso también queda anotado.",
      },
      {
        title: "Definir los números",
        description: "Escribimos qué cuenta cada número y de dónde sale, para que cualquiera lea lo mismo.",
      },
      {
        title: "Empezar a medir",
        description:
          "Pedimos permiso, cuidamos que la página no se ponga pesada y ves entrar los primeros datos.",
      },
      {
        title: "Verificar los números",
        description:
          "Comparamos los números con tus pedidos y mensajes, y te explicamos cada diferencia, como la de quienes no aceptaron.",
      },
      {
        title: "Leer los números con vos",
        description: "En la primera lectura, al lado de cada número anotás si seguís, corregís o cortás.",
      },
    ],
    closing: "Escribinos una pregunta que hoy contestás a ojo.",
    quoteSays:
      "Te la devolvemos con el número que la contestaría, el lugar de donde habría que sacarlo y lo que no vale la pena medir.",
  },
};
