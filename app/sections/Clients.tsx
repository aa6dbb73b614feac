import { clients } from "../content/clients.ts";
import { Cells } from "../ui/Drawings.tsx";
import styles from "./Clients.module.css";

export function Clients({ caption }: { caption: string }) {
  return (
    <section className={`fifteen-columns ${styles.clients}`}>
      <h2>{caption}</h2>
      <ul>
        {clients.map(({ name, logo }) => (
          <li key={name}>
            <Cells rows={logo} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
