import { type ServiceKey, services } from "../catalogue/catalogue.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Benefits.module.css";
import lists from "./Lists.module.css";

/** The service's picture is finished as the benefits pass. */
export function Benefits({ service, benefits }: { service: ServiceKey; benefits: string[] }) {
  const { picture } = services[service];
  return (
    <>
      <ul role="list" className={`${lists.ruled} ${styles.benefits}`}>
        {benefits.map((benefit) => (
          <li key={benefit} className="type-item">
            {benefit}
          </li>
        ))}
      </ul>
      <div className={`screen-only ${styles.picture}`}>
        <Cells rows={picture} hasDots />
        <Cells rows={picture} className={`${lists.outline} ${styles.outline}`} />
      </div>
    </>
  );
}
