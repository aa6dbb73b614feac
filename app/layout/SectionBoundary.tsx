import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
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

/** The first in its boundary: its effect runs before those of components that read their own fields. */
function NativeState() {
  // While this renders, the elements that React may replace are still in the document.
  const [restore] = useState(rememberState);
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
 * shown. It hydrates after the page's effects, which find refs into it empty. React has no hook for this:
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class SectionBoundary extends Component<SectionBoundaryProps> {
  override state = { hasFailed: false };
  element: Element | null = null;
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidMount() {
    this.element = document.querySelector(this.props.selector);
  }
  /** Puts the element that React has removed back into the document. */
  restore = (place: HTMLTemplateElement) => {
    const { element } = this;
    if (!element || element.isConnected) return;
    place.after(element);
    return () => element.remove();
  };
  override render() {
    if (this.state.hasFailed) return <template ref={this.restore} />;
    return <HydrationBoundary>{this.props.children}</HydrationBoundary>;
  }
}
