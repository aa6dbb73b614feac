import { answersOn } from "../content/answers.server.ts";
import { contentOf, detailText } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import { isCategoryKey, isDetailKey } from "../domain/catalogue-keys.ts";
import { pagePlan } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { paths } from "../paths.ts";
import { ComposeLink } from "../quote/ComposeLink.tsx";
import { Board } from "../sections/Board.tsx";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { DetailFeatures } from "../sections/DetailFeatures.tsx";
import { PageHead, PictureAndText, WhichPage } from "../sections/PageHead.tsx";
import { Process } from "../sections/Process.tsx";
import { ClosingCall } from "../sections/SpeechBlock.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import { LinkedText } from "../ui/LinkedText.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import type { Route } from "./+types/detail";
import styles from "./detail.module.css";
import { UnknownDetail } from "./UnknownDetail.tsx";
import { unknownDetailTexts } from "./unknown-detail.server.ts";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = contentOf(params.language);
  const { language, categories, common: text } = content;
  const { category, detail: key } = params;
  if (!isCategoryKey(category) || !isDetailKey(category, key))
    return {
      language,
      unknown: unknownDetailTexts(language, isCategoryKey(category) ? category : undefined),
    };
  const { meta: _, ...texts } = detailText(content, category, key);
  return {
    language,
    detail: {
      ...texts,
      which: texts.which && linkedText(texts.which, content),
      outOfScope: [...linkedText(texts.outOfScope, content), ...answersOn(`${category}/${key}`, content)],
      detailKey: key,
      category,
      categoryTitle: categories[category].title,
      message: fill(text.interestMessage, { service: texts.title }),
    },
    text: {
      keyFeatures: text.keyFeatures,
      ourProcess: text.ourProcess,
      contactUs: text.contactUs,
      backToServices: text.backToServices,
      quoteIsFree: text.quoteIsFree,
      nothingOwed: text.nothingOwed,
    },
  };
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.unknown) return <UnknownDetail texts={loaderData.unknown} />;
  const { language, detail, text } = loaderData;
  const plan = pagePlan({ features: detail.features, steps: detail.process });
  const parent = paths.category(language, detail.category);
  return (
    <CountedPage className={styles.fade} plan={plan}>
      <PageHead
        breadcrumbs={
          <Breadcrumbs
            back={{ label: text.backToServices, href: parent }}
            parents={parent === paths.home(language) ? [] : [{ label: detail.categoryTitle, href: parent }]}
            title={detail.title}
          />
        }
        title={detail.title}
        subtitle={detail.subtitle}
        action={
          <ChatCall message={detail.message} note={text.quoteIsFree}>
            {text.contactUs}
          </ChatCall>
        }
      >
        <PictureAndText picture={<Board category={detail.category} detail={detail.detailKey} />}>
          {detail.which && <WhichPage parts={detail.which} />}
          <p>
            <SteadyText>{detail.description}</SteadyText>
          </p>
        </PictureAndText>
      </PageHead>
      <DetailFeatures {...detail} part={plan.parts.features} name={text.keyFeatures} />
      <Process
        part={plan.parts.steps}
        name={text.ourProcess}
        line={detail.processLine}
        note={<LinkedText parts={detail.outOfScope} />}
        steps={detail.process}
      />
      <ClosingCall headline={detail.closing} text={detail.quoteSays}>
        <ChatCall
          message={detail.message}
          note={text.nothingOwed}
          compose={<ComposeLink start={`${detail.category}/${detail.detailKey}`} />}
        >
          {text.contactUs}
        </ChatCall>
        <SquareButton className="screen-only" href={parent}>
          {text.backToServices}
        </SquareButton>
      </ClosingCall>
    </CountedPage>
  );
}
