import { type PageContent, site } from "../content-model/contents.server.ts";
import { fill } from "../content-model/phrases.ts";
import { growCells } from "../drawings/track.ts";

/** The days of the stage with their captions, or nothing if the studio has turned the stage off. */
export function loadStageData(content: PageContent) {
  const { home, "stage-days": stageDays } = content;
  if (!site.hasStage) return undefined;
  /** Of each day. */
  const phases = growCells(site.mvpDays).map(({ phase }) => home.phases[phase]);
  return {
    texts: { ...home.stage, decide: stageDays.decide },
    salita: content["specimens/salita"],
    days: stageDays.days.map(({ see, decide }, index) => ({
      label: fill(home.stage.day, { day: index + 1 }),
      phase: phases[index] ?? "",
      see,
      decide,
    })),
  };
}

export type StageData = NonNullable<ReturnType<typeof loadStageData>>;
