import { type PageContent, quoteNumbers } from "../../content-model/contents.server.ts";
import { fill, formatMoney } from "../../content-model/phrases.ts";
import { formatDaysAndReply } from "../../content-model/terms-and-answers.server.ts";
import { listKeys } from "../../records.ts";

const numbers = quoteNumbers.sample;

export function loadSampleData(content: PageContent) {
  const { common, "sample-quote": texts, "stage-days": stageDays } = content;
  const locale = common.locale;
  const { title, label, scope, print } = texts;
  const parts = {
    days: numbers.days.isShown && {
      title: texts.days.title,
      from: formatDaysAndReply(content).days || texts.days.from,
      ...stageDays,
    },
    hours: numbers.hours.isShown && listHours(locale, texts.hours),
    price: describePrice(locale, texts.price),
    people: listPeople(texts.people),
  };
  return {
    title,
    label,
    scope,
    print,
    ...parts,
    /** For the page's count. */
    count: scope.length + Object.values(parts).filter(Boolean).length,
  };
}
export type SampleData = ReturnType<typeof loadSampleData>;
type SampleText = PageContent["sample-quote"];

function listHours(locale: string, { title, ...givers }: SampleText["hours"]) {
  const format = (hours: number) => new Intl.NumberFormat(locale).format(hours);
  const { owner, desk, patients } = numbers.hours;
  return {
    title: fill(title, { hours: format(owner + desk + patients) }),
    entries: listKeys(givers).map((key) => ({
      name: fill(givers[key].name, { hours: format(numbers.hours[key]) }),
      text: givers[key].text,
    })),
  };
}

function listPeople({ title, ...roles }: SampleText["people"]) {
  const shown = listKeys(roles).filter((key) => numbers.people[key].isShown);
  return shown.length > 0 && { title, entries: shown.map((key) => roles[key]) };
}

function describePrice(locale: string, texts: SampleText["price"]) {
  const { price, tax, payments, currencyRule, hosting } = numbers;
  const format = (amount: number) => formatMoney(locale, price.currency, amount);
  const total = tax.isShown ? addTax(price.amount, tax.percent) : price.amount;
  const shown = listKeys(payments).filter((key) => payments[key].isShown);
  const amounts = splitPayments(
    total,
    shown.map((key) => payments[key].parts),
  );
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const values = {
    price: format(price.amount),
    total: format(total),
    percent: percent.format(tax.percent / 100),
  };
  const sentences = [
    price.isShown && fill(tax.isShown ? texts.withTax : texts.net, values),
    currencyRule.isShown && texts.currencyRule,
    hosting.isShown && fill(texts.hosting, { monthly: format(hosting.monthly) }),
  ].filter((sentence) => sentence !== false);
  const rows = shown.map((key, index) => ({
    when: fill(texts.payments[key], { day: payments[key].day ?? "" }),
    amount: price.isShown ? format(amounts[index] ?? 0) : "",
  }));
  return sentences.length + rows.length > 0 && { title: texts.title, rows, sentences };
}

export const addTax = (amount: number, percent: number) => amount + Math.round((amount * percent) / 100);

/** The amount of each payment. The last payment absorbs the rounding difference. */
export function splitPayments(total: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  const amounts = parts.map((part) => (all > 0 ? Math.round((total * part) / all) : 0));
  const last = parts.findLastIndex((part) => part > 0);
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount, index) => (index === last ? amount + total - paid : amount));
}
