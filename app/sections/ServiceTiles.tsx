import type { PlannedPart } from "../domain/page-plan.ts";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { SpriteSymbol } from "../ui/Drawings.tsx";
import { Section } from "./Section.tsx";
import styles from "./ServiceTiles.module.css";

interface ServiceTilesProps {
  part: PlannedPart;
  caption: string;
  line: string;
  /** In the order of the menu. */
  summaries: string[];
}

export function ServiceTiles({ part, caption, line, summaries }: ServiceTilesProps) {
  const { language, serviceLinks } = useShell();
  return (
    <Section part={part} name={caption} line={line}>
      <ul className={`thirds ${styles.tiles}`}>
        {serviceLinks.map(({ key, title }, index) => (
          <li key={key}>
            <a className="picture-link" href={paths.service(language, key)}>
              <SpriteSymbol name={key} data-travels="" />
              <h3>{title}</h3>
              <p>{summaries[index]}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
