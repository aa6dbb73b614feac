import type { SpecimenContent } from "../../content/schema.ts";
import { ScopeEntries } from "../ScopeEntries.tsx";
import { DeskScreen } from "../salita/DeskScreen.tsx";
import { ChangedScreen, ReminderScreen, type Salita } from "../salita/PhoneScreens.tsx";
import styles from "./QuoteSpecimen.module.css";
import shared from "./Specimen.module.css";
import { Specimen, type SpecimenTexts } from "./Specimen.tsx";

/** The column that goes first is the widest. */
const columns = [7, 5, 3];

interface QuoteSpecimenProps extends SpecimenTexts, Pick<SpecimenContent["quote"], "parts"> {
  title: string;
  action: string;
  more: { label: string; href: string };
  salita: Pick<Salita, "product" | "doctor" | "reminder" | "newTime" | "changed" | "desk">;
}

export function QuoteSpecimen({ parts, salita, ...sheet }: QuoteSpecimenProps) {
  return (
    <Specimen {...sheet}>
      <div className={shared.screens}>
        <ReminderScreen salita={salita} />
        <ChangedScreen salita={salita} look="outcome" />
        <DeskScreen salita={salita} />
      </div>
      {parts.map(({ name, entries }, index) => (
        <div className={`${shared.part} ${styles.part}`} key={name} style={{ "--span": columns[index] }}>
          <h3 className="type-line">{name}</h3>
          <ScopeEntries entries={entries} />
        </div>
      ))}
    </Specimen>
  );
}
