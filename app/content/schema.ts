/**
 * The schema of each language's texts, with the number and the length limits of each. The layout wraps lines, so a
 * limit only rejects a text in the wrong place; most sentences can grow by 40 %. To have five questions instead of
 * four, change the count here and then write the fifth: docs/content-guide.md#adding-things
 */
import { z } from "zod";
import {
  type CategoryKey,
  categories,
  type DetailKey,
  type ServiceKey,
  services,
} from "../domain/catalogue.ts";
import { languages } from "../domain/languages.ts";
import { companyName, phoneDigits, profileName, publicAddress } from "../domain/normalize-contacts.ts";
import { gridColumns } from "../domain/page-plan.ts";
import { isPlaceholder } from "../domain/placeholder-contacts.ts";
import { recordOf } from "../domain/records.ts";
import { quote, quoteTerms } from "../quote/schema.ts";
import { type ProsePageKind, prosePageKinds, type SinglePageKind } from "../routes.ts";
import type { Message } from "./problem-messages.ts";
import {
  anyText,
  ending,
  heading,
  isPageName,
  label,
  lettersMessage,
  lettersNotInFont,
  linking,
  type Meta,
  meta,
  noPage,
  rule,
  sentence,
  template,
  text,
} from "./text-shapes.ts";

export type { Meta };

/** Small print beside the steps or below the related services: what the page does not cover, and which page does. */
const outOfScope = linking(420, 40);

/**
 * For two similar pages, at the top of the page: which of the two this one is. Ends with the links to the others, which
 * are on a line of their own: "…, see {ui}." or "…, choose {design/ux}, {design/ui} or {design/interaction}."
 */
const which = linking(240, 40)
  .regex(/^[^{]+(\{[^}]+\}(, | \p{L}{1,3} )?)+\.$/u, {
    error: "must end with its links, as in “…, see {ui}.”",
  })
  .optional();

/** In the closing call to action: what a quote for this page tells the client. */
const quoteSays = sentence(220, 60);

const service = z.strictObject({
  meta,
  /** The trade name, the same in every language. */
  title: label(24),
  subtitle: label(70),
  which,
  /** What the service is, for whom, and what the client has at the end. */
  description: sentence(420, 140),
  outOfScope,
  /** Shown below the service's picture on the home page. */
  summary: sentence(130),
  featuresLine: heading,
  features: z.array(z.strictObject({ title: label(40), description: sentence(260) })).length(6),
  benefitsLine: heading,
  benefits: z.array(label(70)).length(5),
  processLine: heading,
  /** Each is a verb and its object. Their number equals the number of spans in the catalogue's plan. */
  process: z.array(label(32)),
  /** Why each related detailed service goes with this one, in the catalogue's order. */
  related: z.array(label(110)),
  closing: heading,
  quoteSays,
});
export type ServiceText = z.infer<typeof service>;

const detail = z.strictObject({
  meta,
  title: label(28),
  subtitle: sentence(70),
  which,
  /** The work, for whom it is, and what the client has at the end. */
  description: sentence(420, 140),
  outOfScope,
  featuresLine: heading,
  /** What the client will see, if the name of the trade does not say it. */
  features: z.array(label(70)).length(10),
  processLine: heading,
  process: z.array(z.strictObject({ title: label(32), description: sentence(260) })).length(5),
  closing: heading,
  quoteSays,
});
export type DetailText = z.infer<typeof detail>;

const category = z.strictObject({
  meta,
  title: label(16),
  /** Who the category is for. */
  subtitle: sentence(230, 60),
  /** What the client gets from any of its services. */
  gets: sentence(300, 60),
  /** When to choose each of its services, in the catalogue's order. */
  choose: z.array(sentence(110, 20)),
  /** The name of the section that lists its services. */
  caption: label(32),
  line: heading,
  /** The heading above the existing services on the fallback page. */
  fallbackLine: heading,
  closing: heading,
  quoteSays,
});
type CategoryText = z.infer<typeof category>;

const question = z.strictObject({ question: text(90), answer: linking(740, 20) });

