import { contentOf, detailText } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import type { SpecimenContent } from "../content/schema.ts";
import { glyphOf } from "../domain/board.ts";
import { type ServiceKey, services } from "../domain/catalogue.ts";
import { withDays } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { chatLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";

/** @param segment the language in the page's URL */
export function serviceData(segment: string, key: ServiceKey) {
  const content = contentOf(segment);
  const { language, common: text, services: serviceTexts } = content;
  const { meta, process, related, summary: _, ...service } = serviceTexts[key];
  const steps = withDays(
    process.map((name) => ({ name })),
    services[key].spans,
  );
  const message = fill(text.interestMessage, { service: service.title });
  return {
    meta,
    service: {
      ...service,
      serviceKey: key,
      which: service.which && linkedText(service.which, content),
      outOfScope: linkedText(service.outOfScope, content),
      message,
      related: services[key].related.map(([category, detail], index) => ({
        title: detailText(content, category, detail).title,
        reason: related[index],
        href: paths.detail(language, category, detail),
        glyph: glyphOf(category, detail),
      })),
      steps: steps.map((step) => ({ ...step, daysLabel: fill(text.days, { ...step.days }) })),
    },
    text: {
      keyFeatures: text.keyFeatures,
      benefits: text.benefits,
      ourProcess: text.ourProcess,
      processNote: text.processNote,
      relatedCaption: text.relatedCaption,
      relatedLine: text.relatedLine,
      requestConsultation: text.requestConsultation,
      quoteIsFree: text.quoteIsFree,
      nothingOwed: text.nothingOwed,
      totals: text.totals,
    },
  };
}

/** @param screens what the page draws of the invented product's screens */
export function serviceDataWithSpecimen<
  Key extends ServiceKey & keyof SpecimenContent,
  Screens extends keyof SpecimenContent["salita"],
>(segment: string, key: Key, ...screens: Screens[]) {
  const { specimens } = contentOf(segment);
  const data = serviceData(segment, key);
  return {
    ...data,
    specimen: {
      ...specimens[key],
      ...specimens.shared,
      salita: pick(specimens.salita, screens),
      chatLink: chatLink(data.service.message),
    },
  };
}

function pick<Texts extends object, Key extends keyof Texts>(texts: Texts, keys: Key[]): Pick<Texts, Key> {
  return Object.fromEntries(keys.map((key) => [key, texts[key]])) as Pick<Texts, Key>;
}

export type ServiceData = ReturnType<typeof serviceData>;
