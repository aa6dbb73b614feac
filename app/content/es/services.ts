import type { Content } from "../schema.ts";
import { site } from "../site.ts";

export const services: Content["services"] = {
  ux: {
    meta: {
      title: "UX: dónde abandona la gente tu producto y por qué",
      description:
        "Miramos a tus usuarios con el producto, marcamos dónde abandonan y te damos un prototipo que ya probaron. El aspecto final y el código van aparte.",
    },
    title: "UX",
    subtitle: "Vemos dónde se traba la gente en tu producto y le acortamos el camino",
    description:
      "Alguien empieza un registro o un pedido y lo deja por la mitad. Ves la visita, pero el pedido no llega. Trabajar la experiencia de usuario (UX) es averiguar en qué paso se va y por qué. Te llevás un mapa de abandonos, un prototipo que tus usuarios ya probaron y notas para programarlo.",
    outOfScope:
      "El aspecto final lo resolvemos en {ui}, y el código se contrata aparte. Si ya sabés qué tarea falla, te alcanza con {design/ux}, que es un trabajo más chico.",
    summary: "Averiguamos en qué paso abandona la gente y te damos un camino más corto, ya probado.",
    featuresLine: "Ves en qué paso abandonan tus usuarios y cómo evitarlo.",
    features: [
      {
        title: "Primero, la tarea más cara",
        description:
          "Recorremos tu producto y elegimos con vos la tarea que más te perjudica cuando falla. Las demás quedan anotadas, en orden.",
      },
      {
        title: "Pruebas con tus usuarios",
        description:
          "Nos presentás usuarios, que intentan hacer la tarea mientras nosotros miramos callados. Grabamos a quien lo acepta, y con los demás tomamos notas.",
      },
      {
        title: "Mapa de los pasos donde abandonan",
        description:
          "Cada paso va a un tablero con lo que la gente hizo y dijo ahí. De ese tablero sale qué conviene corregir primero.",
      },
      {
        title: "Menos pasos para terminar la tarea",
        description:
          "Le pedimos un motivo a cada campo, a cada pantalla y a cada clic. Sacamos lo que no hace falta para llegar al final.",
      },
      {
        title: "Prototipo para tus usuarios",
        description:
          "Lo recorren en el celular. Está hecho con wireframes, esquemas simples que muestran qué va en cada pantalla antes de darle estilo.",
      },
      {
        title: "Indicaciones para tus programadores",
        description:
          "Reúnen los flujos, los textos de error y el porqué de cada decisión, así tu equipo no arranca adivinando.",
      },
    ],
    benefitsLine: "Dejás de gastar en rehacer la pantalla equivocada.",
    benefits: [
      "Sabés qué pantalla te hace perder usuarios",
      "Te llaman menos para preguntar cómo se hace",
      "Corregís los errores cuando todavía son bocetos",
      "Las discusiones se cierran mirando qué hicieron los usuarios",
      "Se programa lo que tus usuarios ya probaron",
    ],
    processLine: "Tus usuarios prueban el cambio antes de que se programe.",
    process: [
      "Mirar cómo lo usan",
      "Elegir qué corregir",
      "Dibujar un camino más corto",
      "Probarlo con usuarios",
    ],
    related: [
      "El mismo oficio, para cuando ya elegiste la tarea",
      "Si la gente se va porque la pantalla no le contesta",
      "El registro suele ser el primer lugar donde abandonan",
    ],
    closing: "Mostranos el paso donde sospechás que se va la gente.",
    quoteSays:
      "Puede que el problema empiece unos pasos antes. El presupuesto propone una tarea, dice cuántas personas la probarían y deja las demás para después.",
  },
  ui: {
    meta: {
      title: "UI: un mismo estilo en las pantallas de tu producto",
      description:
        "Para un producto que anda pero parece hecho por varias manos. Te queda un juego de componentes con el que tu equipo arma las pantallas que siguen.",
    },
    title: "UI",
    subtitle: "Un estilo parejo en tu producto, y los componentes para mantenerlo",
    description:
      "Tu producto anda, pero parece hecho por varias manos. Elegimos con vos qué pantallas de su interfaz (UI) rehacer, las dibujamos con un solo juego de componentes (botones, campos, tablas) y revisamos lo programado. Los componentes quedan en tu archivo de diseño, y tu equipo los usa en lo que sigue.",
    outOfScope:
      "Vos traés el logo y tu equipo escribe el código. ¿La gente se pierde en el recorrido? Empezá por {ux}. Si podés listar las pantallas que faltan, aunque el producto sea nuevo, pedí {design/ui}.",
    summary: "Le damos un mismo estilo a un producto que parece hecho por varias manos.",
    featuresLine: "Te quedan componentes para armar las pantallas que sigan.",
    features: [
      {
        title: "Las diferencias entre pantallas",
        description:
          "Ponemos tus pantallas una al lado de la otra y marcamos lo que cambia sin motivo. Así ves cuánto hay para ordenar.",
      },
      {
        title: "El estilo lo elegís vos",
        description:
          "Vos traés tu marca y a quien decide. Nosotros dibujamos varios estilos sobre tus propias pantallas y te quedás con uno.",
      },
      {
        title: "Un nombre por componente",
        description:
          "Cada componente se llama igual en el diseño y en el código. Si pedís un cambio en un botón, diseño y programación saben cuál es.",
      },
      {
        title: "Pantallas vacías, de carga y de error",
        description:
          "Dibujamos la pantalla cuando carga, cuando está vacía, cuando algo falla y cuando falta un permiso, para que nadie la improvise a último momento.",
      },
      {
        title: "Prueba en el celular más chico",
        description:
          "Ahí revisamos el contraste, el tamaño de la letra y el lugar para el pulgar, con tus nombres y precios más largos.",
      },
      {
        title: "Repaso de lo programado",
        description:
          "Anotamos cada diferencia entre el diseño y lo que ya se programó, y a quién le toca corregirla. Tu equipo corrige con la lista al lado y sin discutir de memoria.",
      },
    ],
    benefitsLine: "La pantalla vieja y la nueva parecen de la misma mano.",
    benefits: [
      "Mostrás el producto sin que te dé vergüenza",
      "Una pantalla nueva no reabre la discusión del botón",
      "Tu equipo sabe qué azul va en cada lugar",
      "Un mensaje de error le dice a tu cliente qué hacer",
      "Cambiás un color una sola vez en el archivo de diseño",
    ],
    processLine: "De pantallas sueltas a un estilo que tu equipo mantiene.",
    process: [
      "Juntar tus pantallas",
      "Definir los componentes",
      "Dibujar cada estado",
      "Comparar con el código",
    ],
    related: [
      "Si solo te falta una lista cerrada de pantallas",
      "Los mismos componentes para varios productos, también en código",
      "Para programar en el navegador las pantallas ya dibujadas",
    ],
    closing: "Mandanos la pantalla que te da vergüenza mostrar.",
    quoteSays:
      "Quizás no haga falta rehacer las demás. El presupuesto dice cuáles haríamos nosotros y cuáles puede armar tu equipo después, con los componentes.",
  },
  customer: {
    meta: {
      title: "Customer Development: ¿te lo van a comprar?",
      description:
        "Hablamos con posibles compradores antes de que gastes en código. Recibís las notas de cada entrevista y, por escrito, si conviene seguir, cambiar o parar.",
    },
    title: "Customer Development",
    subtitle: "Averiguá quién compraría tu producto antes de construirlo",
    description:
      "¿Alguien va a comprar esto? Customer Development es averiguarlo con quienes tienen el problema, antes de que tu plata se vaya en código. Para decidir si seguís, te damos una recomendación por escrito, las notas de las entrevistas y la lista de quienes vieron un precio y dejaron su mail.",
    outOfScope:
      "Vender y hacer publicidad siguen siendo tareas tuyas, y no medimos el tamaño del mercado. Cuando todavía no hay una idea para probar, conviene empezar por {design}.",
    summary: "Hablamos con quienes te comprarían, antes de que gastes en código.",
    featuresLine: "Respuestas de posibles compradores, no elogios de amigos.",
    features: [
      {
        title: "Primero, lo más riesgoso",
        description:
          "Anotamos qué tiene que ser cierto para que vendas. Empezamos por el supuesto que tiraría abajo a los demás y que nadie comprobó.",
      },
      {
        title: "Entrevistados que podrían comprar",
        description:
          "A tus contactos les sumamos gente que buscamos nosotros. Tiene el problema y ningún motivo para quedar bien con vos.",
      },
      {
        title: "Entrevistas sin vender nada",
        description:
          "Preguntamos por la última vez que les pasó, qué hicieron y cuánto pagaron. Nunca preguntamos si les gusta la idea, porque a eso casi todos dicen que sí.",
      },
      {
        title: "Podés estar en cada entrevista",
        description:
          "Venís a escuchar, o después leés las notas completas. Grabamos solo con permiso de la persona, y lo que dijo te llega sin suavizar.",
      },
      {
        title: "Una página para probar el precio",
        description:
          "Muestra el precio, avisa que el producto aún no se vende y dice para qué guardamos el mail. La ven los entrevistados y tus contactos. La lista de anotados es tuya.",
      },
      {
        title: "Qué te conviene hacer, por escrito",
        description:
          "Unas pocas charlas muestran si el problema existe, aunque no alcanzan para saber cuánta gente lo tiene. Con eso te decimos si conviene seguir, cambiar o parar, y por qué.",
      },
    ],
    benefitsLine: "Si nadie va a comprar, te conviene saberlo ahora.",
    benefits: [
      "Sabés a quién venderle primero",
      "Podés cambiar de rumbo cuando todavía hay plata",
      "Vendés con las palabras de tus clientes",
      "Tachás de tu lista lo que a nadie le hacía falta",
      "A tus socios les mostrás hechos",
    ],
    processLine: "Decidís con lo que la gente hizo al ver un precio.",
    process: [
      "Anotar los supuestos",
      "Hablar con posibles clientes",
      "Probar un precio",
      "Decidir cómo seguir",
    ],
    related: [
      "Cuando ya sabés quién compra, te dice por dónde llegarle",
      "Para escribir páginas con las palabras que usaron los entrevistados",
      "Más adelante, con el producto en uso, para ver en qué paso se va la gente",
    ],
    closing: "¿Quién creés que compraría tu producto?",
    quoteSays:
      "Te proponemos un supuesto para empezar y te decimos a qué tipo de gente entrevistar y cómo llegar a la que no conocés.",
  },
  product: {
    meta: {
      title: "Product Owner: quién decide qué va primero",
      description:
        "Una persona de tu lado ordena los pedidos, dice que no cuando hace falta y prueba lo terminado. Vos seguís poniendo el objetivo y la plata.",
    },
    title: "Product Owner",
    subtitle: "Te sumamos a alguien que decide qué se construye primero",
    description:
      "Estás vendiendo o contratando, y tus programadores cobran mientras esperan tu respuesta. Un Product Owner la da por vos. Ordena los pedidos en una lista, rechaza algunos y anota por qué. El lunes tu equipo la abre, con el motivo de cada pedido, y sabe qué programar.",
    outOfScope: `Si no tenés quién programe, pedinos un {mvp}. De las fechas se ocupa un {project}, y de escuchar a compradores, {customer}. Lo que siga al día ${site.mvpDays} del plan va aparte.`,
    summary: "Alguien nuestro decide qué va primero, y tu equipo no se queda esperándote.",
    featuresLine: "Tu equipo recibe respuestas sin esperarte a vos.",
    features: [
      {
        title: "El objetivo en una página",
        description:
          "Dice para quién es el producto y qué le cambia. El equipo compara con eso cada pedido que llega.",
      },
      {
        title: "Una sola lista con los pedidos de todos",
        description:
          "En el backlog, la lista ordenada de pendientes, cada pedido tiene un único lugar, venga del dueño o del pasante.",
      },
      {
        title: "Cada rechazo, con su motivo",
        description:
          "Un no, o un “más adelante”, queda anotado con su porqué. La próxima reunión arranca de ahí y no de la misma pelea.",
      },
      {
        title: "Cada pedido, listo para que se programe",
        description: "Llega al equipo con un caso real y con la prueba que tiene que pasar.",
      },
      {
        title: "Nada se acepta sin probarlo",
        description:
          "Usamos antes que tus clientes lo que el equipo da por terminado. Lo aceptamos o lo devolvemos con una nota.",
      },
      {
        title: "Opciones preparadas para que decidas",
        description:
          "Si un tema toca la plata o el rumbo, te llega con dos opciones y un consejo. Guardanos un rato por semana para verlo.",
      },
    ],
    benefitsLine: "Tu agenda deja de frenar al equipo.",
    benefits: [
      "Vos vendés mientras el equipo construye",
      "El orden no lo pone el que más grita",
      "La pantalla que nadie pidió se frena antes de programarla",
      "Si pregunta un inversor, tenés el porqué a mano",
      "Quien venga después va a saber por qué se decidió así",
    ],
    processLine: "Te queda una lista ordenada de pedidos, con sus motivos.",
    process: [
      "Escribir el objetivo",
      "Ordenar los pedidos",
      "Probar y aprobar lo terminado",
      "Entregar la lista ordenada",
    ],
    related: [
      "Para programar los cobros, si quedaron primeros en la lista",
      "Para repasar con tu abogado cada dato nuevo que vas a pedir",
      "Si un inversor va a preguntar quién hizo lo ya construido",
    ],
    closing: "¿Qué respuesta tuya está esperando tu equipo?",
    quoteSays:
      "El presupuesto separa lo que decidiríamos por vos de lo que te consultaríamos, y dice cuánto tiempo por semana te pediríamos.",
  },
  project: {
    meta: {
      title: "Project Manager para un proyecto que se atrasa",
      description:
        "Alcance por escrito, un informe por semana y malas noticias a tiempo, para un desarrollo en marcha. No prometemos llegar a la fecha, sí que te enteres antes.",
    },
    title: "Project Manager",
    subtitle: "Enterate del atraso cuando todavía podés elegir qué hacer",
    description:
      "Preguntás si el desarrollo ya está y te contestan “casi”. Nos sumamos a tu equipo o a tus proveedores con un alcance por escrito, un calendario con responsables y un informe por semana. Cuando nos vamos, esa rutina la lleva alguien de tu equipo, que te contesta con el calendario abierto.",
    outOfScope: `Si el desarrollo todavía no empezó, pedí {development/project-management}. Vos o un {product} deciden qué se construye. El plan de ejemplo llega al día ${site.mvpDays}, y lo que siga se presupuesta aparte.`,
    summary: "Te enterás a tiempo de los atrasos, en un informe semanal de una página.",
    featuresLine: "Cada semana ves lo atrasado, con su motivo y un responsable.",
    features: [
      {
        title: "El alcance por escrito",
        description:
          "Antes de dar una fecha queda escrito el trabajo que entra y el que no, y quién aprueba cada parte.",
      },
      {
        title: "Fechas según las horas disponibles",
        description:
          "Planificamos con el tiempo que cada uno tiene, y también con el que vos necesitás para aprobar.",
      },
      {
        title: "De qué depende cada fecha",
        description:
          "Al lado de cada fecha dice qué falta para llegar y quién lo tiene que entregar. Si la tuya no da, te enterás al arrancar.",
      },
      {
        title: "Un informe semanal de una página",
        description:
          "Muestra lo hecho, lo atrasado con su motivo y lo que te toca resolver. Se lee entre una reunión y otra.",
      },
      {
        title: "Te avisamos de cada atraso",
        description:
          "El mismo día que lo vemos te lo contamos, junto con lo que se podría recortar para compensarlo.",
      },
      {
        title: "El costo, antes de cada cambio",
        description:
          "Una idea nueva llega con sus días, su plata y la fecha que mueve. Sin tu sí, nadie la empieza.",
      },
    ],
    benefitsLine: "El atraso deja de ser una sorpresa de último momento.",
    benefits: [
      "Elegís qué recortar, y a tiempo",
      "Das una fecha y sabés de qué depende",
      "Dejás de perseguir gente para saber cómo viene todo",
      "Ningún extra arranca sin tu aprobación",
      "Sabés quién tiene cada acceso",
    ],
    processLine: "Armamos el control semanal y tu equipo lo continúa.",
    process: [
      "Acordar el alcance",
      "Armar el calendario",
      "Destrabar lo que está frenado",
      "Pasar la rutina a tu equipo",
    ],
    related: [
      "Desde antes del código hasta el lanzamiento",
      "Si falta la app, con la revisión de las tiendas en el calendario",
      "Para los trámites, que también atrasan un lanzamiento",
    ],
    closing: "Empecemos por la fecha que más te preocupa.",
    quoteSays:
      "De ahí sale lo primero que destrabaríamos. En el presupuesto figuran también las personas con quienes hablar y los accesos que hacen falta.",
  },
  design: {
    meta: {
      title: "Design Thinking: qué conviene construir",
      description:
        "Para cuando algo duele y no sabés qué construir. Terminás con una respuesta probada en una maqueta y una página para decidir, sin haber programado nada.",
    },
    title: "Design Thinking",
    subtitle: "Averiguá qué conviene construir cuando cada uno pide otra cosa",
    description:
      "Algo duele en tu empresa y cada área trae su remedio. Antes de que pagues uno, miramos el problema con quienes lo viven y probamos una respuesta en una maqueta. El resultado es una página que dice qué hizo la gente y si conviene construir. Con ella le pedís presupuesto a quien quieras.",
    outOfScope:
      "Las pantallas finales y el código se contratan después. Los trabajos de diseño de esta lista sirven cuando ya sabés qué diseñar. Si ya tenés una idea sin probar, mirá {customer}.",
    summary: "Vemos con tu equipo qué conviene construir y lo probamos antes de programar.",
    featuresLine: "Tu equipo acuerda un solo problema y prueba una sola idea.",
    features: [
      {
        title: "Vamos adonde pasa el problema",
        description:
          "Pasamos horas en el mostrador o al lado de quien corrige la planilla a mano. Ahí se ven cosas que en las reuniones no se cuentan.",
      },
      {
        title: "Una pregunta en la que todos coinciden",
        description:
          "Las quejas de cada uno terminan en una sola pregunta. Sin ella, cada área resuelve un problema distinto.",
      },
      {
        title: "Cada persona dibuja su propia idea",
        description:
          "Ventas, atención y gerencia bocetan por separado, así no gana lo primero que alguien dijo en voz alta.",
      },
      {
        title: "Los límites, antes de elegir la idea",
        description:
          "En una reunión con quien decide, anotamos la plata que hay, los límites que pone la ley y lo que no se toca.",
      },
      {
        title: "Una maqueta probada afuera",
        description:
          "Puede ser de papel, de pantallas falsas o una persona que hace de sistema. Lo que la gente hace al probarla pesa más que su opinión.",
      },
      {
        title: "Una página para pedir presupuestos",
        description: "Dice si conviene construir y qué. No te ata a nadie, tampoco a nosotros.",
      },
    ],
    benefitsLine: "Una mala idea se descarta antes de pagar por programarla.",
    benefits: [
      "Todos hablan del mismo problema",
      "Tu equipo banca la idea, porque la dibujó",
      "Le decís que no a la idea preferida de alguien y mostrás por qué",
      "Cuando contratás programadores, sabés qué pedirles",
      "Con el próximo problema, tu equipo ya sabe por dónde empezar",
    ],
    processLine: "Terminás con una idea que la gente ya probó.",
    process: ["Entender el problema", "Acordar una pregunta", "Dibujar a solas", "Probar una respuesta"],
    related: [
      "Después, para dibujar completa la tarea que se probó",
      "Con la tarea resuelta, para tener las pantallas terminadas",
      "Más adelante, cuando varios productos comparten componentes",
      "Con las pantallas hechas, para definir cómo responden",
    ],
    closing: "Traenos el problema, aunque todavía falte la idea.",
    quoteSays:
      "El presupuesto dice adónde iríamos a mirar, a quiénes necesitamos de tu empresa y cuántas horas de cada uno.",
  },
};
