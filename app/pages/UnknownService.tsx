import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { LinkList } from "../sections/LinkList.tsx";
import { MissingCell } from "../sections/MissingCell.tsx";
import { Section } from "../sections/Section.tsx";
import styles from "./unknown.module.css";

export function UnknownService() {
  const { notFound, serviceLinks } = useShell();
  return (
    <Page>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="extra" />
        <h1>{notFound.title}</h1>
        <p className="type-item">{notFound.message}</p>
      </section>
      <Section name={notFound.caption}>
        <LinkList pages={serviceLinks} />
      </Section>
    </Page>
  );
}
