import { answersTo } from "../content/answers.server.ts";
import { contentOf, detailText, type PageContent, quoteTerms } from "../content/contents.server.ts";
import { pageNamed } from "../content/linked-text.server.ts";
import { settledFacts } from "../content/settled-facts.server.ts";
import { site } from "../content/site.ts";
import { services } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys, isServiceKey } from "../domain/catalogue-keys.ts";
import { languages } from "../domain/languages.ts";
import { withDays } from "../domain/page-count.ts";
import { formatList, formatMoney } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { paths } from "../paths.ts";
import type { QuoteText } from "./schema.ts";

const sampleTerms = quoteTerms.sample;

/** @param segment the language in the page's URL */
export function quoteData(segment: string) {
  const content = contentOf(segment);
  const { language, common, categories } = content;
  const { meta: _meta, sample, waysIn: _waysIn, facts: _facts, ...text } = content.quote;
  const locale = common.locale.replace("_", "-");
  const { plan, needs, unsure, order } = quoteTerms;
  const { rate } = plan;
  return {
    language,
    locale,
    // What happens after the message is sent, and when, once the studio has said when it replies.
    text: {
      ...text,
      head: { ...text.head, after: `${text.head.after} ${settledFacts(content).reply}`.trim() },
    },
    terms: { plan, needs, unsure, order },
    days: {
      all: site.mvpDays,
      // Until the studio has settled this, the sample quote counts working days.
      areWorking: site.mvpDaysAre !== "calendar",
    },
    rate: rate?.isShown ? { ...rate, currency: sampleTerms.price.currency } : undefined,
    /** The pages that a request can name, and the offer of the home page. */
    pages: Object.fromEntries(
      [...order, "mvp"].map((name) => [name, { ...pageNamed(name, content), ...jobTexts(name) }]),
    ),
    groups: categoryKeys.map((key) => ({
      key,
      title: categories[key].title,
      jobs: order.filter((name) => categoryOf(name) === key),
    })),
    sample: { ...sampleQuote(locale, content), title: text.parts.whole },
    otherLanguages: languages
      .filter((code) => code !== language)
      .map((code) => ({ code, text: contentOf(code).quote.sharing.thisLanguage, href: paths.quote(code) })),
  };

  /** When to choose a page, what its work is, and a service's example plan. */
  function jobTexts(name: string) {
    if (isServiceKey(name)) {
      const { summary, process } = content.services[name];
      const steps = withDays(
        process.map((step) => ({ step })),
        services[name].spans,
      );
      return {
        note: text.questions.kind.services[name],
        why: summary,
        plan: steps.map(({ step, days }) => ({
          id: step,
          name: step,
          from: days.first - 1,
          span: days.length,
        })),
      };
    }
    const category = categoryKeys.find((key) => name.startsWith(`${key}/`));
    if (!category) return { note: "", why: "" };
    const index = detailKeys(category).findIndex((key) => name === `${category}/${key}`);
    const detail = name.split("/")[1] ?? "";
    return {
      note: categories[category].choose[index] ?? "",
      why: detailText(content, category, detail).subtitle,
    };
  }
}
export type QuoteData = ReturnType<typeof quoteData>;

/** The category with which the page is listed: a detail's own, or that of the details that a service leads to. */
function categoryOf(name: string): string {
  return isServiceKey(name) ? services[name].related[0][0] : (name.split("/")[0] ?? "");
}

type Term = { isShown: boolean };
/** The rows whose term is shown. */
function onlyShown<Row>(rows: [Term, Row][]): Row[] {
  return rows.filter(([{ isShown }]) => isShown).map(([, row]) => row);
}

export type SampleData = ReturnType<typeof sampleQuote>;

export function sampleQuote(locale: string, content: PageContent) {
  const { quote, specimens } = content;
  const { sample, head } = quote;
  const facts = settledFacts(content);
  const { line, label, product, back } = sample;
  const hasSampleTerm = Object.values(sampleTerms).some(({ isShown, isSample }) => isShown && isSample);
  return {
    line,
    label,
    product,
    back,
    contains: [head.contains, hasSampleTerm && sample.sampleNote].filter(Boolean).join(" "),
    scope: { title: sample.scope.title, columns: specimens.quote.parts },
    calendar: sampleTerms.calendar.isShown ? calendar(sample, facts.days) : undefined,
    hours: sampleTerms.hours.isShown ? hours(locale, sample) : undefined,
    people: people(sample, content),
    price: price(locale, sample, facts.payment),
    late: late(sample),
    terms: lastTerms(locale, sample, content),
  };
}

function calendar({ calendar }: QuoteText["sample"], ownDays: string) {
  const { title, see, decide, key: legend } = calendar;
  return {
    title,
    see,
    decide,
    legend,
    // Until the studio has settled which days count, the sample states its own rule.
    count: ownDays || calendar.count,
    days: calendar.days.map((day, index) => ({
      ...day,
      number: index + 1,
      label: fill(calendar.dayLabel, { day: index + 1 }),
    })),
  };
}

