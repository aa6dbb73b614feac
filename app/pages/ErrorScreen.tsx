import { defaultLanguage } from "../languages.ts";
import { Page } from "../layout/Page.tsx";
import { useMaybeShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { MissingCell } from "../sections/MissingCell.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import styles from "./unknown.module.css";

/** @param message the status or the message of an unexpected error, never its stack: docs/behaviour.md#error-screen */
export function ErrorScreen({ message }: { message: string }) {
  const shell = useMaybeShell();
  return (
    <Page>
      <section className={`fifteen-columns ${styles.head}`}>
        <MissingCell which="lost" />
        <h1 lang="en">Unexpected Application Error!</h1>
        <title>Unexpected Application Error!</title>
        <p className="type-item" lang="en">
          {message}
        </p>
        <SquareButton href={paths.home(shell?.language ?? defaultLanguage)}>
          {shell?.backHome ?? "Home"}
        </SquareButton>
      </section>
    </Page>
  );
}
