import { Fragment } from "react";
import { paths } from "../paths.ts";
import styles from "./Footer.module.css";
import { useMaybeShell } from "./use-shell.ts";

interface FooterTotal {
  count: number;
  label: string;
  before: number;
  href?: string;
  isCurrent?: boolean;
}

export interface FooterProps {
  totals?: FooterTotal[];
}

export function Footer({ totals = [] }: FooterProps) {
  const shell = useMaybeShell();
  const total = totals.reduce((sum, { count }) => sum + count, 0);
  const isLinked = totals.some(({ href }) => href);
  return (
    <footer className={`fifteen-columns type-small ${styles.footer}`}>
      {total > 0 && (
        <ul className={styles.totals} data-linked={isLinked || undefined} data-total={total}>
          {totals.map((part) => (
            <li key={part.label} className="cell-rule" data-total={part.count} data-before={part.before}>
              {part.href ? (
                <a href={part.href} aria-current={part.isCurrent ? "page" : undefined}>
                  <TotalText {...part} />
                </a>
              ) : (
                <TotalText {...part} />
              )}
            </li>
          ))}
        </ul>
      )}
      {shell && !isLinked && (
        <ul className={styles.categories}>
          {shell.categoryLinks.map(({ key, title }) => (
            <li key={key}>
              <a href={paths.category(shell.language, key)}>{title}</a>
            </li>
          ))}
        </ul>
      )}
      {shell && (
        <p>
          {shell.copyright}{" "}
          <a className="screen-only" href={paths.quote(shell.language)}>
            {shell.quoteLink}
          </a>
          {shell.textPages.map(({ kind, title }) => (
            <Fragment key={kind}>
              {" "}
              <a className="screen-only" href={paths.single(shell.language, kind)}>
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {total > 0 && (
        <p>
          {totals.map(({ count }) => count).join(" + ")} = {total}
        </p>
      )}
    </footer>
  );
}

function TotalText({ count, label }: FooterTotal) {
  return (
    <>
      <span className={styles.number}>{count}</span> <small>{label}</small>
    </>
  );
}
