import { contentOf, detailTexts } from "../content/contents.server.ts";
import { cataloguePlan } from "../domain/board.ts";
import { fill } from "../domain/template.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { chatLink } from "../outbound-links.ts";
import { canonicalPath, categoryKeys, destinationOf, paths } from "../paths.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { CategoryBoard } from "../sections/CategoryBoard.tsx";
import { PageHead } from "../sections/PageHead.tsx";
import { ClosingCall } from "../sections/SpeechBlock.tsx";
import { headTags } from "../seo/head.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import type { Route } from "./+types/category";

export function loader({ params, url }: Route.LoaderArgs) {
  const { language, categories, interface: text } = contentOf(params.language);
  // React Router adds a slash where a page's data is long.
  const destination = destinationOf(canonicalPath(url.pathname));
  if (destination.kind !== "category") throw new Error(`${url.pathname} is no category page`);
  const key = destination.category;
  return {
    ...categories[key],
    key,
    language,
    details: detailTexts(language, key).map(({ title, description }) => ({ title, description })),
    totals: categoryKeys.map((category) => ({
      label: categories[category].title,
      to: paths.category(language, category),
      isCurrent: category === key,
      count: cataloguePlan.parts[category].count,
      from: cataloguePlan.parts[category].from,
    })),
    message: fill(text.interestMessage, { service: categories[key].title }),
    requestConsultation: text.requestConsultation,
    closingNote: text.closingNote,
    catalogueAddsUp: text.catalogueAddsUp,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  return headTags({ ...loaderData, pathname: location.pathname });
}

export default function CategoryPage({ loaderData: category }: Route.ComponentProps) {
  const { opensInNewTab } = useShell();
  return (
    <Page totals={category.totals} addsUp={category.catalogueAddsUp}>
      <PageHead
        breadcrumbs={<Breadcrumbs title={category.title} />}
        title={category.title}
        subtitle={category.description}
        isSentence
      />
      <CategoryBoard
        part={cataloguePlan.parts[category.key]}
        language={category.language}
        category={category.key}
        caption={category.caption}
        line={category.line}
        details={category.details}
      />
      <ClosingCall headline={category.closing} text={`${category.quoteSays} ${category.closingNote}`}>
        <ChatButton href={chatLink(category.message)} newTabHint={opensInNewTab}>
          {category.requestConsultation}
        </ChatButton>
      </ClosingCall>
    </Page>
  );
}
