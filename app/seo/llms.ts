import { contents } from "../content-model/contents.server.ts";
import { stripLinks } from "../content-model/linked-text.server.ts";
import type { Content } from "../content-model/schema.ts";
import { site } from "../content-model/site.ts";
import { type Language, languages } from "../languages.ts";
import { ownContacts } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { listPaths } from "./known-paths.server.ts";
import { getPageMetadata } from "./page-metadata.server.ts";
import { buildUrl } from "./urls.ts";

/** A summary of the site for AI assistants, in Markdown and in every language: https://llmstxt.org */
export function loader() {
  const summaries = languages.map((language) => `> ${contents[language].home.meta.description}`);
  const text = [
    `# ${site.brand}`,
    summaries.join("\n>\n"),
    ...languages.flatMap((language) => buildSections(contents[language], language)),
  ];
  return new Response(`${text.join("\n\n")}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

function buildSections(content: Content, language: Language): string[] {
  const { home, common } = content;
  const pages = listPaths()
    .filter((path) => path !== paths.landing() && path !== paths.home(language))
    .map(getPageMetadata)
    .filter((page) => page.language === language)
    .map(
      ({ meta, breadcrumbs, pathname }) =>
        `- ${formatLink(breadcrumbs?.at(-1)?.name ?? meta.title, pathname)}: ${meta.description}`,
    );
  return [
    `## ${common.languageName}`,
    home.lead,
    [`- ${formatLink(home.headline.replaceAll("\n", " "), paths.home(language))}`, ...pages].join("\n"),
    `## ${common.getQuote}`,
    home.startSteps.join(" "),
    ownContacts.map(({ name, href }) => `- [${name}](${href})`).join("\n"),
    `## ${home.questionsCaption}`,
    ...home.questions.map(
      ({ question, answer }) => `**${question}** ${stripLinks(answer, { ...content, language })}`,
    ),
  ].filter(Boolean);
}

function formatLink(name: string, path: string): string {
  return `[${name}](${buildUrl(path)})`;
}
