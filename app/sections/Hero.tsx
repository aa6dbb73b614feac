import type { HomeText } from "../content/schema.ts";
import { isLongHeadline, isLongLead } from "../domain/long-title.ts";
import { ComposeLink } from "../quote/ComposeLink.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import { ChatCall } from "./ChatCall.tsx";
import styles from "./Hero.module.css";
import { SpecimenCorner } from "./specimens/SpecimenCorner.tsx";
import { Track, type TrackPhase } from "./Track.tsx";

interface HeroProps extends Pick<HomeText, "headline" | "lead" | "nameNote" | "trackNote"> {
  phases: TrackPhase[];
  loading: string;
  requestConsultation: string;
  quoteIsFree: string;
  composeFirst: string;
  seeExample: string;
}

/** The splash covers the whole page except the track: docs/behaviour.md#splash-and-reveals */
export function Hero({
  headline,
  lead,
  nameNote,
  trackNote,
  phases,
  loading,
  requestConsultation,
  quoteIsFree,
  composeFirst,
  seeExample,
}: HeroProps) {
  return (
    <section className="fifteen-columns">
      <div className={styles.splash} role="status">
        {loading}
      </div>
      <h1 className={styles.headline} data-long={isLongHeadline(headline) || undefined}>
        <SteadyText isDisplay>{headline}</SteadyText>
      </h1>
      <div className={styles.lead} data-below={isLongHeadline(headline) || isLongLead(lead) || undefined}>
        <p>
          <SteadyText>{lead}</SteadyText>
        </p>
        <div className={styles.actions}>
          <ChatCall
            className={styles.button}
            note={quoteIsFree}
            compose={<ComposeLink>{composeFirst}</ComposeLink>}
          >
            {requestConsultation}
          </ChatCall>
          <SpecimenCorner className={styles.corner} label={seeExample} />
        </div>
      </div>
      <Track phases={phases} />
      <p className={`type-small ${styles.note}`}>
        <SteadyText>{[nameNote, trackNote].filter(Boolean).join(" ")}</SteadyText>
      </p>
    </section>
  );
}
