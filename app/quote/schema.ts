/** The schema of the quote page's texts in each language, and of the terms of its sample: docs/behaviour.md#quote */
import { z } from "zod";
import { anyText, heading, label, meta, sentence, template, text } from "../content/text-shapes.ts";
import { type ServiceKey, services } from "../domain/catalogue.ts";

const record = <Key extends string, Shape extends z.ZodType>(keys: readonly Key[], shape: Shape) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>);
const serviceNames = Object.keys(services) as ServiceKey[];
const words = ["mvp", "part", "unsure", ...serviceNames] as const;

const question = text(90);
/** The forms for one and for several. */
const plural = (max: number) => z.strictObject({ one: text(max), other: template(max, "count") });

/** A text field. Its question depends on the purpose. */
const typed = z.strictObject({ question, hint: sentence(140), inMessage: label(40) });
/** A need: the text of its question, and the texts of the sheet and the message where they differ. */
const need = z.strictObject({
  label: label(60),
  entry: label(60).optional(),
  inMessage: text(80).optional(),
  /** Why the need starts in its column. */
  reason: sentence(180),
  /** The need's name in the row of days. Required only for needs with `days`. */
  pill: label(14).optional(),
});
const needs = z.strictObject({ question, options: z.record(z.string(), need) });
const doubt = z.strictObject({ label: label(70), inMessage: text(80).optional(), reason: sentence(140) });

const column = z.strictObject({
  name: label(20),
  /** The text of the control that moves an entry. */
  short: label(12),
});

const named = z.strictObject({ name: label(50), text: sentence(240) });
const figure = z.strictObject({ title: label(40), figure: label(24), text: sentence(300) });
const payment = z.strictObject({ when: anyText(40), what: label(80) });

const sample = z.strictObject({
  line: heading,
  label: label(24),
  product: label(70),
  sampleValues: label(30),
  sampleNote: sentence(160),
  back: label(30),
  /** The entries are those of specimens/quote.json. */
  scope: z.strictObject({ title: label(40) }),
  calendar: z.strictObject({
    title: text(40),
    /** Which days count and from when, until the studio has settled both in facts.json. */
    count: sentence(120),
    see: label(20),
    decide: label(20),
    key: z.strictObject({ work: label(30), decide: label(30), launch: label(30) }),
    dayLabel: template(14, "day"),
    /** What the client sees each day, and decides on some days. */
    days: z.array(z.strictObject({ see: sentence(90), decide: sentence(90).optional() })),
  }),
  hours: z.strictObject({
    title: label(40),
    line: template(120, "hours"),
    description: template(100, "list"),
    people: z.strictObject({
      owner: z.strictObject({ name: label(30), text: template(140, "hours") }),
      desk: z.strictObject({ name: label(30), text: template(140, "hours") }),
      patients: named,
    }),
  }),
  people: z.strictObject({
    title: label(40),
    roles: record(["design", "code", "management", "tools"], named),
  }),
  price: z.strictObject({
    title: label(40),
    tax: template(30, "percent"),
    total: label(20),
    currencyRule: z.strictObject({ name: label(20), text: label(100) }),
    payments: record(["before", "accept", "middle", "launch"], payment),
  }),
  late: z.strictObject({
    title: label(40),
    studio: z.strictObject({ name: label(40), text: sentence(320) }),
    client: z.strictObject({ name: label(40), text: sentence(320) }),
  }),
  repairs: figure,
  ownership: z.strictObject({
    title: label(40),
    figure: label(24),
    hosting: template(160, "monthly"),
    code: sentence(160),
    data: sentence(200),
  }),
  stop: figure.extend({ text: template(320, "perDay") }),
});

