import { services } from "../catalogue/catalogue.ts";
import {
  categoryKeys,
  isCategoryKey,
  isDetailKey,
  isServiceKey,
  listDetailKeys,
} from "../catalogue/catalogue-keys.ts";
import { assignDays } from "../catalogue/page-count.ts";
import { findAnswers, formatFacts } from "../content-model/answers.server.ts";
import { getContent, getDetailText, type PageContent, quoteTerms } from "../content-model/contents.server.ts";
import { findPage } from "../content-model/linked-text.server.ts";
import { formatList, formatMoney } from "../content-model/phrases.ts";
import { site } from "../content-model/site.server.ts";
import { fill } from "../content-model/template.ts";
import { languages } from "../languages.ts";
import { paths } from "../paths.ts";
import { listKeys } from "../records.ts";
import type { QuoteText } from "./schema.ts";

const sampleTerms = quoteTerms.sample;

/** @param segment the language in the page's URL */
export function collectQuoteData(segment: string) {
  const content = getContent(segment);
  const { language, common, categories } = content;
  const { meta: _meta, sample: _texts, waysIn: _waysIn, facts: _facts, ...text } = content.quote;
  const { sample: _sample, ...terms } = quoteTerms;
  const { rate, ...estimate } = terms.estimate;
  const locale = common.locale.replace("_", "-");
  return {
    language,
    locale,
    // What happens after the message is sent, and when, once the studio has said when it replies.
    text: {
      ...text,
      head: { ...text.head, after: `${text.head.after} ${formatFacts(content).reply}`.trim() },
    },
    terms: { ...terms, estimate },
    days: {
      all: site.mvpDays,
      // Until the studio has settled this, the sample quote counts working days.
      areWorking: site.mvpDaysAre !== "calendar",
    },
    rate: rate?.isShown ? { ...rate, currency: sampleTerms.price.currency } : undefined,
    /** The pages that a request can name, and the offer of the home page. */
    pages: Object.fromEntries(
      [...terms.order, "mvp"].map((name) => [name, { ...findPage(name, content), ...getJobTexts(name) }]),
    ),
    groups: categoryKeys.map((key) => ({
      key,
      title: categories[key].title,
      jobs: terms.order.filter((name) => findCategory(name) === key),
    })),
    sample: composeSample(locale, content),
    otherLanguages: languages
      .filter((code) => code !== language)
      .map((code) => ({ code, text: getContent(code).quote.sharing.thisLanguage, href: paths.quote(code) })),
  };

  /** When to choose a page, what its work is, and a service's example plan. */
  function getJobTexts(name: string) {
    const [category, detail] = name.split("/");
    if (isServiceKey(name)) {
      const { summary, process } = content.services[name];
      const names = process.map((name) => ({ id: name, name }));
      const steps = assignDays(names, services[name].spans);
      return { note: text.questions.kind.services[name], why: summary, steps };
    }
    if (!isCategoryKey(category) || !isDetailKey(category, detail)) return { note: "", why: "" };
    return {
      note: categories[category].choose[listDetailKeys(category).indexOf(detail)] ?? "",
      why: getDetailText(content, category, detail).subtitle,
    };
  }
}
export type QuoteData = ReturnType<typeof collectQuoteData>;

/** The category with which the page is listed: a detail's own, or that of the details that a service leads to. */
function findCategory(name: string): string {
  return (isServiceKey(name) ? services[name].related[0] : name).split("/")[0] ?? "";
}

type Term = { isShown: boolean; isSample?: boolean };
/** The rows whose term is shown. */
function filterShown<Row>(rows: [Term, Row][]): Row[] {
  return rows.filter(([{ isShown }]) => isShown).map(([, row]) => row);
}
const formatPrice = (locale: string, amount: number) =>
  formatMoney(locale, sampleTerms.price.currency, amount);

export function composeSample(locale: string, content: PageContent) {
  const { sample, head } = content.quote;
  const { calendar, late, people } = sample;
  const facts = formatFacts(content);
  const { roles, payments, ...others } = sampleTerms;
  const terms = [roles, payments, others].flatMap((group) => Object.values<Term>(group));
  const hasSampleTerm = terms.some(({ isShown, isSample }) => isShown && isSample);
  return {
    line: sample.line,
    label: sample.label,
    product: sample.product,
    back: sample.back,
    contains: [head.contains, hasSampleTerm && sample.sampleNote].filter(Boolean).join(" "),
    scope: { title: sample.scope.title, columns: content.specimens.quote.parts },
    // Until the studio has settled which days count, the sample states its own rule.
    calendar: sampleTerms.calendar.isShown && { ...calendar, count: facts.days || calendar.count },
    hours: sampleTerms.hours.isShown && listHours(locale, sample),
    people: makeLines(people.title, [
      ...filterShown(listKeys(roles).map((role) => [roles[role], people.roles[role]])),
      ...findAnswers(["team", "pastWork", "languages", "remote"], content),
    ]),
    price: computePrice(locale, sample, facts.payment),
    late: makeLines(
      late.title,
      filterShown([
        [sampleTerms.lateStudio, late.studio],
        [sampleTerms.lateClient, late.client],
      ]),
    ),
    terms: listTerms(locale, sample, content),
  };
}

