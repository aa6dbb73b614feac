import { answersOn } from "../content/answers.server.ts";
import { contentOf, detailText } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import type { SpecimenContent } from "../content/specimen-schema.ts";
import { drawingsOf } from "../domain/board.ts";
import { type ServiceKey, services } from "../domain/catalogue.ts";
import { isCategoryKey } from "../domain/catalogue-keys.ts";
import { withDays } from "../domain/page-count.ts";
import { fill } from "../domain/template.ts";
import { chatLink } from "../outbound-links.ts";
import { detailListId, paths } from "../paths.ts";
import type { SpecimenKey } from "../sections/specimens/ServiceSpecimen.tsx";

/** @param segment the language in the page's URL */
export function serviceData(segment: string, key: ServiceKey) {
  const content = contentOf(segment);
  const { language, common: text, categories, services: serviceTexts, specimens } = content;
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
      outOfScope: [...linkedText(service.outOfScope, content), ...answersOn(key, content)],
      message,
      // A service whose address is also that of a category lists the category's details.
      relatedHeading: isCategoryKey(key)
        ? { id: detailListId, name: categories[key].caption, line: categories[key].line }
        : { name: text.relatedCaption, line: text.relatedLine },
      related: services[key].related.map(([category, detail], index) => ({
        title: detailText(content, category, detail).title,
        reason: related[index],
        href: paths.detail(language, category, detail),
        picture: drawingsOf(category, detail).picture,
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
        salita: specimens.salita,
        chatLink: chatLink(message),
      },
    },
  };
}

function isSpecimenKey(key: ServiceKey, specimens: SpecimenContent): key is SpecimenKey {
  return key in specimens;
}

export type ServiceData = ReturnType<typeof serviceData>;
