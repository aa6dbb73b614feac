import { specimenId } from "./Specimen.tsx";
import styles from "./SpecimenCorner.module.css";

interface SpecimenCornerProps {
  label: string;
  /** A further class of the link. */
  className?: string;
}

/** The corner of the page's sample, beside the first action. It links to the sample. */
export function SpecimenCorner({ label, className = "" }: SpecimenCornerProps) {
  return (
    <a className={`bright screen-only ${styles.corner} ${className}`} href={`#${specimenId}`}>
      {label}
    </a>
  );
}
