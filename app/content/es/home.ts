import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `De la idea al MVP en tan solo ${site.mvpDays} días`,
    description: `Estudio de diseño y desarrollo de producto en ${site.city}, ${site.country}. Pedí un presupuesto gratis y pagá solo si te convencemos.`,
  },
  headline: `De la idea al MVP\nen tan solo\n${site.mvpDays} días.`,
  lead: "Vos traés la idea. Diseñamos, programamos y publicamos tu MVP, la primera versión que usa gente de verdad. El código es tuyo. Pedí un presupuesto gratis y pagá solo si te convencemos.",
  phases: [
    {
      title: "Diseñar",
      description:
        "Elegimos con vos qué tarea resuelve tu MVP, hablamos con usuarios que nos presentás y dibujamos las pantallas. Las recorrés en tu celular y nos marcás los cambios en el día, antes de que programemos.",
    },
    {
      title: "Construir",
      description:
        "Programamos tu MVP para el navegador, en celular y compu, con servidor si hace falta. Lo probás a medio hacer en un enlace privado y decís qué falla. Vos contratás dominio y hosting a tu nombre.",
    },
    {
      title: "Lanzar",
      description:
        "Corregimos lo que frena a los primeros usuarios, que invitás vos, y publicamos en tu dominio. Te quedan el código, el archivo de diseño, las claves que creamos y la lista de lo que quedó para después.",
    },
  ],
  trackNote: `Así pueden repartirse los ${site.mvpDays} días. Los tuyos los reparte tu presupuesto. Coordinamos nosotros, sin que sumes un Project Manager.`,
  clientsCaption: {
    madeUp: "Marcas que inventamos y dibujamos",
    real: "Clientes del estudio",
  },
  reasonsCaption: "Tres razones que podés comprobar vos",
  reasons: [
    {
      title: "Especialización",
      description:
        "Quien dibuja tus pantallas trabaja al lado de quien las programa, y así no aprobás algo que después no se puede construir. Miralo en los ejemplos de este sitio: el de UX trae notas para programarlo y el de UI es un formulario que ya anda.",
    },
    {
      title: "Calidad",
      description:
        "Una pantalla está terminada cuando anda en un celular viejo, con mala conexión y solo con el teclado. Probalo en este sitio: abrilo en tu peor celular, con poca señal, o dejá el mouse y usá Tab. Las tuyas las probás así, antes de publicar.",
    },
    {
      title: "Experiencia",
      description:
        "No tenemos portfolio. Juzganos por este sitio, que hicimos nosotros. Después juzgá tu presupuesto, que dice qué haríamos primero, qué puede esperar, qué dejaríamos afuera y por qué. Lo leés sin haber pagado nada.",
    },
  ],
  quoteLink: "Mirá cómo es un presupuesto, con un ejemplo inventado",
  servicesLine: "¿Te trabaste en una sola parte? Contratanos para esa.",
  questionsCaption: "Preguntas frecuentes",
  questionsLine: "Lo que conviene saber antes de encargar un producto.",
  questions: [
    {
      question: `¿Cómo se hace un sitio profesional en ${site.questionYear}?`,
      answer:
        "Un sitio profesional empieza por lo que la gente viene a hacer. Después van las palabras que la ayudan, más tarde las pantallas y recién al final el código, que es por donde muchos arrancan. Así salen páginas cortas, rápidas en el celular y claras para los buscadores. Las herramientas cambian todos los años y ese orden se mantiene. Ningún sitio arregla una propuesta que la propia empresa no sabe contar en dos frases, y por eso arrancamos pidiéndote esas dos.",
    },
    {
      question: "¿Qué tecnologías optimizan la cadena de procesos de un producto?",
      answer:
        "Alcanza con pocas. Ahorran tiempo tres cosas: un juego de componentes (botones, campos, tablas) para diseño y código, las pruebas que corren solas con cada cambio y la publicación con un clic, que se puede deshacer. Con ellas nadie copia colores, ni repite las mismas pruebas, ni sube archivos a mano. Los lenguajes de programación se eligen después, entre los que tu equipo pueda mantener sin nosotros. Y ninguna herramienta sirve de mucho si en tu empresa no está claro quién decide.",
    },
    {
      question: `¿Un MVP puede llegar al mercado en ${site.mvpDays} días?`,
      answer:
        "Sí, cuando resuelve un solo problema para un solo tipo de usuario. Entran una tarea de punta a punta, un panel donde ves lo que llega de tus usuarios y, si hacen falta, registro de usuarios y servidor. No entran apps de tienda, dos productos a la vez, datos viejos ni aprobaciones de terceros. El presupuesto dice qué queda para después y por qué. Vos ponés a alguien que decida en el día, usuarios con quienes hablar y, desde el primer día, los textos y el acceso a tus cuentas. Las nuevas se abren a tu nombre.",
    },
    {
      question: "¿Qué valor te da construir una aplicación?",
      answer:
        "Una aplicación vale por la tarea que le saca de encima a alguien. Tu cliente resuelve esa tarea a cualquier hora, sin ocupar a nadie de tu equipo. Además, si tus usuarios lo aceptan, ves hasta dónde llegan y en qué paso se van. Y el código es tuyo, aunque cambies de equipo. Si la tarea aparece muy cada tanto, alcanza con un formulario. Y si nadie te la pidió, antes de programar conviene Customer Development, que es hablar con posibles clientes.",
    },
  ],
  startCaption: "Cómo empezamos a trabajar con vos",
  callToAction: "El presupuesto es gratis. Pagá solo si te convencemos.",
  startSteps: [
    "El botón abre WhatsApp con un mensaje ya escrito, que podés cambiar. Con dos frases alcanza, una sobre lo que querés hacer y otra sobre quién lo va a usar.",
    "Te mandamos un presupuesto gratis como el del ejemplo, con el motivo de cada cosa. Pagás recién si decís que sí. Si no, también es tuyo.",
  ],
  totals: {
    reasons: "razones",
    services: "servicios",
    questions: "preguntas",
    start: "pasos para empezar",
  },
};
