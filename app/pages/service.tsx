import { contentOf } from "../content/contents.server.ts";
import { services } from "../domain/catalogue.ts";
import { chatLink } from "../domain/outbound-links.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { isServiceKey, paths } from "../paths.ts";
import { Benefits } from "../sections/Benefits.tsx";
import { glyphOf } from "../sections/Board.tsx";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { CountedSection } from "../sections/CountedSection.tsx";
import { FeatureCards } from "../sections/FeatureCards.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead, PictureAndText } from "../sections/PageHead.tsx";
import { plannedSteps, ServiceProcess } from "../sections/ServiceProcess.tsx";
import { ClosingCall } from "../sections/SpeechBlock.tsx";
import { headTags } from "../seo/head.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import { Cells, Picture } from "../ui/Drawings.tsx";
import type { Route } from "./+types/service";
import { UnknownService } from "./UnknownService.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const { language, interface: text, services: serviceTexts, details } = contentOf(params.language);
  const key = params.service;
  if (!isServiceKey(key))
    return {
      language,
      meta: { title: text.notFound.title, description: text.notFound.message },
      unknown: text.notFound,
    };
  const service = serviceTexts[key];
  return {
    language,
    meta: service.meta,
    service: {
      key,
      title: service.title,
      subtitle: service.subtitle,
      description: service.description,
      featuresLine: service.featuresLine,
      features: service.features,
      benefitsLine: service.benefitsLine,
      benefits: service.benefits,
      processLine: service.processLine,
      closing: service.closing,
      message: text.interestMessage(service.title),
      related: services[key].related.map(([category, detail]) => ({
        category,
        detail,
        // Each pair stands in the catalogue, and a language that lacks its text does not compile.
        title: (details[category] as Record<string, { title: string }>)[detail]?.title ?? detail,
      })),
      steps: plannedSteps(services[key].spans, service.process, text.days),
    },
    text: {
      keyFeatures: text.keyFeatures,
      benefits: text.benefits,
      ourProcess: text.ourProcess,
      processNote: text.processNote,
      relatedCaption: text.relatedCaption,
      relatedLine: text.relatedLine,
      requestConsultation: text.requestConsultation,
      closingNote: text.closingNote,
      sumKeyFeatures: text.sumKeyFeatures,
      sumBenefits: text.sumBenefits,
      sumSteps: text.sumSteps,
      pageAddsUp: text.pageAddsUp,
    },
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  const noindex = loaderData.unknown !== undefined;
  return headTags({ ...loaderData, pathname: location.pathname, noindex });
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { opensInNewTab } = useShell();
  if (loaderData.unknown) return <UnknownService texts={loaderData.unknown} />;
  const { language, service, text } = loaderData;
  const chat = (
    <ChatButton href={chatLink(service.message)} newTabHint={opensInNewTab}>
      {text.requestConsultation}
    </ChatButton>
  );
  return (
    <Page
      countsProgress
      sum={[
        { count: 6, label: text.sumKeyFeatures, start: 1 },
        { count: 5, label: text.sumBenefits, start: 7 },
        { count: 4, label: text.sumSteps, start: 12 },
      ]}
      note={text.pageAddsUp}
    >
      <PageHead
        breadcrumbs={<Breadcrumbs title={service.title} />}
        title={service.title}
        subtitle={service.subtitle}
      >
        <PictureAndText picture={<Picture service={service.key} data-arrives="" />} isLarge>
          <p>{service.description}</p>
          {chat}
        </PictureAndText>
      </PageHead>
      <FeatureCards
        caption={text.keyFeatures}
        featuresLine={service.featuresLine}
        features={service.features}
      />
      <Benefits caption={text.benefits} benefitsLine={service.benefitsLine} benefits={service.benefits} />
      <ServiceProcess
        caption={text.ourProcess}
        line={service.processLine}
        note={text.processNote}
        steps={service.steps}
      />
      <CountedSection from={0} to={0} caption={text.relatedCaption} line={text.relatedLine}>
        <LinkList
          pages={service.related.map(({ category, detail, title }) => ({
            title,
            to: paths.detail(language, category, detail),
            drawing: <Cells rows={[glyphOf(category, detail)]} data-travels="" />,
          }))}
        />
      </CountedSection>
      <ClosingCall headline={service.closing} text={text.closingNote}>
        {chat}
      </ClosingCall>
    </Page>
  );
}
