import { site } from "../site.ts";
import type { HomeText } from "../types.ts";

export const home: HomeText = {
  meta: {
    title: `De la idea al MVP en tan solo ${site.mvpDays} días`,
    description: `Somos un estudio de diseño y desarrollo de producto en ${site.city}, ${site.country}. Pedí un presupuesto gratis y pagá solo si te convencemos.`,
  },
  headline: ["De la idea al MVP", "en tan solo", `${site.mvpDays} días.`],
  lead: "Hacemos tu MVP, la primera versión que la gente ya puede usar. Pedí un presupuesto gratis y pagá solo si te\u00a0convencemos.",
  phases: [
    {
      title: "Diseñar",
      description: "Un problema, un tipo de usuario. Recorrés las pantallas antes del código.",
    },
    {
      title: "Construir",
      description: "Te pasamos un enlace al producto real y lo vas usando mientras lo terminamos.",
    },
    {
      title: "Lanzar",
      description: "Corregimos lo que traba a los primeros usuarios y tu producto sale en tu dominio.",
    },
  ],
  clientsCaption: "Clientes de ejemplo",
  reasonsCaption: "Tres razones que podés comprobar",
  reasons: [
    {
      title: "Especialización",
      description:
        "Hacemos producto digital y nada más. Quien dibuja tus pantallas se sienta con quien las programa: así no aprobás algo que después no se puede hacer.",
    },
    {
      title: "Calidad",
      description:
        "Una pantalla está lista cuando anda en un celular viejo, con mala conexión y, en la compu, solo con teclado. Antes de publicarla, la probás vos.",
    },
    {
      title: "Experiencia",
      description:
        "Buscala en el presupuesto: qué haríamos primero, qué puede esperar y qué dejaríamos afuera, cada cosa con su porqué.",
    },
  ],
  servicesLine: "Seis servicios. ¿Qué se trabó?",
  questionsCaption: "Preguntas frecuentes",
  questionsLine: "Cuatro respuestas antes de escribirnos.",
  questions: [
    {
      question: `¿Cómo hacer un sitio profesional en ${site.questionYear}?`,
      answer:
        "Se construye al revés: primero lo que la persona vino a hacer, después las palabras que la ayudan, las pantallas y recién al final el código. Así salen páginas cortas, rápidas en el celular y claras para los buscadores. Las herramientas cambian todos los años; ese orden, no. Lo que ningún sitio arregla es una propuesta que la empresa no sabe contar en dos frases: por eso arrancamos pidiéndotelas.",
    },
    {
      question: "¿Qué tecnologías optimizan la cadena de procesos?",
      answer:
        "Menos de las que te imaginás: un juego de piezas que diseño y código comparten, pruebas que corren solas con cada cambio y publicar con un clic, con vuelta atrás. Ahorran tiempo porque nadie copia, vuelve a revisar ni sube nada a mano. Los lenguajes vienen después, y elegimos los que tu equipo pueda mantener sin nosotros. Si nadie sabe quién decide, no hay herramienta que apure la cadena.",
    },
    {
      question: `¿Un MVP puede llegar al mercado en ${site.mvpDays} días?`,
      answer:
        "Sí, cuando resuelve un solo problema para un solo tipo de usuario: un registro, una tarea de punta a punta y un panel donde la seguís. No entran dos apps a la vez, datos viejos para migrar ni un permiso que tiene que firmar otro; si es tu caso, el presupuesto lo dice. De tu lado hacen falta alguien que decida en el día, usuarios con quienes hablar, y los textos y accesos listos desde el primer día.",
    },
    {
      question: "¿Qué valor tiene construir una aplicación?",
      answer:
        "Vale por la tarea que le saca de encima a alguien: tu cliente la termina a cualquier hora, sin nadie de tu equipo. Además te deja un registro de lo que la gente hace de verdad y un código tuyo, que podés llevar a otro equipo. Si esa tarea aparece muy cada tanto, o nadie te la pidió, alcanza con un formulario: empezá por Customer Development, que es hablar con clientes, y guardate la plata.",
    },
  ],
  startCaption: "Dos formas de empezar",
  callToAction: ["Pagá solo", "si te", "convencemos."],
  callToActionText:
    "Mandanos dos frases sobre tu idea. El presupuesto es gratis y, si no te convence, ahí queda.",
  sum: ["razones", "servicios", "preguntas", "formas de empezar"],
};
