import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { startParameter } from "../paths.ts";
import {
  emptyRequest,
  fillForm,
  isEmpty,
  mergeRequests,
  type QuoteRequest,
  readForm,
  requestFrom,
  requestIn,
  startRequest,
} from "./request.ts";

declare global {
  interface Document {
    /** https://developer.mozilla.org/docs/Web/API/Document/prerendering, which TypeScript does not declare. */
    readonly prerendering?: boolean;
  }
}

const storageKey = "request";

/**
 * The visitor's request, stored in this browser. The page renders without answers. After the first render, the hook adds
 * the stored request, the page that a link starts with, and the request of a link; what the visitor has answered since
 * then wins.
 */
export function useRequest(form: RefObject<HTMLFormElement | null>) {
  const [request, setRequest] = useState(emptyRequest);
  const [externalChanges, setExternalChanges] = useState(0);
  const [hasStarted, setStarted] = useState(false);
  const [isKept, setKept] = useState(true);
  const [before, setBefore] = useState<QuoteRequest>();
  const [isShared, setShared] = useState(false);
  const [incoming, setIncoming] = useState<QuoteRequest | "damaged">();
  /** The newest request, which React may not have rendered yet. */
  const current = useRef(request);

  /** Shows a request that did not come from the form. */
  const show = useCallback((request: QuoteRequest) => {
    current.current = request;
    setRequest(request);
    setExternalChanges((count) => count + 1);
  }, []);
  const replace = useCallback(
    (request: QuoteRequest) => {
      show(request);
      setKept(writeStorage(request));
    },
    [show],
  );
  const change = (change: (request: QuoteRequest) => QuoteRequest) => {
    // What was cleared does not come back in another request.
    if (isEmpty(current.current)) setBefore(undefined);
    current.current = change(current.current);
    setRequest(current.current);
    setKept(writeStorage(current.current));
  };

  const filled = useRef(0);
  useLayoutEffect(() => {
    if (filled.current === externalChanges || !form.current) return;
    filled.current = externalChanges;
    fillForm(form.current, request);
  }, [form, externalChanges, request]);

  // Before the page is painted: after Back, the answers are there at once.
  useLayoutEffect(() => {
    async function open() {
      const found = await requestIn(location.hash);
      if (!found) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      const isAnother = JSON.stringify(found) !== JSON.stringify(requestFrom(current.current));
      if (found === "damaged" || (!isEmpty(current.current) && isAnother)) return setIncoming(found);
      replace(found);
      setShared(true);
    }
    function restore() {
      const typed = form.current ? readForm(form.current, emptyRequest) : emptyRequest;
      const answered = mergeRequests(parse(readStorage()), typed);
      const start = new URLSearchParams(location.search).get(startParameter);
      const restored = start ? startRequest(answered, start) : answered;
      // A category opens its group of services.
      form.current?.querySelector(`#catalogue-${CSS.escape(start ?? "")}`)?.setAttribute("open", "");
      if (!isEmpty(restored)) replace(restored);
      // A reload keeps what the visitor has changed since. Other parameters, such as those of a campaign, stay.
      if (start) history.replaceState(history.state, "", addressWithoutStart());
      // In parts: the whole composer renders again.
      startTransition(() => setStarted(true));
      open();
    }
    addEventListener("hashchange", open);
    // A page that the browser renders in advance must not store an answer, because the visitor may never open it.
    if (document.prerendering) document.addEventListener("prerenderingchange", restore, { once: true });
    else restore();
    return () => {
      removeEventListener("hashchange", open);
      document.removeEventListener("prerenderingchange", restore);
    };
  }, [form, replace]);

  useEffect(() => {
    // Another tab has written its request. Without this, the tab that writes last would delete what was typed in the other.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey || key === null) show(parse(newValue));
    };
    // A page that the back/forward cache restores has missed these events in Firefox.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isKept) show(parse(readStorage()));
    };
    addEventListener("storage", onStorage);
    addEventListener("pageshow", onPageShow);
    return () => {
      removeEventListener("storage", onStorage);
      removeEventListener("pageshow", onPageShow);
    };
  }, [show, isKept]);

  return {
    request,
    /** Counts the changes that do not come from the form. After each one, the form's fields are set again. */
    externalChanges,
    change,
    /** Whether React has started and what was stored is shown. Until then the buttons can do nothing. */
    hasStarted,
    /** Whether the browser stores the answers. */
    isKept,
    /** Whether the request came with a link. */
    isShared,
    /** The request of a link, about which the page asks; or the link is damaged. */
    incoming,
    take() {
      if (incoming && incoming !== "damaged") replace(incoming);
      setIncoming(undefined);
      setShared(true);
    },
    refuse: () => setIncoming(undefined),
    /** The request before the visitor cleared it or discarded the edited message, to bring either back. */
    before,
    canUndo: before !== undefined && isEmpty(request),
    clear() {
      setShared(false);
      setBefore(current.current);
      replace(emptyRequest);
    },
    undo: () => before && replace(before),
    discardEdit() {
      setBefore(current.current);
      change((request) => ({ ...request, edit: undefined }));
    },
  };
}

export type RequestState = ReturnType<typeof useRequest>;

/** The address without the parameter that starts a request. The others stay as they are, letter by letter. */
function addressWithoutStart(): string {
  const others = location.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter.split("=")[0] !== startParameter);
  return location.pathname + (others.length > 0 ? `?${others.join("&")}` : "") + location.hash;
}

function parse(json: string | null): QuoteRequest {
  try {
    return requestFrom(JSON.parse(json ?? ""));
  } catch {
    return emptyRequest;
  }
}

/** The browser may refuse access to storage; the page works without it. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
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
