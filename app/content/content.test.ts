/**
 * What the types cannot say of the texts: their lengths (`types.ts` gives each beside its field), that no sentence
 * stands twice, and how the studio speaks in each language. A failure names the language and the place of the text.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Language, languages, serviceKeys } from "../paths.ts";
import { contents } from "./contents.server.ts";
import { landing } from "./landing.ts";
import { site } from "./site.ts";

interface Text {
  /** `es.services.ux.features.0.title` */
  place: string;
  text: string;
}

/** Every text in a part of the content, functions called with a sample. */
function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value === "function") return [{ place, text: value("sample", "sample") }];
  return Object.entries(value as object).flatMap(([key, part]) => textsIn(part, `${place}.${key}`));
}

const textsOf = (language: Language) => textsIn(contents[language], language);
const allTexts = [...languages.flatMap(textsOf), ...textsIn(landing, "landing")];

const words = (text: string) => text.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
const sentences = (text: string) => text.split(/(?<=[.!?…]”?)\s+/);

/** The places at which a text breaks a rule, each with the text itself. */
const breaking = (texts: Text[], isBroken: (text: string) => unknown) =>
  texts.filter(({ text }) => isBroken(text)).map(({ place, text }) => `${place}: ${text}`);

describe("the layout has room for every text", () => {
  interface Rule {
    min?: number;
    max?: number;
    /** Letters of the longest word. */
    word?: number;
    words?: [min: number, max: number];
    sentences?: [min: number, max: number];
    endsWithStop?: boolean;
  }

  /** From `types.ts`; the first pattern that a place matches is its rule. */
  const rules: [places: RegExp, rule: Rule][] = [
    [/\.meta\.title$/, { min: 15, max: 55 }],
    [/\.meta\.description$/, { min: 70, max: 165, sentences: [1, 2] }],
    [/\.(closing|callToAction)\.[01]$/, { max: 14 }],
    [/\.(closing|callToAction)\.2$/, { max: 14, endsWithStop: true }],

    [/\.services\.\w+\.subtitle$/, { max: 42, endsWithStop: false }],
    [/\.services\.\w+\.description$/, { min: 100, max: 190 }],
    [/\.services\.\w+\.summary$/, { max: 62, sentences: [1, 1], endsWithStop: true }],
    [/\.services\.\w+\.featuresLine$/, { max: 38, endsWithStop: true }],
    [/\.services\.\w+\.features\.\d\.title$/, { max: 28, words: [2, 4], endsWithStop: false }],
    [/\.services\.\w+\.features\.\d\.description$/, { max: 125, sentences: [1, 1], endsWithStop: true }],
    [/\.services\.\w+\.benefitsLine$/, { max: 30, endsWithStop: true }],
    [/\.services\.\w+\.benefits\.\d$/, { max: 40, endsWithStop: false }],
    [/\.services\.\w+\.processLine$/, { max: 26, word: 12, endsWithStop: true }],
    [/\.services\.\w+\.process\.\d$/, { max: 22, word: 12, endsWithStop: false }],

    [/\.details\.\w+\.[\w-]+\.title$/, { max: 24, endsWithStop: false }],
    [/\.details\.\w+\.[\w-]+\.description$/, { max: 46, endsWithStop: true }],
    [/\.details\.\w+\.[\w-]+\.details$/, { min: 200, max: 340, endsWithStop: true }],
    [/\.details\.\w+\.[\w-]+\.featuresLine$/, { max: 38, endsWithStop: true }],
    [/\.details\.\w+\.[\w-]+\.features\.\d$/, { max: 32, endsWithStop: false }],
    [/\.details\.\w+\.[\w-]+\.processLine$/, { max: 28, word: 12, endsWithStop: true }],
    [/\.details\.\w+\.[\w-]+\.process\.\d\.title$/, { max: 18, word: 13, endsWithStop: false }],
    [/\.details\.\w+\.[\w-]+\.process\.\d\.description$/, { max: 95, sentences: [1, 1], endsWithStop: true }],

    [/\.categories\.\w+\.title$/, { max: 14, endsWithStop: false }],
    [/\.categories\.\w+\.description$/, { min: 60, max: 110, sentences: [1, 1], endsWithStop: true }],
    [/\.categories\.\w+\.caption$/, { max: 28, endsWithStop: false }],
    [/\.categories\.\w+\.line$/, { max: 34, endsWithStop: true }],
    [/\.categories\.\w+\.fallbackLine$/, { max: 30, endsWithStop: true }],

    [/\.home\.headline\.\d$/, { max: 17 }],
    [/\.home\.lead$/, { min: 90, max: 150, endsWithStop: true }],
    [/\.home\.phases\.\d\.title$/, { max: 10, words: [1, 1] }],
    [/\.home\.phases\.\d\.description$/, { max: 90, endsWithStop: true }],
    [/\.home\.reasons\.\d\.description$/, { min: 90, max: 160, endsWithStop: true }],
    [/\.home\.questions\.\d\.answer$/, { min: 180, max: 420, endsWithStop: true }],
  ];

  test.each(rules)("at %s", (places, rule) => {
    const texts = allTexts.filter(({ place }) => rules.find(([first]) => first.test(place))?.[0] === places);
    expect(texts.length).toBeGreaterThanOrEqual(languages.length);
    const { min = 1, max = Number.POSITIVE_INFINITY, word = Number.POSITIVE_INFINITY } = rule;
    const isWithin = (count: number, [least, most]: [number, number] = [0, Number.POSITIVE_INFINITY]) =>
      count >= least && count <= most;
    expect(breaking(texts, ({ length }) => length < min || length > max)).toEqual([]);
    expect(breaking(texts, (text) => words(text).some(({ length }) => length > word))).toEqual([]);
    expect(breaking(texts, (text) => !isWithin(words(text).length, rule.words))).toEqual([]);
    expect(breaking(texts, (text) => !isWithin(sentences(text).length, rule.sentences))).toEqual([]);
    if (rule.endsWithStop === undefined) return;
    expect(breaking(texts, (text) => /[.?]$/.test(text) !== rule.endsWithStop)).toEqual([]);
  });

  test("and no text is empty", () => {
    expect(breaking(allTexts, (text) => text.trim() === "")).toEqual([]);
  });
});