export const quote = z.strictObject({
  meta,
  title: label(24),
  head: z.strictObject({
    lead: sentence(210, 90),
    contains: sentence(200),
    free: sentence(120),
    /** What happens after the visitor sends the message. */
    after: sentence(200),
  }),
  parts: z.strictObject({
    request: label(30),
    whole: label(30),
  }),
  form: z.strictObject({
    name: label(60),
    change: label(14),
    done: label(30),
    doneLast: label(30),
    counter: template(20, "used", "limit"),
    datePast: sentence(100),
    /** If the days to the date are fewer than those of an MVP. */
    dateSoon: sentence(140),
  }),
  questions: z.strictObject({
    kind: z.strictObject({
      question,
      hint: sentence(100),
      options: record(["mvp", "part", "unsure"], z.strictObject({ label: label(60), note: label(80) })),
      /** The list of all services, in which a visitor chooses one or several. */
      pick: z.strictObject({
        name: label(30),
        find: label(30),
        hint: sentence(100),
        none: sentence(120),
        chosen: z.strictObject({ one: template(30, "count"), other: template(30, "count") }),
      }),
      /** When to choose each of the services. */
      services: record(serviceNames, label(80)),
    }),
    task: z.strictObject({ help: sentence(80), by: record(words, typed) }),
    people: z.strictObject({ by: record(words, typed) }),
    existing: z.strictObject({
      question,
      hint: sentence(100),
      inMessage: label(30),
      options: z.record(z.string(), z.strictObject({ label: label(40), inMessage: text(40).optional() })),
    }),
    /** The hint below the needs of a service. */
    serviceHint: sentence(140),
    needs: record(serviceNames, needs).extend({
      mvp: needs.extend({ hint: sentence(140) }),
      unsure: z.strictObject({ question, hint: sentence(140), options: z.record(z.string(), doubt) }),
    }),
    /** Instead of needs, for a request of detailed services only. */
    anything: z.strictObject({ question, hint: sentence(140) }),
    /** Follows a need that the studio would put off, or that has a quote of its own. */
    advise: z.strictObject({ wait: sentence(60), apart: sentence(60) }),
    /** The field for what the needs do not list. */
    other: z.strictObject({ label: label(40), help: sentence(80), inMessage: label(30) }),
    when: z.strictObject({
      question,
      hint: sentence(100),
      options: z.strictObject({
        none: z.strictObject({ label: label(40), answer: label(30), inMessage: sentence(60) }),
        day: z.strictObject({
          label: label(40),
          answer: template(40, "date"),
          inMessage: template(80, "date"),
        }),
      }),
      dateLabel: label(40),
    }),
  }),
  sheet: z.strictObject({
    name: label(30),
    /** States that the quote sets the days, not the sheet. */
    guess: sentence(100),
    privacy: label(80),
    kept: sentence(120),
    notKept: sentence(140),
    clear: label(30),
    cleared: sentence(60),
    undo: label(40),
    emptyHeadline: label(60),
    daysTaken: template(50, "taken", "total"),
    freeDays: z.strictObject({ zero: label(30), one: label(30), other: template(30, "count") }),
    days: z.strictObject({ one: template(20, "count"), other: template(20, "count") }),
    taskPill: label(14),
    launchPill: label(24),
    task: z.strictObject({ name: label(60), inMessage: label(30), reason: template(160, "days") }),
    columns: record(["first", "wait", "apart"], column),
    /** The accessible name of the control that moves an entry. */
    moveLegend: template(40, "entry"),
    movedWait: sentence(100),
    tooMuch: plural(60),
    tooMuchNote: sentence(120),
    /** The heading of one chosen service, of several, and the order in which they come. */
    jobs: z.strictObject({ one: label(40), other: label(40), note: sentence(240) }),
    service: z.strictObject({ planNote: sentence(140) }),
    /** The sum of the days, by the kind of days. */
    daysCount: record(
      ["working", "calendar"],
      z.strictObject({ one: template(40, "count"), other: template(40, "count") }),
    ),
    /** How the days come about, and what would change them. */
    daysWhy: z.strictObject({
      mvp: template(260, "task", "launch"),
      part: template(260, "service", "detail"),
    }),
    /** What the days come to, at the studio's rate and at the sample's. */
    cost: z.strictObject({
      own: template(120, "from", "to"),
      sample: template(160, "from", "to"),
      note: sentence(60),
    }),
    unsure: z.strictObject({ headline: label(60), empty: sentence(120), ask: sentence(140) }),
  }),
  message: z.strictObject({
    name: label(50),
    greeting: z.strictObject({
      none: sentence(100),
      mvp: sentence(100),
      part: sentence(120),
      service: template(100, "service"),
      services: template(100, "list"),
      unsure: sentence(120),
    }),
    nothingYet: sentence(120),
    line: template(30, "label", "text"),
    first: template(50, "list"),
    wait: template(50, "list"),
    apart: template(50, "list"),
    wanted: template(50, "list"),
    stuck: template(50, "list"),
    tooMuch: sentence(120),
    /** Before and beyond the end of a chat link. */
    near: plural(120),
    tooLong: plural(180),
    send: label(30),
    copyAndOpen: label(40),
    mail: label(30),
    copyAndMail: label(40),
    /** The subject of the e-mail. */
    subject: label(60),
    /** Followed by the phone number. */
    call: label(30),
    /** After a press on the button that opens the chat. */
    help: text(140),
    copy: label(16),
    copied: label(16),
    copyFailed: sentence(120),
    edit: label(30),
    edited: sentence(120),
    rebuild: label(60),
    restore: label(60),
    /** If answers change after the visitor edited the message. */
    changed: z.strictObject({ title: text(140), keep: label(30), take: label(30) }),
    pastDay: sentence(140),
    empty: sentence(120),
    qr: label(50),
    qrAlt: label(60),
    qrTooLong: sentence(100),
  }),
  forward: z.strictObject({
    title: label(40),
    copy: label(40),
    copied: label(30),
    note: sentence(120),
    share: label(20),
    print: label(20),
    withSample: label(40),
    /** In the other languages' pages: the link to the page in this language. */
    thisLanguage: label(70),
    incoming: z.strictObject({ title: label(60), text: text(140), take: label(30), keep: label(30) }),
    damaged: sentence(120),
    /** On paper. */
    contact: template(60, "contacts"),
    date: template(40, "date"),
  }),
  /** Screen reader announcements of changes to the sheet. */
  announce: z.strictObject({
    first: template(50, "entry"),
    wait: template(50, "entry"),
    apart: template(50, "entry"),
    removed: template(50, "entry"),
    free: z.strictObject({ zero: sentence(50), one: sentence(50), other: template(50, "count") }),
    over: plural(50),
    cleared: sentence(80),
    copied: sentence(40),
    linkCopied: sentence(40),
  }),
  withoutScript: z.strictObject({ title: label(70), note: sentence(180), open: label(30) }),
  /** The links to the quote page on other pages. */
  waysIn: z.strictObject({
    underFirstButton: label(60),
    underClosing: label(60),
    afterSpecimen: label(60),
    footer: label(24),
  }),
  /** The studio's answers to frequent follow-up questions, once they are in facts.json. */
  facts: z.strictObject({
    daysAre: z.strictObject({ working: sentence(60), calendar: sentence(60) }),
    countFrom: template(60, "from"),
  }),
  sample,
});
export type QuoteText = z.infer<typeof quote>;
export type SampleText = QuoteText["sample"];

