import { questionKeys } from "../domain/brief.ts";
import { pagePlan } from "../domain/page-plan.ts";
import { CountedPage } from "../layout/Page.tsx";
import type { RouteHandle } from "../layout/use-route-handle.ts";
import { LazyComposer, LazySample } from "../sections/quote/LazyParts.tsx";
import { PartsRule } from "../sections/quote/PartsRule.tsx";
import { QuoteHead } from "../sections/quote/QuoteHead.tsx";
import { anchors } from "../sections/quote/sheet-view.ts";
import type { Route } from "./+types/quote";
import styles from "./quote.module.css";
import { quotePageData } from "./quote-data.server.ts";

export { shouldRevalidate } from "../static-data.ts";

/** On a phone the sheet has its own dock. */
export const handle = { hasOwnDock: true } satisfies RouteHandle;

export function loader({ params }: Route.LoaderArgs) {
  return quotePageData(params.language);
}

export default function QuotePage({ loaderData: { parts: names, ...page } }: Route.ComponentProps) {
  const plan = pagePlan({ questions: questionKeys, sample: page.sampleParts });
  const { questions, sample } = plan.parts;
  return (
    <CountedPage plan={plan}>
      <QuoteHead title={page.title} lead={page.lead} />
      <section className={styles.brief} id={anchors.brief} data-part={questions.position}>
        <PartsRule part={questions} name={names.request} other={{ part: sample, name: names.whole }} />
        <LazyComposer language={page.language} />
      </section>
      <section className={styles.whole} id={anchors.whole} data-part={sample.position}>
        <PartsRule part={sample} name={names.whole} />
        <LazySample language={page.language} part={sample} />
      </section>
    </CountedPage>
  );
}
