import { useLocation } from "react-router";
import { fill } from "../content-model/phrases.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { getParentPath, getUnknownTitle } from "../paths.ts";
import { Board } from "../sections/Board.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead } from "../sections/PageHead.tsx";
import { Section } from "../sections/Section.tsx";
import detailStyles from "./detail.module.css";

/**
 * The fallback page: docs/behaviour.md#fallback-for-unknown-details. Everything that depends on the URL is computed
 * here from the location, never in the loader, because the build renders the page at a placeholder path
 * (`paths.ts`).
 */
export function UnknownDetail() {
  const { pathname } = useLocation();
  const title = getUnknownTitle(pathname);
  const shell = useShell();
  return (
    <>
      <title>{`${title} – ${shell.studio.brand}`}</title>
      <Page className={detailStyles.fading}>
        <PageHead
          back={getParentPath(pathname)}
          title={title}
          variant="unknown"
          subtitle={shell.fallback.subtitle}
          action={
            <ChatCall message={fill(shell.interestMessage, { service: title })}>{shell.contactUs}</ChatCall>
          }
          picture={<Board />}
          text={shell.fallback.note}
        />
        <Section name={shell.notFound.caption}>
          <LinkList pages={shell.serviceLinks} />
        </Section>
      </Page>
    </>
  );
}
