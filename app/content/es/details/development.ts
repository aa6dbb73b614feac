import type { Content } from "../../types.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Desarrollo frontend a partir de tu diseño",
      description:
        "Convertimos tu diseño en una interfaz web que anda en los navegadores de hoy, habla con tu API y queda en un repositorio a tu nombre.",
    },
    title: "Desarrollo frontend",
    description: "Tu diseño, en el navegador.",
    details:
      "Programamos el frontend (la cara web de tu producto) sobre el diseño que tenés, lo conectamos con tu API (por donde pasan los datos) y lo hacemos rápido en un celular común con poca señal. Te quedan el repositorio a tu nombre y una versión de prueba con cada cambio. Servidor y base de datos van aparte; si falta el diseño, empezá\u00a0por\u00a0UI.",
    featuresLine: "Lo que trae una pantalla terminada.",
    features: [
      "Pantallas fieles a tu diseño",
      "Del celular al monitor grande",
      "Estados de carga, vacío y error",
      "Formularios que no borran nada",
      "Teclado y lector de pantalla",
      "Conexión real con tu API",
      "Un tope de peso por página",
      "Código que revisó otra persona",
      "Pruebas en navegadores de hoy",
      "Repositorio a tu nombre",
    ],
    processLine: "Del dibujo al clic.",
    process: [
      {
        title: "Leer el diseño",
        description: "Con quien diseñó, repasamos cada pantalla y anotamos los estados que nadie dibujó.",
      },
      {
        title: "Acordar los datos",
        description:
          "Con quien lleva tu servidor fijamos qué responde cada pedido; lo que falte, lo simulamos.",
      },
      {
        title: "Armar recorridos",
        description: "Una tarea completa por vez, en una dirección privada que abrís desde tu celular.",
      },
      {
        title: "Llevarlo al límite",
        description: "Red lenta, nombres eternos, sin mouse: lo que se rompe acá se arregla antes de salir.",
      },
      {
        title: "Pasar el código",
        description: "Alguien de tu equipo lo instala, cambia una pantalla y la publica con nosotros cerca.",
      },
    ],
    closing: ["Pasanos", "el diseño.", "Sale andando."],
  },
  mobile: {
    meta: {
      title: "Desarrollo de apps para celular, iOS y Android",
      description:
        "Una sola app para las dos tiendas, probada en celulares de verdad con mala señal y poca batería, y publicada desde cuentas tuyas.",
    },
    title: "Apps para celular",
    description: "Que se ganen su lugar.",
    details:
      "Hacemos una sola app para iOS y Android, conectada al servidor que ya tenés, con código propio de cada sistema solo donde hace falta. Te quedan el código, las cuentas de las tiendas y un informe de fallas que se entiende. El servidor no está incluido y quien aprueba es la tienda: si objeta algo, corregimos y volvemos a presentar.",
    featuresLine: "Para el bolsillo y para la tienda.",
    features: [
      "Un solo código, iOS y Android",
      "Sin señal también se trabaja",
      "Avisos que la gente aceptó",
      "Cámara, ubicación y lector QR",
      "Permisos pedidos en su momento",
      "Enlaces que abren donde deben",
      "Liviana en batería y datos",
      "Informe de fallas reales",
      "Textos e imágenes de cada tienda",
      "Cuentas de tienda a tu nombre",
    ],
    processLine: "De tu celular al de todos.",
    process: [
      {
        title: "Dudar de la app",
        description: "Si alcanza con un sitio en el celular, te lo decimos acá y te ahorrás dos tiendas.",
      },
      {
        title: "Elegir equipos",
        description: "Definimos con vos el modelo y el sistema más viejos en los que tiene que andar bien.",
      },
      {
        title: "Instalar temprano",
        description: "La primera versión llega a tu celular con una tarea real adentro, y crece desde ahí.",
      },
      {
        title: "Sacarla a la calle",
        description: "En el colectivo, en plena llamada, casi sin batería: la probamos donde la van a usar.",
      },
      {
        title: "Publicar dos veces",
        description:
          "Preparamos las dos fichas y respondemos a los revisores; cuánto tardan depende de ellos.",
      },
    ],
    closing: ["Contanos", "de tu app", "en la calle."],
  },
  payment: {
    meta: {
      title: "Integración de pagos para sitios y apps",
      description:
        "Tarjetas, billeteras, transferencias y cuotas conectadas a tu producto, con los rechazos, las devoluciones y los depósitos resueltos.",
    },
    title: "Integración de pagos",
    description: "Que te paguen, y que cierren los números.",
    details:
      "Conectamos tu producto con las pasarelas (los servicios que procesan el pago) que usan tus compradores, acá y afuera, y resolvemos lo que sigue al botón: rechazos, devoluciones, depósitos. Te quedan el código, un modo de prueba y el historial de cada intento. La pasarela decide su comisión y a quién acepta; los impuestos, con\u00a0tu\u00a0contador.",
    featuresLine: "Lo que hay detrás del botón de pagar.",
    features: [
      "Tarjetas de acá y de afuera",
      "Billeteras, QR y transferencia",
      "Cuotas con el total a la vista",
      "Suscripciones que se renuevan",
      "Freno al cobro duplicado",
      "Reintentos si un cobro falla",
      "Devolución total o parcial",
      "Comprobante por mail",
      "Tarjetas fuera de tu servidor",
      "Cada depósito con su pedido",
    ],
    processLine: "La hacemos fallar antes.",
    process: [
      {
        title: "Comparar pasarelas",
        description:
          "Las de acá y las de afuera, en una sola tabla: comisión, monedas, plazo y qué te piden.",
      },
      {
        title: "Abrir la cuenta",
        description: "Firmás vos y queda a nombre de tu empresa; te avisamos antes qué papeles van a querer.",
      },
      {
        title: "Armar el cobro",
        description:
          "Con la pasarela en modo de prueba, escribimos cada mensaje y la salida de cada rechazo.",
      },
      {
        title: "Fallar a propósito",
        description:
          "Tarjeta vencida, pestaña cerrada, aviso repetido: ves en pantalla lo que vería quien compra.",
      },
      {
        title: "Cobrar en serio",
        description:
          "Comprás lo tuyo con una tarjeta real, ves llegar la plata y la devolvés antes de abrir.",
      },
    ],
    closing: ["Contanos", "cómo cobrás", "y seguimos."],
  },
  "user-management": {
    meta: {
      title: "Usuarios, ingreso y permisos para tu producto",
      description:
        "Registro, ingreso, roles y panel de administración para tu producto, a partir de una tabla que dice quién puede hacer qué.",
    },
    title: "Gestión de usuarios",
    description: "Quién entra y qué puede tocar.",
    details:
      "Antes de programar llenamos con vos una tabla: cada rol, cada acción, sí o no. De ahí salen el registro, el ingreso, los permisos y un panel que tu equipo maneja sin llamarnos. Te quedan la tabla, el código y las pruebas que lo cuidan. No verificamos documentos de identidad; por lo legal de esos datos, mirá Cumplimiento normativo.",
    featuresLine: "Cada puerta de tu producto.",
    features: [
      "Registro con pocas preguntas",
      "Clave, enlace o huella",
      "Clave olvidada, sin tu ayuda",
      "Doble control en lo delicado",
      "Roles con nombres claros",
      "Invitaciones que vencen",
      "Varias personas, una empresa",
      "Cierre de sesión a distancia",
      "Historial de quién hizo qué",
      "Copia de datos y baja de cuenta",
    ],
    processLine: "La tabla decide.",
    process: [
      {
        title: "Nombrar los roles",
        description:
          "Nos contás quién va a entrar; anotamos quién compra, quién atiende y quién puede anular.",
      },
      {
        title: "Llenar la tabla",
        description: "Una fila por acción, una columna por rol: marcás cada casillero y eso se programa.",
      },
      {
        title: "Poner las puertas",
        description:
          "Primero van el registro, el ingreso y las invitaciones, para que sumes a la primera persona.",
      },
      {
        title: "Forzar cerraduras",
        description: "Intentamos abrir el pedido de otro, usar de nuevo un enlace viejo y entrar sin clave.",
      },
      {
        title: "Darte las llaves",
        description: "Desde el panel das de alta, suspendés y recuperás una cuenta sin preguntarnos nada.",
      },
    ],
    closing: ["¿Quién entra?", "Hagamos juntos", "la lista."],
  },
  "project-management": {
    meta: {
      title: "Gestión de un proyecto de software",
      description:
        "Llevamos un solo desarrollo desde el alcance por escrito hasta la salida, con entregas que aprobás y una carpeta final que te queda.",
    },
    title: "Gestión de proyectos",
    description: "Un desarrollo, del encargo a la salida.",
    details:
      "Hay una sola cosa por construir y gente que la programa, nuestra o tuya; la llevamos hasta que se use. Vos aprobás el alcance, cada cambio y cada entrega, y te queda una carpeta con decisiones, cuentas y pendientes. Hace falta que alguien de tu lado conteste. Si buscás a alguien que siga después de este desarrollo, mirá Project Manager.",
    featuresLine: "Nada queda librado a la memoria.",
    features: [
      "Alcance, con lo que queda afuera",
      "Entregas que podés rechazar",
      "Quién espera a quién, a la vista",
      "Cuentas y accesos al arrancar",
      "Demos de lo que ya anda",
      "Lo extra, presupuestado aparte",
      "Un nombre junto a cada riesgo",
      "Errores ordenados por daño",
      "Salida con marcha atrás",
      "Carpeta final para quien siga",
    ],
    processLine: "Empezamos por el final.",
    process: [
      {
        title: "Escribir el final",
        description:
          "Ponemos por escrito qué va a andar en la salida y qué deseos quedan para otro proyecto.",
      },
      {
        title: "Cortar en partes",
        description: "Cada una sale con responsable, tamaño y la prueba con la que la vas a aceptar.",
      },
      {
        title: "Hacer que avance",
        description:
          "Cada parte se muestra andando y juntamos la clave, el texto o el sí que espera la próxima.",
      },
      {
        title: "Cerrar la lista",
        description: "De acá en más no entra nada nuevo: solo arreglamos, primero lo que más daño hace.",
      },
      {
        title: "Salir y terminar",
        description: "Salimos con vos presente, repasamos el alcance línea por línea y el encargo se cierra.",
      },
    ],
    closing: ["Danos", "un proyecto.", "Lo terminamos."],
  },
};