describe.each(languages)("in %s", (language) => {
  /** Where a text is read: shared interface words have no page of their own. */
  const pageOf = (place: string) =>
    /^\w+\.(home|services\.\w+|categories\.\w+|details\.\w+\.[\w-]+)/.exec(place)?.[1];

  test("no sentence, benefit, feature or step stands on two pages", () => {
    const pages = new Map<string, Map<string, string>>();
    for (const { place, text } of joinHeadlines(textsOf(language))) {
      const page = pageOf(place);
      if (page === undefined) continue;
      for (const sentence of sentences(text)) {
        const read = words(sentence.toLowerCase()).join(" ");
        if (!read.includes(" ")) continue;
        pages.set(read, (pages.get(read) ?? new Map()).set(page, place));
      }
    }
    const repeated = [...pages].filter(([, found]) => found.size > 1);
    expect(repeated.map(([sentence, found]) => `${sentence}: ${[...found.values()].join(", ")}`)).toEqual([]);
  });

  test("no page repeats a sentence of its own", () => {
    const seen = new Map<string, string[]>();
    // Search results show a page by its title, so that one may be its headline again.
    const shown = textsOf(language).filter(({ place }) => pageOf(place) && !place.includes(".meta."));
    for (const { place, text } of joinHeadlines(shown)) {
      for (const sentence of sentences(text).filter((part) => words(part).length > 1)) {
        const read = `${pageOf(place)} ${words(sentence.toLowerCase()).join(" ")}`;
        seen.set(read, [...(seen.get(read) ?? []), place]);
      }
    }
    expect([...seen.values()].filter(({ length }) => length > 1)).toEqual([]);
  });

  test("search results show each page under a title of its own", () => {
    const titles = textsOf(language).filter(({ place }) => place.endsWith(".meta.title"));
    expect(new Set(titles.map(({ text }) => text)).size).toBe(titles.length);
  });

  test("the first screen makes both claims: the days, and paying only if convinced", () => {
    const { headline, lead } = contents[language].home;
    expect(headline.join(" ")).toContain(String(site.mvpDays));
    expect(lead).toMatch(/only if we convince you|solo si te\sconvencemos/);
  });
});

