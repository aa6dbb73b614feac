import type { Content } from "../../types.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacidad, términos y permisos de tu producto",
      description:
        "Política de privacidad, términos y permisos, redactados con tu abogado según lo que tu producto hace de verdad con los datos y llevados a las pantallas.",
    },
    title: "Cumplimiento normativo",
    description: "Datos y términos que dicen la verdad.",
    details:
      "Relevamos qué datos toma tu producto y redactamos, junto con tu abogado, la política y los términos que lo cuentan; después programamos los permisos y botones que hagan falta. Te quedan el mapa, los textos aprobados y las pantallas. No somos un estudio jurídico: qué normas te tocan y si las cumplís lo dice tu abogado.",
    featuresLine: "Que se entienda lo que aceptan.",
    features: [
      "Mapa de los datos que pedís",
      "Un porqué para cada campo",
      "Privacidad en palabras claras",
      "Términos que se pueden leer",
      "Aceptación guardada con fecha",
      "Cookies de rastreo tras un sí",
      "Botón de baja y arrepentimiento",
      "Respuesta a quien pide sus datos",
      "Lista de servicios externos",
      "Plan por si se filtran datos",
    ],
    processLine: "Hechos antes que cláusulas.",
    process: [
      {
        title: "Seguir los datos",
        description:
          "Recorremos tu producto como un usuario más y anotamos cada dato que queda en el camino.",
      },
      {
        title: "Llevar los hechos",
        description:
          "Tu abogado recibe en pocas hojas qué pasa y qué está en duda, no un paseo por el sistema.",
      },
      {
        title: "Redactar de a dos",
        description: "Proponemos palabras que se entienden; tu abogado las corrige, completa y aprueba.",
      },
      {
        title: "Volverlo pantalla",
        description: "Lo aprobado se vuelve casillas, avisos y registros que el producto guarda de verdad.",
      },
      {
        title: "Dejar alarmas",
        description:
          "Te queda la lista de cambios que piden llamar a tu abogado: otro campo, país o servicio.",
      },
    ],
    closing: ["Tu abogado", "sabe de leyes.", "Falta el mapa."],
  },
  ip: {
    meta: {
      title: "De quién son tu código, tu diseño y tu marca",
      description:
        "Quién hizo cada parte de tu producto y qué papel lo prueba, en una lista con la que tu abogado puede cerrar los huecos.",
    },
    title: "Propiedad intelectual",
    description: "Que lo tuyo esté a tu nombre.",
    details:
      "El código de un amigo, el logo comprado por internet, el dominio en la cuenta de un exsocio: anotamos quién hizo cada parte y qué papel lo prueba. Con la lista, los huecos y los archivos, tu abogado redacta las cesiones (el pase de derechos) y registra la marca. Buscamos y ordenamos; opinar sobre tus derechos le toca solo a\u00a0tu\u00a0abogado.",
    featuresLine: "Cada pieza con su dueño.",
    features: [
      "Inventario de código y diseño",
      "Un autor para cada pieza",
      "Cesiones de cada freelancer",
      "Lo nuestro, cedido por escrito",
      "Licencias de código abierto",
      "Tipografías y fotos con permiso",
      "Primera búsqueda de tu nombre",
      "Logo listo para registrar",
      "Dominios en tus manos",
      "Confidencialidad firmada",
    ],
    processLine: "Seguimos las firmas.",
    process: [
      {
        title: "Abrir los cajones",
        description: "Repositorios, diseños, mails, tiendas: anotamos qué hay y quién tiene la llave.",
      },
      {
        title: "Buscar autores",
        description:
          "Empleado, freelancer, agencia, código abierto: cada pieza lleva nombre y papel, o\u00a0un\u00a0hueco.",
      },
      {
        title: "Ordenar los huecos",
        description: "Tu abogado ve primero lo que más dolería si mañana alguien lo reclamara.",
      },
      {
        title: "Juntar las firmas",
        description: "Tu abogado redacta y presenta; ubicamos a cada persona y adjuntamos justo lo que hizo.",
      },
      {
        title: "Cerrar la carpeta",
        description: "Te queda una sola, que un inversor puede leer sin llamar a nadie.",
      },
    ],
    closing: ["¿Es tuyo?", "Que lo digan", "los papeles."],
  },
  business: {
    meta: {
      title: "Papeles de empresa para lanzar tu producto",
      description:
        "Qué papeles necesita tu producto y cuándo, en orden para tu abogado y tu contador, para que ningún papel demore el lanzamiento.",
    },
    title: "Armado de la empresa",
    description: "Una empresa lista para facturar.",
    details:
      "Para cobrar te piden papeles fiscales; para publicar una app, a veces, los de la sociedad; para venderle a una empresa, un contrato. Anotamos qué necesitás y cuándo; tu abogado y tu contador deciden y presentan. Te quedan el calendario, la carpeta y las cuentas. La sociedad la eligen ellos: no asesoramos en leyes ni impuestos.",
    featuresLine: "Que ningún papel frene la salida.",
    features: [
      "La plata, de punta a punta",
      "Notas para el acuerdo de socios",
      "Dudas sobre el tipo de sociedad",
      "Papeles para poder cobrar",
      "Papeles para publicar una app",
      "Quién firma cada contrato",
      "Promesas que podés cumplir",
      "Cuentas a nombre de la empresa",
      "Lista para tu contador",
      "Vencimientos en el calendario",
    ],
    processLine: "Lo lento va primero.",
    process: [
      {
        title: "Contar el negocio",
        description:
          "Quién te paga, desde qué país y a cambio de qué: lo pasamos a una hoja que otros puedan usar.",
      },
      {
        title: "Marcar los frenos",
        description:
          "Vemos qué papel traba qué cosa: la cuenta bancaria para cobrar, el contrato para una prueba.",
      },
      {
        title: "Sentar a los tres",
        description:
          "Vos, tu abogado y tu contador deciden en la misma mesa; llevamos los hechos y anotamos.",
      },
      {
        title: "Ordenar trámites",
        description: "Van junto al calendario del producto, y primero lo que depende de una oficina pública.",
      },
      {
        title: "Cambiar el titular",
        description:
          "Dominio, servidores, cobros y tiendas pasan a la empresa, y las claves te quedan a vos.",
      },
    ],
    closing: ["¿Quién", "factura esto?", "Definámoslo."],
  },
};
