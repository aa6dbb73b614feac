import { contentOf, detailText } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import type { SpecimenContent } from "../content/schema.ts";
import { glyphOf } from "../domain/board.ts";
import { type ServiceKey, services } from "../domain/catalogue.ts";
import { withDays } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { chatLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import type { SpecimenKey } from "../sections/specimens/ServiceSpecimen.tsx";

/** @param segment the language in the page's URL */
export function serviceData(segment: string, key: ServiceKey) {
  const content = contentOf(segment);
  const { language, common: text, services: serviceTexts, specimens } = content;
  const { meta: _meta, process, related, summary: _, ...service } = serviceTexts[key];
  const steps = withDays(
    process.map((title) => ({ title })),
    services[key].spans,
  );
  const message = fill(text.interestMessage, { service: service.title });
  return {
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
      steps: steps.map(({ title, days }) => ({
        title,
        days: { ...days, label: fill(text.days, { ...days }) },
      })),
    },
    // A service may have no specimen.
    specimen: isSpecimenKey(key, specimens) && {
      service: key,
      texts: {
        ...specimens[key],
        ...specimens.shared,
        salita: onlyDrawn(key, specimens.salita),
        chatLink: chatLink(message),
      },
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
    },
  };
}

/**
 * Selects only what the service's page draws, because a page contains its data twice: as HTML and as JSON for React.
 */
function onlyDrawn(key: SpecimenKey, salita: SpecimenContent["salita"]): SpecimenContent["salita"] {
  const drawn = screensOf[key];
  return Object.fromEntries(
    Object.entries(salita).filter(([name]) => drawn.includes(name as keyof typeof salita)),
  ) as SpecimenContent["salita"];
}

const flow = ["product", "doctor", "reminder"] as const;
const screensOf: Record<SpecimenKey, readonly (keyof SpecimenContent["salita"])[]> = {
  ux: [...flow, "who", "times", "newTime", "confirm", "changed"],
  ui: [...flow, "who"],
  customer: [],
  product: [...flow, "newTime", "confirm", "desk"],
  project: [...flow, "times", "newTime", "confirm", "desk"],
  design: flow,
};

function isSpecimenKey(key: ServiceKey, specimens: SpecimenContent): key is SpecimenKey {
  return key in specimens;
}

export type ServiceData = ReturnType<typeof serviceData>;
