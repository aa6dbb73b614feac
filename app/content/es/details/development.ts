import type { Content } from "../../schema.ts";

export const development: Content["details"]["development"] = {
  frontend: {
    meta: {
      title: "Desarrollo frontend a partir de tu diseño",
      description:
        "Pasamos tu diseño a pantallas que andan en el navegador y hablan con tu API. El repositorio queda a tu nombre, y el servidor lo ponés vos.",
    },
    title: "Desarrollo frontend",
    subtitle: "Tu diseño, programado para el navegador, en un repositorio tuyo.",
    description:
      "En un diseño los nombres son cortos y la señal siempre es buena. Programamos tu frontend, la parte que se ve, para los nombres largos y la mala señal, y lo conectamos con tu servidor. Al final tu equipo ya puede cambiar una pantalla, probarla y publicarla desde tu propio repositorio.",
    outOfScope:
      "Traés una API, por donde entran y salen los datos de tu servidor. El diseño lo traés o lo pedís en {design/ui}. Si no tenés servidor, pedí un {mvp}, la primera versión de tu producto, que lo trae.",
    featuresLine: "Pantallas que aguantan conexiones lentas y datos reales.",
    features: [
      "Pantallas fieles a tu diseño",
      "Del celular al monitor grande",
      "Estados de carga, vacío y error",
      "Formularios que no borran lo escrito",
      "Uso con teclado y lector de pantalla",
      "Conexión con tu API",
      "Páginas livianas, con un peso máximo",
      "Código revisado por otra persona",
      "Pruebas en los navegadores comunes",
      "Repositorio a tu nombre",
    ],
    processLine: "Probás cada parte en tu celular, sin esperar al final.",
    process: [
      {
        title: "Revisar tu diseño",
        description:
          "Repasamos las pantallas con quien las diseñó y te mostramos los estados que nadie dibujó.",
      },
      {
        title: "Acordar los datos de la API",
        description:
          "Con quien lleva tu servidor acordamos qué devuelve la API. Lo que aún no devuelve se simula, y nadie se queda esperando.",
      },
      {
        title: "Programar tarea por tarea",
        description: "Abrís cada tarea completa en tu celular, desde una dirección privada.",
      },
      {
        title: "Probar los casos extremos",
        description:
          "Usamos una red lenta, nombres eternos y nada de mouse. Lo que falla se corrige antes del lanzamiento, y te contamos qué fue.",
      },
      {
        title: "Entregar el código",
        description:
          "Tu equipo instala el código, cambia una pantalla y la publica. Nosotros contestamos sus dudas.",
      },
    ],
    closing: "Mandanos el diseño, aunque la API esté a medias.",
    quoteSays:
      "El diseño nos muestra por dónde empezar. Si a la API le faltan datos, el presupuesto dice cuáles y quién tendría que agregarlos.",
  },
  mobile: {
    meta: {
      title: "Desarrollo de apps para celular, iOS y Android",
      description:
        "Una app con un solo código, probada en la calle y con mala señal. Las cuentas de las tiendas son tuyas y la aprobación la dan ellas.",
    },
    title: "Apps para celular",
    subtitle: "Una app para iOS y Android, probada en la calle.",
    description:
      "Alguien va a abrir tu app en el colectivo, con una mano y sin señal. La programamos para eso y ahí la probamos. Conviene si tu producto pide algo del teléfono, como la cámara o el uso sin conexión. El día que la tienda la apruebe, se publica en una cuenta a tu nombre, y el código es tuyo.",
    outOfScope:
      "Cada tienda decide si aprueba tu app y cuánto tarda. Esta app se conecta con un servidor tuyo. Si arrancás de cero, conviene un {mvp}, una primera versión que se abre en el navegador.",
    featuresLine: "Una app pensada para poca señal y poca batería.",
    features: [
      "Un solo código para iOS y Android",
      "Uso aunque se corte la señal",
      "Notificaciones con permiso de la gente",
      "Cámara, ubicación y lector de QR",
      "Permisos pedidos cuando hacen falta",
      "Enlaces que abren la pantalla justa",
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
          "Te decimos por escrito si alcanza con un sitio. Si tu app vende algo digital, la tienda suele exigir su propio cobro, con comisión.",
      },
      {
        title: "Elegir celulares de prueba",
        description:
          "Definimos con vos el modelo y el sistema más viejos donde tu app tiene que andar, y lo anotamos.",
      },
      {
        title: "Instalar la app en tu celular",
        description: "Abrís en tu propio teléfono una primera versión, con una tarea real para hacer.",
      },
      {
        title: "Probar la app en la calle",
        description:
          "Usamos la app en el colectivo y casi sin batería. Te pasamos lo que falló y cómo se corrigió.",
      },
      {
        title: "Presentar la app en las tiendas",
        description:
          "Ves qué objeta la tienda. A una cuenta personal nueva, Google le pide al menos doce testers durante catorce días seguidos. Los invitás vos.",
      },
    ],
    closing: "¿Dónde va a usar la gente tu app, y para qué?",
    quoteSays:
      "Antes de gastar sabés qué te va a pedir cada tienda y cómo se portaría tu app sin señal. Si una función puede esperar, te avisamos.",
  },
  payment: {
    meta: {
      title: "Integración de pagos para sitios y apps",
      description:
        "Tarjetas, billeteras, transferencias y cuotas en tu producto. Los impuestos los ves con tu contador, y cada acreditación, al lado de sus pedidos.",
    },
    title: "Integración de pagos",
    subtitle: "Cobrá en tu sitio o en tu app sin cruzar pagos y pedidos a mano.",
    description:
      "Te acreditan plata y nadie sabe de qué pedidos vino. Conectamos tu producto con pasarelas, que procesan el pago acá o afuera, y programamos qué pasa si rechazan una tarjeta. En tu historial, cada acreditación muestra sus pedidos, y el código queda a tu nombre.",
    outOfScope:
      "La pasarela fija la comisión y los plazos y decide a quién acepta. La factura y los impuestos los ves con tu contador. Si arrancás de cero, pedí un {mvp}, la primera versión de tu producto, y nombrá el cobro: te decimos si entra.",
    featuresLine: "Rechazos, devoluciones y cobros dobles, ya previstos.",
    features: [
      "Tarjetas locales y del exterior",
      "Billeteras, QR y transferencias",
      "Cuotas con el total a la vista",
      "Suscripciones que se pueden cancelar",
      "Protección contra cobros duplicados",
      "Reintento del cobro de suscripciones",
      "Devoluciones totales y parciales",
      "Comprobante por mail",
      "Números de tarjeta fuera de tu servidor",
      "Cada acreditación, con sus pedidos",
    ],
    processLine: "Antes de que cobres, probamos pagos que fallan.",
    process: [
      {
        title: "Comparar pasarelas",
        description:
          "Te armamos una tabla con comisión, monedas, plazos y requisitos. Si vendés algo digital dentro de una app, mirá Apps para celular.",
      },
      {
        title: "Abrir la cuenta de cobros",
        description:
          "Te avisamos qué papeles te van a pedir. Firmás vos y la cuenta queda a nombre de tu empresa.",
      },
      {
        title: "Programar el cobro",
        description:
          "En el modo de prueba de la pasarela ves cada mensaje y qué opciones le quedan al comprador cuando le rechazan el pago.",
      },
      {
        title: "Ensayar pagos que fallan",
        description:
          "Con tarjetas de prueba ves qué pasa si una venció, si alguien cierra la pestaña o si la misma notificación llega dos veces.",
      },
      {
        title: "Empezar a cobrar",
        description:
          "No probamos con tu tarjeta, porque las pasarelas suelen prohibirlo o frenarlo. Seguimos con vos las primeras ventas hasta que se acreditan.",
      },
    ],
    closing: "Contanos cómo cobrás hoy y qué se te complica.",
    quoteSays:
      "El presupuesto elige un medio de pago para empezar y deja los otros para después. También enumera los rechazos y las devoluciones que entran.",
  },
  "user-management": {
    meta: {
      title: "Usuarios, ingreso y permisos para tu producto",
      description:
        "Registro, ingreso y roles a partir de una tabla que llenás vos, con un sí o un no por acción. Tu equipo maneja las cuentas desde un panel.",
    },
    title: "Gestión de usuarios",
    subtitle: "Vos decidís quién entra a tu producto y qué puede hacer.",
    description:
      "Un vendedor ve los pedidos de otro y nadie decidió que pudiera. Acá lo decidís vos en una tabla, con un sí o un no por rol y por acción, y eso programamos. Te quedan el código y un panel, donde tu equipo le corta el acceso a ese vendedor el día que se va.",
    outOfScope:
      "No verificamos documentos de identidad. Tu abogado te dice qué pide la ley, y en {legal/compliance} le damos el mapa de datos. Si arrancás de cero, pedí un {mvp}, la primera versión de tu producto, con su servidor.",
    featuresLine: "Tus usuarios se registran solos y ven lo que les permitís.",
    features: [
      "Registro con pocas preguntas",
      "Clave, enlace por mail o huella",
      "Recuperar la clave sin llamarte",
      "Segundo paso al ingresar, si hay riesgo",
      "Roles con nombres claros",
      "Invitaciones que vencen",
      "Varios usuarios por empresa",
      "Cierre de sesión a distancia",
      "Historial de quién hizo qué",
      "Copia de datos y baja de cuenta",
    ],
    processLine: "Intentamos entrar donde nadie debería, y ves qué pasó.",
    process: [
      {
        title: "Definir los roles",
        description:
          "Con vos definimos quién compra, quién atiende y quién anula. Quedan pocos roles, con nombres que tu equipo entiende.",
      },
      {
        title: "Completar la tabla de permisos",
        description: "Recorrés la tabla acción por acción y decidís qué puede hacer cada rol.",
      },
      {
        title: "Programar el acceso",
        description: "Quedan andando el registro y las invitaciones, y ves entrar a la primera persona.",
      },
      {
        title: "Probar accesos sin permiso",
        description:
          "Intentamos abrir pedidos ajenos, repetir enlaces viejos y entrar sin clave, y ves qué pasó cada vez. No es una auditoría de seguridad.",
      },
      {
        title: "Entregarte el panel de usuarios",
        description: "Das de alta, suspendés y recuperás una cuenta desde el panel, sin llamarnos.",
      },
    ],
    closing: "Escribinos qué no debería ver cada usuario.",
    quoteSays:
      "¿Cuántos roles alcanzan y qué formas de ingresar conviene tener primero? Las dos respuestas vienen en el presupuesto.",
  },
  "project-management": {
    meta: {
      title: "Gestión de proyectos, del alcance al lanzamiento",
      description:
        "Tu desarrollo arranca con el alcance por escrito, avanza en entregas que podés rechazar y termina con una carpeta de decisiones y accesos. Los extras van aparte.",
    },
    title: "Gestión de proyectos",
    subtitle: "Llevamos tu desarrollo, del alcance escrito al lanzamiento.",
    description:
      "Arrancamos antes que el código, cuando cada uno imagina otro producto. Escribimos con vos una página con lo que entra y lo que no, y desde ahí llevamos el desarrollo, lo programe tu equipo o el nuestro. Al lanzar repasás esa página línea por línea, y te queda una carpeta de decisiones y accesos.",
    outOfScope:
      "Vos o un {product} eligen qué construir, y alguien de tu lado aprueba. Si el desarrollo ya empezó y se atrasa, mirá {project}. Un {mvp}, la primera versión de un producto, ya incluye la gestión.",
    featuresLine: "Aprobás cada entrega con una prueba acordada de antemano.",
    features: [
      "Alcance, con lo que queda afuera",
      "Una prueba acordada por entrega",
      "Tareas que dependen de otras, a la vista",
      "Cuentas y accesos desde el arranque",
      "Demos de lo que ya anda",
      "Extras con su propio presupuesto",
      "Un responsable para cada riesgo",
      "Errores ordenados por gravedad",
      "Un plan para deshacer el lanzamiento",
      "Carpeta de cierre para el próximo equipo",
    ],
    processLine: "Ninguna entrega llega al lanzamiento sin que la pruebes.",
    process: [
      {
        title: "Definir qué se va a lanzar",
        description:
          "Leés en una página qué va a andar y, aparte, los pedidos que quedan para otro proyecto.",
      },
      {
        title: "Dividir el trabajo en entregas",
        description: "Cada entrega tiene responsable, tamaño y la prueba con la que la vas a aceptar.",
      },
      {
        title: "Mostrarte cada entrega",
        description:
          "Probás cada entrega en funcionamiento, mientras nosotros conseguimos lo que necesita la próxima.",
      },
      {
        title: "Dejar de sumar cambios",
        description:
          "En el último tramo solo corregimos, primero lo más grave. Ves achicarse la lista de fallas y decidís qué puede esperar.",
      },
      {
        title: "Lanzar y cerrar",
        description:
          "Lanzamos con vos presente y repasamos el alcance línea por línea, con una respuesta en cada una.",
      },
    ],
    closing: "¿Qué tiene que andar el día del lanzamiento?",
    quoteSays:
      "El presupuesto propone las entregas y dice si las programa tu equipo o el nuestro. Las que pueden ir después quedan separadas.",
  },
};
