/** The studio edits its texts in a browser, in a copy of the project: editor/README.md */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, expect as expectPage, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../app/languages.ts";
import { chromiumFlags, findProgram } from "../scripts/browsers.ts";
import { ownerCopy } from "../test/support/owner-copy.ts";
import { type RunningHost, startEditor } from "../test/support/test-servers.ts";

// In the project, so that the copy links the packages, and only the first run waits for npm.
execFileSync(process.execPath, ["editor/install.ts"], { stdio: "inherit" });
const copy = ownerCopy();
const { run } = copy;
let editor: RunningHost;
let browser: Browser;
const address = () => `http://127.0.0.1:${editor.port}`;
const contentFile = (name: string) => join(copy.folder, `app/content/${name}.json`);
const read = (name: string) => JSON.parse(readFileSync(contentFile(name), "utf8"));

beforeAll(async () => {
  editor = await startEditor(copy.folder);
  // A promise that is saved while the editor runs counts in the texts that name it.
  const kiln = Object.fromEntries(languages.map((language) => [language, `The kiln is warm, ${language}.`]));
  copy.change("app/content/promises.json", ({ promises }) => ({
    promises: [...promises, { key: "kiln", ...kiln, isShown: true, isConfirmed: true }],
  }));
  run("git add --all");
  browser = await chromium.launch({ executablePath: findProgram("chromium"), args: chromiumFlags });
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  copy.remove();
});

test("A page of another site, or another host name of this machine, cannot read or write files", async () => {
  const save = {
    action: "persistEntry",
    params: { dataFiles: [{ path: "app/content/colors.json", raw: "{}" }] },
  };
  const own = `127.0.0.1:${editor.port}`;
  expect(await answerTo(save, { origin: "https://stranger.example", host: own })).toBe(403);
  expect(
    await answerTo(save, { origin: `http://stranger.example:${editor.port}`, host: "stranger.example" }),
  ).toBe(403);
  const elsewhere = { action: "getEntry", params: { path: "package.json" } };
  expect(await answerTo(elsewhere, { origin: address(), host: own })).toBe(403);
  expect(run("git diff --name-only -- app/content/colors.json")).toBe("");
  // A request that the editor cannot read does not end it.
  expect(await answerTo({ ...save, params: null }, { origin: address(), host: own })).toBe(500);
});

test("The studio changes sentences, a fact and a question; a text that is too long is rejected; nothing else changes", async () => {
  const page = await browser.newPage({ baseURL: address() });
  const before = { home: read("home"), facts: read("facts") };

  await open(page, "Páginas y palabras comunes", "Inicio");
  for (const language of languages) {
    const long = `${"word ".repeat(80)}end.`;
    await field(page, language, "Presentación").fill(long);
    await page.getByText(`tiene ${long.length} caracteres, y como mucho`).first().waitFor();
    await save(page);
    await page
      .getByText(/^No se guardó:\s+\p{Lu}\p{Ll}+, Presentación: tiene \d+ caracteres, y como mucho/u)
      .waitFor();
    expect(read("home")).toEqual(before.home);
    await field(page, language, "Presentación").fill(changed(before.home[language].lead));
  }
  for (const [index, language] of languages.entries()) {
    await page.getByRole("button", { name: "Agregar a preguntas frecuentes" }).nth(index).click();
    await field(page, language, "Pregunta").last().fill(added(language).question);
    await field(page, language, "Respuesta").last().fill(added(language).answer);
  }
  await save(page);
  await page.getByText("Entrada guardada").waitFor();

  await open(page, "El estudio: datos, logo, clientes", "Datos del estudio");
  await field(page, "", "Teléfono de WhatsApp").fill("+54 9 351 555-1234");
  await save(page);
  await page.getByText("Entrada guardada").waitFor();

  const home = Object.fromEntries(
    languages.map((language) => {
      const texts = before.home[language];
      const questions = [...texts.questions, added(language)];
      return [language, { ...texts, lead: changed(texts.lead), questions }];
    }),
  );
  expect(readFileSync(contentFile("home"), "utf8")).toBe(`${JSON.stringify(home, null, 2)}\n`);
  const facts = { ...before.facts, phone: "+54 9 351 555-1234" };
  expect(readFileSync(contentFile("facts"), "utf8")).toBe(`${JSON.stringify(facts, null, 2)}\n`);
  expect(run("git diff --name-only").split("\n").filter(Boolean)).toEqual([
    "app/content/facts.json",
    "app/content/home.json",
  ]);
}, 120_000);

test("A form that began with an older version of its file is not saved, and reloads with the newer one", async () => {
  const page = await browser.newPage({ baseURL: address() });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.type());
    return dialog.accept();
  });
  await open(page, "El estudio: datos, logo, clientes", "Datos del estudio");
  const before = read("facts");
  const { city } = before;
  writeFileSync(contentFile("facts"), readFileSync(contentFile("facts"), "utf8").replace(city, "Rosario"));
  const phone = field(page, "", "Teléfono de WhatsApp");
  await phone.fill("+54 9 351 555-9999");
  await save(page);
  await page.getByText("El archivo cambió después de que abriste esta página").waitFor();
  expect(read("facts").phone).toBe(before.phone);

  // Decap has kept a backup, two seconds after the change. The browser warns of the change, and the form has the file.
  const keepsBackup = async () =>
    JSON.stringify(await page.context().storageState({ indexedDB: true })).includes("backup.studio.facts");
  await expect.poll(keepsBackup).toBe(true);
  await page.reload();
  await expectPage(field(page, "", "Ciudad")).toHaveValue("Rosario");
  await expectPage(phone).toHaveValue(before.phone);
  expect(dialogs).toEqual(["beforeunload"]);
  for (const value of ["Mendoza", city]) {
    await field(page, "", "Ciudad").fill(value);
    await save(page);
    await expect.poll(() => read("facts").city).toBe(value);
  }
}, 120_000);

/** A sentence without its last word is a different sentence that still follows the rules. */
const changed = (text: string) => text.replace(/\s\S+\.$/, ".");

const added = (language: string) => ({
  question: `¿${language.toUpperCase()} + ${language}?`,
  answer: `${language} `.repeat(70).trim().concat(". {promise.kiln}"),
});

async function open(page: Page, group: string, file: string) {
  await page.goto("/");
  await page.getByRole("link", { name: group }).click();
  await page.getByRole("link", { name: file, exact: true }).click();
  await page.locator("textarea").first().waitFor();
}

function field(page: Page, language: string, label: string) {
  const inLanguage = page.locator(language ? `textarea[lang=${language}]` : "textarea");
  return page.getByLabel(label, { exact: true }).and(inLanguage);
}

async function save(page: Page) {
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByRole("menuitem", { name: "Guardar ahora" }).click();
}

/** The status of a request to the editor's file API, with headers that a page could not send. */
async function answerTo(body: object, headers: Record<string, string>): Promise<number> {
  const { request } = await browser.newContext();
  const data = { branch: "master", ...body };
  return (await request.post(`${address()}/api/v1`, { headers, data })).status();
}
