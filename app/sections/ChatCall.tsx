import type { ReactNode } from "react";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { ChatButton } from "../ui/Buttons.tsx";

interface ChatCallProps {
  /** What the chat opens with; a request for a quote unless it is given. */
  message?: string;
  children: ReactNode;
}

export function ChatCall({ message, children }: ChatCallProps) {
  return (
    <ChatButton href={chatLink(message)} newTabHint={useShell().opensInNewTab}>
      {children}
    </ChatButton>
  );
}
