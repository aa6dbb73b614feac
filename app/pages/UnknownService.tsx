import type { InterfaceText } from "../content/types.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths, serviceKeys } from "../paths.ts";
import { CountedSection } from "../sections/CountedSection.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { MissingCell } from "../sections/MissingCell.tsx";
import { Picture } from "../ui/Drawings.tsx";
import styles from "./unknown.module.css";

/** SPEC §8 "Unknown service key", with the six that exist. */
export function UnknownService({ texts }: { texts: InterfaceText["notFound"] }) {
  const { language, serviceTitles } = useShell();
  return (
    <Page>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="sixteenth" />
        <h1>{texts.title}</h1>
        <p>{texts.message}</p>
      </section>
      <CountedSection from={0} to={6} caption={texts.caption} isFirst>
        <LinkList
          pages={serviceKeys.map((key) => ({
            title: serviceTitles[key],
            to: paths.service(language, key),
            drawing: <Picture service={key} data-travels="" />,
          }))}
        />
      </CountedSection>
    </Page>
  );
}
