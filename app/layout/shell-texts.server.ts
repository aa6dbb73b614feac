import { contents } from "../content/contents.server.ts";
import { site } from "../content/site.ts";
import { type Language, languages, serviceKeys } from "../paths.ts";

/** The words of the shell around every page, in one language. */
export function shellTexts(language: Language) {
  const { interface: text, services } = contents[language];
  return {
    language,
    release: __RELEASE__,
    skipToContent: text.skipToContent,
    menu: text.menu,
    mainNavigation: text.mainNavigation,
    services: text.services,
    serviceTitles: fromKeys(serviceKeys, (key) => services[key].title),
    about: text.about,
    contact: text.contact,
    /** The switcher's accessible name for each code it may show. */
    languageLabels: fromKeys(languages, (code) => text.language(code.toUpperCase())),
    languageNames: fromKeys(languages, (code) => contents[code].interface.languageName),
    themeUnavailable: text.themeUnavailable,
    contactButtons: text.contactButtons,
    opensInNewTab: text.opensInNewTab,
    breadcrumbs: text.breadcrumbs,
    home: text.home,
    copyright: text.copyright(site.copyrightYear, site.brand),
    backHome: text.backHome,
  };
}

export type ShellTexts = ReturnType<typeof shellTexts>;

function fromKeys<Key extends string, Value>(keys: readonly Key[], valueFor: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>;
}
