import type { Answers, TextField } from "./brief.ts";
import { longest, surplus, surplusOfMessage } from "./letters.ts";

/** Why a message cannot be sent. */
export interface MessageFault {
  /** The number of letters above the limit; 0 if the message is empty. */
  over: number;
  /** The answer that is too long, if one is. */
  field?: TextField;
}

export function messageFault(answers: Answers, message: string): MessageFault | undefined {
  if (!message.trim()) return { over: 0 };
  const fields = answers.message === undefined ? (["task", "people", "other"] as const) : [];
  const field = fields.find((field) => surplus(answers[field], longest[field]) > 0);
  const over = field ? surplus(answers[field], longest[field]) : surplusOfMessage(message);
  return over > 0 ? { over, field } : undefined;
}
