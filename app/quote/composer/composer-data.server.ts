import { categoryKeys, listDetails, serviceKeys } from "../../catalogue/catalogue.ts";
import {
  completeLanguages,
  getContent,
  type PageContent,
  quoteNumbers,
  site,
} from "../../content-model/contents.server.ts";
import { findPage } from "../../content-model/linked-text.server.ts";
import { formatDaysAndReply } from "../../content-model/terms-and-answers.server.ts";
import { paths } from "../../paths.ts";

export function loadComposerData(content: PageContent) {
  const { language, common } = content;
  const { form, questions, plan, message, withoutScript } = content.quote;
  const { service } = questions;
  const name = (page: string) => {
    const { title } = findPage(page, content);
    return { name: page, label: title, inMessage: title, line: service.lines[page] ?? "" };
  };
  const mvp = { name: "mvp", ...service.mvp, line: service.lines.mvp ?? "" };
  const unsure = {
    name: "unsure",
    label: service.unsure,
    inMessage: "",
    line: service.lines.unsure ?? "",
  };
  const groups = [
    { title: "", entries: [mvp, unsure] },
    { title: common.ourServices, entries: serviceKeys.map(name) },
    ...categoryKeys.map((category) => ({
      title: content[`categories/${category}`].title,
      entries: listDetails(category).map(name),
    })),
  ];
  return {
    locale: common.locale,
    mvpDays: site.mvpDays,
    estimate: quoteNumbers.estimate,
    text: { form, questions, plan, message, withoutScript },
    reply: formatDaysAndReply(content).reply,
    groups,
    entries: groups.flatMap(({ entries }) => entries),
    otherLanguages: completeLanguages
      .filter((code) => code !== language)
      .map((code) => ({
        code,
        text: getContent(code).quote.message.thisLanguage,
        href: paths.quote(code),
      })),
  };
}
export type ComposerData = ReturnType<typeof loadComposerData>;
