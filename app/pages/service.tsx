import { contentOf } from "../content/contents.server.ts";
import { glyphOf } from "../domain/board.ts";
import { services } from "../domain/catalogue.ts";
import { daySpans, pagePlan } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { isServiceKey, paths } from "../paths.ts";
import { Benefits } from "../sections/Benefits.tsx";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { CountedSection } from "../sections/CountedSection.tsx";
import { FeatureCards } from "../sections/FeatureCards.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead, PictureAndText } from "../sections/PageHead.tsx";
import { ServiceProcess } from "../sections/ServiceProcess.tsx";
import { ClosingCall } from "../sections/SpeechBlock.tsx";
import { ServiceSpecimen } from "../sections/specimens/ServiceSpecimen.tsx";
import { headTags } from "../seo/head.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import { Cells, SpriteSymbol } from "../ui/Drawings.tsx";
import type { Route } from "./+types/service";
import { UnknownService } from "./UnknownService.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const {
    language,
    interface: text,
    services: serviceTexts,
    details,
    specimens,
  } = contentOf(params.language);
  const key = params.service;
  if (!isServiceKey(key))
    return {
      language,
      meta: { title: text.notFound.title, description: text.notFound.message },
      unknown: text.notFound,
    };
  const { meta, process, related, summary: _, ...service } = serviceTexts[key];
  const days = daySpans(services[key].spans);
  const message = fill(text.interestMessage, { service: service.title });
  return {
    language,
    meta,
    service: {
      ...service,
      serviceKey: key,
      message,
      related: services[key].related.map(([category, detail], index) => ({
        title: (details[category] as Record<string, { title: string }>)[detail]?.title ?? detail,
        reason: related[index],
        to: paths.detail(language, category, detail),
        glyph: glyphOf(category, detail),
      })),
      steps: days.map((span, index) => ({
        name: process[index] ?? "",
        days: span,
        daysLabel: fill(text.days, { ...span }),
      })),
    },
    specimen: key in specimens && {
      service: key,
      texts: specimens[key],
      label: specimens.label,
      inventedProduct: specimens.inventedProduct,
      chatLink: chatLink(message),
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
      totals: text.totals,
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
  const { service, specimen, text } = loaderData;
  const plan = pagePlan({ features: service.features, benefits: service.benefits, steps: service.steps });
  const { parts } = plan;
  const chat = (
    <ChatButton href={chatLink(service.message)} newTabHint={opensInNewTab}>
      {text.requestConsultation}
    </ChatButton>
  );
  return (
    <CountedPage plan={plan} labels={text.totals} addsUp={text.pageAddsUp}>
      <PageHead
        breadcrumbs={<Breadcrumbs title={service.title} />}
        title={service.title}
        subtitle={service.subtitle}
      >
        <PictureAndText picture={<SpriteSymbol name={service.serviceKey} data-arrives="" />} isLarge>
          <p>{service.description}</p>
          {chat}
        </PictureAndText>
      </PageHead>
      <FeatureCards {...service} part={parts.features} caption={text.keyFeatures} />
      <Benefits {...service} part={parts.benefits} caption={text.benefits} />
      <ServiceProcess
        part={parts.steps}
        caption={text.ourProcess}
        line={service.processLine}
        note={text.processNote}
        steps={service.steps}
      />
      {specimen && <ServiceSpecimen {...specimen} newTabHint={opensInNewTab} />}
      <CountedSection caption={text.relatedCaption} line={text.relatedLine}>
        <LinkList
          pages={service.related.map(({ glyph, ...page }) => ({
            ...page,
            drawing: <Cells rows={[glyph]} data-travels="" />,
          }))}
        />
      </CountedSection>
      <ClosingCall headline={service.closing} text={text.closingNote}>
        {chat}
      </ClosingCall>
    </CountedPage>
  );
}
