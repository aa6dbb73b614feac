import styles from "./SampleCorner.module.css";
import { sampleId } from "./Specimen.tsx";

/** The corner of the page's sample, beside the first action. It links to the sample. */
export function SampleCorner({ label }: { label: string }) {
  return (
    <a className={`bright screen-only ${styles.corner}`} href={`#${sampleId}`}>
      {label}
    </a>
  );
}
