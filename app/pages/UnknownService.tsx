import type { CommonText } from "../content/schema.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { LinkList } from "../sections/LinkList.tsx";
import { MissingCell } from "../sections/MissingCell.tsx";
import { Section } from "../sections/Section.tsx";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./unknown.module.css";

export function UnknownService(texts: CommonText["notFound"]) {
  const { language, serviceLinks } = useShell();
  return (
    <Page>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="extra" />
        <h1>{texts.title}</h1>
        <p className="type-item">{texts.message}</p>
      </section>
      <Section name={texts.caption} isFirst>
        <LinkList
          pages={serviceLinks.map(({ key, title }) => ({
            title,
            href: paths.service(language, key),
            drawing: <SpriteSymbol name={key} data-travels="" />,
          }))}
        />
      </Section>
    </Page>
  );
}
