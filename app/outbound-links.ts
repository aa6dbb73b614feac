/** Links that leave the site (SPEC §7; addresses as DECISIONS.md "Outbound links" gives them). */
import { site } from "./content/site.ts";

/** SPEC §9: the quote message is in Spanish, whatever the page's language. */
export const quoteMessage = "¡Hola! Quiero pedir un presupuesto para un proyecto.";

/**
 * The chat with the studio, with a message ready to send.
 *
 * @param message any text; it survives encoding whatever it contains
 */
export function chatLink(message: string = quoteMessage): string {
  return `https://wa.me/${site.phone}?text=${encodeURIComponent(message)}`;
}
export const linkedinLink = `https://www.linkedin.com/company/${site.linkedin}`;
export const instagramLink = `https://www.instagram.com/${site.instagram}`;

/** Every outbound link opens a new tab and tells the other side nothing but our origin. */
export const newTab = { target: "_blank", rel: "noopener noreferrer" };
