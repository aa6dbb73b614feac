import type { InterfaceText } from "../schema.ts";
import { site } from "../site.ts";

export const interfaceText: InterfaceText = {
  languageName: "Español",
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
  requestConsultation: "Pedí tu consulta y un presupuesto gratis",
  getQuote: "Pedí tu presupuesto",
  getStarted: "Empezá",
  contactUs: "Contactanos",
  backToServices: "Volver a servicios",
  contactButtons: "Dónde encontrarnos",
  opensInNewTab: "(se abre en otra pestaña)",
  keyFeatures: "Características",
  benefits: "Beneficios",
  ourProcess: "Nuestro proceso",
  ourServices: "Nuestros servicios",
  relatedCaption: "Servicios relacionados",
  relatedLine: "Trabajos que van con este servicio y se piden por separado.",
  days: "Días {first}–{last}",
  processNote:
    "Es un ejemplo de este servicio contratado solo. Dentro de un MVP hacemos menos de cada paso, y las fechas las pone tu presupuesto.",
  closingNote:
    "Se abre WhatsApp con una primera línea en español que podés cambiar. Sumale qué querés que exista y para quién. Recibís un presupuesto que dice qué va primero, qué espera y qué queda afuera, con sus motivos. Es gratis y no debés nada hasta que digas que sí.",
  pageAddsUp: "Esta página también suma quince.",
  catalogueAddsUp: "El catálogo también suma quince.",
  copyright: `© {year} {brand}. ${site.city}, ${site.country}.`,
  interestMessage:
    "¡Hola! Me interesa “{service}” y quiero pedirles un presupuesto. Les cuento qué quiero que exista y quién lo va a usar.",
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
