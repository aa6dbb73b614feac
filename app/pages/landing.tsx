import { landing } from "../content/landing.ts";
import { site } from "../content/site.ts";
import { Wordmark } from "../layout/Logo.tsx";
import { mainId } from "../layout/SkipLink.tsx";
import { defaultLanguage, paths } from "../paths.ts";
import { headTags } from "../seo/head.ts";
import { PageLink } from "../ui/PageLink.tsx";
import type { Route } from "./+types/landing";
import styles from "./landing.module.css";

export function loader() {
  return landing;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname, language: defaultLanguage });
}

/** Ten of the fifteen cells; the name takes three, the two languages are the fourteenth and the fifteenth. */
const cells = Array.from({ length: 10 }, (_, cell) => cell);

export default function Landing() {
  return (
    <main className={styles.board} id={mainId}>
      {cells.map((cell) => (
        <i key={cell} aria-hidden="true" />
      ))}
      <h1 className={styles.brand} data-letters={site.brand.length} aria-label={site.brand}>
        <Wordmark />
      </h1>
      <p>
        {site.city}, {site.country}
      </p>
      <PageLink to={paths.home("es")} lang="es" hrefLang="es">
        <span>ESPAÑOL</span>
      </PageLink>
      <PageLink to={paths.home("en")} lang="en" hrefLang="en">
        <span>ENGLISH</span>
      </PageLink>
    </main>
  );
}
