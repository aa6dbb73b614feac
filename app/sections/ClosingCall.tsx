import type { ReactNode } from "react";
import { ChatCall } from "./ChatCall.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface ClosingCallProps {
  closing: string;
  closingText: string;
  button: string;
  message: string;
  /** The entry of the form that the link to it ticks: `ux`, `legal/ip`. A category has none. */
  start?: string;
  /** Below the button. */
  children?: ReactNode;
}

/** The end of a page about a service. */
export function ClosingCall({ message, start, children, ...texts }: ClosingCallProps) {
  return (
    <section className="fifteen-columns">
      <SpeechBlock tone="bone" headline={texts.closing} text={texts.closingText}>
        <ChatCall message={message} compose={{ start }}>
          {texts.button}
        </ChatCall>
        {children}
      </SpeechBlock>
    </section>
  );
}
