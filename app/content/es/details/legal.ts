import type { Content } from "../../schema.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacidad, términos y permisos de tu producto",
      description:
        "Con tu abogado, que es quien asesora, armamos el mapa de los datos que toma tu producto, los textos y las pantallas donde la gente los acepta.",
    },
    title: "Cumplimiento normativo",
    subtitle: "Términos y privacidad que dicen lo que de verdad hacés.",
    description:
      "Una política de privacidad copiada habla de otra empresa. La tuya la redactamos con tu abogado, a partir de un mapa de los datos que pedís, y programamos las pantallas donde la gente acepta, se arrepiente o se da de baja. Si un usuario reclama, tenés el texto aprobado y la fecha en que dijo que sí.",
    outOfScope:
      "Nosotros no damos asesoramiento legal. Hace falta tu abogado, que define qué normas te tocan y si las cumplís. De quién son el código y la marca se ve en {legal/ip}.",
    featuresLine: "Queda anotado qué datos pedís, para qué y quién aceptó.",
    features: [
      "Mapa de los datos que pedís",
      "El motivo de cada dato",
      "Privacidad en palabras claras",
      "Términos que se pueden leer",
      "Aceptación guardada con fecha",
      "Cookies de rastreo, solo con permiso",
      "Botón de arrepentimiento y botón de baja",
      "Respuesta a quien pide sus datos",
      "Lista de servicios externos",
      "Plan por si se filtran datos",
    ],
    processLine: "Tu abogado opina viendo qué datos pedís y adónde van.",
    process: [
      {
        title: "Seguir el rastro de los datos",
        description: "Recorremos tu sitio o tu app, miramos también lo que guarda y armamos el mapa de los datos.",
      },
      {
        title: "Darle el mapa a tu abogado",
        description:
          "Con el mapa van las dudas sobre la Ley 25.326 de datos y su agencia (AAIP), la Ley 24.240 de consumo, el registro de bases, cookies, menores y datos que salen del país.",
      },
      {
        title: "Redactar con tu abogado",
        description: "Nosotros proponemos, tu abogado corrige y completa, y vos leés los textos que aprobó.",
      },
      {
        title: "Poner los textos en pantalla",
        description:
          "Programamos las casillas y su registro, el botón de arrepentimiento, que anula una compra, y el de baja, que corta un servicio.",
      },
      {
        title: "Anotar cuándo revisar los textos",
        description:
          "Un campo, un país o un proveedor nuevo son motivo para llamar a tu abogado. Te dejamos anotado cada caso.",
      },
    ],
    closing: "Decinos qué vendés y qué datos le pedís a la gente.",
    quoteSays:
      "El presupuesto trae la lista de textos y pantallas que harían falta y la de preguntas para tu abogado.",
  },
  ip: {
    meta: {
      title: "Papeles de tu código, tu diseño y tu marca",
      description:
        "Un inventario con el autor y el papel de cada parte de tu producto, y la lista de lo que falta firmar, para que tu abogado opine con eso delante.",
    },
    title: "Propiedad intelectual",
    subtitle: "Los papeles de tu código y de tu marca, antes de que los pidan.",
    description:
      "El código lo hizo un amigo, el logo salió de internet y el dominio lo tiene un exsocio. Buscamos al autor de cada parte y el papel que la respalda. Cuando un inversor pregunte qué es tuyo, le abrís una carpeta con cada autor, lo que firmó y lo que falta.",
    outOfScope:
      "Tu abogado opina y redacta las cesiones, los papeles con que cada autor te pasa sus derechos. Vos o tu agente presentan la marca en el INPI. Los contratos se preparan en {legal/business}.",
    featuresLine: "Ves qué partes de tu producto no tienen papeles de autoría.",
    features: [
      "Inventario de código y diseño",
      "El autor de cada parte",
      "Freelancers que no firmaron la cesión",
      "Nuestro trabajo, cedido por escrito",
      "Licencias de código abierto",
      "Tipografías y fotos con permiso",
      "Primera búsqueda de tu marca en el INPI",
      "Archivo del logo para presentar",
      "Dominios en tus manos",
      "Datos para el NDA (confidencialidad)",
    ],
    processLine: "Las firmas de autores que faltan se piden por urgencia.",
    process: [
      {
        title: "Listar código, diseño y cuentas",
        description:
          "Recorremos con vos repositorios, mails y tiendas, y anotamos quién tiene la clave de cada cuenta.",
      },
      {
        title: "Buscar a los autores",
        description: "Al lado de cada parte ves un nombre y un papel, o lo que falta conseguir.",
      },
      {
        title: "Ordenar los papeles que faltan",
        description:
          "Los pendientes le llegan a tu abogado en orden, y el primero es el que más daño haría si faltara.",
      },
      {
        title: "Pedir las firmas",
        description:
          "Nosotros ubicamos a cada autor y tu abogado redacta lo que cada uno va a firmar. Te avisamos qué firmas fueron llegando.",
      },
      {
        title: "Entregarte la carpeta",
        description:
          "Recibís la carpeta que le vas a abrir a un inversor. Que tu marca esté libre lo dice un agente. Lo nuestro es solo una primera búsqueda.",
      },
    ],
    closing: "¿Qué parte de tu producto te podrían reclamar?",
    quoteSays:
      "Por esa parte empezaríamos a revisar. El presupuesto dice de qué partes falta ubicar al autor y separa lo que le toca a tu abogado.",
  },
  business: {
    meta: {
      title: "Papeles de empresa para lanzar tu producto",
      description:
        "Un calendario, una carpeta y la lista de tus cuentas, para no lanzar sin papeles. Tu abogado y tu contador asesoran sobre leyes e impuestos, y vos decidís.",
    },
    title: "Papeles de la empresa",
    subtitle: "Empezá los trámites lentos antes de que frenen tu lanzamiento.",
    description:
      "¿Quién va a facturar esto? Para cobrar, publicar una app o venderle a otra empresa te van a pedir papeles, y unos frenan a otros. Con vos los ponemos en orden en un calendario. También te quedan una carpeta y la lista de las cuentas que van a nombre de la empresa.",
    outOfScope:
      "Vos elegís el tipo de sociedad (SAS, SRL) con tu abogado y tu contador. Ellos asesoran y tramitan, y nosotros llevamos el orden. Los papeles del código se ven en {legal/ip}.",
    featuresLine: "Los papeles que te piden para cobrar, publicar y vender.",
    features: [
      "Quién te paga y a quién le pagás",
      "Notas para el acuerdo de socios",
      "Preguntas sobre SAS o SRL",
      "CUIT y ARCA (ex AFIP), con tu contador",
      "DUNS y papeles para tiendas de apps",
      "Papeles para cobrar por internet",
      "Quién firma cada contrato",
      "Plazos de contrato que podés cumplir",
      "Lista de cuentas y quién las tiene",
      "Vencimientos en el calendario",
    ],
    processLine: "En el calendario ves cada trámite y qué lo está frenando.",
    process: [
      {
        title: "Contarnos tu negocio",
        description:
          "Nos contás quién te paga, desde dónde y a cambio de qué. Lo resumimos en una página, para que la corrijas.",
      },
      {
        title: "Ver qué trámite frena a otro",
        description:
          "Marcamos qué papel necesita cada paso. Sin el número DUNS, por ejemplo, una empresa no abre cuenta en las tiendas de apps.",
      },
      {
        title: "Decidir con abogado y contador",
        description: "Te sentás con tu abogado y tu contador, y nosotros dejamos lo decidido por escrito.",
      },
      {
        title: "Ordenar los trámites",
        description:
          "Ves los trámites en el mismo calendario que tu producto, y primero los que dependen de una oficina pública.",
      },
      {
        title: "Pasar el dominio y las cuentas",
        description:
          "Si tu abogado y tu contador están de acuerdo, las cuentas y el dominio pasan a nombre de la empresa. Las claves quedan en tus manos.",
      },
    ],
    closing: "Reenvianos la lista de papeles que te pidieron.",
    quoteSays:
      "Sobre esa lista marcamos lo nuestro, lo de tu abogado y lo de tu contador, y el papel con el que conviene empezar.",
  },
};
