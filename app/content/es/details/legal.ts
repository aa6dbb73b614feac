import type { Content } from "../../schema.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacidad, términos y permisos de tu producto",
      description:
        "Lo que tu producto hace con los datos, en un mapa y en textos que redactamos con tu abogado. No damos asesoramiento legal.",
    },
    title: "Cumplimiento normativo",
    description: "Lo que tu producto hace con los datos, por escrito.",
    details:
      "Un mapa de cada dato que toma tu producto es lo primero que te queda. Después vienen los textos que aprobó tu abogado y las pantallas donde la gente los acepta. Entre los temas están la Ley 25.326 y su agencia (AAIP), el registro de bases, las cookies, los menores y los datos que salen del país. Qué normas te tocan lo define tu abogado, porque nosotros no asesoramos. Si no tenés uno, buscalo antes.",
    featuresLine: "Textos que se entienden y pantallas para aceptarlos.",
    features: [
      "Mapa de los datos que pedís",
      "Un porqué para cada campo",
      "Privacidad en palabras claras",
      "Términos que se pueden leer",
      "Aceptación guardada con fecha",
      "Cookies de rastreo después de un sí",
      "Botón de arrepentimiento y botón de baja",
      "Respuesta a quien pide sus datos",
      "Lista de servicios externos",
      "Plan por si se filtran datos",
    ],
    processLine: "Primero van los hechos y después decide tu abogado.",
    process: [
      {
        title: "Seguir el rastro de los datos",
        description: "Recorremos tu producto como un usuario más, y ves el mapa de lo que pide y guarda.",
      },
      {
        title: "Llevar los hechos al abogado",
        description:
          "Tu abogado recibe pocas páginas, con las dudas marcadas, por ejemplo sobre la Ley 25.326.",
      },
      {
        title: "Redactar en conjunto",
        description: "Nosotros proponemos, tu abogado corrige y completa, y vos leés los textos que aprobó.",
      },
      {
        title: "Llevarlo a las pantallas",
        description:
          "Programamos casillas, registros y los botones. El de arrepentimiento deshace una compra; el de baja termina un servicio.",
      },
      {
        title: "Anotar qué obliga a revisar",
        description:
          "Te queda una lista de cambios que piden llamar a tu abogado, como un campo, un país o un proveedor nuevo.",
      },
    ],
    closing: "¿Tu abogado sabe qué hace tu producto con los datos?",
  },
  ip: {
    meta: {
      title: "De quién son tu código, tu diseño y tu marca",
      description:
        "Un inventario con el autor y el papel de cada parte de tu producto, y los huecos ordenados para que tu abogado los cierre. Opinar le toca a él.",
    },
    title: "Propiedad intelectual",
    description: "Qué es tuyo y qué papel lo muestra.",
    details:
      "El código lo hizo un amigo, el logo se compró por internet y el dominio está en la cuenta de un exsocio. Antes de un inversor o una venta, alguien va a preguntar qué es tuyo. Te llevás un inventario con autor y prueba, los huecos y una carpeta. La cesión de derechos, que es el papel que te los pasa, la redacta tu abogado, y la marca la presentan vos o tu agente en el INPI. Sobre tus derechos opina solo tu abogado.",
    featuresLine: "Quién hizo cada parte y qué lo prueba.",
    features: [
      "Inventario de código y diseño",
      "El autor de cada parte",
      "Cesiones de cada freelancer",
      "Lo nuestro, cedido por escrito",
      "Licencias de código abierto",
      "Tipografías y fotos con permiso",
      "Primera búsqueda de tu nombre en INPI",
      "Archivo del logo para presentar",
      "Dominios en tus manos",
      "Confidencialidad antes de mostrarlo",
    ],
    processLine: "Juntamos los papeles sueltos en una sola carpeta.",
    process: [
      {
        title: "Listar lo que existe",
        description: "Ves qué hay en repositorios, mails y tiendas, y quién tiene cada clave.",
      },
      {
        title: "Buscar a los autores",
        description: "Al lado de cada parte ves un nombre y un papel, o un hueco por llenar.",
      },
      {
        title: "Ordenar los huecos",
        description: "Los huecos quedan en una lista para tu abogado, primero los que más daño harían.",
      },
      {
        title: "Juntar las firmas",
        description:
          "Nosotros ubicamos a cada autor, tu abogado redacta lo que firma y ves qué firmas fueron llegando.",
      },
      {
        title: "Cerrar la carpeta",
        description:
          "Te queda una carpeta que un inversor puede leer. Si el nombre está libre te lo dice un agente, no la primera búsqueda.",
      },
    ],
    closing: "Empecemos por la parte de la que no tenés papel.",
  },
  business: {
    meta: {
      title: "Papeles de empresa para lanzar tu producto",
      description:
        "Calendario, carpeta y cuentas a nombre de la empresa, para que vos decidas con tu abogado y tu contador. No asesoramos en leyes ni en impuestos.",
    },
    title: "Armado de la empresa",
    description: "Los papeles de la empresa, listados antes de lanzar.",
    details:
      "¿Quién va a facturar esto? Antes de cobrar, de publicar una app o de venderle a otra empresa, alguien te va a pedir papeles. Te quedan un calendario, una carpeta y las cuentas a nombre de la empresa. El tipo de sociedad, SAS o SRL por ejemplo, lo elegís vos con tu abogado y tu contador, y lo presentan ellos. Nosotros ordenamos los hechos y no asesoramos en leyes ni en impuestos.",
    featuresLine: "Lo que te van a pedir para cobrar, publicar y vender.",
    features: [
      "Cómo se mueve la plata",
      "Notas para el acuerdo de socios",
      "Preguntas sobre SAS o SRL",
      "CUIT y ARCA (ex AFIP), con tu contador",
      "D-U-N-S y papeles para las tiendas",
      "Lo que pide la pasarela para pagarte",
      "Quién firma cada contrato",
      "Promesas que podés cumplir",
      "Cuentas a nombre de la empresa",
      "Vencimientos en el calendario",
    ],
    processLine: "Los trámites lentos van primero.",
    process: [
      {
        title: "Explicar el negocio",
        description: "Recibís una página que dice quién te paga, desde dónde y a cambio de qué.",
      },
      {
        title: "Marcar qué frena qué",
        description:
          "Ves qué papel frena qué cosa. El D-U-N-S, por ejemplo, es el número que las tiendas les piden a las empresas.",
      },
      {
        title: "Decidir en la misma mesa",
        description: "Vos decidís con tu abogado y tu contador, y nosotros dejamos lo decidido por escrito.",
      },
      {
        title: "Ordenar los trámites",
        description:
          "Ves los trámites junto al calendario del producto, con los de oficinas públicas adelante.",
      },
      {
        title: "Pasar las cuentas a la empresa",
        description:
          "Ves qué cuentas pasan a la empresa, si tus profesionales están de acuerdo. Las claves quedan en tus manos.",
      },
    ],
    closing: "¿Quién emite hoy tus facturas?",
  },
};
