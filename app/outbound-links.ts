/**
 * Links to the chat with a message that the visitor can edit before sending it. A lone surrogate, which a URL cannot
 * contain, is replaced.
 *
 * @param phone digits with the country code, as WhatsApp asks: https://faq.whatsapp.com/5913398998672934
 */
export function linkToChat(phone: string, message: string): string {
  return `https://wa.me/${phone}?text=${encodeURIComponent(message.toWellFormed())}`;
}

export const linkToCompany = (name: string) => `https://www.linkedin.com/company/${name}`;

export const linkToProfile = (name: string) => `https://www.instagram.com/${name}`;

export const linkToPhone = (phone: string) => `tel:+${phone}`;

/** An e-mail to the studio. Lines end as RFC 6068 asks: https://www.rfc-editor.org/rfc/rfc6068#section-5 */
export function linkToMail(email: string, subject = "", body = ""): string {
  const fields = Object.entries({ subject, body }).filter(([, text]) => text);
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`);
  return [`mailto:${email}`, query.join("&").replaceAll("%0A", "%0D%0A")].filter(Boolean).join("?");
}
