import type {
  BreadcrumbList,
  Graph,
  OfferCatalog,
  ProfessionalService,
  Question,
  Service,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { QuestionText } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { languages, paths } from "../paths.ts";
import type { PageHead } from "./head.ts";
import { siteIcons } from "./site-icons.ts";
import { absoluteUrl } from "./urls.ts";

/** A page of the site, as a link names it. */
export interface NamedPage {
  name: string;
  pathname: string;
}

/** What a page shows, as far as machines have words for it. Each text stands on the page, word for word. */
export interface PageFacts extends PageHead {
  /** The breadcrumb breadcrumbs, from the home page to this one. */
  breadcrumbs?: readonly NamedPage[];
  /** The service that the page sells. */
  service?: { name: string; description: string };
  /** The services that it leads to, under the name of their section. */
  catalogue?: { name: string; services: readonly NamedPage[] };
  questions?: readonly QuestionText[];
}

/** Names of things that stand once and are pointed at from every page. */
const studioId = absoluteUrl("/#studio");
const websiteId = absoluteUrl("/#website");

/**
 * The page's facts in the words of schema.org, for a `script:ld+json` descriptor of its `meta` export. It says nothing
 * that the page does not show.
 */
export function structuredData(page: PageFacts): Graph {
  const things: (Thing | undefined)[] = [
    studio(page),
    website(),
    webPage(page),
    breadcrumbs(page),
    service(page),
    catalogue(page),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== undefined) };
}

function studio(page: PageFacts): ProfessionalService {
  // The landing offers a choice of language and no contact (DECISIONS, "Outbound links").
  const hasContacts = page.pathname !== paths.landing();
  return {
    "@type": "ProfessionalService",
    "@id": studioId,
    name: site.brand,
    url: absoluteUrl(paths.landing()),
    logo: absoluteUrl(siteIcons.large),
    address: { "@type": "PostalAddress", addressLocality: site.city, addressCountry: site.countryCode },
    contactPoint: hasContacts
      ? { "@type": "ContactPoint", contactType: "sales", telephone: `+${site.phone}`, url: chatLink() }
      : undefined,
    sameAs: hasContacts ? [linkedinLink, instagramLink] : undefined,
    hasOfferCatalog: page.catalogue && !page.service ? { "@id": catalogueId(page) } : undefined,
  };
}

function website(): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: site.brand,
    url: absoluteUrl(paths.landing()),
    inLanguage: [...languages],
    publisher: { "@id": studioId },
  };
}

function webPage(page: PageFacts): WebPage {
  const common: Omit<Extract<WebPage, { "@type": "WebPage" }>, "@type"> = {
    "@id": absoluteUrl(page.pathname),
    url: absoluteUrl(page.pathname),
    name: page.meta.title,
    description: page.meta.description,
    inLanguage: page.pathname === paths.landing() ? [...languages] : page.language,
    isPartOf: { "@id": websiteId },
    breadcrumb: page.breadcrumbs && { "@id": breadcrumbsId(page) },
  };
  return page.questions
    ? { "@type": "FAQPage", ...common, mainEntity: page.questions.map(question) }
    : { "@type": "WebPage", ...common, mainEntity: page.service && { "@id": serviceId(page) } };
}

function question({ question, answer }: QuestionText): Question {
  return { "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } };
}

function breadcrumbs(page: PageFacts): BreadcrumbList | undefined {
  return (
    page.breadcrumbs && {
      "@type": "BreadcrumbList",
      "@id": breadcrumbsId(page),
      itemListElement: page.breadcrumbs.map(({ name, pathname }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: absoluteUrl(pathname),
      })),
    }
  );
}

function service(page: PageFacts): Service | undefined {
  return (
    page.service && {
      "@type": "Service",
      "@id": serviceId(page),
      name: page.service.name,
      description: page.service.description,
      url: absoluteUrl(page.pathname),
      provider: { "@id": studioId },
      areaServed: { "@type": "Country", name: site.country },
      hasOfferCatalog: page.catalogue && { "@id": catalogueId(page) },
    }
  );
}

function catalogue(page: PageFacts): OfferCatalog | undefined {
  return (
    page.catalogue && {
      "@type": "OfferCatalog",
      "@id": catalogueId(page),
      name: page.catalogue.name,
      itemListElement: page.catalogue.services.map(({ name, pathname }) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", "@id": serviceId({ pathname }), name, url: absoluteUrl(pathname) },
      })),
    }
  );
}

type Addressed = Pick<PageFacts, "pathname">;
const serviceId = ({ pathname }: Addressed) => absoluteUrl(`${pathname}#service`);
const catalogueId = ({ pathname }: Addressed) => absoluteUrl(`${pathname}#catalogue`);
const breadcrumbsId = ({ pathname }: Addressed) => absoluteUrl(`${pathname}#breadcrumbs`);
