import type { CommonText } from "../schema.ts";
import { site } from "../site.ts";

export const commonText: CommonText = {
  languageName: "English",
  mvp: "MVP",
  locale: "en_US",
  skipToContent: "Skip to content",
  menu: "Menu",
  mainNavigation: "Main navigation",
  services: "Services",
  about: "About",
  contact: "Contact",
  language: "Language: {code}",
  themeUnavailable: "Theme switch temporarily disabled",
  breadcrumbs: "Breadcrumbs",
  home: "Home",
  loading: "Loading...",
  requestConsultation: "Request a consultation and free quote",
  getQuote: "Get quote now",
  getStarted: "Get Started",
  contactUs: "Contact us for a free quote",
  backToServices: "Back to services",
  contactButtons: "Ways to reach us",
  opensInNewTab: "(opens in a new tab)",
  keyFeatures: "Key features",
  benefits: "Benefits",
  ourProcess: "Our process",
  ourServices: "Our services",
  relatedCaption: "Related services",
  relatedLine: "You may need one of these too, and each has its own quote.",
  days: "Days {first}–{last}",
  processNote:
    "This is a sample plan for this service on its own, and your quote sets the dates. An MVP, the first version people can use, already includes part of this work.",
  closingNote:
    "The button opens WhatsApp with an English line you can edit. Two sentences are enough to start. Your free quote has a price and dates, and you owe nothing until you say yes.",
  totals: {
    features: "key features",
    benefits: "benefits",
    steps: "steps",
  },
  pageAddsUp: "This page adds up to fifteen, too.",
  catalogueAddsUp: "The catalog adds up to fifteen, too.",
  copyright: `© {year} {brand}. ${site.city}, ${site.country}.`,
  interestMessage:
    "Hi! I’m writing about “{service}” and I’d like a free quote. Here’s what I need and who it’s for:",
  notFound: {
    title: "Service not found",
    message: "The requested service does not exist.",
    caption: "The services we do offer",
  },
  fallback: {
    subtitle: "Service details",
    note: "This section is being expanded. Contact us and we’ll tell you whether we do this work and how we’d go about it.",
    metaDescription:
      "We’re still writing about this service. Ask us on WhatsApp whether we do it and how, or choose a service that already has its page.",
  },
  backHome: "Back to the home page",
};
