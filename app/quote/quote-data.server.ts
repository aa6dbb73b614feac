import { contentOf, detailText, quoteTerms } from "../content/contents.server.ts";
import { pageNamed } from "../content/linked-text.server.ts";
import { site } from "../content/site.ts";
import { services } from "../domain/catalogue.ts";
import { categoryKeys, detailKeys, isServiceKey } from "../domain/catalogue-keys.ts";
import { languages } from "../domain/languages.ts";
import { withDays } from "../domain/page-count.ts";
import { paths } from "../paths.ts";
import { sampleQuote } from "./sample.server.ts";

/** @param segment the language in the page's URL */
export function quoteData(segment: string) {
  const content = contentOf(segment);
  const { language, common, categories } = content;
  const { meta: _meta, sample, waysIn: _waysIn, facts: _facts, ...text } = content.quote;
  const locale = common.locale.replace("_", "-");
  const { plan, needs, unsure, order, sample: sampleTerms } = quoteTerms;
  const { rate } = plan;
  return {
    language,
    locale,
    text,
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
      jobs: order.filter((name) => groupOf(name) === key),
    })),
    sample: { ...sampleQuote(locale, content), title: text.parts.whole },
    otherLanguages: languages
      .filter((code) => code !== language)
      .map((code) => ({ code, text: contentOf(code).quote.forward.thisLanguage, href: paths.quote(code) })),
  };

  /** When to choose a page, why it comes where it does, and a service's example plan. */
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
      note: detailText(content, category, detail).subtitle,
      why: categories[category].choose[index] ?? "",
    };
  }
}
export type QuoteData = ReturnType<typeof quoteData>;

/** The category with which the page is listed: a detail's own, or that of the details that a service leads to. */
function groupOf(name: string): string {
  return isServiceKey(name) ? services[name].related[0][0] : (name.split("/")[0] ?? "");
}
