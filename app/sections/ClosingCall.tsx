import type { ReactNode } from "react";
import { ComposeLink } from "../quote/ComposeLink.tsx";
import { ChatCall } from "./ChatCall.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface ClosingCallProps {
  headline: string;
  text: string;
  button: string;
  message: string;
  note: string;
  /** The page that a composed request starts with, by its name in texts: `ux`, `legal`, `legal/ip`. */
  start: string;
  /** The text beside the button. */
  children?: ReactNode;
}

/** The end of a page about a service. */
export function ClosingCall({ headline, text, button, message, note, start, children }: ClosingCallProps) {
  return (
    <section className="fifteen-columns">
      <SpeechBlock tone="bone" headline={headline} text={<p>{text}</p>}>
        <ChatCall message={message} note={note} compose={<ComposeLink start={start} />}>
          {button}
        </ChatCall>
        {children}
      </SpeechBlock>
    </section>
  );
}
