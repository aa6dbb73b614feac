/** The schema of the quote page's texts in each language, and of its numbers: docs/behaviour.md#quote */
import { strictObject, type z } from "zod";
import { label, meta, pageTitle, sentence } from "../content-model/text-shapes.ts";
import { estimate, formTexts } from "./composer/composer-schema.ts";
import { sampleNumbers } from "./sample/sample-schema.ts";

export const quote = strictObject({
  meta,
  title: pageTitle(24),
  lead: sentence(160).describe("Presentación"),
  free: sentence(90).describe("Qué cuesta pedirlo"),
  ...formTexts,
  terms: strictObject({ title: label(60), note: sentence(140) }).describe("Las condiciones"),
  answers: strictObject({ title: label(60) }).describe("Las respuestas del estudio"),
}).describe("Presupuesto");
export type QuoteText = z.infer<typeof quote>;

export const quoteNumbers = strictObject({ estimate, sample: sampleNumbers });
