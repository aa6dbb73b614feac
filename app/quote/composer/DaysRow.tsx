import { fill } from "../../content-model/phrases.ts";
import { LiveText } from "../../ui/LiveText.tsx";
import styles from "./Composer.module.css";
import type { ComposerData } from "./composer-data.server.ts";
import { drawPlan, type Plan } from "./plan.ts";

/** One cell per day of an MVP, and whether the request fits. It always has its place, so that no choice moves the page. */
export function DaysRow({ data, plan, fits }: { data: ComposerData; plan: Plan; fits: string }) {
  const { text, estimate } = data;
  const { title, task, tasks, launch, each } = text.plan;
  const { days } = estimate.task;
  return (
    <section className={styles.plan} data-shown={plan && ""}>
      <div className="spread">
        <h2>{title}</h2>
        <p className="type-small">{each}</p>
      </div>
      <div className={styles.cells} style={{ "--days": data.mvpDays }} aria-hidden="true">
        {drawPlan(data, plan).map(({ is, level }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the days is constant
          <i key={day} data-is={is} style={level ? { "--level": level } : undefined} />
        ))}
      </div>
      <p className="spread type-small">
        <LiveText>{plan?.added ? fill(tasks, { days: plan.used }) : fill(task, { days })}</LiveText>{" "}
        <span>{fill(launch, { days: estimate.launch.days })}</span>
      </p>
      <p className={styles.fits} aria-live="polite" data-over={plan?.over ? "" : undefined}>
        <LiveText>{fits}</LiveText>
      </p>
    </section>
  );
}
