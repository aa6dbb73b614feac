import type { CommonText } from "../content-model/schema.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { LinkList } from "../sections/LinkList.tsx";
import { MissingCell } from "../sections/MissingCell.tsx";
import { Section } from "../sections/Section.tsx";
import styles from "./unknown.module.css";

export function UnknownService(texts: CommonText["notFound"]) {
  return (
    <Page>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="extra" />
        <h1>{texts.title}</h1>
        <p className="type-item">{texts.message}</p>
      </section>
      <Section name={texts.caption}>
        <LinkList pages={useShell().serviceLinks} />
      </Section>
    </Page>
  );
}
