import { detailText } from "../content/contents.server.ts";
import { plainText } from "../content/linked-text.server.ts";
import type { Content, Meta } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { categoryKeys, detailKeys, isServiceKey, serviceKeys } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { knownPaths } from "../known-paths.server.ts";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { destinationOf, paths } from "../paths.ts";
import { absoluteUrl } from "./urls.ts";

/** A summary of the site for AI assistants, in Markdown and in every language: https://llmstxt.org */
export function llmsText(contents: Record<Language, Content>): string {
  const summaries = languages.map((language) => `> ${contents[language].home.meta.description}`);
  const text = [
    `# ${site.brand}`,
    summaries.join("\n>\n"),
    ...languages.flatMap((language) => sections(contents[language], language)),
  ];
  return `${text.join("\n\n")}\n`;
}

function sections(content: Content, language: Language): string[] {
  const { home, common: text, services, categories } = content;
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
    serviceKeys.map((key) => entry(services[key], paths.service(language, key))).join("\n"),
    ...ownPages(content, language),
    ...categoryKeys.flatMap((category) => {
      const overview = isServiceKey(category)
        ? []
        : [entry(categories[category], paths.category(language, category))];
      const entries = detailKeys(category).map((key) =>
        entry(detailText(content, category, key), paths.detail(language, category, key)),
      );
      return [`## ${categories[category].caption}`, [...overview, ...entries].join("\n")];
    }),
    `## ${home.questionsCaption}`,
    ...home.questions.map(
      ({ question, answer }) => `**${question}** ${plainText(answer, { ...content, language })}`,
    ),
  ];
}

function ownPages(content: Content, language: Language): string[] {
  const texts: Record<string, unknown> = { ...content };
  const entries = knownPaths().flatMap((path) => {
    const shown = destinationOf(path);
    const isOwn = "language" in shown && shown.language === language && shown.kind !== "home";
    const text = isOwn && (texts[shown.kind] as { title: string; meta: Meta } | undefined);
    return text ? [entry(text, path)] : [];
  });
  return entries.length > 0 ? [entries.join("\n")] : [];
}

function entry({ title, meta }: { title: string; meta: Meta }, path: string): string {
  return `- ${link(title, path)}: ${meta.description}`;
}

function link(name: string, path: string): string {
  return `[${name}](${absoluteUrl(path)})`;
}
