import type { Content } from "../../schema.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "Diseño UX de una tarea que ya elegiste",
      description:
        "Rediseñamos una tarea que hoy se hace en pantalla, por teléfono o en una planilla, y tus usuarios la prueban. Te llevás archivos para cualquier equipo.",
    },
    title: "Diseño UX",
    description: "Una sola tarea, redibujada y probada por tus usuarios.",
    details:
      "Si ya sabés qué tarea hay que arreglar, como registrarse, reservar o pagar, este es el encargo. Da igual si hoy se hace en pantalla, por teléfono o en una planilla. Traés a tus usuarios y a quien decide, y te llevás el flujo, los wireframes (esquemas anteriores al estilo), un prototipo y notas para quien lo construya. El color es de Diseño UI y el código va aparte. Si no sabés qué tarea falla, mirá el servicio UX.",
    featuresLine: "Lo que recibís por una tarea rediseñada.",
    features: [
      "La tarea, acordada por escrito",
      "Repaso de cómo se hace hoy",
      "Entrevistas con tus usuarios",
      "Mapa de dudas y abandonos",
      "Flujo nuevo en una sola página",
      "Wireframes, primero para celular",
      "Primer texto de cada botón",
      "Prototipo para recorrer con el dedo",
      "Hallazgos de cada prueba",
      "Notas para construir cada pantalla",
    ],
    processLine: "Fijamos la tarea, la redibujamos y la probamos.",
    process: [
      {
        title: "Acotar la tarea",
        description:
          "Fijamos los límites con vos. Recibís una página con lo que entra, lo que queda afuera y quién aprueba.",
      },
      {
        title: "Ver cómo se hace hoy",
        description: "Miramos a la gente hacer la tarea y te mostramos dónde duda y dónde la abandona.",
      },
      {
        title: "Redibujar el camino",
        description: "Ves el flujo y los wireframes cuando cambiar algo todavía cuesta poco.",
      },
      {
        title: "Probarlo con tus usuarios",
        description:
          "Ves a tus usuarios recorrer el prototipo, o leés las notas. Después rehacemos lo que los frenó.",
      },
      {
        title: "Explicarlo a quien construye",
        description:
          "Repasamos cada pantalla con quien la va a programar y sus preguntas quedan contestadas por escrito.",
      },
    ],
    closing: "Decinos qué tarea deja la gente por la mitad.",
  },
  ui: {
    meta: {
      title: "Diseño UI para una lista cerrada de pantallas",
      description:
        "Cada pantalla de tu lista con sus esperas, sus errores y sus vacíos, en un archivo con nombres que sirven para programar. No incluye logo ni código.",
    },
    title: "Diseño UI",
    description: "Las pantallas de tu lista, dibujadas en cada estado.",
    details:
      "Empezamos por contar pantallas y estados con vos, y el presupuesto cubre esa lista. Sirve para un producto nuevo o viejo con el recorrido resuelto y sin la interfaz (UI) terminada. El archivo trae cada pantalla en cada estado, las imágenes exportadas y los nombres para el código. El logo y la programación van aparte. Sin recorrido conviene Diseño UX, y sin nada hecho, el MVP. Un producto desparejo necesita UI.",
    featuresLine: "El archivo trae cada pantalla, sus estados y las imágenes.",
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
      "Control de las pantallas programadas",
    ],
    processLine: "Contamos las pantallas antes de dibujarlas.",
    process: [
      {
        title: "Contar las pantallas",
        description:
          "Repasamos con vos qué hace falta dibujar. Ves la lista de pantallas y estados que cubre el presupuesto.",
      },
      {
        title: "Elegir un estilo",
        description: "Ves tu pantalla más usada en varios estilos y decidís cuál queda.",
      },
      {
        title: "Dibujar la lista",
        description: "El estilo elegido llega a cada pantalla, y ves también las que ninguna demo muestra.",
      },
      {
        title: "Nombrar los componentes",
        description:
          "Cada componente (un botón, un campo) recibe el nombre que va a usar el código, y vos ves la lista.",
      },
      {
        title: "Cotejar lo construido",
        description:
          "Cuando tu equipo termina de programar una pantalla, ves marcada cada diferencia con el dibujo.",
      },
    ],
    closing: "¿Cuántas pantallas tiene tu lista?",
  },
  "design-systems": {
    meta: {
      title: "Sistemas de diseño para varios productos",
      description:
        "Una biblioteca de componentes en tu archivo de diseño y en tu código, con reglas y guía. Necesita un responsable en tu equipo y horas de quien programa.",
    },
    title: "Sistemas de diseño",
    description: "Una sola biblioteca de componentes para tus productos.",
    details:
      "Un equipo dibuja un botón, otro lo dibuja de nuevo y no les queda igual. Reunimos los componentes (botones, campos, tablas) en una biblioteca que vive en tu archivo de diseño y en tu código, con la regla de cada uno. Es tuya, para usar y cambiar. Necesita a alguien tuyo a cargo y horas de quien programa. No rediseña cada producto. Si hay uno solo, alcanza con UI para ordenarlo o con Diseño UI para una lista.",
    featuresLine: "La biblioteca trae componentes, reglas y una guía.",
    features: [
      "Inventario de lo que está en uso",
      "Duplicados unidos o retirados",
      "Valores con nombre (tokens)",
      "Los componentes que más repetís",
      "Los mismos componentes en tu código",
      "Formularios y tablas ya armados",
      "Uso con teclado en cada componente",
      "Cuándo usarlos y cuándo no",
      "Una página de guía por componente",
      "Versiones y lista de cambios",
    ],
    processLine: "Al final, la biblioteca la maneja tu equipo.",
    process: [
      {
        title: "Hacer el inventario",
        description:
          "Ponemos uno al lado del otro los botones, colores y formularios en uso, y los ves juntos.",
      },
      {
        title: "Elegir qué queda",
        description:
          "Tu equipo decide qué versión sobrevive y recibe la lista de las que hay que ir retirando.",
      },
      {
        title: "Construir los componentes",
        description:
          "Cada componente se dibuja y se programa a la par. Lo ves con sus estados y con su regla.",
      },
      {
        title: "Usarlos en una pantalla",
        description: "Rehacemos una pantalla tuya con la biblioteca, y ves los huecos que aparecen.",
      },
      {
        title: "Publicar sin nosotros",
        description: "Alguien de tu equipo publica un cambio propio mientras nosotros miramos.",
      },
    ],
    closing: "Contá tus botones y mandanos el número.",
  },
  interaction: {
    meta: {
      title: "Diseño de interacción: toques, esperas y errores",
      description:
        "Cómo contestan las pantallas que ya tenés, en un prototipo que probás en tu celular. No agrega pantallas ni les cambia el aspecto.",
    },
    title: "Diseño de interacción",
    description: "Cómo le contesta tu producto a quien lo toca.",
    details:
      "¿Habrá tomado mi toque? Cuando una pantalla no contesta, la gente insiste o se va. Decidimos qué responde tu producto, cómo se ve una espera y qué se puede deshacer, en pantallas que ya existen. Las nuevas son de Diseño UX, el aspecto es de Diseño UI y el código final, de Desarrollo frontend. Lo que recibís es un prototipo que anda en tu celular y una planilla de estados y tiempos para quien programa.",
    featuresLine: "Decidimos qué pasa con cada toque, espera y error.",
    features: [
      "Los momentos que piden cuidado",
      "Una respuesta a cada toque",
      "Esperas que cuentan qué pasa",
      "Deshacer en vez de “¿seguro?”",
      "Errores al lado del campo",
      "Gestos con un botón a la vista",
      "Orden del teclado y foco visible",
      "Movimiento que muestra el cambio",
      "Una versión sin movimiento",
      "Tiempos listos para copiar",
    ],
    processLine: "Probás el comportamiento antes de programarlo.",
    process: [
      {
        title: "Encontrar dónde se traba",
        description:
          "Recorremos el producto con vos. Ves una lista de momentos donde la gente insiste, espera o se traba.",
      },
      {
        title: "Escribir el guion",
        description:
          "Cada momento tiene una página con lo que hace la persona, lo que contesta el producto y lo que pasa si falla.",
      },
      {
        title: "Ponerlo en movimiento",
        description: "Probás un prototipo con el pulgar, en tu propio celular y no en un video.",
      },
      {
        title: "Probarlo en malas condiciones",
        description:
          "Usamos el prototipo con poca señal, una sola mano y sin mouse. Ves qué tuvimos que cambiar.",
      },
      {
        title: "Dejarlo escrito",
        description: "Quien programa recibe la planilla de estados y tiempos, con un ejemplo que anda.",
      },
    ],
    closing: "Mostranos qué toca la gente dos veces.",
  },
};