/** The control of the stage and what stands around the invented product: app/stage/ */
const stage = z.strictObject({
  /** The name of the section, for screen readers. */
  title: label(40),
  legend: label(70),
  day: template(20, "day"),
  previous: label(24),
  next: label(24),
  /** States that the product and its people are made up, and that nothing is sent. */
  invented: sentence(140),
  rolesLegend: label(30),
  roles: z.strictObject({ phone: label(16), desk: label(16) }),
  /** Beside the front desk's name, while it has a change that the visitor has not seen. */
  changedUnseen: label(16),
  startOver: label(24),
  copyLink: label(24),
  linkCopied: sentence(80),
  readQuote: label(24),
});

const home = z.strictObject({
  meta,
  /** A line break marks where the design breaks the line on wide screens. */
  headline: sentence(60),
  /** Both claims: the number of days, and payment only if the client is convinced. */
  lead: sentence(210, 90),
  /** The names of the phases of the days. Their number equals the length of the catalogue's `phaseDays`. */
  phases: z.array(label(14)),
  stage,
  /** The captions above made-up clients and above real ones. */
  clientsCaption: z.strictObject({ madeUp: label(60), real: label(60) }),
  reasonsCaption: label(40),
  reasonsLine: heading,
  reasons: z
    .array(
      z.strictObject({
        title: label(20),
        description: sentence(240, 40),
        /** Where a visitor can check it: a page by the name that linked texts use. */
        proof: z.strictObject({
          label: label(60),
          page: z.string().superRefine(rule((name) => (isPageName(name) ? undefined : noPage(name)))),
        }),
      }),
    )
    .length(3),
  servicesLine: heading,
  /** Before the links to the categories, below the services. */
  singleJobs: anyText(40),
  questionsCaption: label(40),
  questionsLine: heading,
  questions: z.array(question).length(4),
  startCaption: label(40),
  callToAction: heading,
  /** What happens after the visitor presses the button. */
  startSteps: z.array(sentence(230)).length(2),
});
export type HomeText = z.infer<typeof home>;

/** A question that only the studio can answer. The page shows it once every language has an answer. */
const openQuestion = z.strictObject({
  question: text(90),
  answer: z.literal("").or(linking(500, 20)),
});
const answers = z.strictObject({
  team: openQuestion,
  offTheShelf: openQuestion,
  languages: openQuestion,
  remote: openQuestion,
  reply: openQuestion,
  payment: openQuestion,
  invoice: openQuestion,
  data: openQuestion,
  afterLaunch: openQuestion,
});
export type AnswersText = z.infer<typeof answers>;

const named = z.strictObject({ name: label(50), text: sentence(200) });
const entry = z.strictObject({ name: label(60), reason: sentence(140) });
const request = z.strictObject({ name: label(60), from: label(50), reason: sentence(140) });
const state = z.strictObject({ name: label(24), text: sentence(100) });
const weekPart = z.strictObject({ name: label(24), items: z.array(sentence(180)).length(2) });

const moment = z.strictObject({ day: label(12), hour: label(5) });

/**
 * The invented product. The home page's stage plays it, and several service pages draw its screens, each in the state
 * that the page explains: docs/decisions/specimens.md
 */
