import type { Content } from "../../schema.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "Diseño UX de una tarea que ya elegiste",
      description:
        "Rediseñamos una tarea que hoy se hace en pantalla, por teléfono o en una planilla, y tus usuarios la prueban. Te llevás archivos para cualquier equipo.",
    },
    title: "Diseño UX",
    subtitle: "Una tarea que falla, rediseñada y probada antes de programar.",
    description:
      "Pagar en pantalla, reservar por teléfono, llenar una planilla: vos elegís la tarea que se traba. La rediseñamos, tus usuarios la prueban y la programa quien quieras. Te llevás el flujo, los wireframes (esquemas sin estilo), el prototipo y las notas.",
    outOfScope:
      "Hace falta que nos presentes usuarios y que venga quien decide. El aspecto se ve en {design/ui} y el código, en {development/frontend}. Si todavía no sabés qué tarea falla, empezá por {ux}.",
    featuresLine: "Recibís los pasos rediseñados y listos para programar.",
    features: [
      "La tarea, acordada por escrito",
      "Repaso de la tarea como se hace hoy",
      "Entrevistas con tus usuarios",
      "Mapa de dudas y abandonos",
      "Flujo nuevo en una sola página",
      "Wireframes, primero para celular",
      "Borrador del texto de cada botón",
      "Prototipo navegable en tu celular",
      "Hallazgos de cada prueba",
      "Notas para construir cada pantalla",
    ],
    processLine: "Ves dónde falla el prototipo antes de pagar el código.",
    process: [
      {
        title: "Acotar la tarea",
        description:
          "Escribimos con vos, en una sola página, los límites de la tarea, lo que queda afuera y el nombre de quien aprueba.",
      },
      {
        title: "Ver cómo hacen la tarea hoy",
        description: "Miramos a la gente hacer la tarea y te mostramos dónde duda y dónde la abandona.",
      },
      {
        title: "Rediseñar los pasos",
        description: "Ves el flujo y los wireframes cuando cambiar algo todavía cuesta poco.",
      },
      {
        title: "Probar el prototipo con usuarios",
        description:
          "Mirás a tus usuarios recorrer el prototipo, o leés las notas. Después rehacemos lo que los frenó.",
      },
      {
        title: "Explicar el diseño a tu equipo",
        description:
          "Repasamos cada pantalla con tu equipo de desarrollo y sus preguntas quedan contestadas por escrito.",
      },
    ],
    closing: "Decinos qué tarea hay que rediseñar y quién la hace hoy.",
    quoteSays:
      "Con esos dos datos marcamos dónde empieza y dónde termina el trabajo. El presupuesto suma las pruebas que lleva y los archivos que te quedan.",
  },
  ui: {
    meta: {
      title: "Diseño UI para una lista cerrada de pantallas",
      description:
        "Cada pantalla de tu lista, también cuando carga, falla o está vacía. El archivo trae los mismos nombres que va a usar el código. No incluye logo ni programación.",
    },
    title: "Diseño UI",
    subtitle: "Las pantallas que te faltan, también cuando cargan o fallan.",
    description:
      "Lo que nadie dibuja lo termina inventando un programador. Cerramos con vos una lista de pantallas de la interfaz (UI) y las dibujamos una por una. Cuando tu equipo se sienta a programar, ya tiene el archivo, las imágenes y los nombres para el código.",
    outOfScope:
      "El logo lo traés vos, y el código se pide en {development/frontend}. Si falta definir el recorrido, empezá por {design/ux}. Si ya tenés un producto y sus pantallas no se parecen, pedí {ui}.",
    featuresLine: "Tu equipo recibe dibujadas las pantallas que le faltan.",
    features: [
      "Lista cerrada de pantallas",
      "Estilos para comparar y elegir",
      "Colores con contraste suficiente",
      "Letra para celular y para compu",
      "Botones y campos en cada estado",
      "Errores, esperas y pantallas vacías",
      "Íconos de una sola familia",
      "Tus textos reales, sin relleno",
      "Imágenes exportadas, con nombre",
      "Revisión de las pantallas programadas",
    ],
    processLine: "Sabés qué cubre el presupuesto antes del primer dibujo.",
    process: [
      {
        title: "Listar las pantallas",
        description:
          "Repasamos con vos la lista que vino en el presupuesto y la cerramos, pantalla por pantalla y estado por estado.",
      },
      {
        title: "Elegir un estilo",
        description: "Ves tu pantalla más usada en varios estilos y decidís cuál queda.",
      },
      {
        title: "Dibujar cada pantalla",
        description:
          "El estilo elegido llega a cada pantalla y también a los estados que en una demo no se muestran, como la carga, el error o la lista vacía.",
      },
      {
        title: "Nombrar los componentes",
        description:
          "Cada componente (un botón, un campo) recibe el nombre que va a usar el código, y así nadie pregunta cuál es cuál.",
      },
      {
        title: "Comparar código y diseño",
        description:
          "Cuando tu equipo termina de programar una pantalla, te marcamos cada diferencia con el diseño.",
      },
    ],
    closing: "¿Qué pantallas te falta diseñar?",
    quoteSays:
      "El presupuesto las enumera una por una, con sus estados, y marca las que pueden esperar.",
  },
  "design-systems": {
    meta: {
      title: "Sistemas de diseño para varios productos",
      description:
        "Dejás de pagar dos veces el mismo botón. Te queda una biblioteca de componentes en diseño y en código, y vos ponés un responsable y horas de programación.",
    },
    title: "Sistemas de diseño",
    subtitle: "Una biblioteca de componentes, para no pagar dos veces un botón.",
    description:
      "Cada uno de tus productos tiene su botón, los pagaste todos y no hay dos iguales. Reunimos los componentes (botones, campos, tablas) en una sola biblioteca, que queda en tu archivo de diseño y en tu código. El próximo producto los encuentra hechos, con su regla de uso.",
    outOfScope:
      "No rediseñamos tus productos, les armamos la biblioteca. Para eso hacen falta un responsable de tu lado y horas de tus programadores. Para un solo producto alcanza con {ui} y, si querés el código, {development/frontend}.",
    featuresLine: "Los botones son iguales en el diseño y en el producto.",
    features: [
      "Inventario de lo que está en uso",
      "Componentes repetidos, unificados",
      "Colores y medidas con nombre (tokens)",
      "Los componentes que más repetís",
      "Los mismos componentes en tu código",
      "Formularios y tablas ya armados",
      "Uso con teclado en cada componente",
      "Cuándo usar cada componente",
      "Una página de guía por componente",
      "Versiones y lista de cambios",
    ],
    processLine: "Al final, tu equipo publica los cambios sin nosotros.",
    process: [
      {
        title: "Listar los componentes en uso",
        description:
          "Ponemos los botones, colores y formularios uno al lado del otro, y ves cuántas versiones distintas mantenés.",
      },
      {
        title: "Elegir los componentes",
        description:
          "Tu equipo decide qué versión sobrevive, y las demás quedan marcadas para irlas retirando.",
      },
      {
        title: "Construir los componentes",
        description:
          "Cada componente se dibuja y se programa a la par. Lo ves con sus estados y con su regla de uso.",
      },
      {
        title: "Probar con una pantalla real",
        description: "Ves una pantalla tuya rehecha con la biblioteca, y anotamos qué componente faltó.",
      },
      {
        title: "Que tu equipo publique un cambio",
        description: "Una persona de tu equipo publica un cambio mientras nosotros solo miramos.",
      },
    ],
    closing: "Mandanos capturas de los botones y campos que se repiten.",
    quoteSays:
      "En las capturas ya se ve por qué componentes conviene empezar. Te los pasamos en orden, con las horas que tendría que poner tu equipo.",
  },
  interaction: {
    meta: {
      title: "Diseño de interacción: clics, esperas y errores",
      description:
        "Definimos cómo contestan las pantallas que ya tenés, sin agregar otras ni rediseñarlas. Lo probás en tu celular antes de que se programe.",
    },
    title: "Diseño de interacción",
    subtitle: "Pantallas que le dicen a la gente qué pasó con cada clic.",
    description:
      "¿Se habrá enviado? Con esa duda la gente insiste o se va. Tus programadores reciben una planilla de estados y tiempos, con la respuesta a cada clic, el aspecto de cada espera y las acciones que se pueden deshacer. La armamos con vos, y antes del código usás un prototipo en tu celular.",
    outOfScope:
      "Trabajamos sobre pantallas que ya existen. Si todavía no las tenés, pedí {design/ui}, y si no se parecen entre sí, {ui}. El código lo escribe tu equipo, o nosotros en {development/frontend}.",
    featuresLine: "Después de cada clic, la pantalla avisa qué pasó.",
    features: [
      "Lista de los momentos confusos",
      "Una respuesta visible a cada clic",
      "Esperas que dicen qué está pasando",
      "Deshacer en vez de “¿seguro?”",
      "Errores al lado del campo",
      "Un botón visible para cada gesto",
      "Orden del teclado y foco visible",
      "Animaciones que muestran qué cambió",
      "Una versión sin movimiento",
      "Tiempos de animación para copiar",
    ],
    processLine: "Probás cómo responde cada pantalla antes de programarla.",
    process: [
      {
        title: "Ver dónde se traba la gente",
        description:
          "Recorremos el producto con vos y anotamos cada momento en que alguien insiste o espera.",
      },
      {
        title: "Escribir qué contesta cada clic",
        description:
          "Cada momento tiene un renglón con lo que hace la persona, lo que contesta el producto y lo que pasa si falla.",
      },
      {
        title: "Armar el prototipo",
        description:
          "Probás las respuestas con el pulgar, en tu propio celular, como las va a usar la gente.",
      },
      {
        title: "Probar esperas y cortes",
        description:
          "Simulamos esperas largas y cortes, y usamos el prototipo con una sola mano y sin mouse. Te contamos qué hubo que cambiar.",
      },
      {
        title: "Entregar la planilla de estados",
        description:
          "La planilla les dice a tus programadores la respuesta de cada pantalla y cuánto tarda. Trae un ejemplo que anda, listo para copiar.",
      },
    ],
    closing: "¿Dónde hacen clic dos veces porque nada responde?",
    quoteSays:
      "Por cada uno de esos clics, el presupuesto dice si conviene tocar algo, en qué pantalla y cómo lo probarías.",
  },
};
