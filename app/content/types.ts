/**
 * What each language must fill.
 *
 * Counts are tuple types (SPEC §9, DECISIONS "Content"): a missing text, a missing translation or a wrong count
 * is a type error that names the file and the key. Lengths are what the layout was drawn for; a test checks them.
 */

import type { CategoryKey, DetailKey, ServiceKey } from "../domain/catalogue.ts";

/** A fixed-length tuple: `Exactly<3, string>` is `[string, string, string]`. */
export type Exactly<Count extends number, Item, Items extends Item[] = []> = Items["length"] extends Count
  ? Items
  : Exactly<Count, Item, [...Items, Item]>;

/** What search results and shared links show. Written for that page, never derived from its texts. */
export interface Meta {
  /** 15 to 55 characters, without the brand: the head adds it. No other page of the language has it. */
  title: string;
  /** 70 to 165 characters, one or two sentences. */
  description: string;
}

/** A headline set on lines of its own: each at most 14 characters, the last ends with a full stop. */
export type HeadlineLines = Exactly<3, string>;

export interface TitledText {
  title: string;
  description: string;
}

/** One of the six services (SPEC §2 "Service page"): 6 + 5 + 4 = 15. */
export interface ServiceText {
  meta: Meta;
  /** As it stands in menus; the same trade name in both languages. */
  title: string;
  /** The line under the title: at most 42 characters, no full stop. */
  subtitle: string;
  /** Who we help and how: 100 to 190 characters. */
  description: string;
  /** The sentence under the service's picture on the home page: at most 62 characters. */
  summary: string;
  /** Heading over the features: a promise of at most 38 characters that ends with a full stop. */
  featuresLine: string;
  /** Title of two to four words (at most 28 characters); one sentence of at most 125 characters. */
  features: Exactly<6, TitledText>;
  /** Heading over the benefits: at most 30 characters, ends with a full stop. */
  benefitsLine: string;
  /** Results in the client's life: at most 40 characters each, no full stop. */
  benefits: Exactly<5, string>;
  /** Heading over the steps: at most 26 characters, no word over 12 letters, ends with a full stop. */
  processLine: string;
  /** A verb and its object: at most 22 characters, no word over 12 letters, no full stop. */
  process: Exactly<4, string>;
  /** The closing call, above the chat button. */
  closing: HeadlineLines;
}

/** One of the fifteen detailed services (SPEC §2 "Detailed service page"): 10 + 5 = 15. */
export interface DetailText {
  meta: Meta;
  /** At most 24 characters. */
  title: string;
  /** The line under the title: at most 46 characters, ends with a full stop. */
  description: string;
  /** What is done, what the client holds at the end and what it does not cover: 200 to 340 characters. */
  details: string;
  /** Heading over the features: at most 38 characters, ends with a full stop. */
  featuresLine: string;
  /** At most 32 characters each, no full stop. */
  features: Exactly<10, string>;
  /** Heading over the steps: at most 28 characters, no word over 12 letters, ends with a full stop. */
  processLine: string;
  /** Title of at most 18 characters (no word over 13 letters); one sentence of at most 95 characters. */
  process: Exactly<5, TitledText>;
  /** The closing call, above the chat button. */
  closing: HeadlineLines;
}

/** One of the four categories of detailed services. */
export interface CategoryText {
  meta: Meta;
  /** At most 14 characters. */
  title: string;
  /** One sentence, 60 to 110 characters. */
  description: string;
  /** SPEC-like section name over its services: "Development services". At most 28 characters. */
  caption: string;
  /** Heading over the board: at most 34 characters, ends with a full stop. */
  line: string;
  /** On the fallback page, over the services that do exist: at most 30 characters, ends with a full stop. */
  fallbackLine: string;
  closing: HeadlineLines;
}

export interface QuestionText {
  question: string;
  /** Answer in the first sentence, then the reason, then the limit: 180 to 420 characters. */
  answer: string;
}

/** Home page (SPEC §2 "Home page"): 3 + 6 + 4 + 2 = 15. */
export interface HomeText {
  meta: Meta;
  /** At most 17 characters a line: together they fill the fifteen columns. */
  headline: Exactly<3, string>;
  /** 90 to 150 characters; both claims. */
  lead: string;
  /** The three phases of five days: a verb of at most 10 letters; a sentence of at most 90 characters. */
  phases: Exactly<3, TitledText>;
  clientsCaption: string;
  /** Section name over the three cards. */
  reasonsCaption: string;
  /** Specialization, Quality, Experience (SPEC §2): 90 to 160 characters each. */
  reasons: Exactly<3, TitledText>;
  servicesLine: string;
  questionsCaption: string;
  questionsLine: string;
  questions: Exactly<4, QuestionText>;
  startCaption: string;
  /** Title of the lime block. */
  callToAction: HeadlineLines;
  callToActionText: string;
  /** Under the footer's addends: "reasons", "services", "questions", "ways to start". */
  sum: Exactly<4, string>;
}

/** Words that stand on several pages, each written once. */
export interface InterfaceText {
  /** The language's own name. */
  languageName: string;
  skipToContent: string;
  menu: string;
  /** Accessible name of the main navigation. */
  mainNavigation: string;
  services: string;
  about: string;
  contact: string;
  /** Accessible name of the switcher's trigger; the code in capitals is what it shows. */
  language: (code: string) => string;
  themeUnavailable: string;
  /** Accessible name of the breadcrumb breadcrumbs, and its first link. */
  breadcrumbs: string;
  home: string;
  loading: string;
  requestConsultation: string;
  getQuote: string;
  getStarted: string;
  contactUs: string;
  backToServices: string;
  /** Accessible name of the three contact buttons. */
  contactButtons: string;
  /** Said after the name of a link that opens a new tab. */
  opensInNewTab: string;
  /** SPEC's section names. */
  keyFeatures: string;
  benefits: string;
  ourProcess: string;
  ourServices: string;
  /** Over the detailed services that go with a service, on its page. */
  relatedCaption: string;
  relatedLine: string;
  /** "Days 1–5" */
  days: (first: number, last: number) => string;
  /** Beside the four steps of a service: they exemplify a plan, they promise nothing. */
  processNote: string;
  /** Beside the chat button that closes a page. */
  closingNote: string;
  /** Under the footer's addends. */
  sumKeyFeatures: string;
  sumBenefits: string;
  sumSteps: string;
  /** "This page adds up to fifteen, too." */
  pageAddsUp: string;
  catalogueAddsUp: string;
  copyright: (year: number, brand: string) => string;
  /** The chat message of a service: names it, in the page's language (SPEC §7). */
  interestMessage: (serviceTitle: string) => string;
  notFound: {
    title: string;
    message: string;
    caption: string;
  };
  fallback: {
    subtitle: string;
    note: string;
    metaDescription: string;
  };
  /** On the error screen. */
  backHome: string;
}

/** Everything one language says. */
export interface Content {
  interface: InterfaceText;
  home: HomeText;
  services: Record<ServiceKey, ServiceText>;
  categories: Record<CategoryKey, CategoryText>;
  details: {
    [Category in CategoryKey]: Record<DetailKey<Category>, DetailText>;
  };
}
