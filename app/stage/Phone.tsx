import type { ReactNode, Ref } from "react";
import { fill } from "../domain/template.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import { momentOf, nameOfPlace, type SalitaTexts } from "./clinic.ts";
import styles from "./Phone.module.css";
import { offeredPlaces, ownPlace, type Salita, type SalitaAction, type Screen } from "./salita.ts";

export type Act = (action: SalitaAction) => void;

export interface PhoneProps {
  salita: Salita;
  texts: SalitaTexts;
  /** A drawing has no controls. */
  isDrawing?: boolean;
  /** Without it the buttons are disabled. */
  act?: Act;
  /** Receives the focus when another screen replaces the pressed button. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The patient's phone. */
export function Phone(props: PhoneProps) {
  const { salita, texts } = props;
  const { phone } = salita.day;
  const Content = screensByName[salita.screen];
  return (
    <div className={styles.phone} data-skin={phone} data-screen={salita.screen}>
      {phone === "task" ? (
        <>
          <Heading {...props}>{texts.task.title}</Heading>
          <ol role="list" className={styles.task}>
            {texts.task.steps.map((step, index) => (
              <li key={step}>
                <b aria-hidden="true">{index + 1}</b>
                <SteadyText>{step}</SteadyText>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className={styles.product}>
            <b>{texts.product}</b>
            <small>{texts.patient}</small>
          </p>
          <div
            key={salita.screen}
            className={styles.screen}
            data-enters={salita.screen !== "reminder" || undefined}
          >
            <Content {...props} />
          </div>
        </>
      )}
    </div>
  );
}

const screensByName: Record<Screen, (props: PhoneProps) => ReactNode> = {
  reminder: ReminderScreen,
  who: WhoScreen,
  times: TimesScreen,
  confirm: ConfirmScreen,
  changed: ChangedScreen,
};

function ReminderScreen(props: PhoneProps) {
  const { salita, texts } = props;
  const { day } = salita;
  const { title, yes, no, noPrototype, code } = texts.reminder;
  const asksForCode = day.phone === "styled" && !day.knowsPatient;
  return (
    <>
      <Heading {...props}>{title}</Heading>
      <Appointment {...props} />
      {asksForCode && <p className={styles.small}>{fill(code, { code: texts.who.example })}</p>}
      <PhoneButton {...props} action={{ type: "come" }}>
        {yes}
      </PhoneButton>
      <PhoneButton {...props} action={{ type: "decline" }} isSecond>
        {day.phone === "wire" ? noPrototype : no}
      </PhoneButton>
      {day.stops && <Stop>{texts.stops.reminder}</Stop>}
    </>
  );
}

function WhoScreen(props: PhoneProps) {
  const { day } = props.salita;
  const { who, stops } = props.texts;
  const isPrototype = day.phone === "wire";
  const stop = (day.stops && stops.who) || (day.marksCode && stops.code);
  return (
    <>
      <Heading {...props}>{who.title}</Heading>
      {!isPrototype && (
        <p className={styles.field}>
          <span>{who.phone}</span>
          <b>{who.phoneExample}</b>
        </p>
      )}
      <p className={styles.field}>
        <span>{isPrototype ? who.prototype : who.code}</span>
        <b>{isPrototype ? who.prototypeExample : who.example}</b>
        <small>{isPrototype ? who.prototypeHint : who.hint}</small>
        {stop && <Stop>{stop}</Stop>}
      </p>
      <PhoneButton {...props} action={{ type: "identify" }}>
        {who.button}
      </PhoneButton>
    </>
  );
}

function TimesScreen(props: PhoneProps) {
  const { salita, texts } = props;
  const { title, same, none, keep } = texts.times;
  const offered = offeredPlaces(salita);
  return (
    <>
      <Heading {...props}>{title}</Heading>
      <div className={styles.times}>
        <p>{same}</p>
        {offered.length === 0 && <p>{none}</p>}
        {offered.map((place) => {
          const { day, hour } = momentOf(texts, place);
          return (
            <PhoneButton key={place} {...props} action={{ type: "pick", place }} isTime>
              <span>{day}</span>
              <b>{hour}</b>
            </PhoneButton>
          );
        })}
      </div>
      <PhoneButton {...props} action={{ type: "keep" }} isSecond>
        {keep}
      </PhoneButton>
    </>
  );
}

function ConfirmScreen(props: PhoneProps) {
  const { salita, texts } = props;
  const { title, before, now, button, other } = texts.confirm;
  const { choice = 0 } = salita;
  return (
    <>
      <Heading {...props}>{title}</Heading>
      <dl className={styles.moments}>
        <div>
          <dt>{before}</dt>
          <dd>
            <s>{nameOfPlace(texts, ownPlace(salita))}</s>
          </dd>
        </div>
        <div>
          <dt>{now}</dt>
          <dd>
            <span key={choice}>{nameOfPlace(texts, choice)}</span>
          </dd>
        </div>
      </dl>
      <PhoneButton {...props} action={{ type: "change" }}>
        {button}
      </PhoneButton>
      <PhoneButton {...props} action={{ type: "chooseAnother" }} isSecond>
        {other}
      </PhoneButton>
    </>
  );
}

function ChangedScreen(props: PhoneProps) {
  const { title, seen, draft } = props.texts.changed;
  const { works } = props.salita.day;
  return (
    <>
      <Heading {...props}>{title}</Heading>
      <Appointment {...props} />
      <p className={styles.small}>{works ? seen : draft}</p>
    </>
  );
}

function Heading({ isDrawing, headingRef, children }: PhoneProps & { children: string }) {
  return isDrawing ? (
    <div className={`type-item ${styles.title}`}>{children}</div>
  ) : (
    <h3 className={`type-item ${styles.title}`} ref={headingRef} tabIndex={-1}>
      <SteadyText isDisplay>{children}</SteadyText>
    </h3>
  );
}

function Appointment({ salita, texts }: PhoneProps) {
  const place = ownPlace(salita);
  const { day, hour } = momentOf(texts, place);
  return (
    <p key={place} className={styles.appointment}>
      <span>{day}</span>
      <b>{hour}</b>
      <span>{texts.doctor}</span>
    </p>
  );
}

/** A black square marks where people stop in a test. */
function Stop({ children }: { children: string }) {
  return <span className={styles.stop}>{children}</span>;
}

interface PhoneButtonProps extends PhoneProps {
  action: SalitaAction;
  isSecond?: boolean;
  isTime?: boolean;
  children: ReactNode;
}

function PhoneButton({ isDrawing, act, action, isSecond, isTime, children }: PhoneButtonProps) {
  const look = { className: styles.button, "data-second": isSecond, "data-time": isTime };
  if (isDrawing) return <span {...look}>{children}</span>;
  // The second click of a double click would press the button that has just come under the pointer.
  return (
    <button type="button" {...look} disabled={!act} onClick={({ detail }) => detail < 2 && act?.(action)}>
      {children}
    </button>
  );
}
