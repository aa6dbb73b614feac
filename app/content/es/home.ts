import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `De la idea al MVP en tan solo ${site.mvpDays} días`,
    description: `Estudio de diseño y desarrollo de producto en ${site.city}, ${site.country}. Pedí un presupuesto gratis y pagá solo si te convencemos.`,
  },
  headline: `De la idea al MVP\nen tan solo\n${site.mvpDays} días.`,
  lead: "Diseñamos y programamos tu MVP, la primera versión que usa gente de verdad, con servidor si le hace falta. Pedí un presupuesto gratis y pagá solo si te convencemos.",
  phases: [
    {
      title: "Diseñar",
      description:
        "Elegimos con vos una sola tarea y dibujamos sus pantallas. Vos nos presentás usuarios y corregís en el día. Al final la recorrés con el dedo, antes del código.",
    },
    {
      title: "Construir",
      description:
        "Programamos un producto que anda en el navegador del celular y de la compu, con servidor si hace falta. Desde temprano lo usás en un enlace privado y corregís. Las cuentas las abrís vos, a tu nombre.",
    },
    {
      title: "Lanzar",
      description:
        "Corregimos lo que frena a los primeros usuarios, que invitás vos, y publicamos en tu dominio. Te quedan el producto en uso, el código, las claves y la lista de lo que quedó para después.",
    },
  ],
  trackNote: `Es una manera de repartir los ${site.mvpDays} días, y tu presupuesto fija los tuyos. El trabajo lo coordinamos nosotros, sin un Project Manager aparte.`,
  clientsCaption: {
    madeUp: "Nombres inventados, en el lugar de los clientes",
    real: "Clientes del estudio",
  },
  reasonsCaption: "Razones que podés comprobar",
  reasons: [
    {
      title: "Especialización",
      description:
        "Quien dibuja tus pantallas trabaja al lado de quien las programa, y por eso no te hacemos aprobar algo imposible. Lo demás que pide un producto, como que lo encuentren o tener los papeles en orden, lo preparamos con tu equipo y tu abogado.",
    },
    {
      title: "Calidad",
      description:
        "Damos por lista una pantalla cuando anda en un celular viejo, con mala conexión y, en la compu, solo con el teclado. Antes de publicarla, la probás vos.",
    },
    {
      title: "Experiencia",
      description:
        "Acá no hay un portfolio. Juzganos por el presupuesto, que dice qué haríamos primero, qué puede esperar y qué dejaríamos afuera, cada cosa con su motivo.",
    },
  ],
  quoteLink: "Mirá cómo es un presupuesto, con un ejemplo inventado",
  servicesLine: "También podés contratar solo la parte que se te trabó.",
  questionsCaption: "Preguntas frecuentes",
  questionsLine: "Lo que conviene saber antes de escribirnos.",
  questions: [
    {
      question: `¿Cómo hacer un sitio profesional en ${site.questionYear}?`,
      answer:
        "Un sitio profesional se construye al revés. Primero va lo que la persona vino a hacer, después las palabras que la ayudan, más tarde las pantallas y recién al final el código. Así salen páginas cortas, rápidas en el celular y claras para los buscadores. Las herramientas cambian todos los años y ese orden se mantiene. Lo que ningún sitio arregla es una propuesta que la propia empresa no sabe contar en dos frases, y por eso arrancamos pidiéndotelas.",
    },
    {
      question: "¿Qué tecnologías optimizan la cadena de procesos?",
      answer:
        "Menos de las que te imaginás. Las que rinden son un juego de componentes (botones, campos, tablas) que diseño y código comparten, las pruebas que corren solas con cada cambio y la publicación con un clic y con vuelta atrás. Ahorran tiempo porque nadie copia, vuelve a revisar ni sube nada a mano. Los lenguajes se eligen después, entre los que tu equipo pueda mantener sin nosotros. Donde nadie sabe quién decide, no hay herramienta que apure la cadena.",
    },
    {
      question: `¿Un MVP puede llegar al mercado en ${site.mvpDays} días?`,
      answer:
        "Sí, cuando resuelve un solo problema para un solo tipo de usuario. Entran el ingreso, una tarea de punta a punta, un panel donde la seguís y el servidor si hace falta. No entran dos apps a la vez, datos viejos para migrar, la publicación en las tiendas de apps ni un permiso que firma otro, y el presupuesto lo dice con su motivo. De tu lado hacen falta alguien que decida en el día, usuarios con quienes hablar, y los textos y accesos listos desde el primer día.",
    },
    {
      question: "¿Qué valor tiene construir una aplicación?",
      answer:
        "Vale por la tarea que le saca de encima a alguien. Tu cliente la termina a cualquier hora, sin ocupar a nadie de tu equipo. Además te deja un registro de lo que la gente hace de verdad, hasta donde acepte que lo midas, y un código tuyo que podés llevar a otro equipo. Si esa tarea aparece muy cada tanto, o nadie te la pidió, alcanza con un formulario. En ese caso empezá por Customer Development, que es hablar con posibles clientes, y guardate la plata.",
    },
  ],
  startCaption: "Así se empieza",
  callToAction: "Pagá solo si te convencemos.",
  startSteps: [
    "Se abre WhatsApp con un saludo que podés cambiar. Agregale dos frases, una sobre lo que querés que exista y otra sobre quién lo va a usar.",
    "Te llega gratis un presupuesto que dice qué va primero, qué espera, qué queda afuera y por qué. Si no te convence, ahí termina y no debés nada.",
  ],
  totals: {
    reasons: "razones",
    services: "servicios",
    questions: "preguntas",
    start: "pasos para empezar",
  },
};
