import { countParts } from "../catalogue/page-count.ts";
import { CountedPage, nameTimeline } from "../layout/Page.tsx";
import { wholeQuoteId } from "../paths.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import type { Route } from "./+types/quote";
import { Composer } from "./Composer.tsx";
import styles from "./quote.module.css";
import { collectQuoteData } from "./quote-data.server.ts";
import { questionKeys, requestId } from "./request.ts";
import { Sample } from "./Sample.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  return collectQuoteData(params.language);
}

/** The visitor's request, and one whole sample quote: docs/behaviour.md#quote */
export default function QuotePage({ loaderData: data }: Route.ComponentProps) {
  const { title, head, parts: names } = data.text;
  const { scope, calendar, hours, people, price, late, terms } = data.sample;
  const parts = [scope, calendar, hours, people, price, late, ...terms].filter(Boolean);
  const count = countParts({ request: questionKeys, sample: parts });
  const { request, sample } = count.parts;
  return (
    <CountedPage count={count}>
      <section className={`fifteen-columns ${styles.head}`}>
        <div className="screen-only">
          <Breadcrumbs title={title} />
        </div>
        <h1>{title}</h1>
        <p className={`screen-only ${styles.lead}`}>{`${head.lead} ${head.free}`}</p>
      </section>
      <section
        className={styles.request}
        id={requestId}
        data-part={request.position}
        style={{ "--timeline": nameTimeline(request.position) }}
      >
        <div
          className={`screen-only cell-rule spread ${styles.rule}`}
          style={{ "--to": request.to, "--total": count.total }}
        >
          <p className="type-item">{names.request}</p>
          <p className="type-item">
            <a className="text-button" href={`#${wholeQuoteId}`}>
              {names.whole}
            </a>
          </p>
        </div>
        <Composer data={data} />
      </section>
      <section
        className={styles.whole}
        id={wholeQuoteId}
        data-part={sample.position}
        style={{ "--timeline": nameTimeline(sample.position) }}
      >
        <div
          className={`cell-rule spread ${styles.rule}`}
          style={{ "--before": sample.before, "--to": sample.to, "--total": count.total }}
        >
          <p className="type-item">{names.whole}</p>
        </div>
        <Sample sample={data.sample} />
      </section>
    </CountedPage>
  );
}
