/**
 * Loads React at the first sign of intent, and not before: until a visitor points (with a finger, too), types or
 * focuses, the page is HTML. `scripts/finish-documents.ts` has left the modules' addresses in the document, and the
 * page's data, which `entry.client.tsx` reads.
 */
const signs = ["pointermove", "pointerdown", "keydown", "focusin"];

const start = () => {
  for (const sign of signs) removeEventListener(sign, start);
  // Offline, or a deployment took the files away: every link still loads the next page by itself.
  for (const url of Object.values((document.querySelector("#page-data") as HTMLElement).dataset))
    import(url as string).catch(() => {});
};

for (const sign of signs) addEventListener(sign, start);
