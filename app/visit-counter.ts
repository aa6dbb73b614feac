/**
 * Loads the studio's counter of visits. The build writes this script into each document if facts.json has a counter:
 * docs/behaviour.md#counting-visits
 */
const { dataset, content } = document.querySelector("#visit-counter") as HTMLTemplateElement;
const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };

if (location.origin === dataset.address && doNotTrack !== "1" && !globalPrivacyControl)
  addEventListener("load", () =>
    // A page that is prerendered, or opened in a background tab, is painted when the visitor comes to it.
    new PerformanceObserver(() => document.head.append(content)).observe({ type: "paint", buffered: true }),
  );

export {};
