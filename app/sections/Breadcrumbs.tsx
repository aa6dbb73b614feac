import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import styles from "./Breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** Where "Back to services" leads. */
  back?: string | undefined;
  parents?: { label: string; href: string }[] | undefined;
  title: string;
}

export function Breadcrumbs({ back, parents = [], title }: BreadcrumbsProps) {
  const shell = useShell();
  const steps = [{ label: shell.home, href: paths.home(shell.language) }, ...parents];
  return (
    <div className={`spread ${styles.breadcrumbs}`}>
      {back && (
        <a className={`screen-only ${styles.back}`} href={back}>
          {shell.backToServices}
        </a>
      )}
      <nav aria-label={shell.breadcrumbs}>
        <ol role="list" className="type-small">
          {steps.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
          <li aria-current="page">
            <span>{title}</span>
          </li>
        </ol>
      </nav>
    </div>
  );
}