function hours(locale: string, { hours }: QuoteText["sample"]) {
  const { owner, desk, patients } = sampleTerms.hours;
  const sum = (days: number[]) => days.reduce((all, day) => all + day, 0);
  const written = (days: number[]) => new Intl.NumberFormat(locale).format(sum(days));
  const halfHours = owner.map((own, day) => 2 * (own + (desk[day] ?? 0) + (patients[day] ?? 0)));
  return {
    ...hours,
    line: fill(hours.line, { hours: written([...owner, ...desk, ...patients]) }),
    description: fill(hours.description, { list: formatList(locale, halfHours.map(String)) }),
    halfHours,
    people: [
      { id: "owner", ...hours.people.owner, text: fill(hours.people.owner.text, { hours: written(owner) }) },
      { id: "desk", ...hours.people.desk, text: fill(hours.people.desk.text, { hours: written(desk) }) },
      { id: "patients", ...hours.people.patients },
    ],
  };
}

function people({ people: { title, roles } }: QuoteText["sample"], content: PageContent) {
  const ids = ["design", "code", "management", "tools"] as const;
  const lines: { id: string; name: string; text: string }[] = [
    ...onlyShown(ids.map((id) => [sampleTerms[id], { id, ...roles[id] }])),
    ...answersTo(["team", "pastWork", "languages", "remote"], content),
  ];
  return lines.length > 0 ? { title, lines } : undefined;
}

function price(locale: string, { price: texts, sampleValues }: QuoteText["sample"], ownPayment: string) {
  const { price, tax, currencyRule, payBefore, payAccept, payMiddle, payLaunch } = sampleTerms;
  const amounts = totals(price.amount, tax.isShown ? tax.percent : 0);
  const written = (amount: number) => formatMoney(locale, price.currency, amount);
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
    tax.percent / 100,
  );
  const isTaxShown = { isShown: tax.isShown && price.isShown };
  const rows = onlyShown<{ id: string; name: string; value: string; isTotal?: boolean }>([
    [isTaxShown, { id: "tax", name: fill(texts.tax, { percent }), value: written(amounts.tax) }],
    [isTaxShown, { id: "total", name: texts.total, value: written(amounts.total), isTotal: true }],
    [currencyRule, { id: "currency", name: texts.currencyRule.name, value: texts.currencyRule.text }],
  ]);
  const { before, accept, middle, launch } = texts.payments;
  const dues = onlyShown([
    [payBefore, { id: "before", ...before, term: payBefore }],
    [payAccept, { id: "accept", ...accept, term: payAccept }],
    [payMiddle, { id: "middle", ...middle, term: payMiddle }],
    [payLaunch, { id: "launch", ...launch, term: payLaunch }],
  ]);
  const parts = payments(
    amounts.total,
    dues.map(({ term }) => term),
  );
  const isSample = [price, tax, payBefore, payAccept, payMiddle, payLaunch].some(
    (term) => term.isShown && term.isSample,
  );
  if (!price.isShown && rows.length + dues.length === 0) return undefined;
  return {
    title: texts.title,
    note: [isSample && `${sampleValues}.`, ownPayment].filter(Boolean).join(" "),
    net: price.isShown ? written(price.amount) : undefined,
    rows,
    payments: dues.map(({ id, when, what, term }, index) => ({
      id,
      when: fill(when, { day: term.day ?? "" }),
      amount: price.isShown ? written(parts[index] ?? 0) : "",
      what,
    })),
  };
}

function late({ late: { title, studio, client } }: QuoteText["sample"]) {
  const lines = onlyShown([
    [sampleTerms.lateStudio, { id: "studio", ...studio }],
    [sampleTerms.lateClient, { id: "client", ...client }],
  ]);
  return lines.length > 0 ? { title, lines } : undefined;
}

/** The terms for repairs, ownership and cancellation: each a figure and a few sentences. */
function lastTerms(locale: string, { repairs, ownership, stop }: QuoteText["sample"], content: PageContent) {
  const written = (amount: number) => formatMoney(locale, sampleTerms.price.currency, amount);
  const owned = onlyShown([
    [sampleTerms.hosting, fill(ownership.hosting, { monthly: written(sampleTerms.hosting.monthly) })],
    [sampleTerms.ownCode, ownership.code],
    [sampleTerms.ownData, ownership.data],
  ]);
  const answered = (...keys: Parameters<typeof answersTo>[0]) =>
    answersTo(keys, content).map(({ name, text }) => `${name} ${text}`);
  const stopText = fill(stop.text, { perDay: written(sampleTerms.stop.perDay) });
  return onlyShown([
    [
      sampleTerms.repairs,
      {
        id: "repairs",
        title: repairs.title,
        figure: repairs.figure,
        lines: [repairs.text, ...answered("afterLaunch")],
      },
    ],
    [
      { isShown: owned.length > 0 },
      {
        id: "ownership",
        title: ownership.title,
        figure: ownership.figure,
        lines: [...owned, ...answered("data", "contract")],
      },
    ],
    [sampleTerms.stop, { id: "stop", title: stop.title, figure: stop.figure, lines: [stopText] }],
  ]);
}

/** The tax and the total of a price. */
export function totals(amount: number, taxPercent = 0) {
  const tax = Math.round((amount * taxPercent) / 100);
  return { tax, total: amount + tax };
}

/** The amount of each payment. The last payment absorbs the rounding difference. */
export function payments(total: number, shares: readonly { parts: number }[]): number[] {
  const all = shares.reduce((sum, { parts }) => sum + parts, 0);
  const amounts = shares.map(({ parts }) => (all > 0 ? Math.round((total * parts) / all) : 0));
  const last = shares.findLastIndex(({ parts }) => parts > 0);
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount, index) => (index === last ? amount + total - paid : amount));
}
