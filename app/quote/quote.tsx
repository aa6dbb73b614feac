import { countParts } from "../catalogue/page-count.ts";
import { getContent, promises } from "../content-model/contents.server.ts";
import { findAnswers, listTerms } from "../content-model/terms-and-answers.server.ts";
import { Page } from "../layout/Page.tsx";
import { requestId } from "../paths.ts";
import { listKeys } from "../records.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import type { Route } from "./+types/quote";
import { Answers } from "./Answers.tsx";
import { Composer } from "./composer/Composer.tsx";
import { loadComposerData } from "./composer/composer-data.server.ts";
import styles from "./quote.module.css";
import { Sample } from "./sample/Sample.tsx";
import { loadSampleData } from "./sample/sample-data.server.ts";
import { Terms } from "./Terms.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { title, lead, free, questions, terms, answers } = content.quote;
  const data = {
    composer: loadComposerData(content),
    terms: { ...terms, list: listTerms(content.language, promises) },
    answers: { ...answers, list: findAnswers(content) },
    sample: loadSampleData(content),
  };
  return {
    ...data,
    head: { title, lead, free },
    parts: countParts({
      request: listKeys(questions).length,
      terms: data.terms.list.length,
      sample: data.sample.count,
    }),
  };
}

/** The visitor's request, the studio's terms and one whole quote: docs/behaviour.md#quote */
export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { head, composer, terms, answers, sample, parts } = loaderData;
  return (
    <Page>
      <section className={`fifteen-columns ${styles.split} ${styles.head}`}>
        <div className="screen-only">
          <Breadcrumbs title={head.title} />
        </div>
        <h1 className="screen-only">{head.title}</h1>
        <p className="screen-only">
          <span>{head.lead}</span> <b>{head.free}</b>
        </p>
      </section>
      <section className={styles.request} id={requestId} data-print="request">
        <Composer data={composer} />
      </section>
      {terms.list.length > 0 && <Terms {...terms} part={parts.terms} />}
      {answers.list.length > 0 && <Answers {...answers} />}
      <Sample sample={sample} part={parts.sample} />
    </Page>
  );
}
