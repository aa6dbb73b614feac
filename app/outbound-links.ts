import { site } from "./content/site.ts";

/**
 * Links to the chat with a message that the visitor can edit before sending it. A lone surrogate, which a URL cannot
 * contain, is replaced.
 */
export function chatLink(message: string = site.quoteMessage): string {
  return `https://wa.me/${site.phone}?text=${encodeURIComponent(message.toWellFormed())}`;
}
export const linkedinLink = `https://www.linkedin.com/company/${site.linkedin}`;
export const instagramLink = `https://www.instagram.com/${site.instagram}`;
