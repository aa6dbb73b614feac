import type { ComponentProps, ReactNode } from "react";
import styles from "./Choice.module.css";

interface ChoiceProps extends ComponentProps<"input"> {
  label: string;
  note?: string;
  /** Replaces the box with a picture; the whole row fills when the visitor selects it. */
  picture?: ReactNode;
}

/** A native radio button or checkbox in a row that is clickable as a whole. */
export function Choice({ label, note, picture, ...input }: ChoiceProps) {
  return (
    <label className={`${styles.row} ${picture ? styles.pictured : styles.ticked}`}>
      <input {...input} />
      {picture ? <span className={styles.picture}>{picture}</span> : <span className={styles.box} />}
      <span className={styles.words}>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
