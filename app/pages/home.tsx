import { isServiceKey, serviceKeys } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { findAnswers, formatFacts, listTerms } from "../content-model/answers.server.ts";
import { getContent, type PageContent, promises } from "../content-model/contents.server.ts";
import { findPage, linkText } from "../content-model/linked-text.server.ts";
import { clients } from "../content-model/logos.server.ts";
import { Page } from "../layout/Page.tsx";
import { paths } from "../paths.ts";
import { listKeys } from "../records.ts";
import { hasPage } from "../routes.ts";
import { Clients } from "../sections/Clients.tsx";
import { FrequentQuestions } from "../sections/FrequentQuestions.tsx";
import { Hero } from "../sections/Hero.tsx";
import { Reasons } from "../sections/Reasons.tsx";
import { Section } from "../sections/Section.tsx";
import { ServiceTiles } from "../sections/ServiceTiles.tsx";
import { Start } from "../sections/Start.tsx";
import { TermTitles } from "../sections/TermTitles.tsx";
import { Stage } from "../stage/Stage.tsx";
import { loadStageData } from "../stage/stage-data.server.ts";
import { ExpectArrival } from "../ui/ExpectArrival.tsx";
import type { Route } from "./+types/home";

export { shouldRevalidate } from "../static-data.ts";

/** The first terms of the list; the quote page has the others. */
const shownTerms = 4;

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { language, home, services } = content;
  const { meta: _meta, phases: _phases, ...texts } = home;
  const { days, reply } = formatFacts(content);
  return {
    ...texts,
    lead: [home.lead, days].filter(Boolean).join(" "),
    // When the studio replies, once it has said so.
    startSteps: home.startSteps.map((step, index) => (index === 0 ? `${step} ${reply}`.trim() : step)),
    stage: loadStageData(content),
    reasons: home.reasons.map(({ proof, ...reason }) => ({
      ...reason,
      proof: { label: proof.label, href: linkToProof(proof.page, content) },
    })),
    questions: home.questions.map((question) => ({
      ...question,
      answer: linkText(question.answer, content),
    })),
    moreQuestions: hasPage("quote") &&
      findAnswers(listKeys(content.answers), content).length > 0 && {
        title: home.moreQuestions,
        href: paths.answers(language),
      },
    clients,
    clientsCaption: home.clientsCaption[clients.some(({ isInvented }) => isInvented) ? "invented" : "real"],
    summaries: serviceKeys.map((key) => services[key].summary),
    terms: listTerms(language, promises).slice(0, shownTerms),
  };
}

/** The proof is the specimen of a service, or the sample quote. */
function linkToProof(page: string, content: PageContent): string {
  if (page === "quote") return paths.wholeQuote(content.language);
  return isServiceKey(page) ? paths.specimen(content.language, page) : findPage(page, content).href;
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { parts, total } = countParts({
    reasons: home.reasons,
    services: home.summaries,
    questions: home.questions,
    start: home.startSteps,
  });
  return (
    <Page total={total}>
      <Hero {...home}>{home.stage && <ExpectArrival />}</Hero>
      {home.stage && <Stage {...home.stage} />}
      {home.clients.length > 0 && <Clients caption={home.clientsCaption} clients={home.clients} />}
      <Reasons {...home} part={parts.reasons} />
      <ServiceTiles
        part={parts.services}
        line={home.servicesLine}
        summaries={home.summaries}
        singleJobs={home.singleJobs}
      />
      {home.terms.length > 0 && (
        <Section name={home.termsCaption}>
          <TermTitles terms={home.terms} />
        </Section>
      )}
      <FrequentQuestions {...home} part={parts.questions} />
      <Start {...home} part={parts.start} />
    </Page>
  );
}
