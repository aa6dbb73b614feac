import { clients } from "../content/clients.server.ts";
import { contentOf, detailTexts } from "../content/contents.server.ts";
import { linkedText } from "../content/linked-text.server.ts";
import { settledFacts } from "../content/settled-facts.server.ts";
import { site } from "../content/site.ts";
import { phaseDays } from "../domain/catalogue.ts";
import { categoryKeys, serviceKeys } from "../domain/catalogue-keys.ts";
import { pagePlan, withDays } from "../domain/page-plan.ts";
import { pageWeight } from "../domain/page-weight.ts";
import { fill } from "../domain/template.ts";
import { CountedPage } from "../layout/Page.tsx";
import { chatLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { Clients } from "../sections/Clients.tsx";
import { DetailIndex } from "../sections/DetailIndex.tsx";
import { FrequentQuestions } from "../sections/FrequentQuestions.tsx";
import { Hero } from "../sections/Hero.tsx";
import { Reasons } from "../sections/Reasons.tsx";
import { ServiceTiles } from "../sections/ServiceTiles.tsx";
import { Start } from "../sections/Start.tsx";
import { QuoteSpecimen } from "../sections/specimens/QuoteSpecimen.tsx";
import type { Route } from "./+types/home";

export { shouldRevalidate } from "../static-data.ts";

export function loader({ params }: Route.LoaderArgs) {
  const content = contentOf(params.language);
  const { language, home, common: text, services, specimens, categories, quote } = content;
  const { meta: _meta, ...texts } = home;
  const { product, doctor, reminder, newTime, changed, desk, who } = specimens.salita;
  const facts = settledFacts(content);
  return {
    ...texts,
    trackNote: [home.trackNote, facts.days].filter(Boolean).join(" "),
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
    answers: Object.values(content.answers)
      .filter(({ answer }) => answer)
      .map(({ question, answer }) => ({ question, answer: linkedText(answer, content) })),
    clients,
    clientsCaption: home.clientsCaption[clients.some(({ isMadeUp }) => isMadeUp) ? "madeUp" : "real"],
    summaries: serviceKeys.map((key) => services[key].summary),
    quote: {
      ...specimens.quote,
      ...specimens.shared,
      salita: { product, doctor, reminder, newTime, changed, desk },
      chatLink: chatLink(),
      more: { label: quote.waysIn.afterSpecimen, href: paths.wholeQuote(language) },
    },
    nameNote: home.nameNote?.includes(site.brand) ? home.nameNote : undefined,
    details: categoryKeys.map((category) => ({
      category,
      title: categories[category].title,
      details: detailTexts(content, category).map(({ title }) => title),
    })),
    quoteIsFree: text.quoteIsFree,
    composeFirst: quote.waysIn.underFirstButton,
    seeExample: specimens.shared.seeExample,
    evidence: {
      note: {
        label: specimens.ux.noteLabel,
        text: specimens.ux.screens.findLast(({ note }) => note)?.note ?? "",
      },
      button: who.button,
      weight: `${pageWeight} kB`,
      weightLabel: home.weightLabel,
    },
    ourServices: text.ourServices,
    loading: text.loading,
    requestConsultation: text.requestConsultation,
    getQuote: text.getQuote,
    getStarted: text.getStarted,
  };
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const plan = pagePlan({
    reasons: home.reasons,
    services: home.summaries,
    questions: home.questions,
    start: home.startSteps,
  });
  const { parts } = plan;
  return (
    <CountedPage plan={plan}>
      <Hero {...home} />
      {home.clients.length > 0 && <Clients caption={home.clientsCaption} clients={home.clients} />}
      <Reasons {...home} part={parts.reasons} />
      <QuoteSpecimen {...home.quote} />
      <ServiceTiles
        part={parts.services}
        caption={home.ourServices}
        line={home.servicesLine}
        summaries={home.summaries}
      />
      <DetailIndex {...home} />
      <FrequentQuestions {...home} part={parts.questions} />
      <Start {...home} part={parts.start} />
    </CountedPage>
  );
}
