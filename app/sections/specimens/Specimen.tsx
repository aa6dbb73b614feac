import type { ReactNode } from "react";
import type { SpecimenContent } from "../../content-model/specimen-schema.ts";
import { useShell } from "../../layout/use-shell.ts";
import { specimenId } from "../../paths.ts";
import { newTab } from "../../ui/Buttons.tsx";
import styles from "./Specimen.module.css";

/** The texts of a service's specimen, with those of the invented product. */
export type TextsOf<Key extends keyof SpecimenContent> = SpecimenContent[Key] &
  SpecimenContent["shared"] &
  Pick<SpecimenContent, "salita"> &
  SpecimenLinks;

interface SpecimenLinks {
  chatLink: string;
  /** Where the invented product can be used. */
  stageLink: string | undefined;
}

type SpecimenProps = SpecimenContent["shared"] &
  SpecimenLinks & {
    title: string;
    action: string;
    children: ReactNode;
  };

/** An example of a deliverable, labelled as invented: docs/decisions/specimens.md */
export function Specimen({ title, action, children, ...texts }: SpecimenProps) {
  return (
    <section className="fifteen-columns" id={specimenId}>
      <figure className={`fifteen-columns bright sheet ${styles.specimen}`}>
        <figcaption>
          <p className={`spread ${styles.caption} ${styles.label}`}>
            <b>{texts.label}</b>{" "}
            {texts.stageLink && (
              <a className="text-button" href={texts.stageLink}>
                {texts.inventedProduct}
              </a>
            )}
          </p>
          <h2 className={styles.title}>{title}</h2>
        </figcaption>
        {children}
        <a className={`screen-only type-item ${styles.action}`} href={texts.chatLink} {...newTab}>
          {action}
          <span className="visually-hidden"> {useShell().opensInNewTab}</span>
        </a>
      </figure>
    </section>
  );
}
