import { contentOf } from "../content/contents.server.ts";
import { chatLink } from "../domain/outbound-links.ts";
import { Page } from "../layout/Page.tsx";
import { useShell } from "../layout/use-shell.ts";
import { categoryKeys, destinationOf, detailKeys, paths } from "../paths.ts";
import { Breadcrumbs } from "../sections/Breadcrumbs.tsx";
import { CategoryBoard, placesOf } from "../sections/CategoryBoard.tsx";
import { PageHead } from "../sections/PageHead.tsx";
import { ClosingCall } from "../sections/SpeechBlock.tsx";
import { headTags } from "../seo/head.ts";
import { ChatButton } from "../ui/Buttons.tsx";
import type { Route } from "./+types/category";

export function loader({ params, url }: Route.LoaderArgs) {
  const { language, categories, details, interface: text } = contentOf(params.language);
  const destination = destinationOf(url.pathname);
  if (destination.kind !== "category") throw new Error(`${url.pathname} is no category page`);
  const key = destination.category;
  const titles: Record<string, { title: string }> = details[key];
  return {
    ...categories[key],
    key,
    language,
    titles: detailKeys(key).map((detail) => titles[detail]?.title ?? detail),
    categoryTitles: categoryKeys.map((category) => categories[category].title),
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
    <Page
      sum={categoryKeys.map((key, index) => ({
        count: detailKeys(key).length,
        label: category.categoryTitles[index] ?? key,
        start: placesOf(key)[0] + 1,
        to: paths.category(category.language, key),
        isCurrent: key === category.key,
      }))}
      note={category.catalogueAddsUp}
    >
      <PageHead
        breadcrumbs={<Breadcrumbs title={category.title} />}
        title={category.title}
        subtitle={category.description}
        isSentence
      />
      <CategoryBoard
        language={category.language}
        category={category.key}
        caption={category.caption}
        line={category.line}
        titles={category.titles}
      />
      <ClosingCall headline={category.closing} text={category.closingNote}>
        <ChatButton href={chatLink()} newTabHint={opensInNewTab}>
          {category.requestConsultation}
        </ChatButton>
      </ClosingCall>
    </Page>
  );
}
