import type { ServiceText } from "../content/schema.ts";
import type { ServiceKey } from "../domain/catalogue.ts";
import type { PagePart } from "../domain/page-count.ts";
import { useShell } from "../layout/use-shell.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import styles from "./Benefits.module.css";
import lists from "./Lists.module.css";
import { Section } from "./Section.tsx";

interface BenefitsProps extends Pick<ServiceText, "benefits" | "benefitsLine"> {
  part: PagePart;
  service: ServiceKey;
}

/** The service's picture is finished as the benefits pass. */
export function Benefits({ part, service, benefitsLine, benefits }: BenefitsProps) {
  return (
    <Section part={part} name={useShell().benefits} line={benefitsLine} isBeside>
      <ul role="list" className={`${lists.ruled} ${styles.benefits}`}>
        {benefits.map((benefit) => (
          <li key={benefit} className="type-item">
            {benefit}
          </li>
        ))}
      </ul>
      <div className={`screen-only ${styles.picture}`}>
        <SpriteSymbol name={service} className={lists.outline} />
        <SpriteSymbol name={service} />
      </div>
    </Section>
  );
}
