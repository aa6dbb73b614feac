import type { CommonText } from "../schema.ts";
import { site } from "../site.ts";

export const commonText: CommonText = {
  languageName: "Español",
  mvp: "MVP",
  skipToContent: "Ir al contenido",
  menu: "Menú",
  mainNavigation: "Navegación principal",
  services: "Servicios",
  about: "Nosotros",
  contact: "Contacto",
  language: "Idioma: {code}",
  themeUnavailable: "Cambio de tema desactivado por ahora",
  breadcrumbs: "Ruta de navegación",
  home: "Inicio",
  loading: "Cargando...",
  requestConsultation: "Consultanos y pedí un presupuesto gratis",
  getQuote: "Pedí tu presupuesto",
  getStarted: "Empezá",
  contactUs: "Pedinos presupuesto gratis",
  backToServices: "Volver a servicios",
  contactButtons: "Dónde encontrarnos",
  opensInNewTab: "(se abre en otra pestaña)",
  keyFeatures: "Características",
  benefits: "Beneficios",
  ourProcess: "Nuestro proceso",
  ourServices: "Nuestros servicios",
  relatedCaption: "Servicios relacionados",
  relatedLine: "Qué conviene antes, después o en lugar de este.",
  days: "Días {first}–{last}",
  processNote:
    "Es un plan de ejemplo para este servicio solo, y tus fechas van en el presupuesto. Un MVP, la primera versión de tu producto, ya incluye una parte de este trabajo.",
  closingNote:
    "El botón abre WhatsApp con un mensaje que podés cambiar, y alcanzan dos frases. El presupuesto es gratis y trae precio y fechas. Pagás solo si te convencemos.",
  pageAddsUp: "Esta página también suma quince.",
  catalogueAddsUp: "Los servicios del catálogo también suman quince.",
  copyright: `© {year} {brand}. ${site.city}, ${site.country}.`,
  interestMessage:
    "¡Hola! Me interesa “{service}” y quiero pedirles un presupuesto. Les cuento en dos frases qué necesito y para quién es.",
  notFound: {
    title: "Servicio no encontrado",
    message: "El servicio solicitado no existe.",
    caption: "Los servicios que sí ofrecemos",
  },
  fallback: {
    subtitle: "Detalles del servicio",
    note: "Estamos ampliando esta sección. Contactanos y te decimos si hacemos este trabajo y de qué manera.",
    metaDescription:
      "Esta sección se está ampliando. Preguntanos por WhatsApp si hacemos este trabajo, o mirá los servicios que ya tienen su página.",
  },
  backHome: "Volver al inicio",
  locale: "es_AR",
  totals: {
    features: "características",
    benefits: "beneficios",
    steps: "pasos",
  },
};
