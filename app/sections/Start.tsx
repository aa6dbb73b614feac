import type { PagePart } from "../catalogue/page-count.ts";
import type { HomeText } from "../content-model/schema.ts";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { SquareButton } from "../ui/Buttons.tsx";
import { ChatCall } from "./ChatCall.tsx";
import { Section } from "./Section.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface StartProps extends Pick<HomeText, "callToAction" | "startSteps"> {
  part: PagePart;
}

export function Start({ part, callToAction, startSteps }: StartProps) {
  const { language, getQuote, getStarted } = useShell();
  return (
    <Section part={part}>
      <SpeechBlock tone="lime" headline={callToAction} text={startSteps}>
        <ChatCall compose={{}}>{getQuote}</ChatCall>
        <SquareButton href={paths.single(language, "contact")}>{getStarted}</SquareButton>
      </SpeechBlock>
    </Section>
  );
}
