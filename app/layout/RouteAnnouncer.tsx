import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useSharedElementArrival } from "../client/shared-element.ts";

/**
 * A client navigation changes the page without telling anybody: this says the new page's title to screen readers
 * and moves the focus to its heading, so that the next Tab goes on from there.
 * https://www.w3.org/WAI/WCAG22/Understanding/focus-order
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
    // Scrolling is the router's: to the top on a new page, to where it was on Back.
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div role="status" aria-live="polite" className="visually-hidden">
      {title}
    </div>
  );
}