const salita = z
  .strictObject({
    product: label(12),
    doctor: label(20),
    /** Who holds the phone. One of the appointments is hers. */
    patient: label(20),
    /** Who calls the front desk, without an appointment. */
    caller: label(20),
    days: z.array(z.strictObject({ name: label(12), inSentence: label(12) })).length(3),
    hours: z.array(label(5)).length(5),
    appointments: z.array(moment.extend({ name: label(20), isComing: z.boolean() })).min(1),
    /** The times that the phone offers while they are free. */
    offers: z.array(moment).length(3),
    reminder: z.strictObject({
      title: sentence(40),
      yes: label(14),
      no: label(18),
      noPrototype: label(14),
      /** At the end of the message, until its link says who the patient is. */
      code: template(24, "code"),
    }),
    who: z.strictObject({
      title: sentence(40),
      phone: label(24),
      code: label(24),
      hint: label(60),
      error: sentence(90),
      button: label(30),
      busy: text(30),
      prototype: label(30),
      prototypeHint: label(30),
      /** What the fields show. */
      example: label(12),
      prototypeExample: label(12),
    }),
    times: z.strictObject({ title: sentence(40), same: label(20), keep: label(24), none: sentence(50) }),
    confirm: z.strictObject({
      title: label(40),
      before: label(12),
      now: label(12),
      button: label(30),
      other: label(24),
    }),
    changed: z.strictObject({
      title: label(24),
      seen: sentence(50),
      /** While the product is a drawing. */
      draft: sentence(50),
      atDesk: label(30),
    }),
    desk: z.strictObject({
      title: label(30),
      runsOn: z.strictObject({ link: label(30), desk: label(30), domain: label(30) }),
      blank: sentence(60),
      entered: sentence(60),
      watch: sentence(60),
      calling: template(70, "caller"),
      called: sentence(60),
      later: sentence(70),
      states: z.strictObject({
        coming: label(20),
        waiting: label(24),
        free: label(14),
        sent: label(24),
        none: label(14),
      }),
      /** What a press does, after the name of the place. */
      actions: z.strictObject({
        markComing: label(30),
        give: template(40, "caller"),
        takeBack: label(30),
      }),
    }),
    task: z.strictObject({ title: label(24), steps: z.array(sentence(70)).length(5) }),
    /** The front desk's side while there is nothing to see. */
    nothing: sentence(80),
    notes: z.strictObject({
      title: label(40),
      list: z.array(z.strictObject({ time: label(5), text: sentence(60) })).length(4),
    }),
    path: z.strictObject({
      title: label(40),
      names: z.array(label(14)).length(5),
      wire: sentence(110),
      stops: sentence(110),
      styled: sentence(110),
    }),
    /** What people say or do at the screens on which they stop. */
    stops: z.strictObject({ reminder: text(40), who: text(40), code: text(40) }),
    /** What a visitor can do, by what the product can do on that day. */
    hints: z.strictObject({
      task: sentence(90),
      path: sentence(90),
      schedule: sentence(90),
      phone: sentence(90),
      both: sentence(90),
    }),
    /** One sentence for each change. */
    log: z.strictObject({
      moved: template(90, "name", "to", "from"),
      coming: template(60, "name", "place"),
      given: template(60, "name", "place"),
      takenBack: template(60, "place"),
      refused: sentence(70),
    }),
  })
  .superRefine((texts, context) => {
    const { days, hours, appointments, offers, patient, caller } = texts;
    const report = (path: PropertyKey[], message: Message) =>
      context.addIssue({ code: "custom", path, message });
    const isPlace = ({ day, hour }: z.infer<typeof moment>) =>
      days.some(({ name }) => name === day) && hours.includes(hour);
    for (const [key, list] of Object.entries({ appointments, offers }))
      for (const [index, moment] of list.entries())
        if (!isPlace(moment)) report([key, index], "has a day or an hour that days and hours do not list");
    for (const [index, { day, hour, name }] of appointments.entries()) {
      const earlier = appointments.slice(0, index);
      if (earlier.some((other) => other.day === day && other.hour === hour))
        report(["appointments", index], "has the time of another appointment");
      if (name === caller || earlier.some((other) => other.name === name))
        report(["appointments", index, "name"], "is the name of somebody else");
    }
    if (!appointments.some(({ name }) => name === patient))
      report(["patient"], "has none of the appointments");
  });

