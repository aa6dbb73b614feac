import { clients } from "../content/clients.ts";
import { contentOf } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import { phaseDays } from "../domain/catalogue.ts";
import { daySpans, pagePlan } from "../domain/page-plan.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { serviceKeys } from "../paths.ts";
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
  const days = daySpans(phaseDays);
  return {
    ...home,
    language,
    phases: home.phases.map((phase, index) => ({
      ...phase,
      days: days[index] ?? { first: 0, last: 0, length: 0 },
      daysLabel: fill(text.days, { ...days[index] }),
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
      ...specimens.home,
      label: specimens.label,
      inventedProduct: specimens.inventedProduct,
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
  const { language, opensInNewTab } = useShell();
  const plan = pagePlan({
    reasons: home.reasons,
    services: home.services,
    questions: home.questions,
    start: home.startSteps,
  });
  const { parts } = plan;
  return (
    <CountedPage plan={plan} labels={home.totals} addsUp={home.pageAddsUp}>
      <Hero {...home} opensInNewTab={opensInNewTab} />
      <Clients caption={home.clientsCaption} clients={home.clients} />
      <Reasons {...home} part={parts.reasons} />
      <QuoteSpecimen {...home.quote} />
      <ServiceTiles
        part={parts.services}
        language={language}
        caption={home.ourServices}
        line={home.servicesLine}
        note={home.servicesNote}
        services={home.services}
      />
      <Questions {...home} part={parts.questions} />
      <Start {...home} part={parts.start} language={language} opensInNewTab={opensInNewTab} />
    </CountedPage>
  );
}
