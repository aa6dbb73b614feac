/** The schema of the form's texts, and of the days that it counts: docs/behaviour.md#quote */
import { strictObject, z } from "zod";
import { detailNames, serviceKeys } from "../../catalogue/catalogue.ts";
import { isConfirmed, label, sentence, template, text } from "../../content-model/text-shapes.ts";
import { makeRecord } from "../../records.ts";

const question = text(90);
const plural = (max: number, names = ["count"]) =>
  strictObject({ one: template(max, ...names), other: template(max, ...names) });
/** A text field. Without the answer's place, the message would lose it. */
const written = strictObject({ question, hint: sentence(140), inMessage: template(60, "answer") });
/** The message writes the label with a small first letter, if it has no other words. */
const option = strictObject({ label: label(50), inMessage: text(60).optional() });
const options = (shape: z.ZodType<z.infer<typeof option>>) => z.record(z.string(), shape);
const need = option.extend({
  /** Of what has no days in quote-numbers.json. */
  reason: text(90).optional().describe("Por qué se cotiza aparte. Va después de “porque”."),
});

/** What a visitor can ask for, by the names in a page's closing link: `?service=ux` */
const entryNames = ["mvp", "unsure", ...serviceKeys, ...detailNames];

export const formTexts = {
  form: strictObject({
    title: label(60).describe("Nombre del formulario. Lo dice un lector de pantalla."),
    note: sentence(140).describe("Arriba de las preguntas"),
    notKept: sentence(140).describe("Si el navegador no guarda lo escrito"),
    added: template(40, "name").describe("Si la página anterior marcó algo"),
    remove: label(20).describe("Botón para sacarlo"),
  }).describe("El formulario"),
  questions: strictObject({
    text: written.describe("De qué se trata"),
    service: strictObject({
      question,
      hint: sentence(100),
      mvp: strictObject({ label: label(40), inMessage: text(30) }).describe("El MVP"),
      unsure: label(40).describe("Todavía no sabe"),
      lines: strictObject(makeRecord(entryNames, () => sentence(70))).meta({
        description: "Un renglón para cada servicio. Con las palabras de quien lo busca.",
        options: makeRecord(entryNames, (name) => `{${name}}`),
      }),
    }).describe("Qué necesita"),
    people: written.describe("Para quién es"),
    have: strictObject({
      question,
      inMessage: template(60, "list"),
      options: options(option),
    }).describe("Qué tiene hoy"),
    needs: strictObject({
      question,
      hint: sentence(140),
      inMessage: template(60, "list"),
      adds: plural(20).describe("Cuántos días suma"),
      apartTitle: label(60).describe("Título de lo que se cotiza aparte"),
      apart: template(60, "reason").describe("Si se cotiza aparte, en el mensaje"),
      options: z.record(z.string(), need),
    }).describe("Qué más hace falta"),
    more: written.describe("Algo más"),
    when: strictObject({
      question,
      hint: sentence(100),
      none: strictObject({ label: label(40), inMessage: sentence(60) }).describe("Sin fecha"),
      day: strictObject({ label: label(40), inMessage: template(80, "date") }).describe("Con fecha"),
      dayLabel: label(40).describe("Nombre del campo de fecha"),
      past: sentence(100).describe("Si la fecha ya pasó o no existe"),
    }).describe("Para cuándo"),
    name: written.describe("Su nombre"),
  }).describe("Las preguntas"),
  plan: strictObject({
    title: text(40),
    task: template(40, "days").describe("Días de la tarea"),
    tasks: template(50, "days").describe("Días de la tarea y de lo que sumó"),
    launch: template(50, "days").describe("Días del lanzamiento"),
    none: sentence(120).describe("Si no marcó nada"),
    services: sentence(120).describe("Si marcó servicios"),
    unsure: sentence(120).describe("Si todavía no sabe"),
    exact: sentence(80).describe("Si entra justo"),
    free: plural(80).describe("Si sobra lugar"),
    over: plural(80).describe("Si no entra"),
    most: template(60, "list").describe("Qué suma más días"),
    apart: sentence(80).describe("Si algo se cotiza aparte"),
    each: sentence(80).describe("Que los días son de una tarea"),
  }).describe("Si entra en los días"),
  message: strictObject({
    title: label(50),
    hello: strictObject({
      none: sentence(100).describe("Si no marcó nada"),
      mvp: sentence(100).describe("Si es un MVP"),
      services: template(100, "list").describe("Si son servicios"),
      unsure: sentence(120).describe("Si todavía no sabe"),
      alsoUnsure: sentence(80).describe("Si marcó algo y duda"),
    }).describe("Saludo"),
    nothing: sentence(120).describe("Si no contestó nada"),
    over: plural(120).describe("Si no entra en los días"),
    send: label(30).describe("Botón: mandar"),
    copyAndOpen: label(40).describe("Botón: copiar y abrir el chat"),
    mail: label(12).describe("Botón: mandar por mail"),
    copy: label(12).describe("Botón: copiar"),
    copied: label(12),
    subject: label(60).describe("Asunto del mail"),
    tooLong: sentence(180).describe("Si es demasiado largo"),
    isCopied: sentence(40).describe("Aviso de que se copió"),
    copyFailed: sentence(120).describe("Si no se pudo copiar"),
    after: text(280, 0).describe("Qué pasa después de mandarlo"),
    print: label(20).describe("Botón: imprimir"),
    clear: label(20).describe("Botón: vaciar"),
    undo: label(20).describe("Botón: deshacer"),
    cleared: sentence(80).describe("Cuando quedó vacío"),
    restored: sentence(80).describe("Cuando volvió lo escrito"),
    thisLanguage: label(30).describe("Enlace a la página en este idioma"),
    answers: plural(40)
      .extend({ zero: label(40).describe("Si no hay ninguna") })
      .describe("Cuántas respuestas tiene"),
    read: label(20).describe("Enlace al mensaje"),
    printed: label(60).describe("Título en papel"),
  }).describe("El mensaje"),
  withoutScript: strictObject({ note: sentence(200), open: label(30).describe("Enlace al chat") }).describe(
    "Si el navegador no tiene JavaScript",
  ),
};

const days = strictObject({
  days: z.int().positive().describe("Cuántos días"),
  isConfirmed,
});

export const estimate = strictObject({
  task: days.describe("La tarea"),
  launch: days.describe("El lanzamiento"),
  needs: z.record(z.string(), days).describe("Qué suma días. Lo que no está acá se cotiza aparte."),
}).describe("Días fijos del pedido");
