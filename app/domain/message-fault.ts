import { longest, surplus, surplusOfMessage } from "./letters.ts";
import type { Answers } from "./request.ts";

/** Why a message cannot be sent as it stands. */
export interface MessageFault {
  /** Letters too many; none where the message is empty. */
  over: number;
  /** The answer that is too long, where it is one. */
  field?: "task" | "people";
}

export function messageFault(answers: Answers, message: string): MessageFault | undefined {
  if (!message.trim()) return { over: 0 };
  const fields = answers.message === undefined ? (["task", "people"] as const) : [];
  const field = fields.find((field) => surplus(answers[field], longest[field]) > 0);
  const over = field ? surplus(answers[field], longest[field]) : surplusOfMessage(message);
  return over > 0 ? { over, field } : undefined;
}
