import { isServiceKey } from "../catalogue/catalogue.ts";
import { countParts } from "../catalogue/page-count.ts";
import { getContent, type PageContent, promises } from "../content-model/contents.server.ts";
import { findPage, linkText } from "../content-model/linked-text.server.ts";
import { clients } from "../content-model/logos.server.ts";
import { findAnswers, formatDaysAndReply, listTerms } from "../content-model/terms-and-answers.server.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { paths } from "../paths.ts";
import { hasQuotePage } from "../routes.ts";
import { ChatCall } from "../sections/ChatCall.tsx";
import { Clients } from "../sections/Clients.tsx";
import { FrequentQuestions } from "../sections/FrequentQuestions.tsx";
import { Hero } from "../sections/Hero.tsx";
import { Reasons } from "../sections/Reasons.tsx";
import { Section } from "../sections/Section.tsx";
import { ServiceTiles } from "../sections/ServiceTiles.tsx";
import { SpeechBlock } from "../sections/SpeechBlock.tsx";
import { TermTitles } from "../sections/TermTitles.tsx";
import { Stage } from "../stage/Stage.tsx";
import { loadStageData } from "../stage/stage-data.server.ts";
import { SquareButton } from "../ui/Buttons.tsx";
import { ExpectArrival } from "../ui/ExpectArrival.tsx";
import type { Route } from "./+types/home";

export { shouldRevalidate } from "../static-data.ts";

/** The first terms of the list; the quote page has the others. */
const shownTerms = 4;

export function loader({ params }: Route.LoaderArgs) {
  const content = getContent(params.language);
  const { language, home } = content;
  const { meta: _meta, phases: _phases, ...texts } = home;
  const { days, reply } = formatDaysAndReply(content);
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
    moreQuestions: hasQuotePage &&
      findAnswers(content).length > 0 && {
        title: home.moreQuestions,
        href: paths.answers(language),
      },
    clients,
    clientsCaption: home.clientsCaption[clients.some(({ isInvented }) => isInvented) ? "invented" : "real"],
    terms: listTerms(language, promises).slice(0, shownTerms),
  };
}

/** The proof is the specimen of a service, or the sample quote. */
function linkToProof(page: string, content: PageContent): string {
  if (page === "quote") return paths.sample(content.language);
  return isServiceKey(page) ? paths.specimen(content.language, page) : findPage(page, content).href;
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const shell = useShell();
  const parts = countParts({
    reasons: home.reasons.length,
    services: shell.serviceLinks.length,
    questions: home.questions.length,
    start: home.startSteps.length,
  });
  return (
    <Page>
      <Hero {...home}>{home.stage && <ExpectArrival />}</Hero>
      {home.stage && <Stage {...home.stage} />}
      {home.clients.length > 0 && <Clients caption={home.clientsCaption} clients={home.clients} />}
      <Section part={parts.reasons} name={home.reasonsCaption} line={home.reasonsLine}>
        <Reasons reasons={home.reasons} />
      </Section>
      <Section part={parts.services} name={shell.ourServices} line={home.servicesLine}>
        <ServiceTiles singleJobs={home.singleJobs} />
      </Section>
      {home.terms.length > 0 && (
        <Section name={home.termsCaption}>
          <TermTitles terms={home.terms} />
        </Section>
      )}
      <Section part={parts.questions} name={home.questionsCaption} line={home.questionsLine} layout="split">
        <FrequentQuestions questions={home.questions} moreQuestions={home.moreQuestions} />
      </Section>
      <Section part={parts.start}>
        <SpeechBlock tone="lime" headline={home.callToAction} text={home.startSteps}>
          <ChatCall compose={{}}>{shell.getQuote}</ChatCall>
          <SquareButton href={paths.page(shell.language, "contact")}>{shell.getStarted}</SquareButton>
        </SpeechBlock>
      </Section>
    </Page>
  );
}
