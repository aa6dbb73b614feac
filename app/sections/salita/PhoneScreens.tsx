import type { ReactNode } from "react";
import type { SpecimenContent } from "../../content/schema.ts";
import { Cells } from "../../ui/Drawings.tsx";
import styles from "./PhoneScreens.module.css";

export type Salita = SpecimenContent["salita"];
type Moment = Salita["reminder"]["when"];

interface ScreenProps<Texts extends keyof Salita> {
  salita: Pick<Salita, "product" | "doctor" | Texts>;
  /** A prototype has outlines only. A screen on which users get stuck is filled. A result is lime. */
  look?: "outline" | "stop" | "outcome";
  /** Whether to show the version of the first patient test. */
  isPrototype?: boolean;
}

interface PhoneProps extends ScreenProps<never> {
  title: string;
  children: ReactNode;
}

/** A screen of Salita. It is a drawing: its buttons and fields are plain text. */
function Phone({ salita, title, look, children }: PhoneProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.phone} data-look={look}>
        <p className={styles.product}>
          <Cells rows={["0 .", "0 0"]} />
          {salita.product}
        </p>
        <div className={styles.title}>{title}</div>
        {children}
      </div>
    </div>
  );
}

interface ReminderScreenProps extends ScreenProps<"reminder"> {
  isFirstPrototype?: boolean;
}

export function ReminderScreen({ isFirstPrototype, ...phone }: ReminderScreenProps) {
  const { title, when, yes, no, noPrototype } = phone.salita.reminder;
  return (
    <Phone title={title} {...phone}>
      <Appointment {...when} doctor={phone.salita.doctor} />
      <span className={styles.button}>{yes}</span>
      <span className={styles.button} data-main="">
        {isFirstPrototype ? noPrototype : no}
      </span>
    </Phone>
  );
}

export function WhoScreen({ isPrototype, ...phone }: ScreenProps<"who">) {
  const { title, phone: phoneNumber, code, hint, button, prototype, prototypeHint } = phone.salita.who;
  return (
    <Phone title={isPrototype ? prototype : title} {...phone}>
      {isPrototype ? (
        <Field name={prototypeHint} />
      ) : (
        <>
          <Field name={phoneNumber} />
          <Field name={code} hint={hint} />
        </>
      )}
      <span className={styles.button} data-main="">
        {button}
      </span>
    </Phone>
  );
}

export function TimesScreen({ isPrototype, ...phone }: ScreenProps<"times">) {
  const { title, same, sameSlots, other, otherSlots } = phone.salita.times;
  return (
    <Phone title={title} {...phone}>
      {!isPrototype && <span>{same}</span>}
      <Slots slots={sameSlots} />
      {!isPrototype && <span>{other}</span>}
      <Slots slots={otherSlots} />
    </Phone>
  );
}

export function ConfirmScreen(phone: ScreenProps<"confirm" | "reminder" | "newTime">) {
  const { salita } = phone;
  const { title, before, now, button } = salita.confirm;
  const { when } = salita.reminder;
  return (
    <Phone title={title} {...phone}>
      <p className={styles.before}>
        {before}
        <s>
          {when.day}, {when.time}
        </s>
      </p>
      <Appointment {...salita.newTime} caption={now} doctor={salita.doctor} />
      <span className={styles.button} data-main="">
        {button}
      </span>
    </Phone>
  );
}

export function ChangedScreen(phone: ScreenProps<"changed" | "newTime">) {
  const { title, seen } = phone.salita.changed;
  return (
    <Phone title={title} {...phone}>
      <Appointment {...phone.salita.newTime} doctor={phone.salita.doctor} />
      <p>{seen}</p>
    </Phone>
  );
}

function Appointment({ caption, day, time, doctor }: Moment & { caption?: string; doctor: string }) {
  return (
    <p className={styles.appointment}>
      {caption && <span>{caption}</span>}
      {day} <b>{time}</b> {doctor}
    </p>
  );
}

function Field({ name, hint }: { name: string; hint?: string }) {
  return (
    <p className={styles.field}>
      {name}
      {hint && <span>{hint}</span>}
    </p>
  );
}

function Slots({ slots }: { slots: Moment[] }) {
  return (
    <p className={styles.slots}>
      {slots.map(({ day, time }) => (
        <span key={day + time}>
          {day} <b>{time}</b>
        </span>
      ))}
    </p>
  );
}
