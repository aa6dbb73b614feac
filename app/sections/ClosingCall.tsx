import type { ReactNode } from "react";
import { useShell } from "../layout/use-shell.ts";
import { ComposeLink } from "../quote/ComposeLink.tsx";
import { ChatCall } from "./ChatCall.tsx";
import { SpeechBlock } from "./SpeechBlock.tsx";

interface ClosingCallProps {
  closing: string;
  closingText: string;
  button: string;
  message: string;
  /** The page that a composed request starts with, by its name in texts: `ux`, `legal`, `legal/ip`. */
  start: string;
  /** The text beside the button. */
  children?: ReactNode;
}

/** The end of a page about a service. */
export function ClosingCall({ closing, closingText, button, message, start, children }: ClosingCallProps) {
  const { nothingOwed } = useShell();
  return (
    <section className="fifteen-columns">
      <SpeechBlock tone="bone" headline={closing} text={<p>{closingText}</p>}>
        <ChatCall message={message} note={nothingOwed} compose={<ComposeLink start={start} />}>
          {button}
        </ChatCall>
        {children}
      </SpeechBlock>
    </section>
  );
}
