import { type RefObject, useCallback, useEffect, useReducer, useState } from "react";
import {
  type Answers,
  type Change,
  changed,
  isEmpty,
  isPurpose,
  merged,
  noAnswers,
  savedAnswers,
} from "../../domain/brief.ts";
import { startParameter } from "../../paths.ts";

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering, which TypeScript does not declare. */
    readonly prerendering?: boolean;
  }
}

const storageKey = "brief";
/** The name of the only field that works before React hydrates. */
export const purposeField = "purpose";

type BriefEvent =
  | Change
  | { type: "replace"; answers: Answers }
  | { type: "receive"; answers: Answers }
  | { type: "restore"; answers: Answers };

interface Brief {
  answers: Answers;
  /** The answers are another tab's, which has stored them. */
  isReceived: boolean;
}

function briefAfter({ answers }: Brief, event: BriefEvent): Brief {
  return { answers: answersAfter(answers, event), isReceived: event.type === "receive" };
}

function answersAfter(answers: Answers, event: BriefEvent): Answers {
  if (event.type === "replace" || event.type === "receive") return event.answers;
  return event.type === "restore" ? merged(event.answers, answers) : changed(answers, event);
}

/**
 * The visitor's answers, stored in this browser. The page renders without answers. After the first render, the hook
 * adds the stored answers and the purpose in the URL; answers that the visitor has given since then win.
 *
 * @param onRestore called with the answers, unless the visitor answered before React hydrated
 */
export function useBrief(questions: RefObject<HTMLElement | null>, onRestore: (answers: Answers) => void) {
  const [{ answers, isReceived }, send] = useReducer(briefAfter, { answers: noAnswers, isReceived: false });
  const [isRestored, setRestored] = useState(false);
  const [isKept, setKept] = useState(true);
  const [cleared, setCleared] = useState<Answers>();
  const [round, setRound] = useState(0);

  useEffect(() => {
    function restore() {
      const kept = savedAnswers(read());
      const start = new URLSearchParams(location.search).get(startParameter);
      const chosen = questions.current?.querySelector<HTMLInputElement>(
        `[name=${purposeField}]:checked`,
      )?.value;
      const purpose = [chosen, start].find(isPurpose);
      const restored = purpose ? { ...kept, purpose } : kept;
      send({ type: "restore", answers: restored });
      if (!chosen) onRestore(restored);
      // Removes the preselected purpose from the URL, so that a reload keeps what the visitor has changed since.
      if (start) history.replaceState(history.state, "", location.pathname + location.hash);
      setRestored(true);
    }
    // A page that the browser renders in advance must not store an answer, because the visitor may never open it.
    if (!document.prerendering) return restore();
    document.addEventListener("prerenderingchange", restore, { once: true });
    return () => document.removeEventListener("prerenderingchange", restore);
  }, [questions, onRestore]);

  useEffect(() => {
    // Written back, they would replace what has been typed in the other tab since.
    if (!isRestored || isReceived) return;
    const kept = write(answers);
    // Only a change sets state: React counts the updates that fast typing leaves pending, and throws at fifty.
    if (kept !== isKept) setKept(kept);
  }, [answers, isReceived, isRestored, isKept]);

  useEffect(() => {
    function receive(json: string | null) {
      setCleared(undefined);
      send({ type: "receive", answers: savedAnswers(json) });
    }
    // Another tab has written answers. Without this, the tab that writes last would delete what was typed in the other.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey || key === null) receive(newValue);
    };
    // A page that the back/forward cache restores has missed these events in Firefox.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) receive(read());
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, []);

  const change = useCallback((change: Change) => {
    setCleared(undefined);
    send(change);
  }, []);
  return {
    answers,
    change,
    isRestored,
    isKept,
    canUndo: cleared !== undefined,
    /** How often the visitor has cleared the sheet. */
    round,
    clear() {
      setCleared(answers);
      setRound(round + 1);
      send({ type: "replace", answers: noAnswers });
    },
    undo() {
      if (cleared) send({ type: "replace", answers: cleared });
      setCleared(undefined);
    },
  };
}

/** The browser may refuse access to storage; the composer works without it. */
function read(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function write(answers: Answers): boolean {
  try {
    if (isEmpty(answers)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(answers));
    return true;
  } catch {
    return false;
  }
}
