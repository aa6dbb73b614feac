import { getContent } from "../content-model/contents.server.ts";
import { linkText } from "../content-model/linked-text.server.ts";
import { Page } from "../layout/Page.tsx";
import { findDestination, normalizePath } from "../paths.ts";
import { isProsePage } from "../routes.ts";
import { ContactFacts } from "../sections/ContactFacts.tsx";
import { PageHead } from "../sections/PageHead.tsx";
import { ProseSection } from "../sections/ProseSection.tsx";
import type { Route } from "./+types/prose";
import styles from "./prose.module.css";

export { shouldRevalidate } from "../static-data.ts";

/** A page that consists of texts only: docs/content-guide.md#adding-things */
export function loader({ params, url }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { kind } = findDestination(normalizePath(url.pathname));
  const texts = isProsePage(kind) ? content[kind] : undefined;
  // The host has redirected: server/resolve-request.ts
  if (!texts) throw new Response("Not found", { status: 404 });
  const { meta: _, sections, ...shown } = texts;
  return {
    ...shown,
    sections: sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => linkText(paragraph, content)),
    })),
  };
}

export default function ProsePage({ loaderData }: Route.ComponentProps) {
  const { title, subtitle, photo, sections, showsContacts } = loaderData;
  return (
    <Page>
      <PageHead title={title} subtitle={subtitle} variant="sentence">
        {photo && (
          <img
            className={styles.photo}
            src={photo.file}
            width={photo.width}
            height={photo.height}
            alt={photo.description}
          />
        )}
      </PageHead>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the sections is constant
        <ProseSection key={index} {...section} />
      ))}
      {showsContacts && <ContactFacts />}
    </Page>
  );
}
