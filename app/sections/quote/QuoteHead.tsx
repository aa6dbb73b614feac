import { SteadyText } from "../../ui/SteadyText.tsx";
import { Breadcrumbs } from "../Breadcrumbs.tsx";
import styles from "./QuoteHead.module.css";

interface QuoteHeadProps {
  title: string;
  lead: string;
}

export function QuoteHead({ title, lead }: QuoteHeadProps) {
  return (
    <section className={`fifteen-columns ${styles.head}`}>
      <Breadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>
        <SteadyText>{lead}</SteadyText>
      </p>
    </section>
  );
}