/** A part of the sample that only has lines; undefined without one. */
function makeLines(title: string, lines: { name: string; text: string }[]) {
  return lines.length > 0 ? { title, lines } : undefined;
}

function listHours(locale: string, { hours }: QuoteText["sample"]) {
  const { owner, desk, patients } = sampleTerms.hours;
  const formatHours = (days: number[]) =>
    new Intl.NumberFormat(locale).format(days.reduce((all, day) => all + day, 0));
  const halfHours = owner.map((own, day) => 2 * (own + (desk[day] ?? 0) + (patients[day] ?? 0)));
  return {
    title: hours.title,
    line: fill(hours.line, { hours: formatHours([...owner, ...desk, ...patients]) }),
    description: fill(hours.description, { list: formatList(locale, halfHours.map(String)) }),
    halfHours,
    people: listKeys(hours.people).map((key) => ({
      name: hours.people[key].name,
      text: fill(hours.people[key].text, { hours: formatHours(sampleTerms.hours[key]) }),
    })),
  };
}

function computePrice(locale: string, { price: texts, sampleValues }: QuoteText["sample"], own: string) {
  const { price, tax, currencyRule, payments } = sampleTerms;
  const amounts = addTax(price.amount, tax.isShown ? tax.percent : 0);
  const format = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const percent = format.format(tax.percent / 100);
  const isTaxShown = { isShown: tax.isShown && price.isShown };
  const rows = filterShown<{ name: string; text: string; isTotal?: true }>([
    [isTaxShown, { name: fill(texts.tax, { percent }), text: formatPrice(locale, amounts.tax) }],
    [isTaxShown, { name: texts.total, text: formatPrice(locale, amounts.total), isTotal: true }],
    [currencyRule, texts.currencyRule],
  ]);
  const dues = listKeys(payments)
    .map((key) => ({ ...texts.payments[key], ...payments[key] }))
    .filter(({ isShown }) => isShown);
  const parts = splitPayments(amounts.total, dues);
  if (!price.isShown && !own && rows.length + dues.length === 0) return undefined;
  const isSample = [price, tax, ...dues].some((term) => term.isShown && term.isSample);
  return {
    title: texts.title,
    note: [isSample && `${sampleValues}.`, own].filter(Boolean).join(" "),
    net: price.isShown ? formatPrice(locale, price.amount) : undefined,
    rows,
    payments: dues.map(({ when, what, day = "" }, index) => ({
      when: fill(when, { day }),
      amount: price.isShown ? formatPrice(locale, parts[index] ?? 0) : "",
      what,
    })),
  };
}

/** The terms for repairs, ownership and cancellation: each a figure and a few sentences. */
function listTerms(locale: string, { repairs, ownership, stop }: QuoteText["sample"], content: PageContent) {
  const { hosting, ownCode, ownData, ...terms } = sampleTerms;
  const owned = filterShown([
    [hosting, fill(ownership.hosting, { monthly: formatPrice(locale, hosting.monthly) })],
    [ownCode, ownership.code],
    [ownData, ownership.data],
  ]);
  const listAnswers = (...keys: Parameters<typeof findAnswers>[0]) =>
    findAnswers(keys, content).map(({ name, text }) => `${name} ${text}`);
  const toPart = ({ title, figure }: Record<"title" | "figure", string>, ...lines: string[]) => ({
    title,
    figure,
    lines,
  });
  return filterShown([
    [terms.repairs, toPart(repairs, repairs.text, ...listAnswers("afterLaunch"))],
    [{ isShown: owned.length > 0 }, toPart(ownership, ...owned, ...listAnswers("data", "contract"))],
    [terms.stop, toPart(stop, fill(stop.text, { perDay: formatPrice(locale, terms.stop.perDay) }))],
  ]);
}

/** The tax and the total of a price. */
export function addTax(amount: number, taxPercent = 0) {
  const tax = Math.round((amount * taxPercent) / 100);
  return { tax, total: amount + tax };
}

/** The amount of each payment. The last payment absorbs the rounding difference. */
export function splitPayments(total: number, shares: readonly { parts: number }[]): number[] {
  const all = shares.reduce((sum, { parts }) => sum + parts, 0);
  const amounts = shares.map(({ parts }) => (all > 0 ? Math.round((total * parts) / all) : 0));
  const last = shares.findLastIndex(({ parts }) => parts > 0);
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount, index) => (index === last ? amount + total - paid : amount));
}
