/** What the editor knows about a field from the schema: its type, its limits, its label and its hint. */
import { z } from "zod";
import { textFiles } from "../app/content/schema.ts";
import { sharedFiles } from "../app/content/shared-schema.ts";
import type { EditorWords } from "../app/content/text-shapes.ts";

export const editorLanguages = ["es", "en"] as const;
export type EditorLanguage = (typeof editorLanguages)[number];

/** A label and a hint in one language. */
type Naming = { label: string; hint?: string };
/** The labels of keys that many schemas have. A label in the schema takes precedence. */
const keyLabels: Record<string, Record<EditorLanguage, string>> = {
  title: { es: "Título", en: "Title" },
  subtitle: { es: "Subtítulo", en: "Subtitle" },
  description: { es: "Descripción", en: "Description" },
  question: { es: "Pregunta", en: "Question" },
  closing: { es: "Última invitación", en: "Last invitation" },
  name: { es: "Nombre", en: "Name" },
  label: { es: "Texto", en: "Text" },
  text: { es: "Texto", en: "Text" },
  note: { es: "Nota", en: "Note" },
  hint: { es: "Ayuda", en: "Hint" },
  reason: { es: "Por qué", en: "Why" },
  action: { es: "Botón del ejemplo", en: "Button of the example" },
  options: { es: "Opciones", en: "Options" },
  one: { es: "Si es uno", en: "If there is one" },
  other: { es: "Si son varios", en: "If there are several" },
  inMessage: { es: "En el mensaje", en: "In the message" },
  about: { es: "Nosotros", en: "About" },
  contact: { es: "Contacto", en: "Contact" },
  es: { es: "En español", en: "In Spanish" },
  en: { es: "En inglés", en: "In English" },
  promises: { es: "Promesas", en: "Promises" },
  copied: { es: "Cuando se copió", en: "Once copied" },
};

/** The labels in the schema by the file and the keys without indices: `label(40).meta({ es: "Foto", en: "Photo" })` */
const namings = new Map<string, { [Language in EditorLanguage]?: EditorWords }>();
const schemas: Record<string, z.ZodType> = { ...textFiles, ...sharedFiles };
for (const [name, schema] of Object.entries(schemas)) addNamings(schema, name);

function addNamings(schema: z.ZodType, path: string): void {
  const naming = metaOf(schema);
  if (naming.es) namings.set(path, naming);
  for (const [option, [es = "", en = ""]] of Object.entries(naming.options ?? {}))
    namings.set(`${path}.${option}`, { es, en });
  const inner = elementOf(schema);
  if (inner.type === "object")
    for (const [key, part] of Object.entries(shapeOf(inner))) addNamings(part, `${path}.${key}`);
}

function metaOf(schema: z.ZodType) {
  return { ...plainSchema(schema).meta(), ...schema.meta() };
}

/**
 * The label and the hint of a field, in the words of the schema.
 *
 * @param path the file, then keys without indices
 */
export function namingOf(path: readonly string[], language: EditorLanguage): Naming | undefined {
  const words = namings.get(path.join("."))?.[language] ?? keyLabels[path.at(-1) ?? ""]?.[language];
  if (words === undefined) return undefined;
  const [label = "", hint] = typeof words === "string" ? [words] : words;
  return { label, hint };
}

/** The rule for each text of the schema's kind, such as "Without a full stop." */
export function ruleOf(schema: z.ZodType, language: EditorLanguage): string | undefined {
  return metaOf(schema).rule?.[editorLanguages.indexOf(language)];
}

/** The schema without `optional` and without "or an empty text". */
export function plainSchema(schema: z.ZodType): z.ZodType {
  const inner =
    schema instanceof z.ZodUnion
      ? schema.options.find((option) => !(option instanceof z.ZodLiteral))
      : schema instanceof z.ZodOptional && schema.unwrap();
  return inner instanceof z.ZodType ? plainSchema(inner) : schema;
}

export function mayBeEmpty(schema: z.ZodType): boolean {
  return schema.safeParse("").success || schema.type === "optional";
}

export function shapeOf(schema: z.ZodType): Record<string, z.ZodType> {
  const plain = plainSchema(schema);
  return plain instanceof z.ZodObject ? plain.shape : {};
}

/** The schema of a list's items. */
export function itemOf(list: z.ZodType): z.ZodType {
  return list instanceof z.ZodArray && list.element instanceof z.ZodType ? list.element : z.never();
}

/** The schema of a field, by its file and its keys without indices. */
export function schemaAt(file: string, keys: readonly string[]): z.ZodType {
  const found = keys.reduce(
    (part, key) => shapeOf(elementOf(part))[key] ?? z.never(),
    schemas[file] ?? z.never(),
  );
  return plainSchema(found).type === "array" ? elementOf(found) : found;
}

function elementOf(schema: z.ZodType): z.ZodType {
  const plain = plainSchema(schema);
  return plain.type === "array" ? elementOf(itemOf(plain)) : plain;
}

/** The minimum and maximum number of items of a list. */
export function countsOf(schema: z.ZodType): { min: number; max: number } {
  const { minItems, maxItems } = z.toJSONSchema(schema, { unrepresentable: "any" });
  return { min: minItems ?? 0, max: maxItems ?? Number.POSITIVE_INFINITY };
}

/** The minimum and maximum number of characters of a text. */
export function lengthsOf(schema: z.ZodType): { min: number; max: number } {
  const plain = plainSchema(schema);
  const { minLength, maxLength } = plain instanceof z.ZodString ? plain : z.string();
  return { min: minLength ?? 0, max: maxLength ?? Number.POSITIVE_INFINITY };
}
