import { expect, test } from "vitest";
import { z } from "zod";
import { translate } from "./problems.ts";
import { textFiles } from "./schema.ts";
import { sharedFiles } from "./shared-schema.ts";

test("the editor can say each message of the schema in Spanish", () => {
  const messages = Object.values({ ...textFiles, ...sharedFiles }).flatMap(messagesOf);
  expect(messages).not.toEqual([]);
  expect(messages.filter((message) => translate(message) === message)).toEqual([]);
});

/** The `error` of each check of a schema, at any depth. The types require the other messages in Spanish. */
function messagesOf(schema: z.core.$ZodType): string[] {
  const own = (schema._zod.def.checks ?? []).flatMap(({ _zod: { def } }) => {
    const error = def.error?.({} as never);
    return typeof error === "string" ? error : [];
  });
  return [...own, ...partsOf(schema).flatMap(messagesOf)];
}

function partsOf(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape);
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodUnion) return schema.options;
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  return [];
}
