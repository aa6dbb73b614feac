import { clients } from "../content/clients.ts";
import { contentOf } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import { phaseDays } from "../domain/catalogue.ts";
import { serviceKeys } from "../domain/catalogue-keys.ts";
import { pagePlan, withDays } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { chatLink } from "../outbound-links.ts";
import { Clients } from "../sections/Clients.tsx";
import { Hero } from "../sections/Hero.tsx";
import { Questions } from "../sections/Questions.tsx";
import { Reasons } from "../sections/Reasons.tsx";
import { ServiceTiles } from "../sections/ServiceTiles.tsx";
import { Start } from "../sections/Start.tsx";
import { QuoteSpecimen } from "../sections/specimens/QuoteSpecimen.tsx";
import type { Route } from "./+types/home";

export { routeMeta as meta } from "../seo/head.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = contentOf(params.language);
  const { language, home, common: text, services, specimens } = content;
  return {
    ...home,
    language,
    phases: withDays(home.phases, phaseDays).map((phase) => ({
      ...phase,
      daysLabel: fill(text.days, { ...phase.days }),
    })),
    reasons: home.reasons.map((reason) => ({
      ...reason,
      description: linkedText(reason.description, content),
    })),
    questions: home.questions.map((question) => ({
      ...question,
      answer: linkedText(question.answer, content),
    })),
    clients,
    clientsCaption: home.clientsCaption[clients.some(({ isMadeUp }) => isMadeUp) ? "madeUp" : "real"],
    services: serviceKeys.map((key) => ({ key, title: services[key].title, summary: services[key].summary })),
    quote: {
      ...specimens.quote,
      ...specimens.shared,
      chatLink: chatLink(),
    },
    servicesNote: linkedText(home.servicesNote, content),
    ourServices: text.ourServices,
    loading: text.loading,
    requestConsultation: text.requestConsultation,
    getQuote: text.getQuote,
    getStarted: text.getStarted,
    pageAddsUp: text.pageAddsUp,
  };
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const plan = pagePlan({
    reasons: home.reasons,
    services: home.services,
    questions: home.questions,
    start: home.startSteps,
  });
  const { parts } = plan;
  return (
    <CountedPage plan={plan} labels={home.totals} addsUp={home.pageAddsUp}>
      <Hero {...home} />
      <Clients caption={home.clientsCaption} clients={home.clients} />
      <Reasons {...home} part={parts.reasons} />
      <QuoteSpecimen {...home.quote} />
      <ServiceTiles
        part={parts.services}
        language={home.language}
        caption={home.ourServices}
        line={home.servicesLine}
        note={home.servicesNote}
        services={home.services}
      />
      <Questions {...home} part={parts.questions} />
      <Start {...home} part={parts.start} />
    </CountedPage>
  );
}
