import type { HomeText } from "../content/schema.ts";
import { isLongHeadline } from "../domain/long-title.ts";
import { SteadyText } from "../ui/SteadyText.tsx";
import { ChatCall } from "./ChatCall.tsx";
import styles from "./Hero.module.css";
import { Track, type TrackPhase } from "./Track.tsx";

interface HeroProps extends Pick<HomeText, "headline" | "lead" | "trackNote"> {
  phases: TrackPhase[];
  loading: string;
  requestConsultation: string;
}

/** The splash covers all of the page but the track: docs/behaviour.md#splash-and-reveals */
export function Hero({ headline, lead, trackNote, phases, loading, requestConsultation }: HeroProps) {
  return (
    <section className="fifteen-columns">
      <div className={styles.splash} role="status">
        {loading}
      </div>
      <h1 className={styles.headline} data-long={isLongHeadline(headline) || undefined}>
        <SteadyText isDisplay>{headline}</SteadyText>
      </h1>
      <div className={styles.lead}>
        <p>
          <SteadyText>{lead}</SteadyText>
        </p>
        <ChatCall>{requestConsultation}</ChatCall>
      </div>
      <Track phases={phases} />
      <p className={`type-small ${styles.note}`}>
        <SteadyText>{trackNote}</SteadyText>
      </p>
    </section>
  );
}
