/**
 * Ends the service worker of an earlier site of the domain, which would show that site for ever: a 404 at the worker's
 * URL does not end it. This site registers none. docs/launch.md
 */
const script = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: "window" })) client.navigate(client.url);
}
`;

export function loader() {
  return new Response(script, { headers: { "Content-Type": "text/javascript" } });
}
