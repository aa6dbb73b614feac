import loaders from "virtual:quote-data";
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef } from "react";
import { type Language, languages } from "../../domain/languages.ts";
import type { PlannedPart } from "../../domain/page-plan.ts";
import { Composer } from "./Composer.tsx";
import { SampleQuote } from "./SampleQuote.tsx";
import type { QuoteData } from "./sample-data.ts";
import { anchors } from "./sheet-view.ts";

/** The page's parts in each language, with their texts. Until they load, the page stays as it was rendered. */
const composers = inEachLanguage(({ composer }) => ({ onReady }: { onReady: () => void }) => (
  <Composer data={composer} onReady={onReady} />
));
const samples = inEachLanguage(({ sample }) => ({ part }: SampleProps) => (
  <SampleQuote sample={sample} part={part} />
));

interface SampleProps {
  part: PlannedPart;
}

function inEachLanguage<Props>(partOf: (data: QuoteData) => ComponentType<Props>) {
  return new Map(languages.map((language) => [language, lazy(() => loadPart(language, partOf))]));
}

async function loadPart<Props>(language: Language, partOf: (data: QuoteData) => ComponentType<Props>) {
  try {
    const { default: data } = await loaders[language]();
    return { default: partOf(data) };
  } catch (error) {
    // The visitor is offline, or a new release has removed the file: as in app/inline-script.ts
    console.warn(error);
    document.documentElement.dataset.failed = "";
    return new Promise<never>(() => {});
  }
}

export function LazyComposer({ language }: { language: Language }) {
  const ComposerInLanguage = composers.get(language);
  const repeat = useEarlyClicks(`#${anchors.brief} button`);
  return <Suspense>{ComposerInLanguage && <ComposerInLanguage onReady={repeat} />}</Suspense>;
}

/**
 * Keeps the clicks on buttons that hydrate later than the page, for which app/inline-script.ts repeats clicks.
 *
 * @returns a function that repeats them, once the buttons have hydrated
 */
function useEarlyClicks(buttons: string): () => void {
  const early = useRef<EventTarget[]>([]);
  useEffect(() => {
    // React stops a click on what has not hydrated on its way down, and handles every other click.
    const keep = ({ target }: MouseEvent) => {
      if ((target as Element).closest(buttons)) early.current.push(target as Element);
    };
    const forget = ({ target }: MouseEvent) => {
      early.current = early.current.filter((kept) => kept !== target);
    };
    addEventListener("click", keep, { capture: true });
    addEventListener("click", forget);
    return () => {
      removeEventListener("click", keep, { capture: true });
      removeEventListener("click", forget);
    };
  }, [buttons]);
  return useCallback(() => {
    // After a click for which React is hydrating the buttons.
    setTimeout(() => {
      for (const target of early.current) setTimeout(() => (target as HTMLElement).click());
      early.current = [];
    });
  }, []);
}

export function LazySample({ language, part }: SampleProps & { language: Language }) {
  const SampleInLanguage = samples.get(language);
  return <Suspense>{SampleInLanguage && <SampleInLanguage part={part} />}</Suspense>;
}
