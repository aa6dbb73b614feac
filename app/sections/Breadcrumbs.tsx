import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import styles from "./Breadcrumbs.module.css";

export interface BreadcrumbsProps {
  /** Where "Back to services" leads. */
  back?: string;
  /** The page between the home page and this one. */
  parent?: { title: string; href: string };
  title: string;
}

export function Breadcrumbs({ back, parent, title }: BreadcrumbsProps) {
  const shell = useShell();
  const steps = [{ title: shell.home, href: paths.home(shell.language) }, ...(parent ? [parent] : [])];
  return (
    <div className={`spread ${styles.breadcrumbs}`}>
      {back && (
        <a className={`screen-only ${styles.back}`} href={back}>
          {shell.backToServices}
        </a>
      )}
      <nav aria-label={shell.breadcrumbs}>
        <ol role="list" className="type-small">
          {steps.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
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
