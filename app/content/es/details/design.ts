import type { Content } from "../../types.ts";

export const design: Content["details"]["design"] = {
  ux: {
    meta: {
      title: "Diseño UX de una tarea, probado y entregado",
      description:
        "Rediseñamos la tarea de la que depende tu producto, la probamos con tu público y le damos a quien programa lo que necesita para construirla.",
    },
    title: "Diseño UX",
    description: "Una sola\u00a0tarea, resuelta de punta a punta.",
    details:
      "Elegís una tarea: registrarse, reservar, pagar. Miramos qué experiencia (UX) da hoy, la redibujamos en wireframes (pantallas sin color) y tu público la prueba. Los archivos que te llevás le sirven a cualquier equipo. Vos traés a esas personas y a quien decide. No incluye color ni código; si las tareas no paran, te conviene el servicio UX.",
    featuresLine: "Todo lo que queda en tu carpeta.",
    features: [
      "Una tarea, acordada por escrito",
      "Revisión del camino actual",
      "Charlas con tus usuarios",
      "Mapa de dudas y abandonos",
      "Flujo nuevo en una sola página",
      "Wireframes, primero en celular",
      "Primer texto de cada botón",
      "Prototipo para tocar y recorrer",
      "Hallazgos de cada prueba",
      "Notas para construir cada parte",
    ],
    processLine: "Cinco pasos y es tuyo.",
    process: [
      {
        title: "Cercar la tarea",
        description: "Dejamos escrito qué tarea entra, cuál queda para después y quién aprueba de tu lado.",
      },
      {
        title: "Verla hoy",
        description: "Miramos a la gente hacerla y anotamos dónde duda y dónde abandona.",
      },
      {
        title: "Trazar el camino",
        description: "Ves el flujo y los wireframes cuando corregir todavía se hace con goma de borrar.",
      },
      {
        title: "Ensayarlo",
        description: "Tu público recorre el prototipo y rehacemos lo que lo hizo frenar.",
      },
      {
        title: "Pasar la posta",
        description: "Repasamos cada pantalla con quien la construye, hasta que no queden preguntas.",
      },
    ],
    closing: ["Decinos", "qué tarea", "abandonan."],
  },
  ui: {
    meta: {
      title: "Diseño UI para una lista cerrada de pantallas",
      description:
        "Pantallas dibujadas en cada estado, imágenes exportadas y nombres que coinciden con el código. Sabés qué incluye antes de decir que sí.",
    },
    title: "Diseño UI",
    description: "Cada pantalla de tu lista, en cada estado.",
    details:
      "Dibujamos la interfaz (UI) de una lista cerrada de pantallas tal como van a aparecer: llenas, vacías, en espera, con error. Te quedan un archivo ordenado, las imágenes exportadas y nombres que coinciden con el código, lo escriba quien lo escriba. Partimos de un flujo ya resuelto; si falta, empezá por Diseño UX. El logo no está incluido.",
    featuresLine: "Qué trae el archivo, parte por parte.",
    features: [
      "Lista cerrada de pantallas",
      "Estilos para comparar y elegir",
      "Colores con contraste suficiente",
      "Letra para celular y compu",
      "Botones y campos, con estados",
      "Errores, esperas y vacíos",
      "Íconos de una sola familia",
      "Tus textos reales, sin relleno",
      "Imágenes exportadas, con nombre",
      "Control de lo ya construido",
    ],
    processLine: "Primero, la lista.",
    process: [
      {
        title: "Contar pantallas",
        description: "Armamos con vos la lista de pantallas y estados; el presupuesto cubre eso, y lo dice.",
      },
      {
        title: "Elegir el aspecto",
        description: "Tu pantalla más usada vuelve en distintos estilos y vos decís cuál gana.",
      },
      {
        title: "Completar la lista",
        description: "Lo que elegiste llega a todas las pantallas, también a las que ninguna demo muestra.",
      },
      {
        title: "Bautizar piezas",
        description: "Cada color y cada pieza lleva el nombre que después se escribe en el código.",
      },
      {
        title: "Cotejar la obra",
        description: "Con todo programado, lo ponemos al lado del archivo y marcamos cada diferencia.",
      },
    ],
    closing: ["Pasanos", "tu lista", "de pantallas."],
  },
  "design-systems": {
    meta: {
      title: "Sistemas de diseño que viven en archivo y código",
      description:
        "Una biblioteca de piezas en tus archivos de diseño y en tu código, con reglas, guía y alguien de tu equipo a cargo, para que tus productos se parezcan.",
    },
    title: "Sistemas de diseño",
    description: "Cambiás un botón y cambian todos.",
    details:
      "Varios productos o equipos vuelven a dibujar el mismo botón. Juntamos las piezas en una biblioteca, en el archivo de diseño y en tu código, con la regla de cada una. El código y la guía son tuyos, para usar y cambiar. Hacen falta un responsable en tu equipo y horas de quien programa. Para un producto chico alcanza con Diseño UI.",
    featuresLine: "Lo que vive en la biblioteca.",
    features: [
      "Inventario de lo que hay",
      "Duplicados unidos o retirados",
      "Valores con nombre (tokens)",
      "Las piezas que más repetís",
      "Las mismas piezas en tu código",
      "Formularios y tablas ya armados",
      "Uso con teclado en cada pieza",
      "Cuándo usarlas y cuándo no",
      "Una página de guía por pieza",
      "Versiones y lista de cambios",
    ],
    processLine: "Ordenar, armar, soltar.",
    process: [
      {
        title: "Hacer inventario",
        description:
          "Ponemos uno al lado del otro cada botón, color y formulario en uso, aunque duela verlos.",
      },
      {
        title: "Elegir qué queda",
        description: "Tu equipo decide qué versión sobrevive; las demás van a una lista para sacar.",
      },
      {
        title: "Armar las piezas",
        description: "Cada una se dibuja y se programa a la par, con sus estados y su regla.",
      },
      {
        title: "Usarla de verdad",
        description: "Rehacemos una pantalla tuya solo con la biblioteca; ahí aparecen los huecos.",
      },
      {
        title: "Ceder el volante",
        description: "Tu gente publica el primer cambio y nosotros miramos sin tocar nada.",
      },
    ],
    closing: ["Contá", "tus botones", "y escribinos."],
  },
  interaction: {
    meta: {
      title: "Diseño de interacción: toques, esperas y errores",
      description:
        "Decidimos cómo responden tus pantallas y te lo damos en prototipos que probás con la mano, con los estados y tiempos que hacen falta para programar.",
    },
    title: "Diseño de interacción",
    description: "Lo que pasa entre el toque y la respuesta.",
    details:
      "Tomamos pantallas que ya existen y decidimos cómo se comportan: qué contesta a un toque, cómo se ve una espera, qué se puede deshacer y qué se mueve. Te quedan prototipos que andan en tu celular y una planilla de estados y tiempos para programar. No suma pantallas (eso es Diseño\u00a0UX) ni les cambia el aspecto (eso es Diseño\u00a0UI).",
    featuresLine: "Cada gesto recibe respuesta.",
    features: [
      "Los momentos que hay que cuidar",
      "Una respuesta a cada toque",
      "Esperas que avisan qué pasa",
      "Deshacer antes que “¿seguro?”",
      "Errores al lado del campo",
      "Gestos con botón a la vista",
      "Orden del teclado y foco visible",
      "Movimiento que muestra el cambio",
      "Una versión sin movimiento",
      "Tiempos listos para copiar",
    ],
    processLine: "Probado con el pulgar.",
    process: [
      {
        title: "Buscar tropiezos",
        description:
          "Recorremos el producto con vos y marcamos dónde la gente toca de nuevo, espera o se traba.",
      },
      {
        title: "Escribir el guion",
        description: "Por cada momento: qué hace la persona, qué contesta el producto y qué pasa si falla.",
      },
      {
        title: "Darle movimiento",
        description: "Programamos un prototipo de esos momentos: lo juzgás con el pulgar, no en un video.",
      },
      {
        title: "Probarlo sin mimos",
        description: "Con poca señal, una sola mano y sin mouse vemos qué estorba, y lo sacamos.",
      },
      {
        title: "Dejarlo escrito",
        description: "Cada comportamiento sale con sus estados, sus tiempos y un ejemplo que anda.",
      },
    ],
    closing: ["Mostranos", "dónde tocan", "dos veces."],
  },
};
