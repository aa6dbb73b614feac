import type { HomeText } from "../schema.ts";
import { site } from "../site.ts";

export const home: HomeText = {
  meta: {
    title: `De la idea al MVP en tan solo ${site.mvpDays} días`,
    description: `Estudio de diseño y desarrollo de producto en ${site.city}, ${site.country}. Pedí un presupuesto gratis y pagá solo si te convencemos.`,
  },
  headline: `De la idea al MVP\nen tan solo\n${site.mvpDays} días.`,
  lead: `Somos un estudio de ${site.city}, ${site.country}. Diseñamos, programamos y publicamos tu MVP, la primera versión que la gente usa. El código es tuyo. Pedí un presupuesto gratis y pagá solo si te convencemos.`,
  phases: [
    {
      title: "Diseñar",
      description:
        "Elegimos con vos la tarea que resuelve tu MVP, hablamos con usuarios que nos presentás y dibujamos las pantallas. Las recorrés en tu celular, nos decís en el día qué cambiar y después programamos.",
    },
    {
      title: "Construir",
      description:
        "Programamos tu MVP para el navegador, con servidor si lo necesita, así se abre en celular y compu sin bajar nada. Lo probás a medio hacer en un enlace privado y decís qué falla. El dominio y el hosting están a tu nombre.",
    },
    {
      title: "Lanzar",
      description:
        "Vos invitás a los primeros usuarios, nosotros corregimos lo que los frena y publicamos en tu dominio. Te quedan el código, el archivo de diseño, las claves que creamos y la lista de pendientes.",
    },
  ],
  trackNote: `Esta es una forma de repartir los ${site.mvpDays} días. La de tu MVP viene en el presupuesto. No entran un segundo producto, los datos de otro sistema ni las tiendas de apps. La gestión va incluida. Después del lanzamiento podés pedir un presupuesto nuevo o seguir con otro equipo.`,
  clientsCaption: {
    madeUp: "Marcas inventadas, dibujadas por nosotros",
    real: "Clientes del estudio",
  },
  reasonsCaption: "Por qué elegirnos, y cómo comprobarlo",
  reasons: [
    {
      title: "Especialización",
      description:
        "Quien dibuja tus pantallas trabaja al lado de quien las programa, así no aprobás algo que después no se puede construir. En la página de {ux} ves un diseño con sus notas para programarlo, y en la de {ui}, un formulario que ya anda.",
    },
    {
      title: "Calidad",
      description:
        "Una pantalla está terminada cuando anda en un celular viejo, con mala conexión, y en una compu sin mouse. Probalo acá mismo: abrí este sitio en tu peor celular, o soltá el mouse y usá Tab. Antes de publicar hacés lo mismo con tus pantallas.",
    },
    {
      title: "Experiencia",
      description:
        "Este sitio lo hicimos nosotros. No tenemos portfolio: juzganos por lo que ves y por tu presupuesto, que leés antes de pagar nada. Si un día cambiás de equipo, el nuevo puede seguir, porque el dominio, el hosting y el código son tuyos.",
    },
  ],
  servicesNote: "Hacemos también {development}, {marketing} y, con tu abogado, {legal}.",
  servicesLine: "¿No necesitás un MVP entero? Contratá un solo servicio.",
  questionsCaption: "Preguntas frecuentes",
  questionsLine: "Lo que conviene saber antes de encargar un producto.",
  questions: [
    {
      question: `¿Cómo se hace un sitio profesional en ${site.questionYear}?`,
      answer:
        "Primero se mira qué viene a hacer la gente. Después se eligen las palabras que la ayudan, se dibujan las pantallas y recién al final se escribe el código, aunque muchos arranquen por ahí. Hechas así, las páginas suelen salir cortas, rápidas en el celular y claras para los buscadores. Las herramientas cambian todos los años, y el orden sigue siendo el mismo. Si una empresa no puede contar su propuesta en dos frases, su sitio tampoco va a poder. Por eso arrancamos pidiéndote esas dos.",
    },
    {
      question: "¿Qué tecnologías agilizan todo el proceso?",
      answer:
        "Pocas. Las que ahorran tiempo son tres: un juego de componentes (botones, campos, tablas) que comparten diseño y código, las pruebas que corren solas con cada cambio y la publicación con un clic, que se puede deshacer. Así nadie pierde la tarde copiando colores, repitiendo pruebas o subiendo archivos a mano. El lenguaje de programación se elige después, entre los que tu equipo pueda mantener sin nosotros. Y si en tu empresa no está claro quién decide, eso no lo arregla ninguna herramienta.",
    },
    {
      question: `¿Un MVP puede llegar al mercado en ${site.mvpDays} días?`,
      answer:
        "Sí, cuando resuelve un solo problema. Puede tener dos lados, como los pacientes y la recepción del ejemplo de arriba. Entran una tarea de punta a punta, un panel donde ves lo que te llega y, si hacen falta, registro de usuarios y servidor. Quedan afuera las apps de iOS y Android, dos productos a la vez, la migración de datos y las aprobaciones de terceros. El presupuesto dice qué se deja para después y por qué. Vos ponés a alguien que decida en el día, usuarios con quienes hablar y, desde el primer día, los textos y el acceso al dominio y al hosting.",
    },
    {
      question: "¿Qué valor te da construir una aplicación?",
      answer:
        "Vale lo que vale la tarea que le saca de encima a alguien. Tu cliente la resuelve a cualquier hora, sin ocupar a nadie de tu equipo. Si además te deja medir, ves hasta dónde llega y en qué paso se va. Ahora, si esa tarea aparece muy de vez en cuando, alcanza con un formulario. Y si todavía nadie te la pidió, antes de programar conviene hablar con posibles clientes. Para eso está {customer}.",
    },
  ],
  startCaption: "Cómo empezamos a trabajar con vos",
  callToAction: "El presupuesto es gratis. Pagá solo si te convencemos.",
  startSteps: [
    "El botón abre WhatsApp con un mensaje ya escrito, que podés cambiar. Alcanza con que nos cuentes en dos frases qué querés hacer y quién lo va a usar.",
    "Recibís un presupuesto gratis como el del ejemplo, pero con precio y fechas. No pagás nada hasta que digas que sí, y si decís que no, el presupuesto también es tuyo.",
  ],
  totals: {
    reasons: "razones",
    services: "servicios",
    questions: "preguntas",
    start: "pasos para empezar",
  },
};