/** A line of the sample. `isShown: false` hides it; `isSample: false` marks it as the studio's real term. */
const term = z.strictObject({ isShown: z.boolean(), isSample: z.boolean() });
const days = z.strictObject({ days: z.int().positive(), isSample: z.boolean() });
const hoursOfDays = z.array(z.number().nonnegative());
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { error: "must be the three capital letters of a currency, as in USD" });
/** 0.21 would show as 0.21 %. */
const percent = z
  .number()
  .max(100)
  .refine((number) => number >= 1, { error: "must be at least 1, as in 21 for 21 %" });
const pay = term.extend({ parts: z.number().nonnegative(), day: z.int().optional() });

export const quoteTerms = z.strictObject({
  /** The days that the visitor's sheet assigns. */
  plan: z.strictObject({
    task: days,
    launch: days,
    /** A detailed service. A service's days are those of the catalogue's plan. */
    detail: days,
    /** What a day costs; without it, or with "isShown": false, the sheet shows no amount. The margin is in percent. */
    rate: term.extend({ perDay: z.int().positive(), margin: z.number().nonnegative() }).optional(),
  }),
  /** All services, in the order in which jobs usually come. */
  order: z.array(z.string()),
  /** The column that the studio advises for each need. What is apart has a quote of its own, or a page that does it. */
  needs: record(
    ["mvp", ...serviceNames],
    z.record(
      z.string(),
      z.strictObject({
        column: z.enum(["first", "wait", "apart"]),
        days: z.int().positive().optional(),
        isSample: z.boolean().optional(),
        page: z.string().optional(),
      }),
    ),
  ),
  /** The page that helps with each doubt. */
  unsure: z.record(z.string(), z.string()),
  sample: z.strictObject({
    calendar: term,
    hours: term.extend({ owner: hoursOfDays, desk: hoursOfDays, patients: hoursOfDays }),
    design: term,
    code: term,
    management: term,
    tools: term,
    price: term.extend({ currency, amount: z.int().positive() }),
    tax: term.extend({ percent }),
    currencyRule: term,
    payBefore: pay,
    payAccept: pay,
    payMiddle: pay,
    payLaunch: pay,
    lateStudio: term,
    lateClient: term,
    repairs: term,
    hosting: term.extend({ monthly: z.int().positive() }),
    ownCode: term,
    ownData: term,
    stop: term.extend({ perDay: z.int().positive() }),
  }),
});
export type QuoteTerms = z.infer<typeof quoteTerms>;
