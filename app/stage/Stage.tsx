import { Suspense } from "react";
import { useShell } from "../layout/use-shell.ts";
import { paths, stageId } from "../paths.ts";
import { hasQuotePage } from "../routes.ts";
import { Icon } from "../ui/Drawings.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import { Captions } from "./Captions.tsx";
import { DayControl } from "./DayControl.tsx";
import { Desk } from "./Desk.tsx";
import { Phone } from "./Phone.tsx";
import "../styles/generated/stage.css";
import styles from "./Stage.module.css";
import { describeEvent, hasBegun, type Salita, type SalitaTexts } from "./salita.ts";
import type { StageData } from "./stage-data.server.ts";
import { roles, useStage } from "./use-stage.ts";

/** The days of an MVP, and an invented product as it stands on the chosen one: docs/behaviour.md#stage */
export function Stage({ texts, salita: product, days }: StageData) {
  const { language, somethingLikeThis } = useShell();
  const stage = useStage(days.length, product);
  const { salita, refs, hasStarted } = stage;
  return (
    <section className={`fifteen-columns screen-only ${styles.stage}`} id={stageId} data-stage="">
      <h2 className={`type-item ${styles.title}`}>
        {texts.title.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{`${sentence} `}</span>
        ))}
      </h2>
      <DayControl days={days} texts={texts} fieldsetRef={refs.days} {...stage} />
      <div className={`bright ${styles.sheet}`}>
        {/* If a visitor presses a day while React starts, only the row hydrates at once. */}
        <Suspense>
          <Captions days={days} texts={texts} day={salita.day.number} {...stage} />
        </Suspense>
        <div className={styles.screens} ref={refs.screens}>
          <fieldset className={styles.roles}>
            <legend className="visually-hidden">{texts.rolesLegend}</legend>
            {roles.map((role) => (
              <label key={role}>
                <input
                  className="over-drawing"
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === "phone"}
                  ref={refs.radios[role]}
                />
                <span>{texts.roles[role]}</span>
              </label>
            ))}
          </fieldset>
          <Suspense>
            <div
              className={styles.figure}
              data-changed={(salita.event && salita.event.type !== "refused") || undefined}
            >
              {roles.map((role) => {
                const Content = role === "phone" ? Phone : Desk;
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
                  <div key={role} className={styles[role]} role="group" aria-label={texts.roles[role]}>
                    <Content
                      isInteractive
                      salita={salita}
                      texts={product}
                      act={hasStarted ? (action) => stage.act(action, role) : undefined}
                      headingRef={refs.headings[role]}
                    />
                  </div>
                );
              })}
            </div>
          </Suspense>
        </div>
        <div className={styles.log} data-happened={salita.event && true}>
          <p role="status">
            <LiveText>
              {salita.event ? describeEvent(salita.event, product) : chooseHint(salita, product)}
            </LiveText>
          </p>
          {!salita.event && !salita.day.acts && salita.day.phone !== "task" && (
            <button type="button" className={styles.toPhone} onClick={stage.showPhone}>
              {texts.roles.phone}
              <Icon name="next" />
            </button>
          )}
        </div>
        <div className={styles.links}>
          <p>{texts.notSent}</p>
          <button type="button" disabled={!hasStarted || !hasBegun(salita)} onClick={stage.startOver}>
            {texts.startOver}
          </button>
          {hasQuotePage && <a href={paths.sample(language)}>{texts.readQuote}</a>}
          {hasQuotePage && <a href={paths.quote(language, "mvp")}>{somethingLikeThis}</a>}
        </div>
      </div>
    </section>
  );
}

function chooseHint({ day, screen }: Salita, { hints }: SalitaTexts): string {
  if (day.works && screen !== "reminder") return hints.moving;
  if (day.works) return day.acts ? hints.both : hints.phone;
  if (day.phone === "task") return hints.task;
  return day.desk === "path" ? hints.path : hints.schedule;
}
