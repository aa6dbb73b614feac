/** What the editor knows about a field from the schema: its type, its limits, its label and its hint. */
import { z } from "zod";
import { textFiles } from "../app/content-model/schema.ts";
import { sharedFiles } from "../app/content-model/shared-schema.ts";
import { isLanguage } from "../app/languages.ts";

/** The labels of keys that many schemas have. A label in the schema takes precedence. */
const keyLabels: Record<string, string> = {
  title: "Título",
  subtitle: "Subtítulo",
  description: "Descripción",
  question: "Pregunta",
  closing: "Última invitación",
  name: "Nombre",
  label: "Texto",
  text: "Texto",
  note: "Nota",
  hint: "Ayuda",
  reason: "Por qué",
  action: "Botón del ejemplo",
  options: "Opciones",
  one: "Si es uno",
  other: "Si son varios",
  inMessage: "En el mensaje",
  about: "Nosotros",
  contact: "Contacto",
  promises: "Promesas",
  copied: "Cuando se copió",
};

const schemas: Record<string, z.ZodType> = { ...textFiles, ...sharedFiles };

function getMeta(schema: z.ZodType) {
  return { ...unwrapSchema(schema).meta(), ...schema.meta() };
}

/**
 * The label of a field, and its hint if it has one: "Foto. Sin texto." has both.
 *
 * @param path the file, then keys without indices; at the end perhaps an option
 */
export function getNaming(path: readonly string[]): { label: string; hint: string } | undefined {
  const key = path.at(-1) ?? "";
  const description =
    getMeta(findPart(path)).description ??
    getMeta(getElement(findPart(path.slice(0, -1)))).options?.[key] ??
    keyLabels[key] ??
    getLanguageLabel(key);
  const [label, ...hint] = description?.split(". ") ?? [];
  return label ? { label, hint: hint.join(". ") } : undefined;
}

/** "Inglés", for a text in English. */
export function getLanguageLabel(key: string): string | undefined {
  const name = isLanguage(key) ? languageNames.of(key) : undefined;
  return name?.replace(/^./, (letter) => letter.toUpperCase());
}
const languageNames = new Intl.DisplayNames("es", { type: "language" });

/** The rule for each text of the schema's kind, such as "Sin punto final." */
export const getRule = (schema: z.ZodType) => getMeta(schema).rule;

/** The schema without `optional`. */
export function unwrapSchema(schema: z.ZodType): z.ZodType {
  const inner = schema instanceof z.ZodOptional && schema.unwrap();
  return inner instanceof z.ZodType ? unwrapSchema(inner) : schema;
}

export function mayBeEmpty(schema: z.ZodType): boolean {
  return schema.safeParse("").success || schema.type === "optional";
}

export function getShape(schema: z.ZodType): Record<string, z.ZodType> {
  const plain = unwrapSchema(schema);
  return plain instanceof z.ZodObject ? plain.shape : {};
}

export function getItem(list: z.ZodType): z.ZodType {
  return list instanceof z.ZodArray && list.element instanceof z.ZodType ? list.element : z.never();
}

/** The schema of a text, by its file and its keys without indices. */
export function findSchema(file: string, keys: readonly string[]): z.ZodType {
  const part = findPart([file, ...keys]);
  return unwrapSchema(part).type === "array" ? getElement(part) : part;
}

function findPart([file = "", ...keys]: readonly string[]): z.ZodType {
  const top = schemas[file] ?? z.never();
  return keys.reduce((part, key) => getShape(getElement(part))[key] ?? z.never(), top);
}

function getElement(schema: z.ZodType): z.ZodType {
  const plain = unwrapSchema(schema);
  return plain.type === "array" ? getElement(getItem(plain)) : plain;
}

/** The minimum and maximum number of items of a list, or of characters of a text. */
export function getLimits(schema: z.ZodType): { min: number; max: number } {
  const limits = z.toJSONSchema(unwrapSchema(schema), { unrepresentable: "any" });
  const { minItems, minLength, maxItems, maxLength } = limits;
  return { min: minItems ?? minLength ?? 0, max: maxItems ?? maxLength ?? Number.POSITIVE_INFINITY };
}
