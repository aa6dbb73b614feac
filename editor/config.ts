/**
 * The editor's collections and fields, generated from the schema of the content:
 * https://decapcms.org/docs/configuration-options
 */
import { z } from "zod";
import { files as texts } from "../app/content/contents.server.ts";
import { contentFile, isTextName, textFiles } from "../app/content/schema.ts";
import { sharedFiles } from "../app/content/shared-schema.ts";
import { isLanguage, languages } from "../app/domain/languages.ts";
import {
  countsOf,
  type EditorLanguage,
  itemOf,
  lengthsOf,
  mayBeEmpty,
  namingOf,
  plainSchema,
  ruleOf,
  shapeOf,
} from "./fields.ts";

type Field = Record<string, unknown>;

/** Keys and drawings. The editor hides them, because they are not texts. */
const hidden = new Set(["locale", "cells"]);

/** Lists with as many entries as the catalogue, in its order: app/content/check.ts */
const countedLists = new Set(["phases", "process", "related", "choose"]);

const digitsOnly: Record<EditorLanguage, string> = {
  es: "Solo cifras, sin puntos ni comas.",
  en: "Only digits, without dots or commas.",
};

/** The groups of the editor's menu, by the folder of their files. */
const groups: [name: string, label: Record<EditorLanguage, string>][] = [
  ["pages", { es: "Páginas y palabras comunes", en: "Pages and common words" }],
  ["services", { es: "Servicios", en: "Services" }],
  ["categories", { es: "Categorías", en: "Categories" }],
  ["details", { es: "Servicios detallados", en: "Detailed services" }],
  ["specimens", { es: "Ejemplos del trabajo", en: "Examples of the work" }],
  ["studio", { es: "El estudio: datos, logo, clientes", en: "The studio: facts, logo, clients" }],
];

/** @param backend the backend of the files: the local server, or a repository host (editor/README.md) */
export function editorConfig(language: EditorLanguage, backend: Record<string, unknown>) {
  const files = Object.entries<z.ZodType>({ ...textFiles, ...sharedFiles });
  return {
    load_config_file: false,
    backend,
    locale: language,
    media_folder: "public",
    public_folder: "/",
    // A file with an accent in its name would need an escaped URL.
    slug: { encoding: "ascii", clean_accents: true },
    // Decap's search is fuzzy and does not say where in a page it found the words.
    search: false,
    publish_mode: "simple",
    show_preview_links: false,
    i18n: { structure: "single_file", locales: [...languages], default_locale: languages[0] },
    collections: groups.map(([group, label]) => ({
      name: group,
      label: label[language],
      format: "content",
      editor: { preview: false },
      i18n: group !== "studio",
      files: files
        .filter(([name]) => groupOf(name) === group)
        .map(([name, schema]) => ({
          name: name.replaceAll("/", "-"),
          label: namingOf([name], language)?.label ?? titleOf(name, language),
          file: contentFile(name),
          i18n: isTextName(name),
          fields: fieldsOf(schema, [name], language),
        })),
    })),
  };
}

/** The label of a page in lists: its own title. */
function titleOf(name: string, language: EditorLanguage): string {
  const own = isTextName(name) && isLanguage(language) && texts[name][language];
  return own && "title" in own ? own.title : name;
}

function groupOf(name: string): string {
  if (!isTextName(name)) return "studio";
  const [group] = groups.find(([folder]) => name.startsWith(`${folder}/`)) ?? ["pages"];
  return group;
}

function fieldsOf(schema: z.ZodType, path: string[], language: EditorLanguage): Field[] {
  return Object.entries(shapeOf(schema)).map(([key, value]) => fieldOf(value, [...path, key], language));
}

/** @param path the file's name, then keys without indices */
function fieldOf(schema: z.ZodType, path: string[], language: EditorLanguage): Field {
  const [file = "", ...keys] = path;
  const key = keys.at(-1) ?? "";
  const plain = plainSchema(schema);
  const naming = namingOf(path, language);
  const common: Field = {
    name: key,
    label: naming?.label ?? labelFromKey(key),
    hint: [naming?.hint, ruleOf(schema, language), limitsOf(plain, language)].filter(Boolean).join(" "),
    required: schema.type !== "optional",
    i18n: isTextName(file),
  };
  // The editor has no form for objects with arbitrary keys, so it keeps them unchanged.
  if (hidden.has(key) || plain.type === "record") return { ...common, widget: "hidden" };
  switch (plain.type) {
    case "object":
      return {
        ...common,
        widget: "object",
        collapsed: false,
        fields: fieldsOf(plain, path, language).map((field) =>
          common.required ? field : { ...field, required: false, isOptional: true },
        ),
      };
    case "array": {
      const item = itemOf(plain);
      const { min, max } = countsOf(plain);
      const inner = fieldOf(item, path, language);
      return {
        ...common,
        widget: "list",
        collapsed: key === "clients",
        allow_add: max > min && !countedLists.has(key),
        allow_remove: max > min && !countedLists.has(key),
        allow_reorder: !countedLists.has(key),
        ...(min > 0 ? { min } : {}),
        ...(Number.isFinite(max) ? { max } : {}),
        ...(item.type === "object"
          ? { fields: inner.fields, summary: summaryOf(item) }
          : { field: { ...inner, label: common.label, hint: limitsOf(item, language) } }),
      };
    }
    case "boolean":
      return { ...common, widget: common.required ? "switch" : "boolean", default: false };
    case "number":
      return plain instanceof z.ZodNumber && plain.isInt
        ? { ...common, widget: "digits", hint: `${common.hint} ${digitsOnly[language]}`.trim() }
        : { ...common, widget: "number", value_type: "float" };
    case "enum":
      return {
        ...common,
        widget: "select",
        required: false,
        options: (plain instanceof z.ZodEnum ? plain.options : [])
          .filter((value) => value !== "")
          .map((value) => ({
            value,
            label: namingOf([...path, String(value)], language)?.label ?? String(value),
          })),
      };
    default:
      if (/^(file|icon)$/.test(key) && file !== "exceptions" && !path.includes("photo"))
        return { ...common, widget: "image", choose_url: false, required: false };
      if (file === "colors") return { ...common, widget: "color", allowInput: true };
      return {
        ...common,
        widget: "words",
        file,
        keys,
        required: !mayBeEmpty(schema),
        isOptional: schema.type === "optional",
      };
  }
}

/** A key without a label, such as `studioCaption`: "Studio caption". */
function labelFromKey(key: string): string {
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function summaryOf(element: z.ZodType): string {
  return `{{fields.${Object.keys(shapeOf(element))[0]}}}`;
}

/** The limits of the schema for counts and lengths, in a sentence. */
function limitsOf(schema: z.ZodType, language: EditorLanguage): string {
  const plain = plainSchema(schema);
  const isList = plain.type === "array";
  if (!isList && plain.type !== "string") return "";
  const { min, max } = isList ? countsOf(plain) : lengthsOf(plain);
  if (!Number.isFinite(max)) return "";
  const unit = { es: isList ? "entradas" : "caracteres", en: isList ? "entries" : "characters" }[language];
  if (min === max) return language === "es" ? `Son ${max} ${unit}.` : `There are ${max} ${unit}.`;
  if (min <= 1) return language === "es" ? `Hasta ${max} ${unit}.` : `Up to ${max} ${unit}.`;
  return language === "es" ? `De ${min} a ${max} ${unit}.` : `From ${min} to ${max} ${unit}.`;
}
