/**
 * The editor's collections and fields, generated from the schema of the content:
 * https://decapcms.org/docs/configuration-options
 */
import { z } from "zod";
import { getContentPath } from "../app/content-model/problems.ts";
import { readSources, type Sources } from "../app/content-model/read-content.ts";
import { textFiles } from "../app/content-model/schema.ts";
import { sharedFiles } from "../app/content-model/shared-schema.ts";
import { languages } from "../app/languages.ts";
import { getPart } from "../app/records.ts";
import { getItem, getLimits, getNaming, getRule, getShape, mayBeEmpty, unwrapSchema } from "./fields.ts";

type Field = Record<string, unknown>;

/** Keys and drawings. The editor hides them, because they are not texts. */
const hidden = new Set(["locale", "cells"]);

/** The groups of the editor's menu, by the folder of their files. */
const groups: [name: string, label: string][] = [
  ["pages", "Páginas y palabras comunes"],
  ["services", "Servicios"],
  ["categories", "Categorías"],
  ["details", "Servicios detallados"],
  ["specimens", "Ejemplos del trabajo"],
  ["studio", "El estudio: datos, logo, clientes"],
];

export function buildConfig() {
  const sources = readSources();
  const files = Object.entries<z.ZodType>({ ...textFiles, ...sharedFiles });
  return {
    load_config_file: false,
    backend: { name: "proxy", proxy_url: "/api/v1" },
    locale: "es",
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
      label,
      format: "json",
      editor: { preview: false },
      i18n: group !== "studio",
      files: files
        .filter(([name]) => getGroup(name) === group)
        .map(([name, schema]) => ({
          name: name.replaceAll("/", "-"),
          label: getNaming([name])?.label ?? getTitle(sources, name),
          file: getContentPath(name),
          i18n: name in textFiles,
          fields: buildFields(schema, [name]),
        })),
    })),
  };
}

/** The label of a page in lists: its own title. */
function getTitle(sources: Sources, name: string): string {
  const title = [languages[0], "title"].reduce(getPart, sources[name]);
  return typeof title === "string" ? title : name;
}

function getGroup(name: string): string {
  if (!(name in textFiles)) return "studio";
  const [group] = groups.find(([folder]) => name.startsWith(`${folder}/`)) ?? ["pages"];
  return group;
}

function buildFields(schema: z.ZodType, path: string[]): Field[] {
  return Object.entries(getShape(schema)).map(([key, value]) => buildField(value, [...path, key]));
}

/** @param path the file's name, then keys without indices */
function buildField(schema: z.ZodType, path: string[]): Field {
  const [file = "", ...keys] = path;
  const key = keys.at(-1) ?? "";
  const plain = unwrapSchema(schema);
  const naming = getNaming(path);
  const common: Field = {
    name: key,
    label: naming?.label ?? key,
    hint: [naming?.hint, getRule(schema)].filter(Boolean).join(" "),
    required: schema.type !== "optional",
    i18n: file in textFiles,
  };
  // The editor has no form for objects with arbitrary keys, so it keeps them unchanged.
  if (hidden.has(key) || plain.type === "record") return { ...common, widget: "hidden" };
  switch (plain.type) {
    case "object":
      return {
        ...common,
        widget: "object",
        collapsed: false,
        fields: buildFields(plain, path).map((field) =>
          common.required ? field : { ...field, required: false, isOptional: true },
        ),
      };
    case "array": {
      const item = getItem(plain);
      const { min, max } = getLimits(plain);
      const inner = buildField(item, path);
      const isFixed = min === max;
      return {
        ...common,
        widget: "list",
        hint: `${common.hint} ${formatCountHint(min, max)}`.trim(),
        collapsed: key === "clients",
        allow_add: !isFixed,
        allow_remove: !isFixed,
        allow_reorder: !isFixed,
        ...(min > 0 ? { min } : {}),
        ...(Number.isFinite(max) ? { max } : {}),
        ...(item.type === "object"
          ? { fields: inner.fields, summary: `{{fields.${Object.keys(getShape(item))[0]}}}` }
          : { field: { ...inner, label: common.label, hint: getRule(item) } }),
      };
    }
    case "boolean":
      return { ...common, widget: "boolean", default: false };
    case "enum":
      return {
        ...common,
        widget: "select",
        required: false,
        options: Object.entries(plain.meta()?.options ?? {}).map(([value, label]) => ({ value, label })),
      };
    default: {
      const isNumber = plain instanceof z.ZodNumber;
      if (isNumber && !plain.isInt) return { ...common, widget: "number", value_type: "float" };
      if (/^(file|icon)$/.test(key))
        return { ...common, widget: "image", choose_url: false, required: false };
      if (file === "colors") return { ...common, widget: "color", allowInput: true };
      return {
        ...common,
        widget: "words",
        file,
        keys,
        hint: isNumber ? `${common.hint} Solo cifras, sin puntos ni comas.`.trim() : common.hint,
        required: !mayBeEmpty(schema),
        isOptional: schema.type === "optional",
        isNumber,
      };
    }
  }
}

function formatCountHint(min: number, max: number): string {
  if (!Number.isFinite(max)) return "";
  if (min === max) return `Son ${max} entradas.`;
  return min > 1 ? `De ${min} a ${max} entradas.` : `Hasta ${max} entradas.`;
}
