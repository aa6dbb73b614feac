import { type MouseEvent, useSyncExternalStore } from "react";

/** What a press on a link to the chat does. */
interface ChatAction {
  href: string;
  onClick: ((event: MouseEvent) => void) | undefined;
}

/** Of the page that composes a message; undefined on other pages. */
let action: ChatAction | undefined;
const listeners = new Set<() => void>();

export function setChatAction(next: ChatAction | undefined): void {
  action = next;
  for (const listener of listeners) listener();
}

/** For the contact buttons, which are outside the page that composes the message. */
export function useChatAction(): ChatAction | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => action,
    () => undefined,
  );
}
