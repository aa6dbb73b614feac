import { useState } from "react";

export type CopyState = "copied" | "failed" | undefined;

/** Whether the current message has been sent or copied. */
export function useSending(message: string) {
  const [sent, setSent] = useState<string>();
  const [copied, setCopied] = useState<{ message: string; state: CopyState }>();
  return {
    message,
    isSent: sent === message,
    copyState: copied?.message === message ? copied.state : undefined,
    markSent: () => setSent(message),
    async copy() {
      // The clipboard needs a secure context, and the visitor may deny access to it.
      const state = await navigator.clipboard?.writeText(message).then(
        () => "copied" as const,
        () => "failed" as const,
      );
      setCopied({ message, state: state ?? "failed" });
    },
  };
}
export type Sending = ReturnType<typeof useSending>;
