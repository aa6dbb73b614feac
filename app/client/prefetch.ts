/**
 * Fetches the pages of the links in view once somebody has touched the page, so that a tap waits for no network: the
 * browser keeps them for as long as `server/file-types.ts` says. docs/decisions/the-browser-navigates.md
 */
const fetched = new Set([location.pathname]);

addEventListener("pointerdown", function start({ target }) {
  // The page of a link that is pressed should wait for no other.
  if ((target as Element).closest("a")) return;
  removeEventListener("pointerdown", start);
  if (!savesData()) observeLinks();
});

function observeLinks(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) fetchPage((target as HTMLAnchorElement).pathname);
  });
  for (const link of document.links) if (link.origin === location.origin) observer.observe(link);
}

function fetchPage(pathname: string): void {
  if (fetched.has(pathname)) return;
  fetched.add(pathname);
  // Offline, the link itself will say so. Read to its end, or the browser may not keep it.
  fetch(pathname, { priority: "low" }).then(
    (response) => response.text(),
    () => {},
  );
}

/** Chromium alone tells: https://developer.mozilla.org/docs/Web/API/NetworkInformation */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
}
