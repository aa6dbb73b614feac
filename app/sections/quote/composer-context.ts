import { createContext, useContext } from "react";
import type { QuoteText } from "../../content/quote-schema.ts";
import type { Answers, Change, ColumnKey, Purpose } from "../../domain/brief.ts";
import type { ServiceKey } from "../../domain/catalogue.ts";
import type { Span } from "../../domain/sheet.ts";

export type NeedPurpose = Exclude<Purpose, "unsure">;

export interface NamedLink {
  title: string;
  href: string;
}

/** One of a purpose's needs, with the column in which it starts. */
export interface NeedOption {
  id: string;
  label: string;
  entry: string;
  reason: string;
  inMessage: string;
  pill: string;
  column: ColumnKey;
  days: number;
  /** For a need that stays out: the page that covers it. */
  page?: NamedLink;
}

export interface ServiceOption extends NamedLink {
  summary: string;
  /** The example plan of the catalogue. */
  plan: (Span & { name: string })[];
}

/** The composer's texts and rules, in the page's language. */
export interface ComposerData {
  locale: string;
  texts: Omit<QuoteText, "meta" | "title" | "sample" | "waysIn" | "facts" | "questions"> & {
    questions: Omit<QuoteText["questions"], "needs"> & {
      needs: Record<NeedPurpose, { question: string; hint: string }> & {
        unsure: Omit<QuoteText["questions"]["needs"]["unsure"], "options">;
      };
    };
  };
  days: { all: number; task: number; launch: number; areWorking: boolean };
  existing: { id: string; label: string; inMessage: string }[];
  needs: Record<NeedPurpose, NeedOption[]>;
  doubts: { id: string; label: string; inMessage: string; reason: string; page: NamedLink }[];
  services: Record<ServiceKey, ServiceOption>;
}

export interface Composer {
  data: ComposerData;
  answers: Answers;
  change: (change: Change) => void;
}

export const ComposerContext = createContext<Composer | undefined>(undefined);

export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (!composer) throw new Error("This part of the quote page is outside the composer");
  return composer;
}
