import type { ShouldRevalidateFunction } from "react-router";

/**
 * Each page's data is a file of the build, so only another page needs another one. Without this, React Router would
 * request the same file again when Back removes the hash of a link within the page, and fail without a connection.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;
