import { type PageContent, quoteTerms } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { phaseDays } from "../domain/catalogue.ts";
import { withDays } from "../domain/page-count.ts";
import { formatList } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { paths } from "../paths.ts";

/** The days of the stage with their captions, or nothing if the studio has turned the stage off. */
export function stageData({ language, common, home, specimens, quote }: PageContent) {
  if (site.stage === "off") return undefined;
  const captions = quote.sample.calendar.days;
  const phases = withDays(
    home.phases.map((title) => ({ title })),
    phaseDays,
  );
  return {
    texts: {
      ...home.stage,
      title: home.stage.title[site.stage],
      decide: quote.sample.calendar.decide,
      terms: sampleTerms(common.locale.replace("_", "-"), home.stage.terms),
    },
    salita: specimens.salita,
    days: captions.map(({ see, decide }, index) => ({
      label: site.stage === "days" ? fill(home.stage.day, { day: index + 1 }) : undefined,
      phase: phases.find(({ days }) => index < days.last)?.title ?? "",
      see,
      decide,
    })),
    quote: paths.wholeQuote(language),
  };
}

/** The terms that the sample quote shows, in a sentence. */
function sampleTerms(locale: string, texts: PageContent["home"]["stage"]["terms"]): string {
  const { hours, lateStudio, stop, payBefore, payAccept, payMiddle, payLaunch } = quoteTerms.sample;
  const dues = [payBefore, payAccept, payMiddle, payLaunch].filter(
    ({ isShown, parts }) => isShown && parts > 0,
  );
  const allHours = [...hours.owner, ...hours.desk, ...hours.patients].reduce((sum, day) => sum + day, 0);
  const list = [
    dues.length > 1 && dues.includes(payLaunch) && fill(texts.payments, { payments: dues.length }),
    hours.isShown && fill(texts.hours, { hours: new Intl.NumberFormat(locale).format(allHours) }),
    lateStudio.isShown && texts.late,
    stop.isShown && texts.stop,
  ].filter((term) => term !== false);
  return list.length > 0 ? fill(texts.sentence, { list: formatList(locale, list) }) : "";
}

export type StageData = NonNullable<ReturnType<typeof stageData>>;
export type StageDay = StageData["days"][number];
