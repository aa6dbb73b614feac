import { useSyncExternalStore } from "react";

/** The message that a page composes; empty until it says something, and undefined on other pages. */
let message: string | undefined;
const listeners = new Set<() => void>();

export function setChatMessage(next: string | undefined): void {
  message = next;
  for (const listener of listeners) listener();
}

/** For the contact buttons, which are outside the page that composes the message. */
export function useChatMessage(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => message,
    () => undefined,
  );
}
