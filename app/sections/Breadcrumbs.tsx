import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import styles from "./Breadcrumbs.module.css";

interface BreadcrumbsProps {
  back?: { label: string; to: string };
  parents?: { label: string; to: string }[];
  title: string;
}

export function Breadcrumbs({ back, parents = [], title }: BreadcrumbsProps) {
  const shell = useShell();
  const steps = [{ label: shell.home, to: paths.home(shell.language) }, ...parents];
  return (
    <div className={styles.breadcrumbs}>
      {back && (
        <a className={`screen-only ${styles.back}`} href={back.to}>
          {back.label}
        </a>
      )}
      <nav aria-label={shell.breadcrumbs}>
        <ol className="type-small">
          {steps.map(({ label, to }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
    </div>
  );
}
