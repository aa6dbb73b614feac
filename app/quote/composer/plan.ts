/** Whether an MVP fits in its days: docs/behaviour.md#quote */
import { decapitalize, fill, formatCount, formatList } from "../../content-model/phrases.ts";
import type { ComposerData } from "./composer-data.server.ts";
import type { QuoteRequest } from "./request.ts";

/** The days of an MVP with what the visitor has added; undefined without an MVP. */
export function planDays({ estimate, mvpDays }: ComposerData, { service, needs }: QuoteRequest) {
  if (!service.includes("mvp")) return undefined;
  const counted = needs.flatMap((key) => ({ key, days: estimate.needs[key]?.days ?? 0 }));
  const added = counted.reduce((sum, { days }) => sum + days, 0);
  const left = mvpDays - estimate.task.days - estimate.launch.days - added;
  const most = Math.max(...counted.map(({ days }) => days));
  return {
    used: estimate.task.days + added,
    added,
    free: Math.max(0, left),
    over: Math.max(0, -left),
    most: counted.filter(({ days }) => days === most).map(({ key }) => key),
  };
}
export type Plan = ReturnType<typeof planDays>;

/** What each cell of the row is, for its style. The launch is pushed off the row by what does not fit. */
export function drawPlan({ estimate, mvpDays }: ComposerData, plan: Plan) {
  const { task, launch } = estimate;
  return Array.from({ length: mvpDays }, (_, day) => {
    if (!plan) return { is: undefined, level: 0 };
    const level = day - (plan.over ? plan.used : mvpDays - launch.days) + 1;
    if (day < task.days) return { is: "task", level: 0 };
    if (day < plan.used) return { is: "added", level: 0 };
    return level > 0 ? { is: "launch", level: level / launch.days } : { is: undefined, level: 0 };
  });
}

export function describePlan({ text, locale, estimate }: ComposerData, request: QuoteRequest, plan: Plan) {
  const { plan: texts, questions } = text;
  if (!plan) {
    if (request.service.length === 0) return texts.none;
    return request.service.every((name) => name === "unsure") ? texts.unsure : texts.services;
  }
  const { over, free } = plan;
  if (over) {
    const names = plan.most.map((key) => decapitalize(questions.needs.options[key]?.label ?? key));
    return `${formatCount(locale, texts.over, over)} ${fill(texts.most, { list: formatList(locale, names) })}`;
  }
  const fits = free ? formatCount(locale, texts.free, free) : texts.exact;
  return request.needs.some((key) => !estimate.needs[key]) ? `${fits} ${texts.apart}` : fits;
}
