import type { BreadcrumbList, Graph, ProfessionalService, Service, WebSite } from "schema-dts";
import type { Meta } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { type Language, languages } from "../domain/languages.ts";
import { isPlaceholder } from "../domain/placeholder-contacts.ts";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { siteIcons } from "./site-icons.ts";
import { absoluteUrl } from "./urls.ts";

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
  service?: { name: string; description: string };
  /** Whether the page shows the email and the street address, if the studio has set them. */
  showsContacts?: boolean;
}

const studioId = absoluteUrl("/#studio");

export function structuredData(page: PageMetadata): Graph {
  // Search engines read the site's name on its first page only.
  const things = [
    studio(page),
    page.pathname === paths.landing() ? website : undefined,
    breadcrumbs(page),
    service(page),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

const accounts = [
  ...(isPlaceholder("linkedin", site.linkedin) ? [] : [linkedinLink]),
  ...(isPlaceholder("instagram", site.instagram) ? [] : [instagramLink]),
];

function studio(page: PageMetadata): ProfessionalService {
  // The landing only offers the choice of a language.
  const hasContacts = page.pathname !== paths.landing();
  return {
    "@type": "ProfessionalService",
    "@id": studioId,
    name: site.brand,
    url: absoluteUrl(paths.landing()),
    logo: absoluteUrl(siteIcons.large),
    address: {
      "@type": "PostalAddress",
      streetAddress: (page.showsContacts && site.street) || undefined,
      addressLocality: site.city,
      addressCountry: site.countryCode,
    },
    email: (page.showsContacts && site.email) || undefined,
    contactPoint:
      hasContacts && !isPlaceholder("phone", site.phone)
        ? { "@type": "ContactPoint", contactType: "sales", telephone: `+${site.phone}`, url: chatLink() }
        : undefined,
    sameAs: hasContacts && accounts.length > 0 ? accounts : undefined,
  };
}

const website: WebSite = {
  "@type": "WebSite",
  "@id": absoluteUrl("/#website"),
  name: site.brand,
  url: absoluteUrl(paths.landing()),
  inLanguage: [...languages],
  publisher: { "@id": studioId },
};

function breadcrumbs(page: PageMetadata): BreadcrumbList | undefined {
  return (
    page.breadcrumbs && {
      "@type": "BreadcrumbList",
      itemListElement: page.breadcrumbs.map(({ name, pathname }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(pathname),
      })),
    }
  );
}

function service(page: PageMetadata): Service | undefined {
  return (
    page.service && {
      "@type": "Service",
      name: page.service.name,
      description: page.service.description,
      url: absoluteUrl(page.pathname),
      provider: { "@id": studioId },
    }
  );
}
