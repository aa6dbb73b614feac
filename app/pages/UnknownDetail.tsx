import { useLocation } from "react-router";
import type { CommonText } from "../content/schema.ts";
import { catalogueCount, drawingsOf } from "../domain/board.ts";
import { detailKeys } from "../domain/catalogue-keys.ts";
import { fill } from "../domain/template.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { parentPath, paths, unknownDetailTitle } from "../paths.ts";
import { Board } from "../sections/Board.tsx";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead, PictureAndText } from "../sections/PageHead.tsx";
import { Section } from "../sections/Section.tsx";
import { withBrand } from "../seo/with-brand.ts";
import { Cells } from "../ui/Drawings.tsx";
import detailStyles from "./detail.module.css";
import type { KnownCategory } from "./unknown-detail.server.ts";

interface UnknownDetailProps {
  known: KnownCategory | undefined;
  fallback: CommonText["fallback"];
}

/**
 * The fallback page: docs/behaviour.md#fallback-for-unknown-details. Everything that depends on the URL is computed
 * here from the location, never in the loader, because the build renders the page at a placeholder path
 * (`paths.ts`).
 */
export function UnknownDetail({ known, fallback }: UnknownDetailProps) {
  const { pathname } = useLocation();
  const title = unknownDetailTitle(pathname);
  const { language, ...text } = useShell();
  const parent = known ? paths.category(language, known.category) : parentPath(pathname);
  return (
    <>
      <title>{withBrand(title)}</title>
      <Page className={detailStyles.fade}>
        <PageHead
          breadcrumbs={
            <Breadcrumbs
              back={{ label: text.backToServices, href: parent }}
              title={title}
              parents={known && parent !== paths.home(language) ? [{ label: known.title, href: parent }] : []}
            />
          }
          title={title}
          subtitle={fallback.subtitle}
          action={
            <ChatCall message={fill(text.interestMessage, { service: title })}>{text.contactUs}</ChatCall>
          }
        >
          <PictureAndText picture={<Board category={known?.category} />}>
            <p>{fallback.note}</p>
          </PictureAndText>
        </PageHead>
        {known && (
          <Section part={catalogueCount.parts[known.category]} name={known.caption} line={known.line} isFirst>
            <LinkList
              pages={detailKeys(known.category).map((detail, index) => ({
                title: known.titles[index] ?? detail,
                href: paths.detail(language, known.category, detail),
                drawing: <Cells rows={drawingsOf(known.category, detail).picture} data-travels="" />,
              }))}
            />
          </Section>
        )}
      </Page>
    </>
  );
}
