import type { PageContent } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { phaseDays } from "../domain/catalogue.ts";
import { withDays } from "../domain/page-count.ts";
import { formatCount } from "../domain/phrases.ts";
import { fill } from "../domain/template.ts";
import { paths } from "../paths.ts";

/** The days of the stage with their captions, or nothing if the studio has turned the stage off. */
export function stageData({ language, home, specimens, quote }: PageContent) {
  if (site.stage === "off") return undefined;
  const captions = quote.sample.calendar.days;
  const phases = withDays(
    home.phases.map((title) => ({ title })),
    phaseDays,
  );
  // Until the studio has settled which days its own are, the example counts working days.
  const dayForms = quote.sheet.daysCount[site.mvpDaysAre || "working"];
  const { title } = home.stage;
  return {
    texts: {
      ...home.stage,
      title:
        site.stage === "days"
          ? fill(title.days, { days: formatCount(language, dayForms, captions.length) })
          : title.steps,
      decide: quote.sample.calendar.decide,
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

export type StageData = NonNullable<ReturnType<typeof stageData>>;
export type StageDay = StageData["days"][number];