/** A headline's lines are one sentence; the single line means nothing. */
function joinHeadlines(texts: Text[]): Text[] {
  const isLine = ({ place }: Text) => /\.(closing|callToAction|headline)\.\d$/.test(place);
  const lines = Map.groupBy(texts.filter(isLine), ({ place }) => place.replace(/\.\d$/, ""));
  const joined = [...lines].map(([place, parts]) => ({
    place,
    text: parts.map(({ text }) => text).join(" "),
  }));
  return [...texts.filter((text) => !isLine(text)), ...joined];
}

test("a service has the same trade name in both languages (`types.ts`)", () => {
  for (const key of serviceKeys)
    expect(contents.es.services[key].title).toBe(contents.en.services[key].title);
});

test("both languages write with the same number of texts", () => {
  const placesOf = (language: Language) => textsOf(language).map(({ place }) => place.slice(language.length));
  expect(placesOf("es").toSorted()).toEqual(placesOf("en").toSorted());
});

describe("the texts are set as print sets them", () => {
  test.each([
    ["straight quotation marks or apostrophes", /["']/],
    ["two spaces in a row, or a space at an end", / {2}|^\s|\s$/],
    ["a dash between thoughts", /—|\s[-–]\s/],
    ["a space before a mark", /\s[.,;:?!]/],
    ["a mark without a space after it", /[.,;:!?][\p{L}]/u],
    ["an open quotation mark or bracket", /“[^”]*$|^[^“]*”|\([^)]*$|^[^(]*\)/],
  ])("without %s", (_, mark) => {
    expect(breaking(allTexts, (text) => mark.test(text))).toEqual([]);
  });
});

/** Any of the words, whole, also beside letters that `\b` does not know; `_` stands for the space inside one. */
const anyOf = (list: string) => {
  const alternatives = list.trim().replaceAll(/\s+/g, "|").replaceAll("_", "\\s");
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
};

describe("VOICE.md: the studio does not praise itself, and promises nothing beyond its two claims", () => {
  const inEnglish = anyOf(`
    best leading innovat(?:ive|ion|ions|or|ors) solutions? passion(?:ate)? seamless(?:ly)? unlock(?:s|ed|ing)?
    elevat(?:e|es|ed|ing) cutting[-_]edge world[-_]class guarantee(?:s|d)? award(?:s|ed)? award-winning
  `);
  const inSpanish = anyOf(`
    soluci[oó]n(?:es)?_integral(?:es)? l[ií]der(?:es)? vanguardia potenci(?:á|a|amos|ar|ando|e)
    (?:siguiente|próximo|otro)_nivel innova(?:ción|dor|dora|dores|doras) apasionad[oa]s? pasión
    garant(?:ía|ías|iza|izamos|izar|izado|izada) premi(?:o|os|ado|ada|ados|adas)
  `);
  test.each([
    ["in English", textsOf("en"), inEnglish],
    ["in Spanish", textsOf("es"), inSpanish],
    ["in the landing's English", textsIn(landing, "landing"), inEnglish],
    ["in the landing's Spanish", textsIn(landing, "landing"), inSpanish],
  ])("%s", (_, texts, banned) => {
    expect(breaking(texts, (text) => banned.test(text))).toEqual([]);
  });

  test("with no numbers but the site's facts, and no prices or percentages", () => {
    const facts = [site.mvpDays, site.copyrightYear, site.questionYear].map(String);
    const numbers = (text: string) => text.match(/\d+/g) ?? [];
    expect(breaking(allTexts, (text) => numbers(text).some((number) => !facts.includes(number)))).toEqual([]);
    expect(breaking(allTexts, (text) => /[%$€£]/.test(text))).toEqual([]);
  });
});

describe("VOICE.md: the Spanish is spoken in Argentina", () => {
  const spanish = [...textsOf("es"), ...textsIn(landing, "landing")];

  // Each list holds forms that can be nothing else: no noun, no third person and no voseo is written like them.
  test.each([
    [
      "without tuteo",
      anyOf(`
        tú ti contigo eres tienes quieres puedes sabes haces dices vienes pones sales sigues pides eliges prefieres
        empiezas piensas pierdes entiendes encuentras vuelves mueves duermes necesitas buscas hablas decides recibes
        escribes vendes apruebas contratas llegas llevas dejas miras construyes defines lees crees haz pon dinos
        (?:cuénta|escríbe|píde|mánda|hábla|muéstra|déja|lláma|contácta|avísa|pregúnta|tráe|ayúda)(?:nos|me)
        (?:pruéba|elíge|míra|pága|cámbia|lléva|úsa|búsca|guárda|ábre|cómpra)(?:lo|la|los|las|te)
      `),
    ],
    [
      "without usted",
      anyOf(`
        usted ustedes haga_clic póngase siéntase
        (?:contácte|escríba|lláme|cuénte|pída|envíe|háble|díga|muéstre|pregúnte)(?:nos|me)
      `),
    ],
    ["without vosotros", anyOf("vosotr[oa]s vuestr[oa]s? os sois \\p{L}+(?:áis|éis)")],
    [
      "with the words that Argentina says",
      anyOf(`
        cotizaci[oó]n(?:es)? cotizar móvil(?:es)? ordenador(?:es)? computador página_web sitio_web coger ratón
        ficheros? vídeos? aplicativos? enfocad[oa]s?
      `),
    ],
    [
      "with the accents of common words",
      anyOf(`
        diseno dias despues tambien asi aca ahi alla segun ningun algun ademas pagina paginas codigo rapido facil
        boton logica unico numero numeros telefono analitica gestion version interaccion atencion opcion seccion
        tenes queres podes sabes decis pedis elegis
      `),
    ],
  ])("%s", (_, foreign) => {
    expect(breaking(spanish, (text) => foreign.test(text))).toEqual([]);
  });

  test("with an opening mark for every closing one", () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    const isLopsided = (text: string) =>
      count(text, "¿") !== count(text, "?") || count(text, "¡") !== count(text, "!");
    expect(breaking(joinHeadlines(spanish), isLopsided)).toEqual([]);
  });
});

describe("facts come from `site.ts`", () => {
  const folder = import.meta.dirname;
  const sources = globSync("{en,es}/**/*.ts", { cwd: folder })
    .concat("landing.ts")
    .map((file) => [file, withoutComments(readFileSync(join(folder, file), "utf8"))] as const);

  test("and all of the content is looked through", () => {
    expect(sources.length).toBeGreaterThan(2 * serviceKeys.length);
  });

  test.each([
    ["the brand", new RegExp(`\\b${site.brand}\\b`)],
    ["the phone", new RegExp(site.phone)],
    ["an account", new RegExp(`${site.linkedin}|${site.instagram}`)],
    ["the public address", new RegExp(new URL(site.address).hostname.replaceAll(".", "\\."))],
    ["the city", new RegExp(site.city)],
    [
      "the days, the question's year or the copyright's year",
      new RegExp(`\\b(?:${site.mvpDays}|${site.questionYear}|${site.copyrightYear})\\b`),
    ],
  ])("so no text types %s", (_, fact) => {
    expect(sources.filter(([, source]) => fact.test(source)).map(([file]) => file)).toEqual([]);
  });
});

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}
