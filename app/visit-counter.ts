/**
 * Loads the studio's visit counter. The build inlines this script into each document if facts.json has a counter:
 * docs/behaviour.md#counting-visits
 */
const { dataset, content } = document.querySelector("#visit-counter") as HTMLTemplateElement;
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };

if (location.origin === dataset.address && doNotTrack !== "1" && !globalPrivacyControl)
  addEventListener("load", () =>
    // A prerendered page, or one in a background tab, is first painted when the visitor opens it.
    new PerformanceObserver(() => document.head.append(content)).observe({ type: "paint", buffered: true }),
  );

export {};
