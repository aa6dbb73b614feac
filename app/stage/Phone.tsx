import { Fragment, type ReactNode, type Ref } from "react";
import { fill } from "../domain/template.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import { momentOf, type SalitaTexts } from "./clinic.ts";
import type live from "./Live.module.css";
import styles from "./Phone.module.css";
import {
  offeredPlaces,
  ownPlace,
  type Place,
  type Salita,
  type SalitaAction,
  type Screen,
} from "./salita.ts";

export type Act = (action: SalitaAction) => void;

/** The classes of Live.module.css. */
export type Look = typeof live;

export interface PhoneProps {
  salita: Salita;
  texts: SalitaTexts;
  /** Without it, it is a drawing: it has no controls and no motion. */
  live?: Look;
  /** Whether the patient has returned to this screen. */
  isBack?: boolean;
  /** Without it the buttons are disabled. */
  act?: Act;
  /** Receives the focus when another screen replaces the pressed button. */
  headingRef?: Ref<HTMLHeadingElement>;
}

export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}

/** The patient's phone. */
export function Phone(props: PhoneProps) {
  const { salita, texts } = props;
  const { phone } = salita.day;
  const Content = screensByName[salita.screen];
  const live = props.live ?? {};
  return (
    <div className={classes(styles.phone, live.phone)} data-skin={phone} data-screen={salita.screen}>
      {phone === "task" ? (
        <>
          <Heading {...props}>{texts.task.title}</Heading>
          <ol role="list" className={styles.task}>
            {texts.task.steps.map((step, index) => (
              <li key={step}>
                <b aria-hidden="true" data-part={`screen-${index}`}>
                  {index + 1}
                </b>
                <SteadyText>{step}</SteadyText>
              </li>
            ))}
          </ol>
        </>
      ) : (
        <>
          <p className={classes(styles.product, live.product)}>
            <b>{texts.product}</b>
            <small>{texts.patient}</small>
          </p>
          <div
            key={salita.screen}
            className={classes(styles.screen, live.screen)}
            data-enters={props.isBack ? "back" : salita.screen === "reminder" ? undefined : "forward"}
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
      {day.stops && <Stop {...props}>{texts.stops.reminder}</Stop>}
    </>
  );
}

function WhoScreen(props: PhoneProps) {
  const { day } = props.salita;
  const { who, stops } = props.texts;
  const field = classes(styles.field, props.live?.field);
  const isPrototype = day.phone === "wire";
  const stop = (day.stops && stops.who) || (day.marksCode && stops.code);
  return (
    <>
      <Heading {...props}>{who.title}</Heading>
      {!isPrototype && (
        <p className={field}>
          <span>{who.phone}</span>
          <b>{who.phoneExample}</b>
        </p>
      )}
      <p className={field}>
        <span>{isPrototype ? who.prototype : who.code}</span>
        <b>{isPrototype ? who.prototypeExample : who.example}</b>
        <small>{isPrototype ? who.prototypeHint : who.hint}</small>
        {stop && <Stop {...props}>{stop}</Stop>}
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
      <div className={classes(styles.times, props.live?.times)}>
        <p>{same}</p>
        {offered.length === 0 && <p>{none}</p>}
        {offered.map((place) => {
          return (
            <PhoneButton key={place} {...props} action={{ type: "pick", place }} isTime>
              <Moment {...props} place={place} />
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
            <s>
              <Moment {...props} place={ownPlace(salita)} />
            </s>
          </dd>
        </div>
        <div>
          <dt>{now}</dt>
          <dd>
            <Moment {...props} place={choice} />
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

function Heading({ live, headingRef, children }: PhoneProps & { children: string }) {
  return live ? (
    <h3 className={classes("type-item", styles.title, live.title)} ref={headingRef} tabIndex={-1}>
      <SteadyText isDisplay>{children}</SteadyText>
    </h3>
  ) : (
    <div className={`type-item ${styles.title}`}>{children}</div>
  );
}

function Appointment(props: PhoneProps) {
  const { salita, texts, live } = props;
  return (
    <p className={classes(styles.appointment, live?.appointment)}>
      <Moment {...props} place={ownPlace(salita)} />
      <span>{texts.doctor}</span>
    </p>
  );
}

/** Its hour moves from screen to screen. */
function Moment({ texts, live, place }: PhoneProps & { place: Place }) {
  const { day, hour } = momentOf(texts, place);
  return (
    <Fragment key={place}>
      <span>{day}</span> <b data-part={live && `hour-${place}`}>{hour}</b>
    </Fragment>
  );
}

/** A black square marks where people stop in a test. */
function Stop({ live, children }: PhoneProps & { children: string }) {
  return <span className={classes(styles.stop, live?.stop)}>{children}</span>;
}

interface PhoneButtonProps extends PhoneProps {
  action: SalitaAction;
  isSecond?: boolean;
  isTime?: boolean;
  children: ReactNode;
}

function PhoneButton({ live, act, action, isSecond, isTime, children }: PhoneButtonProps) {
  const shared = {
    className: classes(styles.button, live?.button),
    "data-second": isSecond,
    "data-time": isTime,
  };
  if (!live) return <span {...shared}>{children}</span>;
  // The second click of a double click would press the button that has just come under the pointer.
  return (
    <button type="button" {...shared} disabled={!act} onClick={({ detail }) => detail < 2 && act?.(action)}>
      {children}
    </button>
  );
}
