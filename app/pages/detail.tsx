import { details, getCategory, isDetailName, listDetails } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { getContent, nameCategory } from "../content-model/contents.server.ts";
import { linkText, linkToDetail } from "../content-model/linked-text.server.ts";
import { fill } from "../content-model/phrases.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { ChatCall } from "../sections/ChatCall.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { DetailFeatures } from "../sections/DetailFeatures.tsx";
import { DetailHead } from "../sections/DetailHead.tsx";
import { LinkedText } from "../sections/LinkedText.tsx";
import { WhichPage } from "../sections/PageHead.tsx";
import { Process } from "../sections/Process.tsx";
import { Section } from "../sections/Section.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import type { Route } from "./+types/detail";
import styles from "./detail.module.css";
import { UnknownDetail } from "./UnknownDetail.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { language, common } = content;
  const name = `${params.category}/${params.detail}`;
  if (!isDetailName(name)) return {};
  const category = getCategory(name);
  const { meta: _, ...texts } = content[`details/${name}`];
  return {
    detail: {
      ...texts,
      back: paths.page(language, category),
      parent: { title: nameCategory(content, category), href: paths.detailList(language, category) },
      name,
      which: texts.which && { ...texts.which, links: linkText(texts.which.links, content) },
      outOfScope: linkText(texts.outOfScope, content),
      picture: details[name].picture,
      siblingsLabel: content[`categories/${category}`].title,
      siblings: listDetails(category)
        .filter((sibling) => sibling !== name)
        .map((sibling) => linkToDetail(content, sibling)),
      message: fill(common.interestMessage, { service: texts.title }),
    },
  };
}

export default function DetailPage({ loaderData: { detail } }: Route.ComponentProps) {
  const shell = useShell();
  if (!detail) return <UnknownDetail />;
  const parts = countParts({ features: detail.features.length, steps: detail.process.length });
  return (
    <Page className={styles.fading}>
      <DetailHead {...detail}>
        <ChatCall message={detail.message} note={shell.opensChat}>
          {shell.contactUs}
        </ChatCall>
        {detail.which && <WhichPage {...detail.which} />}
      </DetailHead>
      <Section part={parts.features} name={shell.keyFeatures} line={detail.featuresLine}>
        <DetailFeatures features={detail.features} />
      </Section>
      <Section
        part={parts.steps}
        name={shell.ourProcess}
        line={detail.processLine}
        // Not in the head, where its links would move when the fonts come.
        note={<LinkedText parts={detail.outOfScope} />}
      >
        <Process steps={detail.process} />
      </Section>
      <ClosingCall {...detail} button={shell.contactUs} start={detail.name}>
        <SquareButton className="screen-only" href={detail.back}>
          {shell.backToServices}
        </SquareButton>
      </ClosingCall>
    </Page>
  );
}
