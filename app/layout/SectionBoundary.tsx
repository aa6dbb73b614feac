import {
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { rememberState } from "./native-state.ts";

/**
 * A part of the page that React hydrates by itself. If a translator or an extension has changed it before, React renders
 * this part again, and the others stay.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <NativeState />
      {children}
    </Suspense>
  );
}

/** The path at which the document was loaded, and whether a `<Link>` has led to another page since. */
let documentPath: string | undefined;
let hasLeft = false;

/** The first in its boundary: its effect runs before those of components that read their own fields. */
function NativeState() {
  const { pathname } = useLocation();
  documentPath ??= pathname;
  hasLeft ||= pathname !== documentPath;
  // During the first render, the elements that React may replace are still in the document. Later, they are of another page.
  const [restore] = useState(() => (hasLeft ? () => {} : rememberState()));
  useLayoutEffect(restore, [restore]);
  return null;
}

interface SectionBoundaryProps {
  /** Finds the only element of the part. */
  selector: string;
  children: ReactNode;
}

/**
 * A part of the page that stays as it was, without React, if it throws an error; then no route's `ErrorBoundary` is
 * shown. It hydrates after the page's effects, which find refs into it empty.
 */
export function SectionBoundary({ selector, children }: SectionBoundaryProps) {
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    element.current = document.querySelector(selector);
  }, [selector]);
  return (
    <HydrationBoundary>
      <ErrorBoundary fallback={<LastElement element={element} />}>{children}</ErrorBoundary>
    </HydrationBoundary>
  );
}

interface ErrorBoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** React has no hook for this: https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary */
class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Puts an element that React has removed back into the document. */
function LastElement({ element }: { element: RefObject<Element | null> }) {
  const place = useRef<HTMLTemplateElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || current.isConnected) return;
    place.current?.after(current);
    return () => current.remove();
  }, [element]);
  return <template ref={place} />;
}
