import type { Content } from "../schema.ts";

export const services: Content["services"] = {
  ux: {
    meta: {
      title: "Diseño UX: encontrar dónde abandona la gente",
      description:
        "Miramos a tus usuarios usar el producto, marcamos dónde abandonan y te damos un prototipo que ya probaron. El aspecto final y el código van aparte.",
    },
    title: "UX",
    subtitle: "Encontrar dónde abandona la gente y acortarle el camino",
    description:
      "Alguien empieza un registro, una compra o un pedido y lo deja por la mitad. Ves las visitas y no llegan los pedidos. Buscamos dónde se corta la experiencia de usuario (UX) y te llevás un mapa de abandonos, un prototipo que tus usuarios ya probaron y notas para programarlo. El aspecto es de UI, y el código tampoco entra. Si ya sabés qué tarea falla, alcanza con Diseño UX, que es un encargo más chico.",
    summary: "Encontramos dónde abandona la gente y le acortamos el camino antes de programar.",
    featuresLine: "Miramos a tus usuarios antes de dibujar.",
    features: [
      {
        title: "Una tarea por vez",
        description:
          "Revisamos las tareas de tu producto y elegimos con vos la que más caro te sale cuando falla. Las demás quedan anotadas en orden.",
      },
      {
        title: "Sesiones con tus usuarios",
        description:
          "Vos invitás a algunos, ellos intentan la tarea y nosotros miramos callados. Grabamos solo si la persona acepta, y si no, tomamos notas.",
      },
      {
        title: "Mapa de abandonos",
        description:
          "Cada paso va a un tablero con lo que la gente hizo y dijo ahí, para que tu equipo discuta sobre hechos.",
      },
      {
        title: "Menos pasos hasta el final",
        description:
          "Cada campo, cada pantalla y cada clic tiene que explicar qué hace ahí. El que no puede, se va.",
      },
      {
        title: "Prototipo para tocar",
        description:
          "Tus usuarios lo prueban en un celular. Está hecho con wireframes, que son esquemas de pantalla anteriores a los colores y las letras.",
      },
      {
        title: "Notas para quien programa",
        description:
          "Reúnen los flujos, los textos de error y el porqué de cada decisión, así la programación no arranca adivinando.",
      },
    ],
    benefitsLine: "Qué cambia cuando sabés dónde se va la gente.",
    benefits: [
      "Sabés qué pantalla te hace perder gente",
      "Te llaman menos para preguntar cómo se usa",
      "Corregís los errores cuando todavía son bocetos",
      "Una discusión se termina mirando qué hizo la gente",
      "Quien programa construye lo que tus usuarios ya probaron",
    ],
    processLine: "Miramos, acortamos el camino y lo probamos con usuarios.",
    process: [
      "Mirar cómo lo usan",
      "Elegir qué corregir",
      "Dibujar un camino más corto",
      "Probarlo con usuarios",
    ],
    related: [
      "El mismo oficio, para cuando ya elegiste la tarea",
      "Para cuando la gente se va porque la pantalla no le contesta",
      "El registro suele ser el primer lugar donde abandonan",
    ],
    closing: "Mostranos en qué paso se te va la gente.",
  },
  ui: {
    meta: {
      title: "Diseño UI: un solo aspecto para tu producto",
      description:
        "Para un producto que anda pero parece hecho por varias manos. Te queda un juego de componentes con el que tu equipo arma las pantallas que siguen.",
    },
    title: "UI",
    subtitle: "Un solo aspecto para tu producto, con componentes que te quedan",
    description:
      "Te queda un juego de componentes, es decir botones, campos y tablas que se dibujan una vez y llevan un nombre. Con ese juego rehacemos la interfaz (UI) de un producto que funciona pero parece de varias manos, y después revisamos lo programado. El logo y el código no entran. Si la gente se pierde en el recorrido, lo tuyo es UX. Si solo necesitás una lista cerrada de pantallas, también para algo nuevo, pedí Diseño UI.",
    summary: "Les damos un mismo aspecto a pantallas que parecen de manos distintas.",
    featuresLine: "Armamos cada pantalla con los mismos componentes.",
    features: [
      {
        title: "Un repaso de lo que ya tenés",
        description: "Ponemos tus pantallas una al lado de la otra y marcamos las diferencias sin motivo.",
      },
      {
        title: "El estilo lo elegís vos",
        description:
          "Vos traés tu marca y a quien decide. Nosotros dibujamos varios estilos sobre tus propias pantallas y te quedás con uno.",
      },
      {
        title: "Componentes con nombre",
        description:
          "Cada uno se llama igual en el diseño y en el código, y entonces quien diseña y quien programa hablan de lo mismo.",
      },
      {
        title: "Los estados que se olvidan",
        description:
          "Dibujamos la pantalla cuando carga, cuando está vacía, cuando algo falla y cuando falta un permiso. Nadie la improvisa a último momento.",
      },
      {
        title: "Primero, el celular más chico",
        description:
          "Ahí revisamos el contraste, el tamaño de la letra y el lugar para el pulgar, con tus nombres y precios más largos.",
      },
      {
        title: "El código comparado con el dibujo",
        description:
          "Comparamos lo construido con lo dibujado y anotamos quién corrige cada diferencia. Las pantallas futuras las arma tu equipo con el mismo juego.",
      },
    ],
    benefitsLine: "Un solo aspecto te ahorra reuniones y disculpas.",
    benefits: [
      "Mostrás el producto sin pedir disculpas",
      "Una pantalla nueva lleva menos reuniones",
      "Nadie pregunta qué azul era",
      "Un mensaje de error le dice a tu cliente qué hacer",
      "Cambiás un color en un solo lugar",
    ],
    processLine: "De pantallas sueltas a un juego de componentes.",
    process: [
      "Juntar tus pantallas",
      "Definir los componentes",
      "Dibujar cada estado",
      "Comparar con lo programado",
    ],
    related: [
      "Alcanza cuando solo te falta una lista cerrada de pantallas",
      "Lleva el mismo juego a varios productos, también en código",
      "Pasa las pantallas dibujadas al navegador",
    ],
    closing: "Mandanos la pantalla que preferís no mostrar.",
  },
  customer: {
    meta: {
      title: "Customer Development: ¿te lo van a comprar?",
      description:
        "Hablamos con posibles compradores antes de que pagues código. Recibís por escrito si conviene seguir, cambiar o parar. El mercado no lo medimos.",
    },
    title: "Customer Development",
    subtitle: "Averiguar quién lo compraría antes de construirlo",
    description:
      "¿Alguien va a comprar esto? Customer Development es salir a averiguarlo con quienes tienen el problema, antes de que tu plata se vaya en código. Volvemos con las notas de las entrevistas, lo que aprendimos de cada supuesto, el resultado de una página con precio y un consejo escrito. No medimos el mercado, no vendemos y no hacemos publicidad. ¿Todavía no hay ninguna idea? Entonces empezá por Design Thinking.",
    summary: "Hablamos con quienes te comprarían, antes de que gastes en código.",
    featuresLine: "Formas baratas de descubrir si te equivocaste.",
    features: [
      {
        title: "El supuesto más riesgoso",
        description:
          "Anotamos qué tiene que ser cierto para que vendas y ponemos a prueba primero lo más flojo.",
      },
      {
        title: "Las personas indicadas",
        description:
          "A tus contactos les sumamos gente que buscamos nosotros. Tienen el problema, y no son amigos que quieren quedar bien.",
      },
      {
        title: "Entrevistas, no ventas",
        description:
          "Preguntamos por la última vez que les pasó, qué hicieron y cuánto pagaron. Nunca preguntamos si les gusta la idea, porque a eso la gente dice que sí.",
      },
      {
        title: "Vos también escuchás",
        description:
          "Podés venir a las charlas o leer las notas completas. Grabamos solo con permiso de la persona y no suavizamos lo que dijo.",
      },
      {
        title: "Una prueba con precio",
        description:
          "Publicamos una página con el precio y una lista de espera, que aclara que aún no está en venta. Vale quien da el paso, porque elogiar es gratis.",
      },
      {
        title: "Una respuesta escrita",
        description:
          "Te decimos si conviene seguir, cambiar o parar, y por qué. Unas pocas charlas muestran si el problema existe, no cuánta gente lo tiene.",
      },
    ],
    benefitsLine: "Preguntar te sirve aunque la respuesta sea no.",
    benefits: [
      "Sabés a quién venderle primero",
      "Te enterás mientras todavía hay plata",
      "Vendés con las palabras de tus clientes",
      "Dejás afuera lo que nadie pidió",
      "Les mostrás hechos a tus socios",
    ],
    processLine: "Decidís después de escuchar a posibles compradores.",
    process: [
      "Anotar los supuestos",
      "Hablar con quienes comprarían",
      "Probar un precio",
      "Decidir cómo seguir",
    ],
    related: [
      "Elige por dónde llegarle, cuando ya sabés quién compra",
      "Las palabras de las entrevistas se vuelven páginas",
      "Cuenta cuántos dan el paso en la página con precio",
    ],
    closing: "¿Quién creés que te lo compraría?",
  },
  product: {
    meta: {
      title: "Product Owner: quién decide qué va primero",
      description:
        "Una persona de tu lado ordena los pedidos, dice que no cuando hace falta y prueba lo terminado. El objetivo y la plata los seguís poniendo vos.",
    },
    title: "Product Owner",
    subtitle: "Alguien de tu lado que dice qué va primero",
    description:
      "Vos estás vendiendo o contratando, y quienes programan esperan una respuesta. Un Product Owner se la da por vos. Dice qué va primero y por qué, mientras que un Project Manager dice cuándo y quién espera a quién. El objetivo y la plata los ponés vos. Al irnos dejamos ese objetivo en una página, los pedidos en orden y cada decisión con su motivo. Si nadie habló todavía con compradores, antes va Customer Development.",
    summary: "Alguien de tu lado decide qué va primero y deja escrito por qué.",
    featuresLine: "Decisiones que podés dejar en otras manos.",
    features: [
      {
        title: "El objetivo en una página",
        description:
          "Dice para quién es el producto y qué le cambia. El equipo compara con eso cada pedido que llega.",
      },
      {
        title: "Un solo backlog",
        description:
          "En esa lista ordenada de pendientes cada pedido tiene un único lugar, venga del dueño o del pasante.",
      },
      {
        title: "Un no con motivos",
        description:
          "Lo que se rechaza o se posterga queda anotado con su porqué, y no hace falta discutirlo en cada reunión.",
      },
      {
        title: "Pedidos listos para programar",
        description: "Cada uno llega con un caso real y con la prueba que tiene que pasar.",
      },
      {
        title: "Terminado quiere decir probado",
        description:
          "Usamos antes que tus clientes lo que el equipo da por terminado. Lo aceptamos o lo devolvemos con una nota.",
      },
      {
        title: "Tus decisiones, ya preparadas",
        description:
          "Lo que toca la plata o el rumbo te llega con dos opciones y un consejo. Guardanos un rato por semana para verlo.",
      },
    ],
    benefitsLine: "Las decisiones del día dejan de depender de vos.",
    benefits: [
      "Vos vendés mientras el equipo construye",
      "El que más grita deja de ganar",
      "Se programan menos pantallas que nadie abre",
      "Si pregunta un inversor, tenés el porqué a mano",
      "Quien venga después hereda los motivos",
    ],
    processLine: "Así los pedidos sueltos pasan a ser una lista en orden.",
    process: [
      "Escribir el objetivo",
      "Ordenar los pedidos",
      "Aceptar lo terminado",
      "Entregar la lista ordenada",
    ],
    related: [
      "La manera de cobrar decide parte de lo que se construye primero",
      "Cada dato nuevo que pedís también es una decisión",
      "Quien ordena el producto tiene que saber qué partes son tuyas",
    ],
    closing: "Mandanos tu lista de pedidos, aunque esté sin ordenar.",
  },
  project: {
    meta: {
      title: "Project Manager para un proyecto que se atrasa",
      description:
        "Alcance por escrito, una página por semana y malas noticias temprano, para un desarrollo en marcha. No prometemos llegar a la fecha, sino que lo sepas a tiempo.",
    },
    title: "Project Manager",
    subtitle: "Ver el atraso cuando todavía podés elegir qué hacer",
    description:
      "Podés dar una fecha y decir de qué depende. Eso buscamos con un desarrollo que ya está en marcha, con tu equipo o con proveedores, y que se atrasa sin que nadie lo diga. Terminás con el alcance, un calendario con responsables, una página por semana y la rutina en manos de alguien tuyo. Qué va primero lo decidís vos o un Product Owner. Si todavía no empezaron a construir, te sirve Gestión de proyectos.",
    summary: "Cada semana sabés qué avanzó, qué se atrasó y qué tenés que resolver.",
    featuresLine: "Mostramos de dónde salen los atrasos.",
    features: [
      {
        title: "El alcance por escrito",
        description:
          "Antes de dar una fecha acordamos qué entra, qué queda afuera y quién aprueba cada parte.",
      },
      {
        title: "Las horas que hay de verdad",
        description:
          "Planificamos con el tiempo real de cada persona, y también con el que vos necesitás para aprobar.",
      },
      {
        title: "Fechas con su causa",
        description:
          "Cada fecha dice qué está esperando y quién lo debe. Si la tuya no da, te enterás al arrancar.",
      },
      {
        title: "Una página por semana",
        description:
          "Muestra lo hecho, lo atrasado con su motivo y lo que te toca resolver. Se lee entre una reunión y otra.",
      },
      {
        title: "Malas noticias temprano",
        description:
          "Te contamos del atraso el día que lo vemos, junto con lo que se podría recortar para compensarlo.",
      },
      {
        title: "Cambios con su costo",
        description:
          "Una idea nueva llega con sus días, su plata y la fecha que mueve. Sin tu sí, nadie la empieza.",
      },
    ],
    benefitsLine: "Tu semana cambia cuando el atraso se ve.",
    benefits: [
      "Elegís qué recortar, y a tiempo",
      "Das fechas que podés defender",
      "Dejás de perseguir gente por novedades",
      "Ningún extra arranca sin tu aprobación",
      "Sabés quién tiene cada acceso",
    ],
    processLine: "De un proyecto atrasado a una rutina semanal.",
    process: [
      "Acordar el alcance",
      "Armar el calendario",
      "Destrabar lo que está frenado",
      "Pasarle la rutina a tu equipo",
    ],
    related: [
      "Para un desarrollo que todavía no empezó, hasta lanzarlo",
      "La revisión de las tiendas es una espera que va en el calendario",
      "Los papeles de la empresa también frenan fechas",
    ],
    closing: "¿Qué fecha te preocupa?",
  },
  design: {
    meta: {
      title: "Design Thinking: un problema y ninguna idea",
      description:
        "Para cuando algo duele y no sabés qué construir. Terminás con una respuesta probada en papel y una página para decidir, no con un programa hecho.",
    },
    title: "Design Thinking",
    subtitle: "Cuando tenés el problema y todavía no la idea",
    description:
      "Esto no es para quien ya sabe qué quiere. Con un producto en uso te sirve UX, con una idea sin comprobar Customer Development y con una idea clara el MVP. Design Thinking es para cuando algo duele en tu organización y cada uno trae su remedio. Miramos el problema con quienes lo viven y probamos una respuesta. Salís con una página que dice qué hizo la gente y si conviene construir, cambiar o descartar.",
    summary: "Miramos el problema entre varios y probamos una sola respuesta.",
    featuresLine: "Muchas miradas del problema y una respuesta para probar.",
    features: [
      {
        title: "Mirar el problema donde pasa",
        description:
          "Pasamos horas en el mostrador o al lado de quien corrige la planilla a mano. Lo que se ve ahí no se cuenta en las reuniones.",
      },
      {
        title: "Una pregunta compartida",
        description:
          "De las quejas sale una sola pregunta, aceptada por quienes están en la mesa. Sin ella, cada área resuelve un problema distinto.",
      },
      {
        title: "Cada uno dibuja por su lado",
        description:
          "Ventas, atención y gerencia bocetan por separado, así no gana lo primero que alguien dijo en voz alta.",
      },
      {
        title: "Reglas antes de votar",
        description:
          "El presupuesto, los límites legales y lo intocable se fijan primero, con quien decide sentado a la mesa.",
      },
      {
        title: "Una maqueta bien tosca",
        description:
          "Puede ser de papel, de pantallas falsas o una persona que hace de sistema. La prueba gente de afuera.",
      },
      {
        title: "Una página, no un programa",
        description:
          "Alcanza para que cualquier equipo te pase un presupuesto. Las pantallas finales y el código vienen después, en otro encargo.",
      },
    ],
    benefitsLine: "Lo que le queda a tu equipo después del taller.",
    benefits: [
      "El problema tiene un solo nombre",
      "Tu equipo banca lo que dibujó",
      "Una mala idea se descarta barata, en papel",
      "Sabés qué pedirle a quien programa",
      "Te queda un método para abrir el próximo problema",
    ],
    processLine: "Muchos dibujos terminan en una sola prueba.",
    process: ["Entender el problema", "Acordar una pregunta", "Dibujar por separado", "Probar una respuesta"],
    related: [
      "Después, dibuja la respuesta probada como una tarea entera",
      "Con la tarea resuelta, le da sus pantallas terminadas",
      "Más adelante, cuando varios productos comparten componentes",
      "Con las pantallas hechas, decide qué contesta cada toque",
    ],
    closing: "Traenos el problema sin la respuesta.",
  },
};
