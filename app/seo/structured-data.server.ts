import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from "schema-dts";
import { isPlaceholder } from "../content-model/contacts.ts";
import { site } from "../content-model/contents.server.ts";
import type { Meta } from "../content-model/text-shapes.ts";
import { type Language, languages } from "../languages.ts";
import { linkToChat, linkToCompany, linkToProfile } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { buildUrl } from "./known-paths.server.ts";
import { siteIcons } from "./site-files.ts";

export interface NamedPage {
  name: string;
  pathname: string;
}

export interface PageMetadata {
  pathname: string;
  meta: Meta;
  /** The landing contains every language, and uses the default one here. */
  language: Language;
  breadcrumbs?: readonly NamedPage[];
  service?: { name: string; description: string } | undefined;
  /** Whether the page shows the email and the street address, if the studio has set them. */
  showsContacts?: boolean;
}

/** Without placeholders, which search engines would repeat. */
const ownContacts = [
  { key: "phone", href: linkToChat(site.phone, site.quoteMessage) } as const,
  { key: "linkedin", href: linkToCompany(site.linkedin) } as const,
  { key: "instagram", href: linkToProfile(site.instagram) } as const,
].filter(({ key }) => !isPlaceholder(key, site[key]));

const studioId = buildUrl("/#studio");

export function buildStructuredData({ pathname, breadcrumbs, service, showsContacts }: PageMetadata): Graph {
  const isLanding = pathname === paths.landing();
  const address = buildUrl(pathname);
  // The landing only offers the choice of a language.
  const contacts = isLanding ? [] : ownContacts;
  const chat = contacts.find(({ key }) => key === "phone");
  const accounts = contacts.filter(({ key }) => key !== "phone").map(({ href }) => href);
  const studio: ProfessionalService = {
    "@type": "ProfessionalService",
    "@id": studioId,
    name: site.brand,
    url: buildUrl(paths.landing()),
    logo: buildUrl(siteIcons.large),
    address: {
      "@type": "PostalAddress",
      streetAddress: (showsContacts && site.street) || undefined,
      addressLocality: site.city,
      addressCountry: site.countryCode,
    },
    email: (showsContacts && site.email) || undefined,
    contactPoint: chat && {
      "@type": "ContactPoint",
      contactType: "sales",
      telephone: `+${site.phone}`,
      url: chat.href,
    },
    sameAs: accounts.length === 0 ? undefined : accounts,
  };
  // Search engines read the site's name on its first page only.
  const website: WebSite | false = isLanding && {
    "@type": "WebSite",
    "@id": buildUrl("/#website"),
    name: site.brand,
    url: address,
    inLanguage: [...languages],
    publisher: { "@id": studioId },
  };
  const trail: BreadcrumbList | undefined = breadcrumbs && {
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, pathname }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: buildUrl(pathname),
    })),
  };
  const offered: Service | undefined = service && {
    "@type": "Service",
    ...service,
    url: address,
    provider: { "@id": studioId },
  };
  const things = [studio, website, trail, offered];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => !!thing) };
}
