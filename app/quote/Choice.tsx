import type { ComponentProps } from "react";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Questions.module.css";

/** What a request can be for, in cells: docs/design.md#cells-and-pictures */
const pictures = {
  /** People, drawn as head and shoulders, above the cells of the product. */
  mvp: ["F . F . F", "C . C . C", "0 0 0 0 0"],
  /** A whole of which one part is missing. */
  part: ["8 0 0 0 4", "0 0 . 0 0", "1 0 0 0 2"],
  /** One cell with empty cells around it. */
  unsure: [". . . . .", ". . F . .", ". . . . ."],
};

interface ChoiceProps extends ComponentProps<"input"> {
  label: string;
  note?: string;
  /** Replaces the box; the whole row fills when the visitor chooses it. */
  picture?: keyof typeof pictures;
}

/** A native radio button or checkbox in a row that can be pressed as a whole. */
export function Choice({ label, note, picture, ...input }: ChoiceProps) {
  return (
    <label className={`${styles.row} ${picture ? styles.pictured : styles.ticked}`}>
      <input className="over-drawing" {...input} />
      {picture ? (
        <span className={styles.picture}>
          <Cells rows={pictures[picture]} hasDots={picture !== "mvp"} />
        </span>
      ) : (
        <span className={styles.box} />
      )}
      <span className={styles.words}>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}

interface FieldProps extends ComponentProps<"input"> {
  id: string;
  label: string;
}

/** A native field below its name. */
export function Field({ label, ...input }: FieldProps) {
  return (
    <>
      <label className={styles.label} htmlFor={input.id}>
        {label}
      </label>
      <input className={styles.field} {...input} />
    </>
  );
}
