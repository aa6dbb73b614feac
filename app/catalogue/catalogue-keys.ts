import { listKeys } from "../records.ts";
import { type CategoryKey, categories, type DetailKey, type ServiceKey, services } from "./catalogue.ts";

export const serviceKeys = listKeys(services);
export const categoryKeys = listKeys(categories);

/** `design` is both a service and a category. Its URL shows the service page. */
export const categoryPageKeys = categoryKeys.filter((key) => !isServiceKey(key));

/** As texts name them: `design/ux`. */
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
