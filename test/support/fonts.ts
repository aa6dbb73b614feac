import { expect, type Page } from "@playwright/test";

export async function untilOwnFonts(page: Page): Promise<void> {
  const textsInOtherFonts = async () => {
    const nameOf = (family: string | undefined = "") => family.trim().replaceAll(/["']/g, "");
    const faces = [...document.fonts].filter(({ family }) => !family.includes("fallback"));
    // Includes the fonts of texts that are not visible yet, such as those in a closed menu.
    await Promise.allSettled(faces.map((face) => face.load()));
    const loaded = faces.filter(({ status }) => status === "loaded").map(({ family }) => nameOf(family));
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    return [...document.querySelectorAll("body, body :not(script, style)")]
      .filter(hasText)
      .filter((element) => !loaded.includes(nameOf(getComputedStyle(element).fontFamily.split(",")[0])))
      .map(({ textContent }) => textContent.trim().slice(0, 40));
  };
  await expect.poll(() => page.evaluate(textsInOtherFonts), "not in the site's own fonts").toEqual([]);
}
