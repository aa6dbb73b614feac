import type { ServiceText } from "../content/schema.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import styles from "./Benefits.module.css";
import lists from "./Lists.module.css";
import { Section } from "./Section.tsx";

interface BenefitsProps extends Pick<ServiceText, "benefits" | "benefitsLine"> {
  part: PagePart;
}

export function Benefits({ part, benefitsLine, benefits }: BenefitsProps) {
  return (
    <Section part={part} name={useShell().benefits} line={benefitsLine} isBeside>
      <ul role="list" className={`${lists.ruled} ${styles.benefits}`}>
        {benefits.map((benefit) => (
          <li key={benefit} className="type-item">
            {benefit}
          </li>
        ))}
      </ul>
    </Section>
  );
}
