import { contentOf } from "../content/contents.server.ts";
import { chatLink } from "../domain/outbound-links.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths, serviceKeys } from "../paths.ts";
import { Clients } from "../sections/Clients.tsx";
import { CountedSection } from "../sections/CountedSection.tsx";
import { Hero } from "../sections/Hero.tsx";
import { Questions } from "../sections/Questions.tsx";
import { Reasons } from "../sections/Reasons.tsx";
import { ServiceTiles } from "../sections/ServiceTiles.tsx";
import { SpeechBlock } from "../sections/SpeechBlock.tsx";
import { headTags } from "../seo/head.ts";
import { ChatButton, SquareButton } from "../ui/Buttons.tsx";
import type { Route } from "./+types/home";

export function loader({ params }: Route.LoaderArgs) {
  const { language, home, interface: text, services } = contentOf(params.language);
  return {
    ...home,
    language,
    phases: home.phases.map((phase, index) => ({ ...phase, days: text.days(index * 5 + 1, index * 5 + 5) })),
    services: serviceKeys.map((key) => ({ key, title: services[key].title, summary: services[key].summary })),
    ourServices: text.ourServices,
    loading: text.loading,
    requestConsultation: text.requestConsultation,
    getQuote: text.getQuote,
    getStarted: text.getStarted,
    pageAddsUp: text.pageAddsUp,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { language, opensInNewTab } = useShell();
  const [reasons, services, questions, starts] = home.sum;
  return (
    <Page
      countsProgress
      sum={[
        { count: 3, label: reasons, start: 1 },
        { count: 6, label: services, start: 4 },
        { count: 4, label: questions, start: 10 },
        { count: 2, label: starts, start: 14 },
      ]}
      note={home.pageAddsUp}
    >
      <Hero
        headline={home.headline}
        lead={home.lead}
        phases={home.phases}
        loading={home.loading}
        requestConsultation={home.requestConsultation}
        opensInNewTab={opensInNewTab}
      />
      <Clients caption={home.clientsCaption} />
      <Reasons reasonsCaption={home.reasonsCaption} reasons={home.reasons} />
      <ServiceTiles
        language={language}
        caption={home.ourServices}
        line={home.servicesLine}
        services={home.services}
      />
      <Questions
        questionsCaption={home.questionsCaption}
        questionsLine={home.questionsLine}
        questions={home.questions}
      />
      <CountedSection from={13} to={15} part={4} caption={home.startCaption} captionAt="end">
        <SpeechBlock tone="lime" headline={home.callToAction} text={home.callToActionText}>
          <ChatButton href={chatLink()} newTabHint={opensInNewTab}>
            {home.getQuote}
          </ChatButton>
          <SquareButton to={paths.contact(language)}>{home.getStarted}</SquareButton>
        </SpeechBlock>
      </CountedSection>
    </Page>
  );
}
