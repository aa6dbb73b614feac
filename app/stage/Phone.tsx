import { Fragment, type ReactNode, type Ref } from "react";
import { fill } from "../content-model/phrases.ts";
import type { Screen } from "../content-model/specimen-schema.ts";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Phone.module.css";
import {
  findOwnSlot,
  listOfferedSlots,
  listSlots,
  parseSlot,
  type Salita,
  type SalitaAction,
  type SalitaTexts,
  type Slot,
} from "./salita.ts";

/** Of the phone, the front desk and its schedule. */
export interface ScreenProps {
  salita: Salita;
  texts: SalitaTexts;
  /** Otherwise it is a drawing, without controls. */
  isInteractive?: true;
  /** Without it the buttons of the phone are disabled, and no cell of the schedule is one. */
  act?: (action: SalitaAction) => void;
  /** Receives the focus when the pressed button is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The heading of a screen, which receives the focus. */
export function ScreenHeading({
  isInteractive,
  headingRef,
  className,
  text,
}: ScreenProps & { className: string | undefined; text: string }) {
  return isInteractive ? (
    <h3 className={`type-item ${className}`} ref={headingRef} tabIndex={-1}>
      <LiveText>{text}</LiveText>
    </h3>
  ) : (
    <p className={`type-item ${className}`}>{text}</p>
  );
}

/** The patient's phone. */
export function Phone(props: ScreenProps) {
  const { salita, texts } = props;
  const { screen } = salita;
  const { phone } = salita.day;
  const Content = contents[screen];
  return (
    <div className={styles.phone} data-skin={phone} data-screen={screen} data-live={props.isInteractive}>
      {phone === "task" ? (
        <>
          <ScreenHeading {...props} className={styles.title} text={texts.task.title} />
          <ol role="list" className={styles.list}>
            {texts.task.steps.map((step, index) => (
              <li key={step}>
                <b aria-hidden="true">{index + 1}</b>
                <span>{step}</span>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className={styles.product}>
            <b>{texts.product}</b>
            {/* A drawing has no room for it. */}
            {props.isInteractive && <small>{texts.patient}</small>}
          </p>
          <div key={screen} className={styles.screen}>
            <ScreenHeading {...props} className={styles.title} text={texts[screen].title} />
            <Content {...props} />
          </div>
        </>
      )}
    </div>
  );
}

/** Below the heading of each screen. */
const contents: Record<Screen, (props: ScreenProps) => ReactNode> = {
  reminder: ReminderScreen,
  who: WhoScreen,
  times: TimesScreen,
  confirm: ConfirmScreen,
  changed: ChangedScreen,
};

function ReminderScreen(props: ScreenProps) {
  const { salita, texts } = props;
  const { day } = salita;
  const { yes, no, noPrototype, code } = texts.reminder;
  const asksForCode = day.phone === "styled" && !day.knowsPatient;
  return (
    <>
      <Appointment {...props} />
      {asksForCode && <p>{fill(code, { code: texts.who.example })}</p>}
      <div className={styles.pair}>
        <PhoneButton {...props} action={{ type: "come" }} text={yes} />
        <PhoneButton {...props} action={{ type: "decline" }} text={day.phone === "wire" ? noPrototype : no} />
      </div>
      {day.stops && <Stop text={texts.stops.reminder} />}
    </>
  );
}

function WhoScreen(props: ScreenProps) {
  const { day } = props.salita;
  const { who, stops } = props.texts;
  const isPrototype = day.phone === "wire";
  const stop = (day.stops && stops.who) || (day.marksCode && stops.code);
  return (
    <>
      <div className={`${styles.pair} ${styles.fields}`}>
        {!isPrototype && (
          <p className={styles.field}>
            <span>{who.phone}</span>
            <b>{who.phoneExample}</b>
          </p>
        )}
        <p className={styles.field}>
          <span>{isPrototype ? who.prototype : who.code}</span>
          <b>{isPrototype ? who.prototypeExample : who.example}</b>
          <span>{isPrototype ? who.prototypeHint : who.hint}</span>
          {stop && <Stop text={stop} />}
        </p>
      </div>
      <PhoneButton {...props} action={{ type: "identify" }} text={who.button} />
    </>
  );
}

function TimesScreen(props: ScreenProps) {
  const { same, none, keep } = props.texts.times;
  const offered = listOfferedSlots(props.salita);
  return (
    <>
      <div className={styles.times}>
        <p>{same}</p>
        {offered.length === 0 && <p>{none}</p>}
        {offered.map((slot) => {
          const text = <Moment {...props} slot={slot} />;
          return <PhoneButton key={slot} {...props} action={{ type: "pick", slot }} text={text} />;
        })}
      </div>
      <PhoneButton {...props} action={{ type: "keep" }} text={keep} />
    </>
  );
}

function ConfirmScreen(props: ScreenProps) {
  const { salita, texts } = props;
  const { before, now, button, other } = texts.confirm;
  return (
    <>
      <dl className={styles.moments}>
        <div>
          <dt>{before}</dt>
          <dd>
            <s>
              <Moment {...props} slot={findOwnSlot(salita)} />
            </s>
          </dd>
        </div>
        <div>
          <dt>{now}</dt>
          <dd>
            <Moment {...props} slot={salita.choice ?? ""} />
          </dd>
        </div>
      </dl>
      <div className={styles.pair}>
        <PhoneButton {...props} action={{ type: "change" }} text={button} />
        <PhoneButton {...props} action={{ type: "chooseAnother" }} text={other} />
      </div>
    </>
  );
}

function ChangedScreen(props: ScreenProps) {
  const { seen, draft } = props.texts.changed;
  return (
    <>
      <Appointment {...props} />
      <p>{props.salita.day.works ? seen : draft}</p>
    </>
  );
}

function Appointment(props: ScreenProps) {
  return (
    <p className={styles.appointment}>
      <Moment {...props} slot={findOwnSlot(props.salita)} />
      <span>{props.texts.doctor}</span>
    </p>
  );
}

/** Its hour moves from screen to screen. */
function Moment({ texts, slot }: ScreenProps & { slot: Slot }) {
  const { day, hour } = parseSlot(texts, slot);
  return (
    <Fragment key={slot}>
      <span>{day}</span> <b style={{ "--moving": `hour-${listSlots(texts).indexOf(slot)}` }}>{hour}</b>
    </Fragment>
  );
}

/** A black square marks where people stop in a test. */
function Stop({ text }: { text: string }) {
  return <span className={styles.stop}>{text}</span>;
}

function PhoneButton({
  isInteractive,
  act,
  action,
  text,
}: ScreenProps & { action: SalitaAction; text: ReactNode }) {
  const { type } = action;
  const shared = {
    className: styles.button,
    "data-second": type === "decline" || type === "keep" || type === "chooseAnother" || undefined,
    "data-time": type === "pick" || undefined,
  };
  if (!isInteractive) return <span {...shared}>{text}</span>;
  // The second click of a double click would press the button that has just come under the pointer.
  return (
    <button type="button" {...shared} disabled={!act} onClick={({ detail }) => detail < 2 && act?.(action)}>
      {text}
    </button>
  );
}
