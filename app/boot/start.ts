/**
 * Loads React at the first sign of intent, and not before: until a visitor points, types, touches or focuses,
 * the page is HTML. `tools/finish-documents.ts` has put the page's own data and the list of its modules into the
 * document as inert JSON; this does with them what React Router's own inline script would have done.
 */
const signs = ["pointermove", "pointerdown", "keydown", "touchstart", "focusin"];

const start = async () => {
  for (const sign of signs) removeEventListener(sign, start);
  const [context, stream, manifest, entry, routeIds, urls] = JSON.parse(
    document.getElementById("page-data")?.textContent as string,
  );
  context.stream = new Response(stream).body;
  window.__reactRouterContext = context;
  try {
    const modules = await Promise.all([...urls, manifest].map((url) => import(url)));
    window.__reactRouterRouteModules = Object.fromEntries(
      routeIds.map((id: string, index: number) => [id, modules[index]]),
    );
    await import(entry);
  } catch {
    // Offline, or a deployment took the files away: every link still loads the next page by itself.
  }
};

for (const sign of signs) addEventListener(sign, start);
