import { PageLink } from "../ui/PageLink.tsx";
import styles from "./Footer.module.css";
import { useMaybeShell } from "./use-shell.ts";

/** One addend of the page's sum: how many, of what, and, on category pages, where they are. */
export interface Addend {
  count: number;
  label: string;
  /** Column at which its section began, from 1. */
  start: number;
  to?: string;
  isCurrent?: boolean;
}

export interface FooterProps {
  /** What the page adds up to; pages that do not count have none. */
  sum?: Addend[];
  /** Whether the bar counts along while the visitor reads. */
  countsProgress?: boolean;
  /** "This page adds up to fifteen, too." */
  note?: string;
}

/** The page adds up: each number stands at the column where its section began. */
export function Footer({ sum, note }: FooterProps) {
  const shell = useMaybeShell();
  return (
    <footer className={`fifteen-columns ${styles.footer}`}>
      {sum && (
        <ul className={styles.sum} data-linked={sum.some(({ to }) => to) || undefined}>
          {sum.map((addend) => (
            <li key={addend.label} data-span={addend.count} data-from={addend.start - 1}>
              {addend.to ? (
                <PageLink to={addend.to} aria-current={addend.isCurrent ? "page" : undefined}>
                  <AddendText {...addend} />
                </PageLink>
              ) : (
                <AddendText {...addend} />
              )}
            </li>
          ))}
        </ul>
      )}
      {shell && <p>{shell.copyright}</p>}
      {note && <p>{note}</p>}
    </footer>
  );
}

function AddendText({ count, label }: Addend) {
  return (
    <>
      <span className={styles.number}>{count}</span> <small>{label}</small>
    </>
  );
}
