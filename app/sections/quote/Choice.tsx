import type { ComponentProps, ReactNode } from "react";
import styles from "./Choice.module.css";

interface ChoiceProps extends ComponentProps<"input"> {
  label: string;
  note?: string;
  /** In place of the box: a picture, and the whole row fills when it is chosen. */
  picture?: ReactNode;
}

/** A native radio button or checkbox as a row that can be pressed anywhere. */
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
