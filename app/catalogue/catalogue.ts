import { listKeys } from "../records.ts";

interface DetailEntry {
  /** Its cell of the board. */
  glyph: string;
  /** Three rows of three cells, which show its subject. The syntax: `cells.ts`. */
  picture: readonly [string, string, string];
}

export const categoryKeys = ["design", "development", "marketing", "legal"] as const;
export type CategoryKey = (typeof categoryKeys)[number];

/** Detailed services, by category and name. */
export const details = {
  // A path that turns twice.
  "design/ux": { glyph: "8", picture: ["9 4 .", ". 0 .", ". 1 F*"] },
  // Parts of a screen, and its button.
  "design/ui": { glyph: "4", picture: ["F 9 6", "0 0 0", ". 9* 6*"] },
  // Two parts that repeat.
  "design/design-systems": { glyph: "2", picture: ["F 0 F", "0 F 0", "F 0 F*"] },
  // A press.
  "design/interaction": { glyph: "1", picture: ["8 . 4", ". F* .", "1 . 2"] },
  // The layout of a page.
  "development/frontend": { glyph: "A", picture: ["0 0 6", "0 0 .", "0 0 0*"] },
  // A phone and its message.
  "development/mobile": { glyph: "5", picture: ["8 4 .", "0 0 F*", "1 2 ."] },
  // A coin and a purse.
  "development/payment": { glyph: "C", picture: [". F* .", "0 0 0", "1 0 2"] },
  // Two people, one of whom is let in.
  "development/user-management": { glyph: "6", picture: ["F . F*", "C . C*", "0 0 0"] },
  // Steps, one after the other.
  "development/project-management": { glyph: "3", picture: ["9 6 .", ". 9 6", ". . 0*"] },
  // Three ways, and the chosen one.
  "marketing/digital-strategy": { glyph: "9", picture: [". 8 F*", "F 0 F", ". 1 F"] },
  // A magnifying glass.
  "marketing/seo": { glyph: "E", picture: ["8 4 .", "1 2 .", ". . 5*"] },
  // Bars that grow.
  "marketing/analytics": { glyph: "7", picture: [". . C*", ". C 0", "C 0 0"] },
  // A shield.
  "legal/compliance": { glyph: "B", picture: ["0 0 0", "0 F* 0", "1 0 2"] },
  // The letter C around an idea.
  "legal/ip": { glyph: "D", picture: ["8 0 4", "0 F* .", "1 0 2"] },
  // A page with a seal.
  "legal/business": { glyph: "F", picture: ["0 0 4", "0 0 0", "0 0 F*"] },
} as const satisfies Record<`${CategoryKey}/${string}`, DetailEntry>;
/** As in texts and in addresses: `design/ux`. */
export type DetailName = keyof typeof details;

/** Three rows of five cells. */
type Picture = readonly [string, string, string];

interface ServiceEntry {
  picture: Picture;
  related: readonly DetailName[];
}

export const services = {
  ux: {
    picture: ["F . 8 0 4", "0 . 0 . 0", "1 0 2 . F*"],
    related: ["design/ux", "design/interaction", "development/user-management"],
  },
  ui: {
    picture: ["F 9 0 0 6", "8 4 . 9 6", "1 2 . 9* 6*"],
    related: ["design/ui", "design/design-systems", "development/frontend"],
  },
  customer: {
    picture: ["F . F . F*", "C F C F C*", ". C . C ."],
    related: ["marketing/digital-strategy", "marketing/seo", "marketing/analytics"],
  },
  product: {
    picture: ["2 8 0 4 1", "0 0 F* 0 0", "4 1 0 2 8"],
    related: ["development/payment", "legal/compliance", "legal/ip"],
  },
  project: {
    picture: ["9 0 6 . .", ". 9 0 6 .", ". . 9 0 6*"],
    related: ["development/project-management", "development/mobile", "legal/business"],
  },
  design: {
    picture: [". A F 5 .", "F F F F F*", ". 5 F A ."],
    related: ["design/ux", "design/ui", "design/design-systems", "design/interaction"],
  },
} as const satisfies Record<string, ServiceEntry>;

export type ServiceKey = keyof typeof services;

/** The pictures of the home page's reasons, as many as there may be reasons. */
export const reasonPictures = {
  parts: ["F F F . .", ". F 8 0 0", ". . 1 0 0*"],
  row: ["0 0 0 0 0", "F . F . F", "0 0 0 0 0*"],
  whole: ["8 0 4 . .", "0 . 0 . .", "1 0 2 . F*"],
  stairs: [". . . . 0*", ". . 0 0 0", "0 0 0 0 0"],
  pair: ["F F . F F*", "0 0 . 0 0", "0 0 . 0 0"],
  frame: ["8 0 0 0 4", "0 . F* . 0", "1 0 0 0 2"],
} as const satisfies Record<string, Picture>;

export const serviceKeys = listKeys(services);
export const detailNames = listKeys(details);

/** `design` is both a service and a category. Its URL shows the service page. */
export const categoryPageKeys = categoryKeys.filter((key) => !isServiceKey(key));

export const listDetails = (category: CategoryKey) =>
  detailNames.filter((name) => name.startsWith(`${category}/`));

export const getCategory = (name: DetailName) => name.split("/")[0] as CategoryKey;

/** `Object.hasOwn`, because every object also answers to `__proto__` and `constructor`. */
export function isServiceKey(segment: string | undefined): segment is ServiceKey {
  return segment !== undefined && Object.hasOwn(services, segment);
}
export function isDetailName(name: string): name is DetailName {
  return Object.hasOwn(details, name);
}
export function isCategoryKey(segment: string | undefined): segment is CategoryKey {
  return categoryKeys.some((key) => key === segment);
}
