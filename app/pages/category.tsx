import { categoryKeys, isCategoryKey, listDetails } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { getContent } from "../content-model/contents.server.ts";
import { linkToDetail } from "../content-model/linked-text.server.ts";
import { fill } from "../content-model/phrases.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { splitPath } from "../paths.ts";
import { makeRecord } from "../records.ts";
import { Board } from "../sections/Board.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead } from "../sections/PageHead.tsx";
import { Section } from "../sections/Section.tsx";
import type { Route } from "./+types/category";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params, url }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const [, key] = splitPath(url.pathname);
  if (!isCategoryKey(key)) throw new Error(`${url.pathname} is no category page`);
  const { meta: _, ...texts } = content[`categories/${key}`];
  return {
    ...texts,
    category: key,
    details: listDetails(key).map((name, index) => ({
      ...linkToDetail(content, name),
      note: texts.choose[index] ?? "",
    })),
    message: fill(content.common.interestMessage, { service: texts.title }),
  };
}

/** The details of all categories. */
const parts = countParts(makeRecord(categoryKeys, (key) => listDetails(key).length));

export default function CategoryPage({ loaderData: page }: Route.ComponentProps) {
  const shell = useShell();
  return (
    <Page>
      <PageHead
        title={page.title}
        subtitle={page.subtitle}
        variant="sentence"
        action={
          <ChatCall message={page.message} note={shell.opensChat}>
            {shell.requestConsultation}
          </ChatCall>
        }
        picture={<Board category={page.category} />}
        text={page.gets}
      />
      <Section part={parts[page.category]} name={page.caption} line={page.line}>
        <LinkList pages={page.details} />
      </Section>
      <ClosingCall {...page} button={shell.requestConsultation} />
    </Page>
  );
}
