import type { HomeText } from "../content/schema.ts";
import { numberOf, type PlannedPart } from "../domain/page-plan.ts";
import { chatLink } from "../outbound-links.ts";
import { type Language, paths } from "../paths.ts";
import { ChatButton, SquareButton } from "../ui/Buttons.tsx";
import { CountedSection } from "./CountedSection.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface StartProps extends Pick<HomeText, "startCaption" | "callToAction" | "startSteps"> {
  part: PlannedPart;
  language: Language;
  getQuote: string;
  getStarted: string;
  opensInNewTab: string;
}

export function Start({ part, language, startCaption, callToAction, startSteps, ...labels }: StartProps) {
  return (
    <CountedSection part={part} caption={startCaption}>
      <SpeechBlock
        tone="lime"
        headline={callToAction}
        text={
          <ol>
            {startSteps.map((step, index) => (
              <li key={step}>
                <b aria-hidden="true">{numberOf(part, index)}</b> {step}
              </li>
            ))}
          </ol>
        }
      >
        <ChatButton href={chatLink()} newTabHint={labels.opensInNewTab}>
          {labels.getQuote}
        </ChatButton>
        <SquareButton href={paths.contact(language)}>{labels.getStarted}</SquareButton>
      </SpeechBlock>
    </CountedSection>
  );
}
