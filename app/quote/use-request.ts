import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { startParameter } from "../paths.ts";
import { composeMessage } from "./message.ts";
import type { QuoteData } from "./quote-data.server.ts";
import {
  addChoice,
  emptyRequest,
  fillForm,
  isEmpty,
  parseRequest,
  type QuoteRequest,
  questionKeys,
  readLink,
  showQuestion,
  startRequest,
  writeDay,
} from "./request.ts";
import { describeRequest, summarize } from "./summary.ts";

const storageKey = "request";

/**
 * The visitor's request, stored in this browser. The page renders an empty one. After the first render, the hook adds
 * the stored request, the page that a link starts with, and the request of a link; what the visitor has entered since
 * then wins.
 */
export function useRequest(data: QuoteData) {
  const form = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState({ request: emptyRequest, isKept: true });
  const [before, setBefore] = useState<QuoteRequest>();
  const [isShared, setShared] = useState(false);
  const [incoming, setIncoming] = useState<QuoteRequest | "damaged">();
  /** React may not have rendered the newest request yet. */
  const newest = useRef(stored);
  const today = useToday();

  function keep(request: QuoteRequest, isKept = writeStorage(request)) {
    newest.current = { request, isKept };
    setStored(newest.current);
  }
  function change(change: (request: QuoteRequest) => QuoteRequest) {
    const [old, request] = [newest.current.request, change(newest.current.request)];
    // What was cleared does not come back in another request, and what the visitor empties by hand is not undone.
    if (isEmpty(old) || isEmpty(request)) setBefore(undefined);
    keep(request);
  }
  /** Shows a request that did not come from the form, and opens its first question without a choice. */
  function show(request: QuoteRequest, isKept?: boolean) {
    keep(request, isKept);
    setBefore(undefined);
    if (!form.current) return;
    fillForm(form.current, request);
    if (form.current.querySelector("details :focus")) return;
    const texts = describeRequest(data, request, writeDay(new Date()));
    const next = questionKeys.find((key) => !texts[key]);
    showQuestion(form.current, next);
  }

  const restore = useEffectEvent(() => {
    const typed = [...new FormData(form.current ?? undefined)].filter(([, value]) => value !== "");
    // A form does not say what came last. A radio button wins over a day, unless the visitor is still in the day's field.
    const isInDay = document.activeElement?.id === "day";
    const chosen = typed.filter(([name]) => name === "deadline" && !isInDay);
    const entered = [...typed, ...chosen].reduce(
      (request, [name, value]) => addChoice(request, name, String(value)),
      readStorage(),
    );
    const start = new URLSearchParams(location.search).get(startParameter);
    const restored = start ? startRequest(entered, start) : entered;
    // A category opens its group of services.
    form.current?.querySelector(`#catalogue-${CSS.escape(start ?? "")}`)?.setAttribute("open", "");
    const target = document.querySelector(":target");
    const isAtTarget = Math.abs(target?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2;
    if (!isEmpty(restored)) show(restored);
    // The restored request takes more room above it.
    if (isAtTarget) requestAnimationFrame(() => target?.scrollIntoView());
    // A reload keeps what the visitor has changed since. Other parameters, such as those of a campaign, stay as they are.
    const started = new RegExp(`(?<=[?&])${startParameter}=[^&]*&?`);
    const others = location.search.replace(started, "").replace(/[?&]$/, "");
    if (start) history.replaceState(history.state, "", location.pathname + others + location.hash);
    open();
  });
  const open = useEffectEvent(async () => {
    const found = await readLink(location.hash);
    if (!found) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    const { request } = newest.current;
    // A link to the visitor's own request changes nothing.
    if (JSON.stringify(found) === JSON.stringify(parseRequest(request))) return;
    if (found === "damaged" || !isEmpty(request)) return setIncoming(found);
    show(found);
    setShared(true);
  });
  // Another tab has written its request. Without this, the tab that writes last would delete what was typed in the other.
  const refresh = useEffectEvent(() => {
    if (newest.current.isKept) show(readStorage(), true);
  });

  // Before the page is painted: after Back, the request is there at once.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("hashchange", () => open(), { signal });
    addEventListener("storage", ({ key }) => (key === storageKey || key === null) && refresh(), { signal });
    // A page that the back/forward cache restores has missed these events in Firefox.
    addEventListener("pageshow", ({ persisted }) => persisted && refresh(), { signal });
    // A page that the browser renders in advance must not store a request, because the visitor may never open it.
    if ("prerendering" in document && document.prerendering)
      document.addEventListener("prerenderingchange", () => restore(), { signal, once: true });
    else restore();
    return () => listening.abort();
  }, []);

  const summary = summarize(data, stored.request);
  return {
    data,
    form,
    /** The request, and whether the browser stores it. */
    ...stored,
    today,
    summary,
    /** The message composed from the request. */
    composed: composeMessage(data, stored.request, summary, today),
    /** Whether the request came with a link. */
    isShared,
    /** The request of a link, about which the page asks; or the link is damaged. */
    incoming,
    /** The request before the visitor cleared it or discarded the edited message, to bring either back. */
    before,
    canUndo: before !== undefined && isEmpty(stored.request),
    actions: {
      change,
      take() {
        if (incoming && incoming !== "damaged") show(incoming);
        setIncoming(undefined);
        setShared(true);
      },
      refuse: () => setIncoming(undefined),
      clear() {
        const { request } = newest.current;
        setShared(false);
        show(emptyRequest);
        setBefore(request);
      },
      undo: () => before && show(before),
      discardEdit() {
        const { request } = newest.current;
        change(() => ({ ...request, edit: undefined }));
        setBefore(request);
      },
    },
  };
}

/** The page's data, the request, and what follows from both, for each part of the composer. */
export type RequestProps = ReturnType<typeof useRequest>;

/**
 * The visitor's present day, `2027-01-15`; empty until React has started. A page may stay open for days, sleep, or come
 * back from the back/forward cache, in which case its timers have not run.
 */
function useToday(): string {
  const [today, setToday] = useState("");
  useEffect(() => {
    const refresh = () => setToday(writeDay(new Date()));
    // In parts: the whole composer renders again.
    startTransition(refresh);
    const timer = setInterval(refresh, 30_000);
    const listening = new AbortController();
    for (const event of ["focus", "pageshow", "visibilitychange", "beforeprint", "pointerdown", "keydown"])
      addEventListener(event, refresh, { capture: true, signal: listening.signal });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);
  return today;
}

/** The browser may refuse access to storage; the page works without it. */
function readStorage(): QuoteRequest {
  try {
    return parseRequest(JSON.parse(localStorage.getItem(storageKey) ?? ""));
  } catch {
    return emptyRequest;
  }
}

function writeStorage(request: QuoteRequest): boolean {
  try {
    if (isEmpty(request)) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(request));
    return true;
  } catch {
    return false;
  }
}