/** Examples of deliverables for one invented product, without a client, a price, a percentage or a result. */
const specimens = z.strictObject({
  shared: z.strictObject({
    /** States that the example is made up. */
    label: label(24),
    /** The link to the example, beside the page's first button. */
    seeExample: label(30),
    /** The product that all examples share. */
    inventedProduct: label(70),
  }),
  salita,
  ux: z.strictObject({
    title: label(60),
    noteLabel: label(30),
    /** A note to the developers marks a screen on which users get stuck. */
    screens: z
      .array(
        z.strictObject({
          name: label(24),
          seen: sentence(80),
          note: sentence(260).optional(),
        }),
      )
      .length(5),
    action: label(50),
  }),
  ui: z.strictObject({
    title: label(60),
    note: sentence(90),
    states: z.strictObject({
      rest: state,
      hover: state,
      focus: state,
      pressed: state,
      wrong: state,
      loading: state,
      off: state,
    }),
    action: label(50),
  }),
  customer: z.strictObject({
    title: label(60),
    line: sentence(90),
    fact: label(14),
    opinion: label(14),
    answers: z
      .array(z.strictObject({ asked: sentence(60), heard: text(100), kind: z.enum(["fact", "opinion"]) }))
      .length(4),
    meaning: named,
    next: named,
    action: label(50),
  }),
  product: z.strictObject({
    title: label(60),
    goal: sentence(90),
    refused: label(6),
    requests: z.array(request).length(4),
    refusals: z.array(request).length(2),
    action: label(50),
  }),
  project: z.strictObject({
    title: label(60),
    days: template(30, "first", "last"),
    week: z.strictObject({ first: z.int(), last: z.int() }),
    date: z.strictObject({
      name: label(40),
      text: template(140, "from", "to"),
      from: z.int(),
      to: z.int(),
    }),
    done: weekPart,
    late: weekPart,
    decide: weekPart.extend({ items: z.array(ending(anyText(180))).length(2), day: z.int() }),
    action: label(50),
  }),
  design: z.strictObject({
    title: label(60),
    question: sentence(80),
    rules: named,
    ideas: z
      .array(
        z.strictObject({
          name: label(50),
          fate: sentence(70),
          state: z.enum(["dropped", "later", "tested"]),
        }),
      )
      .length(6),
    test: z.array(named).length(3),
    action: label(50),
  }),
  quote: z.strictObject({
    title: label(60),
    parts: z.array(z.strictObject({ name: label(20), entries: z.array(entry).min(2).max(3) })).length(3),
    action: label(50),
  }),
});
export type SpecimenContent = z.infer<typeof specimens>;

/** Words that several pages share, each written once. */
const commonText = z.strictObject({
  /** The language's own name. */
  languageName: label(20),
  /** What the studio does, on the landing, which shows it in every language. */
  landingLine: sentence(80),
  /** The title of links to the offer on the home page. */
  mvp: label(20),
  /** Language and country in the format of Open Graph: `es_AR`. */
  locale: z.string().regex(/^[a-z]{2}_[A-Z]{2}$/, { error: "must be a language and a country, as in es_AR" }),
  skipToContent: label(40),
  menu: label(12),
  mainNavigation: label(40),
  services: label(14),
  about: label(14),
  contact: label(14),
  /** Accessible name of the language switcher, which shows the code. */
  language: template(30, "code"),
  themeUnavailable: label(60),
  /** The accessible name of the breadcrumbs, and their first link. */
  breadcrumbs: label(30),
  home: label(12),
  loading: text(20),
  requestConsultation: label(50),
  getQuote: label(30),
  getStarted: label(24),
  contactUs: label(30),
  backToServices: label(24),
  /** Accessible name of the floating contact buttons. */
  contactButtons: label(40),
  /** Screen readers read it after the name of a link that opens a new tab. */
  opensInNewTab: text(40),
  keyFeatures: label(24),
  benefits: label(24),
  ourProcess: label(24),
  ourServices: label(24),
  relatedCaption: label(30),
  relatedLine: heading,
  days: template(24, "first", "last"),
  /** Shown beside the steps of a service: the steps are an example of a plan, not a promise. */
  processNote: sentence(280),
  /** Shown beside a page's first button: the price of asking. */
  quoteIsFree: sentence(50),
  /** Beside each button whose message is SPEC's Spanish one: what happens. Empty where readers read Spanish. */
  quoteChatNote: z.literal("").or(sentence(90)),
  /** Shown beside a page's last button: when the client starts to owe money. */
  nothingOwed: sentence(70),
  copyright: text(80),
  /** The first line of the chat, which names the service. */
  interestMessage: template(160, "service"),
  notFound: z.strictObject({ title: text(40), message: sentence(60), caption: label(40) }),
  fallback: z.strictObject({ subtitle: label(40), note: sentence(160), metaDescription: sentence(165, 70) }),
  backHome: label(40),
});
export type CommonText = z.infer<typeof commonText>;

const inEachLanguage = z.strictObject(recordOf(languages, () => z.string()));

/** Narrow, so that a digit too many is an error. */
const year = z.int().min(2000).max(2100);

