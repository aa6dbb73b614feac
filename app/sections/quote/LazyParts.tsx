import loaders from "virtual:quote-data";
import { type ComponentType, lazy, Suspense } from "react";
import { type Language, languages } from "../../domain/languages.ts";
import type { PlannedPart } from "../../domain/page-plan.ts";
import { Composer } from "./Composer.tsx";
import { SampleQuote } from "./SampleQuote.tsx";
import type { QuoteData } from "./sample-data.ts";

/** The page's parts in each language, with their texts. Until they load, the page stays as it was rendered. */
const composers = inEachLanguage(({ composer }) => () => <Composer data={composer} />);
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
  return <Suspense>{ComposerInLanguage && <ComposerInLanguage />}</Suspense>;
}

export function LazySample({ language, part }: SampleProps & { language: Language }) {
  const SampleInLanguage = samples.get(language);
  return <Suspense>{SampleInLanguage && <SampleInLanguage part={part} />}</Suspense>;
}
