import { contents, detailText } from "../content/contents.server.ts";
import { plainText } from "../content/linked-text.server.ts";
import type { Content, Meta } from "../content/schema.ts";
import { site } from "../content/site.ts";
import { categoryKeys, detailKeys, isServiceKey, serviceKeys } from "../domain/catalogue-keys.ts";
import { type Language, languages } from "../domain/languages.ts";
import { chatLink, instagramLink, linkedinLink } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { singlePageKinds } from "../routes.ts";
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
    ...singlePages(content, language),
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

function singlePages(content: Content, language: Language): string[] {
  const entries = singlePageKinds.flatMap((kind) => {
    const texts = content[kind];
    return texts ? [entry(texts, paths.single(language, kind))] : [];
  });
  return entries.length > 0 ? [entries.join("\n")] : [];
}

function entry({ title, meta }: { title: string; meta: Meta }, path: string): string {
  return `- ${link(title, path)}: ${meta.description}`;
}

function link(name: string, path: string): string {
  return `[${name}](${absoluteUrl(path)})`;
}
