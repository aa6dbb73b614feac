import type { Client } from "../drawings/logo.ts";
import { LogoDrawing } from "../ui/Drawings.tsx";
import styles from "./Clients.module.css";

export function Clients({ caption, clients }: { caption: string; clients: Client[] }) {
  return (
    <section className={`fifteen-columns ${styles.clients}`}>
      <h2 className="type-caption">{caption}</h2>
      <ul role="list">
        {clients.map(({ name, logo, containsName }) => (
          <li key={name} className="type-line">
            <LogoDrawing className={styles.logo} drawing={logo} alt={containsName ? name : ""} />
            {!containsName && name}
          </li>
        ))}
      </ul>
    </section>
  );
}
