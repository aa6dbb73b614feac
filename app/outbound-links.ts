import { site } from "./content/site.ts";

/** In Spanish on every page: docs/behaviour.md#chat-messages */
export const quoteMessage = "¡Hola! Quiero pedir un presupuesto para un proyecto.";

/** Opens the chat with a message that the visitor can change before sending it. Half of a pair of surrogates, which no address can carry, is replaced. */
export function chatLink(message: string = quoteMessage): string {
  return `https://wa.me/${site.phone}?text=${encodeURIComponent(message.toWellFormed())}`;
}
export const linkedinLink = `https://www.linkedin.com/company/${site.linkedin}`;
export const instagramLink = `https://www.instagram.com/${site.instagram}`;
