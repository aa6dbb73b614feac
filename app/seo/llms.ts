import { contents } from "../content/contents.server.ts";
import { plainText } from "../content/linked-text.server.ts";
import type { Content } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { isCategoryKey } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { destinationOf, paths, segmentsOf } from "../paths.ts";
import { knownPaths } from "./known-paths.server.ts";
import { pageMetadata } from "./page-metadata.server.ts";
import type { PageMetadata } from "./structured-data.ts";
import { absoluteUrl } from "./urls.ts";

/** A summary of the site for AI assistants, in Markdown and in every language: https://llmstxt.org */
export function loader() {
  const summaries = languages.map((language) => `> ${contents[language].home.meta.description}`);
  const text = [
    `# ${site.brand}`,
    summaries.join("\n>\n"),
    ...languages.flatMap((language) => sections(contents[language], language)),
  ];
  return new Response(`${text.join("\n\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function sections(content: Content, language: Language): string[] {
  const { home, common: text } = content;
  const pages = knownPaths()
    .filter((path) => path !== paths.landing() && path !== paths.home(language))
    .map(pageMetadata)
    .filter((page) => page.language === language);
  const { true: services = [], false: others = [] } = Object.groupBy(
    pages,
    ({ pathname }) => `${destinationOf(pathname).kind === "service"}`,
  );
  // Pages below one address are one section, with the page at that address.
  const groups = Object.values(Object.groupBy(others, segmentOf));
  const isAlone = (group: PageMetadata[] = []) => group.length === 1;
  return [
    `## ${text.languageName}`,
    home.lead,
    `- ${link(home.headline.replaceAll("\n", " "), paths.home(language))}`,
    `## ${text.getQuote}`,
    home.startSteps.join(" "),
    [`- [WhatsApp](${chatLink()})`, `- [LinkedIn](${linkedinLink})`, `- [Instagram](${instagramLink})`].join(
      "\n",
    ),
    `## ${text.ourServices}`,
    services.map(entry).join("\n"),
    groups
      .filter(isAlone)
      .flatMap((group = []) => group.map(entry))
      .join("\n"),
    ...groups
      .filter((group) => !isAlone(group))
      .flatMap((group = []) => [`## ${groupName(group, content)}`, group.map(entry).join("\n")]),
    `## ${home.questionsCaption}`,
    ...home.questions.map(
      ({ question, answer }) => `**${question}** ${plainText(answer, { ...content, language })}`,
    ),
  ].filter(Boolean);
}

function segmentOf({ pathname }: PageMetadata): string {
  return segmentsOf(pathname)[1] ?? "";
}

/** A category may have no page: docs/content-guide.md#removing-things */
function groupName([page]: PageMetadata[], { categories }: Content): string | undefined {
  const segment = page && segmentOf(page);
  return isCategoryKey(segment) ? categories[segment].title : page?.breadcrumbs?.at(1)?.name;
}

function entry({ meta, breadcrumbs, pathname }: PageMetadata): string {
  return `- ${link(breadcrumbs?.at(-1)?.name ?? meta.title, pathname)}: ${meta.description}`;
}

function link(name: string, path: string): string {
  return `[${name}](${absoluteUrl(path)})`;
}
