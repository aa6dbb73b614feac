import type { HomeText } from "../content/schema.ts";
import type { Language } from "../domain/languages.ts";
import type { PagePart } from "../domain/page-count.ts";
import { paths } from "../paths.ts";
import { ComposeLink } from "../quote/ComposeLink.tsx";
import { SquareButton } from "../ui/Buttons.tsx";
import { ChatCall } from "./ChatCall.tsx";
import { Section } from "./Section.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface StartProps extends Pick<HomeText, "callToAction" | "startSteps"> {
  part: PagePart;
  language: Language;
  getQuote: string;
  getStarted: string;
}

export function Start({ part, language, callToAction, startSteps, ...labels }: StartProps) {
  return (
    <Section part={part}>
      <SpeechBlock
        tone="lime"
        headline={callToAction}
        text={
          <ol role="list">
            {startSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        }
      >
        <ChatCall compose={<ComposeLink />}>{labels.getQuote}</ChatCall>
        <SquareButton href={paths.single(language, "contact")}>{labels.getStarted}</SquareButton>
      </SpeechBlock>
    </Section>
  );
}
