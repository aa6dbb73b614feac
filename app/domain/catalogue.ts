/** Detailed services by category, each with its glyph. The syntax of a glyph: `cells.ts`. */
export const categories = {
  design: { ux: "8", ui: "4", "design-systems": "2", interaction: "1" },
  development: {
    frontend: "A",
    mobile: "5",
    payment: "C",
    "user-management": "6",
    "project-management": "3",
  },
  marketing: { "digital-strategy": "9", seo: "E", analytics: "7" },
  legal: { compliance: "B", ip: "D", business: "F" },
} as const;

export type CategoryKey = keyof typeof categories;
export type DetailKey<Category extends CategoryKey = CategoryKey> = Category extends CategoryKey
  ? keyof (typeof categories)[Category]
  : never;

type DetailPlace = {
  [Category in CategoryKey]: readonly [Category, DetailKey<Category>];
}[CategoryKey];

/** Three rows of five cells. */
type Picture = readonly [string, string, string];

interface ServiceEntry {
  picture: Picture;
  /** The days of each step in the example plan. The content has a text for each step. */
  spans: readonly [number, number, number, number];
  related: readonly DetailPlace[];
}

export const services = {
  ux: {
    picture: ["F . 8 0 4", "0 . 0 . 0", "1 0 2 . F*"],
    spans: [4, 3, 5, 3],
    related: [
      ["design", "ux"],
      ["design", "interaction"],
      ["development", "user-management"],
    ],
  },
  ui: {
    picture: ["F 9 0 0 6", "8 4 . 9 6", "1 2 . 9* 6*"],
    spans: [3, 4, 5, 3],
    related: [
      ["design", "ui"],
      ["design", "design-systems"],
      ["development", "frontend"],
    ],
  },
  customer: {
    picture: ["F . F . F*", "C F C F C*", ". C . C ."],
    spans: [3, 5, 4, 3],
    related: [
      ["marketing", "digital-strategy"],
      ["marketing", "seo"],
      ["marketing", "analytics"],
    ],
  },
  product: {
    picture: ["2 8 0 4 1", "0 0 F* 0 0", "4 1 0 2 8"],
    spans: [3, 3, 6, 3],
    related: [
      ["development", "payment"],
      ["legal", "compliance"],
      ["legal", "ip"],
    ],
  },
  project: {
    picture: ["9 0 6 . .", ". 9 0 6 .", ". . 9 0 6*"],
    spans: [3, 3, 6, 3],
    related: [
      ["development", "project-management"],
      ["development", "mobile"],
      ["legal", "business"],
    ],
  },
  design: {
    picture: [". A F 5 .", "F F F F F*", ". 5 F A ."],
    spans: [4, 3, 4, 4],
    related: [
      ["design", "ux"],
      ["design", "ui"],
      ["design", "design-systems"],
      ["design", "interaction"],
    ],
  },
} as const satisfies Record<string, ServiceEntry>;

export type ServiceKey = keyof typeof services;

/** The pictures of the home page's reasons. */
export const reasonPictures: readonly Picture[] = [
  ["F F F . .", ". F 8 0 0", ". . 1 0 0*"],
  ["0 0 0 0 0", "F . F . F", "0 0 0 0 0*"],
  ["8 0 4 . .", "0 . 0 . .", "1 0 2 . F*"],
];

/**
 * The days of each phase on the home page's track. Their sum is the number of days of an MVP, which the check asserts.
 */
export const phaseDays = [5, 5, 5] as const;
