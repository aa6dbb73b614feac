import type { Content } from "../../schema.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Desarrollo frontend a partir de tu diseño",
      description:
        "Pasamos tu diseño a pantallas que andan en el navegador y hablan con tu API. Te queda el repositorio a tu nombre; el servidor lo tenés que tener vos.",
    },
    title: "Desarrollo frontend",
    description: "Tu diseño, funcionando en el navegador.",
    details:
      "Esto necesita un diseño y una API, que es por donde los datos entran y salen de tu servidor. Con los dos programamos el frontend, la capa que se ve, en un producto que ya tiene las demás. Cada cambio te deja una versión para usar, y al final tenés el repositorio y las pruebas. Sin servidor, pedí el MVP, donde va incluido cuando hace falta. Si el recorrido está resuelto y faltan los dibujos, empezá por Diseño UI.",
    featuresLine: "Una pantalla terminada anda también cuando algo falla.",
    features: [
      "Pantallas fieles a tu diseño",
      "Del celular al monitor grande",
      "Estados de carga, vacío y error",
      "Formularios que no borran lo escrito",
      "Uso con teclado y lector de pantalla",
      "Conexión con tu API",
      "Un tope de peso por página",
      "Código revisado por otra persona",
      "Pruebas en los navegadores comunes",
      "Repositorio a tu nombre",
    ],
    processLine: "Del archivo de diseño a la pantalla publicada.",
    process: [
      {
        title: "Leer el diseño",
        description:
          "Repasamos las pantallas con quien las diseñó y te mostramos los estados que nadie dibujó.",
      },
      {
        title: "Acordar los datos",
        description:
          "Con quien lleva tu servidor anotamos qué devuelve la API. Ves la lista, con lo que falta y se va a simular.",
      },
      {
        title: "Armar una tarea por vez",
        description: "Abrís cada tarea completa en tu celular, desde una dirección privada.",
      },
      {
        title: "Probarlo al límite",
        description:
          "Probamos con red lenta, nombres eternos y sin mouse. Ves qué se rompió y se corrigió antes del lanzamiento.",
      },
      {
        title: "Entregar el código",
        description: "Tu equipo instala el código, cambia una pantalla y la publica mientras estamos cerca.",
      },
    ],
    closing: "Con el diseño y la API ya podemos presupuestar.",
  },
  mobile: {
    meta: {
      title: "Desarrollo de apps para celular, iOS y Android",
      description:
        "Una app con un solo código, probada en la calle y con mala señal. Las cuentas de las tiendas son tuyas y la aprobación la dan ellas.",
    },
    title: "Apps para celular",
    description: "Una app para iOS y Android, probada en la calle.",
    details:
      "En el colectivo, en plena llamada o sin señal, ahí se va a usar tu app. La hacemos para un producto que ya tiene servidor y necesita del teléfono. Si falta el servidor, pedí antes el MVP, que anda en el navegador. El código, las cuentas de las tiendas y los informes de fallas son tuyos. La tienda revisa a su ritmo, y Google les pide a las cuentas personales nuevas una prueba con doce personas durante catorce días.",
    featuresLine: "Una app que anda sin señal y cuida la batería.",
    features: [
      "Un solo código para iOS y Android",
      "Uso aunque se corte la señal",
      "Notificaciones que la gente aceptó",
      "Cámara, ubicación y lector de QR",
      "Permisos pedidos cuando hacen falta",
      "Enlaces que abren donde deben",
      "Poco gasto de batería y de datos",
      "Informes de fallas que se entienden",
      "Textos e imágenes de cada tienda",
      "Cuentas de tienda a tu nombre",
    ],
    processLine: "La app llega a tu celular antes que a las tiendas.",
    process: [
      {
        title: "Ver si hace falta una app",
        description:
          "Te decimos por escrito si alcanza con un sitio. Lo digital vendido en una app suele ir por el cobro de la tienda, con comisión.",
      },
      {
        title: "Elegir los celulares",
        description:
          "Definimos con vos el modelo y el sistema más viejos donde tiene que andar. Te queda la lista.",
      },
      {
        title: "Instalarla temprano",
        description: "Tenés en tu celular una primera versión con una tarea real para hacer.",
      },
      {
        title: "Probarla en la calle",
        description:
          "Usamos la app en el colectivo y casi sin batería. Ves una lista de lo que falló y se corrigió.",
      },
      {
        title: "Presentarla en las tiendas",
        description:
          "Preparamos las fichas y contestamos a los revisores. Ves el estado en tus cuentas; si objetan, corregimos y reenviamos.",
      },
    ],
    closing: "¿Qué hace tu app lejos de un escritorio?",
  },
  payment: {
    meta: {
      title: "Integración de pagos para sitios y apps",
      description:
        "Tarjetas, billeteras, transferencias y cuotas conectadas a tu producto, con cada acreditación unida a su pedido. Los impuestos van con tu contador.",
    },
    title: "Integración de pagos",
    description: "Cobrar desde tu producto y saber qué pago es de qué pedido.",
    details:
      "Cada acreditación, o sea la plata que te pasa la pasarela (el servicio que procesa el pago), coincide con un pedido. Conectamos tu producto con pasarelas de acá o de afuera y resolvemos rechazos y devoluciones. Te quedan el código, un modo de prueba y el historial de cada intento. La pasarela decide comisión, plazos y a quién acepta. Los impuestos los ve tu contador. Si tu producto no tiene servidor, pedí el MVP.",
    featuresLine: "Lo que hay detrás del botón de pagar.",
    features: [
      "Tarjetas de acá y de afuera",
      "Billeteras, QR y transferencias",
      "Cuotas con el total a la vista",
      "Suscripciones que se pueden cancelar",
      "Freno al cobro duplicado",
      "Reintentos si un cobro falla",
      "Devoluciones totales y parciales",
      "Comprobante por mail",
      "Números de tarjeta fuera de tu servidor",
      "Acreditaciones unidas a sus pedidos",
    ],
    processLine: "Probamos las fallas antes de la primera venta.",
    process: [
      {
        title: "Comparar pasarelas",
        description:
          "Ves en una tabla comisión, monedas, plazos y requisitos. Si vas a cobrar dentro de una app, la tienda suele tener sus reglas.",
      },
      {
        title: "Abrir la cuenta",
        description:
          "Te avisamos qué papeles van a pedir. Firmás vos y la cuenta queda a nombre de tu empresa.",
      },
      {
        title: "Armar el cobro",
        description: "En el modo de prueba de la pasarela ves cada mensaje y la salida de cada rechazo.",
      },
      {
        title: "Hacer fallar el pago",
        description:
          "Con tarjetas de prueba ves qué pasa si una vence, se cierra la pestaña o se repite una notificación.",
      },
      {
        title: "Empezar a cobrar",
        description:
          "Seguimos con vos las primeras ventas hasta la acreditación. No usamos tu propia tarjeta, que las pasarelas suelen prohibir o frenar.",
      },
    ],
    closing: "Contanos cómo cobrás hoy.",
  },
  "user-management": {
    meta: {
      title: "Usuarios, ingreso y permisos para tu producto",
      description:
        "Registro, ingreso, roles y un panel para tu equipo, a partir de una tabla que llenás vos. No incluye verificar documentos de identidad.",
    },
    title: "Gestión de usuarios",
    description: "Quién entra a tu producto y qué puede hacer.",
    details:
      "Una tabla con cada rol, cada acción y un sí o un no. De ahí programamos el registro, el ingreso, los permisos y un panel que maneja tu equipo. Es para productos con cuentas y servidor, y si no lo hay te sirve el MVP. La tabla, el código y las pruebas que lo cuidan son tuyos. No verificamos documentos de identidad. Qué pide la ley sobre esos datos lo dice tu abogado, con los hechos que prepara Cumplimiento normativo.",
    featuresLine: "Cómo entran tus usuarios y qué queda registrado.",
    features: [
      "Registro con pocas preguntas",
      "Clave, enlace por mail o huella",
      "Clave olvidada, sin tu ayuda",
      "Segundo paso al ingresar, si hay riesgo",
      "Roles con nombres claros",
      "Invitaciones que vencen",
      "Varias personas, una empresa",
      "Cierre de sesión a distancia",
      "Historial de quién hizo qué",
      "Copia de datos y baja de cuenta",
    ],
    processLine: "Los permisos se deciden en una tabla y después se programan.",
    process: [
      {
        title: "Nombrar los roles",
        description:
          "Con vos definimos quién compra, quién atiende y quién anula. Ves una lista corta de roles.",
      },
      {
        title: "Llenar la tabla",
        description: "Marcás un sí o un no por acción y por rol, y así ves lo que se va a programar.",
      },
      {
        title: "Construir el ingreso",
        description: "Programamos el registro y las invitaciones, y ves entrar a la primera persona.",
      },
      {
        title: "Intentar entrar a la fuerza",
        description:
          "Probamos abrir pedidos de otro, repetir enlaces viejos y entrar sin clave. Ves cada intento y qué pasó.",
      },
      {
        title: "Quedarte con el panel",
        description: "Das de alta, suspendés y recuperás una cuenta desde el panel, sin llamarnos.",
      },
    ],
    closing: "Una lista de quienes van a entrar es un buen comienzo.",
  },
  "project-management": {
    meta: {
      title: "Gestión de un desarrollo que todavía no empezó",
      description:
        "Llevamos un desarrollo del alcance por escrito al lanzamiento, con entregas que podés rechazar y una carpeta de cierre. Los extras se presupuestan aparte.",
    },
    title: "Gestión de proyectos",
    description: "Un desarrollo, del alcance por escrito al lanzamiento.",
    details:
      "Cuando llega el lanzamiento ya está escrito qué anda y qué quedó afuera. Esa página se arma al principio, para un desarrollo sin empezar que va a programar tu equipo o el nuestro. Al cierre tenés las entregas que aceptaste y una carpeta con decisiones, accesos y pendientes. Alguien tuyo tiene que contestar y aprobar. Qué conviene construir lo ve un Product Owner. Si ya empezaron y se atrasan, mirá Project Manager.",
    featuresLine: "Acuerdos por escrito, entregas a la vista y una carpeta.",
    features: [
      "Alcance, con lo que queda afuera",
      "Entregas que podés rechazar",
      "Quién espera a quién, a la vista",
      "Cuentas y accesos desde el arranque",
      "Demos de lo que ya anda",
      "Extras presupuestados aparte",
      "Un nombre junto a cada riesgo",
      "Errores ordenados por daño",
      "Lanzamiento con vuelta atrás",
      "Carpeta de cierre para quien siga",
    ],
    processLine: "Planificamos desde el lanzamiento hacia atrás.",
    process: [
      {
        title: "Escribir cómo termina",
        description: "Leés qué va a andar en el lanzamiento y qué deseos quedan para otro proyecto.",
      },
      {
        title: "Cortar el trabajo en partes",
        description: "Ves cada parte con responsable, tamaño y la prueba con la que la vas a aceptar.",
      },
      {
        title: "Mostrar cada parte",
        description: "Ves andar cada parte mientras conseguimos lo que necesita la próxima.",
      },
      {
        title: "Cerrar la lista de cambios",
        description:
          "En el último tramo solo corregimos, primero lo más dañino. Ves achicarse la lista, o decidís qué se posterga.",
      },
      {
        title: "Lanzar y cerrar",
        description:
          "Lanzamos con vos presente y repasamos el alcance línea por línea, con una respuesta en cada una.",
      },
    ],
    closing: "Contanos qué tiene que andar el último día.",
  },
};
