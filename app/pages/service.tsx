import { isCategoryKey, isServiceKey, services } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { getContent, site } from "../content-model/contents.server.ts";
import { linkText, linkToDetail } from "../content-model/linked-text.server.ts";
import { fill } from "../content-model/phrases.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { linkToChat } from "../outbound-links.ts";
import { detailListId, paths } from "../paths.ts";
import { Benefits } from "../sections/Benefits.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FeatureCards } from "../sections/FeatureCards.tsx";
import { FloodingCells } from "../sections/FloodingCells.tsx";
import { LinkedText } from "../sections/LinkedText.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead, WhichPage } from "../sections/PageHead.tsx";
import { Process } from "../sections/Process.tsx";
import { Section } from "../sections/Section.tsx";
import { isSpecimenKey, ServiceSpecimen } from "../sections/specimens/ServiceSpecimen.tsx";
import { arrivalId, ExpectArrival } from "../ui/ExpectArrival.tsx";
import type { Route } from "./+types/service";
import { UnknownService } from "./UnknownService.tsx";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { common } = content;
  const key = params.service;
  if (!isServiceKey(key)) return {};
  const { meta: _meta, process, related, summary: _summary, ...service } = content[`services/${key}`];
  const category = isCategoryKey(key) && content[`categories/${key}`];
  const message = fill(common.interestMessage, { service: service.title });
  return {
    service: {
      ...service,
      name: key,
      which: service.which && { ...service.which, links: linkText(service.which.links, content) },
      outOfScope: linkText(service.outOfScope, content),
      message,
      // A service whose address is also that of a category lists the category's details.
      relatedHeading: category
        ? { id: detailListId, name: category.caption, line: category.line }
        : { name: common.relatedCaption, line: common.relatedLine },
      related: services[key].related.map((name, index) => ({
        ...linkToDetail(content, name),
        note: related[index],
      })),
      steps: process.map((title) => ({ title })),
    },
    // A service may have no specimen.
    specimen: isSpecimenKey(key) && {
      service: key,
      texts: {
        ...content[`specimens/${key}`],
        ...content["specimens/shared"],
        salita: content["specimens/salita"],
        chatLink: linkToChat(site.phone, message),
        stageLink: site.hasStage ? paths.stage(content.language) : undefined,
      },
    },
  };
}

export default function ServicePage({ loaderData: { service, specimen } }: Route.ComponentProps) {
  const shell = useShell();
  if (!service) return <UnknownService />;
  const { name: key, which, features, benefits, steps } = service;
  const parts = countParts({
    features: features.length,
    benefits: benefits.length,
    steps: steps.length,
  });
  return (
    <Page>
      <PageHead
        title={service.title}
        subtitle={service.subtitle}
        action={
          <ChatCall message={service.message} note={shell.opensChat}>
            {shell.requestConsultation}
          </ChatCall>
        }
        picture={
          <>
            <ExpectArrival />
            <FloodingCells rows={services[key].picture} id={arrivalId} />
            {which && <WhichPage {...which} />}
          </>
        }
        text={service.description}
      />
      {specimen && <ServiceSpecimen {...specimen} />}
      <Section part={parts.features} name={shell.keyFeatures} line={service.featuresLine}>
        <FeatureCards service={key} features={features} />
      </Section>
      <Section part={parts.benefits} name={shell.benefits} line={service.benefitsLine} layout="split">
        <Benefits benefits={benefits} />
      </Section>
      <Section part={parts.steps} name={shell.ourProcess} line={service.processLine}>
        <Process steps={steps} />
      </Section>
      <Section {...service.relatedHeading} note={<LinkedText parts={service.outOfScope} />}>
        <LinkList pages={service.related} />
      </Section>
      <ClosingCall {...service} button={shell.requestConsultation} start={key} />
    </Page>
  );
}
