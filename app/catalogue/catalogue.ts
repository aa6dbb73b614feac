import { listKeys } from "../records.ts";

export interface DetailEntry {
  /** Its cell of the board. */
  glyph: string;
  /** Three rows of three cells, which show its subject. The syntax: `cells.ts`. */
  picture: readonly [string, string, string];
}

/** Detailed services by category. */
export const categories = {
  design: {
    // A path that turns twice.
    ux: { glyph: "8", picture: ["9 4 .", ". 0 .", ". 1 F*"] },
    // Parts of a screen, and its button.
    ui: { glyph: "4", picture: ["F 9 6", "0 0 0", ". 9* 6*"] },
    // Two parts that repeat.
    "design-systems": { glyph: "2", picture: ["F 0 F", "0 F 0", "F 0 F*"] },
    // A press.
    interaction: { glyph: "1", picture: ["8 . 4", ". F* .", "1 . 2"] },
  },
  development: {
    // The layout of a page.
    frontend: { glyph: "A", picture: ["0 0 6", "0 0 .", "0 0 0*"] },
    // A phone and its message.
    mobile: { glyph: "5", picture: ["8 4 .", "0 0 F*", "1 2 ."] },
    // A coin and a purse.
    payment: { glyph: "C", picture: [". F* .", "0 0 0", "1 0 2"] },
    // Two people, one of whom is let in.
    "user-management": { glyph: "6", picture: ["F . F*", "C . C*", "0 0 0"] },
    // Steps, one after the other.
    "project-management": { glyph: "3", picture: ["9 6 .", ". 9 6", ". . 0*"] },
  },
  marketing: {
    // Three ways, and the chosen one.
    "digital-strategy": { glyph: "9", picture: [". 8 F*", "F 0 F", ". 1 F"] },
    // A magnifying glass.
    seo: { glyph: "E", picture: ["8 4 .", "1 2 .", ". . 5*"] },
    // Bars that grow.
    analytics: { glyph: "7", picture: [". . C*", ". C 0", "C 0 0"] },
  },
  legal: {
    // A shield.
    compliance: { glyph: "B", picture: ["0 0 0", "0 F* 0", "1 0 2"] },
    // The letter C around an idea.
    ip: { glyph: "D", picture: ["8 0 4", "0 F* .", "1 0 2"] },
    // A page with a seal.
    business: { glyph: "F", picture: ["0 0 4", "0 0 0", "0 0 F*"] },
  },
} as const satisfies Record<string, Record<string, DetailEntry>>;

export type CategoryKey = keyof typeof categories;
export type DetailKey<Category extends CategoryKey = CategoryKey> = Category extends CategoryKey
  ? keyof (typeof categories)[Category]
  : never;

/** The name of a detail in texts: `design/ux`. */
type DetailName = { [Category in CategoryKey]: `${Category}/${DetailKey<Category>}` }[CategoryKey];

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

/**
 * The days of each phase on the home page's track. Their sum is the number of days of an MVP, which the check asserts.
 */
export const phaseDays = [5, 5, 5] as const;

export const serviceKeys = listKeys(services);
export const categoryKeys = listKeys(categories);

/** `design` is both a service and a category. Its URL shows the service page. */
export const categoryPageKeys = categoryKeys.filter((key) => !isServiceKey(key));

/** The names of all details in texts: `design/ux`. */
export const detailNames = categoryKeys.flatMap((category) =>
  listDetailKeys(category).map((detail) => `${category}/${detail}` as const),
);

export function listDetailKeys<Category extends CategoryKey>(category: Category): DetailKey<Category>[] {
  return Object.keys(categories[category]) as DetailKey<Category>[];
}

/** `Object.hasOwn`, because every object also answers to `__proto__` and `constructor`. */
export function isServiceKey(segment: string | undefined): segment is ServiceKey {
  return segment !== undefined && Object.hasOwn(services, segment);
}
export function isCategoryKey(segment: string | undefined): segment is CategoryKey {
  return segment !== undefined && Object.hasOwn(categories, segment);
}
export function isDetailKey<Category extends CategoryKey>(
  category: Category,
  segment: string | undefined,
): segment is DetailKey<Category> {
  return segment !== undefined && Object.hasOwn(categories[category], segment);
}
