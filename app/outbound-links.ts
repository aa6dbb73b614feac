import { isPlaceholder } from "./content-model/placeholder-contacts.ts";
import { site } from "./content-model/site.ts";

/**
 * Links to the chat with a message that the visitor can edit before sending it. A lone surrogate, which a URL cannot
 * contain, is replaced.
 */
export function linkToChat(message: string = site.quoteMessage): string {
  return `https://wa.me/${site.phone}?text=${encodeURIComponent(message.toWellFormed())}`;
}
export const linkedinLink = `https://www.linkedin.com/company/${site.linkedin}`;
export const instagramLink = `https://www.instagram.com/${site.instagram}`;

/** Without placeholders, which search engines and assistants would repeat. */
export const ownContacts = [
  { key: "phone", name: "WhatsApp", href: linkToChat() } as const,
  { key: "linkedin", name: "LinkedIn", href: linkedinLink } as const,
  { key: "instagram", name: "Instagram", href: instagramLink } as const,
].filter(({ key }) => !isPlaceholder(key, site[key]));

/** An e-mail to the studio. Lines end as RFC 6068 asks: https://www.rfc-editor.org/rfc/rfc6068#section-5 */
export function linkToMail(subject: string, body = ""): string {
  const encoded = encodeURIComponent(body.toWellFormed()).replaceAll("%0A", "%0D%0A");
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}${encoded && `&body=${encoded}`}`;
}
/** The phone number as people read it: +54 9 351 555-1234, and +54 9 11 5555-1234 in Buenos Aires. */
export const readablePhone = `+${site.phone.replace(/^549(11|\d{3})(\d{3,4})(\d{4})$/, "54 9 $1 $2-$3")}`;
