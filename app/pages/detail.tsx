import { answersOn } from "../content/answers.server.ts";
import { contentOf, detailText, detailTexts } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import { detailKeys, isCategoryKey, isDetailKey } from "../domain/catalogue-keys.ts";
import { countParts } from "../domain/page-count.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { DetailFeatures } from "../sections/DetailFeatures.tsx";
import { DetailHead } from "../sections/DetailHead.tsx";
import { LinkedText } from "../sections/LinkedText.tsx";
import { WhichPage } from "../sections/PageHead.tsx";
import { Process } from "../sections/Process.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import type { Route } from "./+types/detail";
import styles from "./detail.module.css";
import { UnknownDetail } from "./UnknownDetail.tsx";
import { knownCategory } from "./unknown-detail.server.ts";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = contentOf(params.language);
  const { language, categories, common: text } = content;
  const { category, detail: key } = params;
  if (!isCategoryKey(category) || !isDetailKey(category, key))
    return {
      known: isCategoryKey(category) ? knownCategory(language, category) : undefined,
      fallback: text.fallback,
    };
  const { meta: _, ...texts } = detailText(content, category, key);
  return {
    detail: {
      ...texts,
      language,
      which: texts.which && linkedText(texts.which, content),
      outOfScope: [...linkedText(texts.outOfScope, content), ...answersOn(`${category}/${key}`, content)],
      category: { key: category, title: categories[category].title },
      detail: key,
      siblings: detailTexts(content, category)
        .map(({ title }, index) => ({ title, key: detailKeys(category)[index] ?? "" }))
        .filter((sibling) => sibling.key !== key),
      message: fill(text.interestMessage, { service: texts.title }),
    },
  };
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const text = useShell();
  if (!loaderData.detail) return <UnknownDetail {...loaderData} />;
  const { detail } = loaderData;
  const { language, category } = detail;
  const count = countParts({ features: detail.features, steps: detail.process });
  const parent = paths.category(language, category.key);
  return (
    <CountedPage className={styles.fade} count={count}>
      <DetailHead
        {...detail}
        breadcrumbs={
          <Breadcrumbs
            back={{ label: text.backToServices, href: parent }}
            parents={
              parent === paths.home(language)
                ? []
                : [{ label: category.title, href: paths.detailList(language, category.key) }]
            }
            title={detail.title}
          />
        }
        action={
          <ChatCall message={detail.message} note={text.opensChat}>
            {text.contactUs}
          </ChatCall>
        }
      >
        {detail.which && <WhichPage parts={detail.which} />}
      </DetailHead>
      <DetailFeatures {...detail} part={count.parts.features} />
      <Process
        part={count.parts.steps}
        line={detail.processLine}
        steps={detail.process}
        // Not in the head, where its links would move when the fonts come.
        note={<LinkedText parts={detail.outOfScope} />}
      />
      <ClosingCall {...detail} button={text.contactUs} start={`${category.key}/${detail.detail}`}>
        <SquareButton className="screen-only" href={parent}>
          {text.backToServices}
        </SquareButton>
      </ClosingCall>
    </CountedPage>
  );
}
