import { useEffect, useRef } from "react";
import { isRouteErrorResponse } from "react-router";
import { site } from "../content/site.ts";
import { Page } from "../layout/Page.tsx";
import { useMaybeShell } from "../layout/use-shell.ts";
import { defaultLanguage, paths } from "../paths.ts";
import { MissingCell } from "../sections/MissingCell.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import styles from "./unknown.module.css";

/** The status or the message of an unexpected error, never its stack: docs/behaviour.md#error-screen */
export function ErrorScreen({ error }: { error: unknown }) {
  const shell = useMaybeShell();
  const heading = useRef<HTMLHeadingElement>(null);

  // The layout is mounted anew with this screen, so its route announcer sees no change of page.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Page>
      <title>Unexpected Application Error!</title>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="lost" />
        <h1 data-error lang="en" tabIndex={-1} ref={heading}>
          Unexpected Application Error!
        </h1>
        <p className="type-item" lang="en">
          {sentenceFor(error)}
        </p>
        <SquareButton to={paths.home(shell?.language ?? defaultLanguage)}>
          {shell?.backHome ?? site.brand}
        </SquareButton>
      </section>
    </Page>
  );
}

function sentenceFor(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "";
}
