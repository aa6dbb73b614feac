/** The schema of the sample quote: its texts in each language, and its numbers. */
import { array, strictObject, z } from "zod";
import {
  formatted,
  heading,
  isConfirmed,
  label,
  sentence,
  template,
  text,
} from "../../content-model/text-shapes.ts";

const part = strictObject({
  name: label(40),
  entries: array(strictObject({ name: label(60), reason: sentence(160).optional() }))
    .min(1)
    .describe("Puntos"),
  note: sentence(100).optional(),
});
const person = strictObject({ name: label(30), text: sentence(120) });
const giver = strictObject({ name: template(40, "hours"), text: sentence(120) });

export const sampleTexts = strictObject({
  title: heading,
  label: sentence(160).describe("Que es un ejemplo"),
  scope: array(part).length(3).describe("Qué entra y qué no"),
  days: strictObject({
    title: text(40),
    from: sentence(120).describe("Desde cuándo se cuentan"),
  }).describe("Los días"),
  hours: strictObject({
    title: template(40, "hours"),
    owner: giver.describe("La dueña"),
    desk: giver.describe("Recepción"),
    patients: giver.describe("Los pacientes"),
  }).describe("Las horas del cliente"),
  price: strictObject({
    title: label(40),
    payments: strictObject({
      before: text(60, 1, "day").describe("Antes de aceptar"),
      accept: text(60, 1, "day").describe("Al aceptar"),
      middle: text(60, 1, "day").describe("A mitad de camino"),
      launch: text(60, 1, "day").describe("Al publicar"),
    }).describe("Los pagos"),
    net: template(60, "price").describe("El precio, sin impuesto"),
    withTax: template(80, "price", "percent", "total").describe("El precio, con impuesto"),
    currencyRule: sentence(120).describe("La moneda"),
    hosting: template(120, "monthly").describe("El hosting"),
  }).describe("El precio"),
  people: strictObject({
    title: label(40),
    design: person.describe("Diseño"),
    code: person.describe("Programación"),
    management: person.describe("Gestión"),
  }).describe("Quiénes trabajan"),
  print: label(40).describe("Botón: imprimir"),
}).describe("El presupuesto de ejemplo");

/** A part of the sample. `isShown: false` hides it. */
const value = strictObject({
  isShown: z.boolean().describe("Se muestra. Apagalo para sacar esta parte del ejemplo."),
  isConfirmed,
});
const whole = z.int().positive();
const hours = z.number().nonnegative();
const payment = value.extend({
  parts: z.number().nonnegative().describe("Partes del precio. Con 1, 1 y 1, cada pago es un tercio."),
  day: whole.optional().describe("En qué día. Puede faltar."),
});

export const sampleNumbers = strictObject({
  days: value.describe("Los días"),
  hours: value
    .extend({
      owner: hours.describe("Horas de la dueña"),
      desk: hours.describe("Horas de recepción"),
      patients: hours.describe("Horas de los pacientes"),
    })
    .describe("Las horas del cliente"),
  people: strictObject({
    design: value.describe("Diseño"),
    code: value.describe("Programación"),
    management: value.describe("Gestión"),
  }).describe("Quiénes trabajan"),
  price: value
    .extend({
      currency: formatted(/^[A-Z]{3}$/, "USD").describe("Código de la moneda. Tres letras: USD."),
      amount: whole.describe("Precio sin impuesto. Solo el número, sin puntos ni signos."),
    })
    .describe("El precio"),
  tax: value
    .extend({
      /** 0.21 would show as 0.21 %. */
      percent: z.number().min(1).max(100).describe("Porcentaje. Solo el número: 21."),
    })
    .describe("El impuesto"),
  payments: strictObject({
    before: payment.describe("Antes de aceptar"),
    accept: payment.describe("Al aceptar"),
    middle: payment.describe("A mitad de camino"),
    launch: payment.describe("Al publicar"),
  }).describe("Los pagos"),
  currencyRule: value.describe("En qué moneda se paga"),
  hosting: value.extend({ monthly: whole.describe("Costo por mes. Solo el número.") }).describe("El hosting"),
}).describe("El presupuesto de ejemplo");
