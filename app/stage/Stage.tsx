import { memo, Suspense, useState } from "react";
import { makeRecord } from "../records.ts";
import { hasPage } from "../routes.ts";
import { Icon } from "../ui/Drawings.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import { Captions } from "./Captions.tsx";
import { DayControl } from "./DayControl.tsx";
import { Desk } from "./Desk.tsx";
import live from "./Live.module.css";
import { Phone } from "./Phone.tsx";
import { describeEvent, type SalitaTexts } from "./salita-texts.ts";
import "../styles/generated/stage.css";
import styles from "./Stage.module.css";
import {
  chooseFigure,
  type Figure as FigureName,
  figures,
  getDayState,
  hasBegun,
  type Salita,
  startSalita,
} from "./salita.ts";
import type { StageData } from "./stage-data.server.ts";
import { buildDayAddress, roles, useStage } from "./use-stage.ts";

/** The days of an MVP, and an invented product as it stands on the chosen one: docs/behaviour.md#stage */
export function Stage({ texts, salita: product, days, quote }: StageData) {
  const stage = useStage(days.length, product);
  const { day, salita, refs, hasStarted } = stage;
  const [copied, setCopied] = useState<Salita>();
  const [drawn] = useState(() =>
    makeRecord(figures, (figure) => chooseRepresentative(figure, days.length, product)),
  );
  const copyLink = async () => {
    const address = buildDayAddress(day);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(salita);
    } catch {
      // Without a clipboard, the visitor copies it.
      prompt(texts.copyLink, address);
    }
  };
  const sentence =
    // Until Salita changes.
    copied === salita
      ? texts.linkCopied
      : salita.event
        ? describeEvent(salita.event, product)
        : chooseHint(salita, product);

  return (
    <section
      className={`fifteen-columns screen-only ${styles.stage}`}
      data-stage=""
      style={{ "--days": days.length }}
    >
      <h2 className={`type-item ${styles.title}`}>{texts.title}</h2>
      <DayControl days={days} texts={texts} fieldsetRef={refs.days} chooseDay={stage.chooseDay} />
      <div className={`bright ${styles.sheet}`}>
        {/* If a visitor presses a day while React starts, only the row hydrates at once. */}
        <Suspense>
          <Captions days={days} texts={texts} day={day} hasStarted={hasStarted} stepDay={stage.stepDay} />
        </Suspense>
        <div className={styles.log} data-happened={salita.event && true}>
          <p role="status">
            <LiveText>{sentence}</LiveText>
          </p>
          {!salita.event && !salita.day.acts && salita.day.phone !== "task" && (
            <button type="button" className={styles.toPhone} onClick={stage.showPhone}>
              {texts.roles.phone}
              <Icon name="next" />
            </button>
          )}
        </div>
        <div className={styles.screens} ref={refs.screens}>
          <fieldset className={`segments ${styles.roles}`}>
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
          {figures.map((figure) => {
            // One figure shows all days once React has started, so that its parts change in place.
            const isLive = hasStarted && figure === "product";
            return (
              <Suspense key={figure}>
                <Figure
                  figure={figure}
                  salita={isLive ? salita : drawn[figure]}
                  texts={product}
                  names={texts.roles}
                  stage={isLive ? stage : undefined}
                />
              </Suspense>
            );
          })}
        </div>
        <div className={styles.links}>
          <p>{texts.invented}</p>
          <button type="button" disabled={!hasStarted} onClick={copyLink}>
            {texts.copyLink}
          </button>
          <button type="button" disabled={!hasStarted || !hasBegun(salita)} onClick={stage.startOver}>
            {texts.startOver}
          </button>
          {hasPage("quote") && <a href={quote}>{texts.readQuote}</a>}
        </div>
      </div>
    </section>
  );
}

interface FigureProps {
  figure: FigureName;
  salita: Salita;
  texts: SalitaTexts;
  names: StageData["texts"]["roles"];
  /** Of the figure that the visitor uses. */
  stage: ReturnType<typeof useStage> | undefined;
}

/** Only the figure that the visitor uses renders again. */
const Figure = memo(({ figure, salita, texts, names, stage }: FigureProps) => (
  <div
    className={styles.figure}
    data-figure={figure}
    data-live={stage && true}
    data-changed={(stage && salita.event && salita.event.type !== "refused") || undefined}
  >
    {roles.map((role) => {
      const Content = role === "phone" ? Phone : Desk;
      return (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
        <div key={role} className={styles[role]} role="group" aria-label={names[role]}>
          <Content
            salita={salita}
            texts={texts}
            live={live}
            isBack={stage?.isBack}
            act={stage && ((action) => stage.act(action, role))}
            headingRef={stage?.refs.headings[role]}
          />
        </div>
      );
    })}
  </div>
));

/** What a visitor without JavaScript sees on the days of a figure. */
function chooseRepresentative(figure: FigureName, days: number, texts: SalitaTexts): Salita {
  const all = Array.from({ length: days }, (_, index) => index + 1).filter(
    (day) => chooseFigure(day, days) === figure,
  );
  const day = figure === "drawing" ? all[0] : all.at(-1);
  return startSalita(getDayState(day ?? days, days), texts);
}

function chooseHint({ day, screen }: Salita, { hints }: SalitaTexts): string {
  if (day.works && screen !== "reminder") return hints.moving;
  if (day.works) return day.acts ? hints.both : hints.phone;
  if (day.phone === "task") return hints.task;
  return day.desk === "path" ? hints.path : hints.schedule;
}
