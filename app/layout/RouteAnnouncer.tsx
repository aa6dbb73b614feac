import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSharedElementArrival } from "../client/shared-element.ts";

/**
 * A client navigation changes the page silently. This tells screen readers the new title, and moves the focus to the new
 * heading so that the next Tab goes on from there. https://www.w3.org/WAI/WCAG22/Understanding/focus-order
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  const [title, setTitle] = useState("");
  useSharedElementArrival();

  useEffect(() => {
    if (pathname === lastPathname.current) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    // The router scrolls: to the top of a new page, or back to where the visitor was.
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
