import { services } from "../domain/catalogue.ts";
import { countParts } from "../domain/page-count.ts";
import { CountedPage } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { Benefits } from "../sections/Benefits.tsx";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { ChatCall } from "../sections/ChatCall.tsx";
import { ClosingCall } from "../sections/ClosingCall.tsx";
import { FeatureCards } from "../sections/FeatureCards.tsx";
import { FloodingCells } from "../sections/FloodingCells.tsx";
import { LinkedText } from "../sections/LinkedText.tsx";
import { LinkList } from "../sections/LinkList.tsx";
import { PageHead, PictureAndText, WhichPage } from "../sections/PageHead.tsx";
import { Process } from "../sections/Process.tsx";
import { Section } from "../sections/Section.tsx";
import { ServiceSpecimen } from "../sections/specimens/ServiceSpecimen.tsx";
import { Cells } from "../ui/Drawings.tsx";
import { arrivalId, ExpectArrival } from "../ui/ExpectArrival.tsx";
import { SteadyText } from "../ui/SteadyText.tsx";
import type { ServiceData } from "./service-data.server.ts";

export function ServicePage({ service, specimen }: ServiceData) {
  const text = useShell();
  const count = countParts({ features: service.features, benefits: service.benefits, steps: service.steps });
  const { parts } = count;
  return (
    <CountedPage count={count}>
      <PageHead
        breadcrumbs={<Breadcrumbs title={service.title} />}
        title={service.title}
        subtitle={service.subtitle}
        action={
          <ChatCall message={service.message} note={text.opensChat}>
            {text.requestConsultation}
          </ChatCall>
        }
      >
        <ExpectArrival />
        <PictureAndText
          picture={
            <>
              <FloodingCells rows={services[service.serviceKey].picture} id={arrivalId} data-arrives="" />
              {service.which && <WhichPage parts={service.which} />}
            </>
          }
          isLarge
        >
          <p>
            <SteadyText>{service.description}</SteadyText>
          </p>
        </PictureAndText>
      </PageHead>
      {specimen && <ServiceSpecimen {...specimen} />}
      <FeatureCards {...service} service={service.serviceKey} part={parts.features} />
      <Benefits {...service} service={service.serviceKey} part={parts.benefits} />
      <Process
        part={parts.steps}
        line={service.processLine}
        note={service.processNote}
        steps={service.steps}
      />
      <Section {...service.relatedHeading} note={<LinkedText parts={service.outOfScope} />}>
        <LinkList
          pages={service.related.map(({ picture, ...page }) => ({
            ...page,
            drawing: <Cells rows={picture} data-travels="" />,
          }))}
        />
      </Section>
      <ClosingCall
        {...service}
        button={text.requestConsultation}
        start={service.serviceKey}
        note={text.quoteIsFree}
      />
    </CountedPage>
  );
}
