import { contentOf, type PageContent, quoteTerms } from "../content/contents.server.ts";
import { pageNamed } from "../content/linked-text.server.ts";
import { site } from "../content/site.ts";
import { services } from "../domain/catalogue.ts";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { withDays } from "../domain/page-plan.ts";
import { paths } from "../paths.ts";
import type { ComposerData, NeedPurpose } from "../sections/quote/composer-context.ts";
import { samplePartsOf } from "../sections/quote/sample-data.ts";
import { sampleQuote } from "./sample-quote.server.ts";

/**
 * The data that the document renders and contains for React. The rest is in `quoteDataIn`.
 *
 * @param segment the language in the page's URL
 */
export function quotePageData(segment: string) {
  const { sample } = quoteDataIn(segment);
  const { language, quote } = contentOf(segment);
  const { title, head, parts } = quote;
  const lead = `${head.lead} ${head.free}`;
  return { language, title, lead, parts, sampleParts: samplePartsOf(sample) };
}

/** The texts of the page's parts, which load together with their script: scripts/quote-data.ts */
export function quoteDataIn(segment: string) {
  const content = contentOf(segment);
  return { composer: composerData(content), sample: sampleQuote(localeOf(content), content) };
}

function composerData(content: PageContent): ComposerData {
  const {
    meta: _meta,
    title: _title,
    sample: _sample,
    waysIn: _waysIn,
    facts: _facts,
    ...texts
  } = content.quote;
  const { needs, serviceHint, existing } = texts.questions;
  const { unsure, mvp } = needs;
  const { options: doubts, ...unsureQuestion } = unsure;
  return {
    locale: localeOf(content),
    texts: {
      ...texts,
      questions: {
        ...texts.questions,
        existing: { ...existing, options: {} },
        needs: {
          ...forEachNeedPurpose((purpose) => ({ question: needs[purpose].question, hint: serviceHint })),
          mvp: { question: mvp.question, hint: mvp.hint },
          unsure: unsureQuestion,
        },
      },
    },
    days: {
      all: site.mvpDays,
      task: quoteTerms.plan.task.days,
      launch: quoteTerms.plan.launch.days,
      // Until the studio has settled this, the sample quote counts working days.
      areWorking: site.mvpDaysAre !== "calendar",
    },
    existing: Object.entries(existing.options).map(([id, { label, inMessage }]) => ({
      id,
      label,
      inMessage: inMessage ?? lowered(label),
    })),
    needs: forEachNeedPurpose((purpose) =>
      Object.entries(quoteTerms.needs[purpose]).flatMap(([id, { column, days = 0, page }]) => {
        const option = needs[purpose].options[id];
        if (!option) return [];
        const { label, entry = label, inMessage = lowered(label), reason, pill = label } = option;
        return [
          {
            id,
            label,
            entry,
            inMessage,
            reason,
            pill,
            column,
            days,
            ...(page && { page: pageNamed(page, content) }),
          },
        ];
      }),
    ),
    doubts: Object.entries(doubts).map(([id, { label, inMessage = lowered(label), reason }]) => ({
      id,
      label,
      inMessage,
      reason,
      page: pageNamed(quoteTerms.unsure[id] ?? "", content),
    })),
    services: Object.fromEntries(
      serviceKeys.map((key) => {
        const { title, summary, process } = content.services[key];
        const steps = withDays(
          process.map((name) => ({ name })),
          services[key].spans,
        );
        const plan = steps.map(({ name, days }) => ({
          id: name,
          name,
          from: days.first - 1,
          span: days.length,
        }));
        return [key, { title, summary, plan, href: paths.service(content.language, key) }];
      }),
    ) as ComposerData["services"],
  };
}

function forEachNeedPurpose<Value>(make: (purpose: NeedPurpose) => Value): Record<NeedPurpose, Value> {
  const purposes: NeedPurpose[] = ["mvp", ...serviceKeys];
  return Object.fromEntries(purposes.map((purpose) => [purpose, make(purpose)])) as Record<
    NeedPurpose,
    Value
  >;
}

/** The label in lower case, for use inside a sentence. */
function lowered(label: string): string {
  return label.charAt(0).toLocaleLowerCase() + label.slice(1);
}

function localeOf({ common }: PageContent): string {
  return common.locale.replace("_", "-");
}
