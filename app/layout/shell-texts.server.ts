import { categoryKeys, serviceKeys } from "../catalogue/catalogue.ts";
import {
  completeLanguages,
  getContent,
  getPageTexts,
  nameCategory,
  readablePhone,
  site,
} from "../content-model/contents.server.ts";
import { studioLogo } from "../content-model/logos.server.ts";
import { fill } from "../content-model/phrases.ts";
import { measureWordmark, splitWordmark } from "../drawings/logo.ts";
import type { Language } from "../languages.ts";
import { linkToCompany, linkToProfile } from "../outbound-links.ts";
import { paths } from "../paths.ts";
import { barPageKinds, footerPageKinds, hasQuotePage } from "../routes.ts";

const letters = measureWordmark(studioLogo, site.brand);

const wordmark = {
  mark: studioLogo.mark,
  ...splitWordmark(studioLogo, site.brand),
  /** The windows in which the name would be too small to read. */
  shortUpTo: letters > 16 ? "tablet" : letters > 9 ? "phone" : undefined,
};

/** The facts that every page or link needs. */
const studio = {
  brand: site.brand,
  /** Digits with the country code, for links, and as people read it. */
  phone: site.phone,
  readablePhone,
  quoteMessage: site.quoteMessage,
  email: site.email,
  street: site.street,
  linkedin: linkToCompany(site.linkedin),
  instagram: linkToProfile(site.instagram),
  place: `${site.city}, ${site.country}`,
  host: new URL(site.address).host,
};

/** The logo, the words that several pages share, and the links of every page. */
export function loadShellTexts(language: Language) {
  const content = getContent(language);
  const { common } = content;
  const categoryLinks = categoryKeys.map((key) => ({
    title: nameCategory(content, key),
    href: paths.detailList(language, key),
  }));
  const quoteLinks = hasQuotePage ? [{ title: common.askForQuote, href: paths.quote(language) }] : [];
  const textPages = footerPageKinds.flatMap((kind) => {
    const { title } = getPageTexts({ kind, language }) ?? {};
    return title ? { title, href: paths.page(language, kind) } : [];
  });
  return {
    ...common,
    studio,
    language,
    wordmark,
    serviceLinks: serviceKeys.map((key) => {
      const { title, summary } = content[`services/${key}`];
      return { key, title, summary, href: paths.page(language, key) };
    }),
    categoryLinks,
    barLinks: barPageKinds.map((kind) => ({
      title: common[kind],
      href: paths.page(language, kind),
    })),
    footerLinks: [...categoryLinks, ...quoteLinks, ...textPages],
    languages: completeLanguages.map((code) => ({
      code,
      name: getContent(code).common.languageName,
      label: fill(common.language, { code: code.toUpperCase() }),
    })),
  };
}

export type ShellTexts = ReturnType<typeof loadShellTexts>;
