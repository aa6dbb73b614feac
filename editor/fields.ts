/** What the editor knows about a field from the schema: its type, its limits, its label and its hint. */
import type { z } from "zod";
import { sharedFiles, textFiles } from "../app/content/schema.ts";
import labels from "./labels.json" with { type: "json" };

export const editorLanguages = ["es", "en"] as const;
export type EditorLanguage = (typeof editorLanguages)[number];

type Words = Record<EditorLanguage, string>;
/** A label and a hint, each in the editor's languages. */
type Naming = { label: Words; hint?: Words };
const namings: Record<string, Naming> = Object.fromEntries(
  Object.entries(labels).map(([key, [es, en, hintEs, hintEn]]) => [
    key,
    { label: { es, en } as Words, ...(hintEs ? { hint: { es: hintEs, en: hintEn } as Words } : {}) },
  ]),
);

// The labels in the schema: `label(40).meta({ label: ["Foto", "Photo"], hint: ["…", "…"] })`
for (const [name, schema] of Object.entries({ ...textFiles, ...sharedFiles }))
  addNamings(schema, name.split("/")[0] as string);

function addNamings(schema: z.ZodType, path: string): void {
  const { label, hint } = (schema.meta() ?? plainSchema(schema).meta() ?? {}) as Record<string, string[]>;
  const inLanguages = ([es = "", en = ""]: string[]): Words => ({ es, en });
  if (label) namings[path] = { label: inLanguages(label), ...(hint && { hint: inLanguages(hint) }) };
  const inner = elementOf(schema);
  if (inner.type === "object")
    for (const [key, part] of Object.entries(shapeOf(inner))) addNamings(part, `${path}.${key}`);
}

/**
 * The most specific entry of labels.json: `home.phases.title`, then `phases.title`, then `title`.
 *
 * @param path the file or its folder, then keys without indices
 */
export function namingOf(path: string[]): Naming | undefined {
  return path.map((_, index) => namings[path.slice(index).join(".")]).find((naming) => naming !== undefined);
}

/** The schema without `optional` and without "or an empty text". */
export function plainSchema(schema: z.ZodType): z.ZodType {
  const { type, innerType, options } = schema.def as {
    type: string;
    innerType?: z.ZodType;
    options?: z.ZodType[];
  };
  const inner = type === "union" ? options?.find((option) => option.type !== "literal") : innerType;
  return (type === "optional" || type === "union") && inner ? plainSchema(inner) : schema;
}

export function mayBeEmpty(schema: z.ZodType): boolean {
  return schema.safeParse("").success || schema.type === "optional";
}

export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  return (plainSchema(schema) as z.ZodObject).shape as Record<string, z.ZodType>;
}

/** The schema of a field, by its keys without indices. */
export function schemaAt(schema: z.ZodType, keys: readonly string[]): z.ZodType {
  const found = keys.reduce<z.ZodType>((part, key) => shapeOf(elementOf(part))[key] as z.ZodType, schema);
  return plainSchema(found).type === "array" ? elementOf(found) : found;
}

function elementOf(schema: z.ZodType): z.ZodType {
  const plain = plainSchema(schema);
  return plain.type === "array" ? elementOf((plain as z.ZodArray).element as z.ZodType) : plain;
}

/** The minimum and maximum number of items of a list. */
export function countsOf(schema: z.ZodType): { min: number; max: number } {
  const checks = (schema.def.checks ?? []).map(({ _zod }) => _zod.def as unknown as Record<string, number>);
  const exact = checks.find(({ length }) => length !== undefined)?.length;
  return {
    min: exact ?? checks.find(({ minimum }) => minimum !== undefined)?.minimum ?? 0,
    max: exact ?? checks.find(({ maximum }) => maximum !== undefined)?.maximum ?? Number.POSITIVE_INFINITY,
  };
}

/** The minimum and maximum number of characters of a text. */
export function lengthsOf(schema: z.ZodType): { min: number; max: number } {
  const { minLength, maxLength } = plainSchema(schema) as z.ZodString;
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