export const phoneForm = "as in +54 9 351 555-1234 or 5493515551234" as const;

export const factsSchema = z.strictObject({
  brand: z
    .string()
    .min(3)
    .max(24)
    .superRefine(
      rule((brand) => {
        const letters = lettersNotInFont(brand);
        return letters.length > 0 ? [lettersMessage, { letters: letters.join(" ") }] : undefined;
      }),
    ),
  /** `true` once the name is final. */
  isBrandFinal: z.boolean(),
  /** The site's public URL: "https://acme.com". `.example` is a reserved domain that resolves to nothing. */
  address: z
    .string()
    .refine((address) => /^https:/.test(publicAddress(address)), {
      error: "must begin with https, as in https://acme.com",
      abort: true,
    })
    .refine((address) => /^https:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+$/u.test(publicAddress(address)), {
      error: "must be a web address with nothing after the name, as in https://acme.com",
    }),
  /**
   * WhatsApp, with the country code: at most 15 digits (https://www.itu.int/rec/T-REC-E.164). WhatsApp finds Argentine
   * phones only with a 9 after the 54 and ten more digits: https://faq.whatsapp.com/1294841057948784
   */
  phone: z
    .string()
    .refine((phone) => /^[1-9]\d{7,14}$/.test(phoneDigits(phone)), {
      error: `must be a phone number with its country code, 8 to 15 digits, ${phoneForm}`,
      abort: true,
    })
    .refine((phone) => !/^54(?!9)/.test(phoneDigits(phone)), {
      error: `must have a 9 after the 54, ${phoneForm}`,
      abort: true,
    })
    .refine((phone) => /^(549\d{10}|(?!54)\d+)$/.test(phoneDigits(phone)), {
      error: `must have 10 digits after 54 9, the area code without 0 and the number without 15, ${phoneForm}`,
    }),
  /** The company page: its name or its URL. */
  linkedin: z.string().refine((page) => /^[\p{L}\d_.%-]+$/u.test(companyName(page)), {
    error: "must be a company page, not a person's profile, as in https://www.linkedin.com/company/acme",
  }),
  /** The profile: "@name", its name or its URL. */
  instagram: z
    .string()
    .refine(
      (profile) => isPlaceholder("instagram", profile) || /^[a-z\d_.]{1,30}$/i.test(profileName(profile)),
      { error: "must be a profile of letters, digits, dots and underscores, not a post, as in @acme" },
    ),
  city: z.string().min(1),
  country: z.string().min(1),
  /** Two letters: https://en.wikipedia.org/wiki/ISO_3166-1_alpha-2 */
  countryCode: z.string().regex(/^[A-Z]{2}$/, { error: "must be two capital letters, as in AR" }),
  copyrightYear: year,
  /** The chat message of the buttons that ask for a quote, on every page: docs/behaviour.md#chat-messages */
  quoteMessage: z.string().min(1).max(160),
  /** "An MVP in as little as 15 days": also the length of the track and of every example plan. */
  mvpDays: z.int().min(3).max(gridColumns),
  /** The year in the first frequent question. */
  questionYear: year,
  /**
   * The home page's stage: with the number of each day ("days"), as steps without numbers for a studio that claims no
   * number of days ("steps"), or left out ("off").
   */
  stage: z.enum(["days", "steps", "off"]),

  // Frequent follow-up questions that only the studio can answer. Empty until the studio has settled them.

  mvpDaysAre: z.enum(["", "working", "calendar"]),
  /** The event from which the days count: "the day the quote is accepted". */
  mvpDaysCountFrom: inEachLanguage,

  // Pages with contacts show these if they are set.

  email: z
    .string()
    .refine((email) => email === "" || z.email().safeParse(email).success, {
      error: "must be an e-mail address, as in hello@acme.com",
    })
    .optional(),
  /** Street and number. */
  street: z.string().optional(),

  /**
   * `true` tells browsers to load every page of the domain and of its subdomains over TLS for two years, and allows the
   * domain in their preload lists: docs/behaviour.md#response-headers
   */
  hstsPreload: z.boolean().optional(),

  /** The script element of a visit counter, as its provider shows it: docs/behaviour.md#counting-visits */
  visitCounter: z
    .string()
    .regex(/^$|^<script\s[^<>]+><\/script>$/, {
      error:
        "must be one script element with nothing in it, as in <script src='…' data-domain='acme.com'></script>",
    })
    .regex(/^$|\ssrc=(["'])https:\/\/[\w.-]+(:\d+)?\/[\w./~@-]+\1/, {
      error: "must have an https address without a query, as in src='https://plausible.io/js/script.js'",
    })
    .regex(/^$|^(?!.*(?:=(["'])\s*\1|…)).*\sdata-[\w-]+=["']/s, {
      error: "must name the site, as in data-domain='acme.com' or data-website-id='…'",
    })
    .regex(/^(?!.*\/\/cloud\.umami\.is\/)|\sdata-host-url=["']/s, {
      error: "must name where it sends visits, as in data-host-url='https://api-gateway.umami.dev'",
    })
    .optional(),
});
export type Facts = z.infer<typeof factsSchema>;

export const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: "must be # and six digits, as in #c3ed2a" });
/** "/acme.svg" for public/acme.svg. */
const svgFile = z.string().regex(/^(\/[^/]+\.svg)?$/, {
  error: ({ input }) =>
    `must be an SVG file in the folder public, as in /${String(input).replace(/^.*\/|\.[^./]*$/g, "")}.svg`,
});
/**
 * A drawing from a file, or in cells as in docs/design.md#cells-and-pictures. A file takes precedence and keeps its
 * colours.
 */
const drawing = {
  file: svgFile.optional(),
  /** `true` fills the whole drawing with the text colour, for a drawing that is too dark on the page's background. */
  inTextColor: z.boolean().optional(),
  cells: z.array(z.string()).optional(),
};
const client = z
  .strictObject({
    name: text(40),
    ...drawing,
    /** `true` if the file shows the name, which is then not repeated beside it. */
    containsName: z.boolean().optional(),
    isMadeUp: z.boolean(),
  })
  .refine(({ file, cells }) => file || cells?.length, { path: ["file"], error: "needs an SVG file" });
export type ClientEntry = z.infer<typeof client>;
const logo = z.strictObject({
  ...drawing,
  /** The intrinsic size of the file's drawing. */
  width: z.number().optional(),
  height: z.number().optional(),
  /** `true` if the file shows the name. The bar and the landing then show no letters beside it. */
  containsName: z.boolean().optional(),
  /** A square drawing for the browser's tab and home screens, where a wide logo is not legible. */
  icon: svgFile.optional(),
  /** The letter that the cells show. In a brand that begins with this letter, the mark replaces it. */
  replacesFirstLetter: z
    .string()
    .regex(/^\p{L}$/u, "must be one letter")
    .optional(),
});
export type LogoEntry = z.infer<typeof logo>;

export const contentFile = (name: string) => `app/content/${name}.json`;

/** A name of `textFiles`, from a path with or without the folder and the extension. */
export const nameOfFile = (path: string) => path.replace(/^app\/content\/|\.json$/g, "");

/** Words that break a rule on purpose. The rules of text-rules.ts ignore them in that file. */
const exception = z.strictObject({
  /** Without folder and extension, or with them: "services/ux", "app/content/services/ux.json". */
  file: z.string().refine((file) => Object.hasOwn(textFiles, nameOfFile(file)), {
    error: "is not a file of texts, as in services/ux",
  }),
  words: z.string().min(1),
  because: z.string().min(3),
});
export type Exception = z.infer<typeof exception>;

/** @param file the file's name in `textFiles` */
export function exceptionsOf(file: string, exceptions: readonly Exception[]): string[] {
  return exceptions.filter((exception) => nameOfFile(exception.file) === file).map(({ words }) => words);
}

/**
 * What the studio promises about its business, beyond the two claims. Texts name a promise as `{promise.code}`, and
 * every page shows the same sentence.
 */
const promise = z.strictObject({
  key: z.string().regex(/^\w+$/, { error: "must be a single word, as in code" }),
  ...recordOf(languages, () => sentence(160, 20)),
  /** `false` removes the sentence from every page. */
  isMade: z.boolean(),
  /** Whether the studio has said that it keeps the promise. `npm run launch-check` lists the others. */
  isConfirmed: z.boolean(),
});

/** The files that all languages share. */
export const sharedFiles = {
  facts: factsSchema,
  landing: meta,
  clients: z.strictObject({ clients: z.array(client) }),
  colors: z.strictObject({ ink: color, soil: color, clay: color, ash: color, bone: color, lime: color }),
  "quote-terms": quoteTerms,
  logo,
  exceptions: z.strictObject({ exceptions: z.array(exception) }),
  promises: z.strictObject({ promises: z.array(promise) }),
  reviews: z.strictObject({
    ...recordOf(languages, () => z.string()),
    /** The lawyer who has read what the pages say about the law. */
    law: z.string(),
  }),
} satisfies Record<string, z.ZodObject>;
export type SharedContent = {
  [Name in keyof typeof sharedFiles]: z.infer<(typeof sharedFiles)[Name]>;
};

/** A URL or an e-mail address. A link to a page of the site is a name in braces, which is right in every language. */
const linkTarget = z.string().refine(
  (typed) =>
    z
      .url({ protocol: /^https?$/ })
      .or(z.email())
      .safeParse(typed).success,
  {
    error:
      "must be an address in full, as in https://acme.com or hello@acme.com; a page of this site is linked in a paragraph, as in {ux}",
  },
);

/** A page of plain text, such as About or Contact. */
const prose = z.strictObject({
  // "About" is a sufficient title.
  meta: meta.extend({ title: text(55, 4) }),
  title: label(40),
  subtitle: sentence(160),
  /** A file in app/content/photos, and its alternative text. */
  photo: z.strictObject({ file: z.string(), description: sentence(160) }).optional(),
  sections: z
    .array(
      z.strictObject({
        heading: label(60).optional(),
        paragraphs: z.array(linking(1200, 1)),
        list: z.array(text(160)).optional(),
        links: z
          .array(
            z.strictObject({
              label: label(60),
              url: linkTarget,
            }),
          )
          .optional(),
      }),
    )
    .min(1),
  /** Whether the page ends with the studio's phone, accounts, email and street address from facts.json. */
  showsContacts: z.boolean(),
});
export type ProseText = z.infer<typeof prose>;

/** The texts of each page of `app/routes.ts` that is a single page with its own file in `app/pages/`. */
const singlePageTexts = { quote } satisfies Record<
  Exclude<SinglePageKind, ProsePageKind>,
  z.ZodObject<{ meta: typeof meta; title: z.ZodString }>
>;
type SinglePageTexts = {
  [Kind in keyof typeof singlePageTexts]: z.infer<(typeof singlePageTexts)[Kind]>;
};

/** All texts of one language. */
export interface Content extends SinglePageTexts, Partial<Record<ProsePageKind, ProseText>> {
  common: CommonText;
  home: HomeText;
  answers: AnswersText;
  services: Record<ServiceKey, ServiceText>;
  categories: Record<CategoryKey, CategoryText>;
  specimens: SpecimenContent;
  details: { [Category in CategoryKey]: Record<DetailKey<Category>, DetailText> };
}

/**
 * The schemas of the files of texts in this folder, by path without extension. A file's path is also its path in
 * `Content`.
 */
export const textFiles: Record<string, z.ZodObject> = {
  common: commonText,
  home,
  answers,
  ...singlePageTexts,
  ...Object.fromEntries(prosePageKinds.map((kind) => [kind, prose])),
  ...filesIn("services", each(services, service)),
  ...filesIn("categories", each(categories, category)),
  ...filesIn("specimens", specimens.shape),
  ...Object.assign(
    {},
    ...Object.entries(categories).map(([key, entries]) => filesIn(`details/${key}`, each(entries, detail))),
  ),
};

/** Maps each key of an object to the given shape. */
function each<Shape extends z.ZodObject>(keys: object, shape: Shape): Record<string, Shape> {
  return Object.fromEntries(Object.keys(keys).map((key) => [key, shape]));
}

function filesIn(folder: string, shapes: Record<string, z.ZodObject>) {
  return Object.fromEntries(Object.entries(shapes).map(([key, shape]) => [`${folder}/${key}`, shape]));
}
