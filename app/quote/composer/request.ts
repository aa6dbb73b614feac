/** The visitor's request is what the form says: its entries are read, stored and written back, and kept nowhere else. */

/** The form's entries that are not empty, by the names of its fields. */
export type Entries = [name: string, value: string][];

/** The names of the fields in which visitors write, in the order of the form. */
export const textFields = ["text", "people", "more", "name"] as const;

export function readForm(form: HTMLFormElement): Entries {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === "string" && value.trim() ? [[name, value] satisfies Entries[number]] : [],
  );
}

export function writeForm(form: HTMLFormElement, entries: Entries): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    const values = findAll(entries, field.name);
    if (["checkbox", "radio"].includes(field.type))
      (field as HTMLInputElement).checked = values.includes(field.value);
    // Writing the same text would move the cursor. A day that does not exist has no value.
    else if (field.value !== (values[0] ?? "") || field.validity.badInput) field.value = values[0] ?? "";
  }
}

export function readRequest(entries: Entries) {
  const one = (name: string) => findAll(entries, name)[0]?.trim() ?? "";
  const all = (name: string) => findAll(entries, name);
  return {
    text: one("text"),
    people: one("people"),
    more: one("more"),
    name: one("name"),
    service: all("service"),
    have: all("have"),
    needs: all("needs"),
    when: one("when"),
    day: one("day"),
  };
}
export type QuoteRequest = ReturnType<typeof readRequest>;

const findAll = (entries: Entries, name: string) =>
  entries.filter(([own]) => own === name).map(([, value]) => value);

/**
 * The stored request together with what the form has when React starts: words typed before, and fields that the browser
 * restored. Neither is lost: of two different texts, both remain.
 *
 * @param stored undefined if the storage is blocked, full or unused
 * @param isReturn after Back or Forward the browser restores older answers, and the stored ones are newer; words that
 *   were typed after them remain
 */
export function mergeEntries(stored: Entries | undefined, typed: Entries, isReturn = false): Entries {
  if (!stored) return typed;
  if (isReturn) typed = typed.filter(([name]) => textFields.some((field) => field === name));
  const texts: string[] = [...textFields];
  const single = [...texts, "when", "day"];
  const values = single.map((name): Entries[number] => {
    const [old = ""] = findAll(stored, name);
    const [own = ""] = findAll(typed, name);
    return [name, texts.includes(name) ? joinTexts(old, own, isReturn) : own || old];
  });
  const choices = [...stored, ...typed].filter(([name]) => !single.includes(name));
  const isFirst = ([name, value]: Entries[number], index: number) =>
    choices.findIndex(([other, same]) => other === name && same === value) === index;
  return [...values.filter(([, value]) => value), ...choices.filter(isFirst)];
}

function joinTexts(old: string, own: string, isReturn: boolean): string {
  if (old && own.includes(old)) return own;
  return isReturn || old.includes(own) ? old : [old, own].filter(Boolean).join("\n");
}

/** All languages share it. A request that is cleared is an empty list. */
const storageKey = "quote-request";
export const isStorageKey = (key: string | null) => key === storageKey;

export function loadEntries(): Entries | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "");
    const isEntry = (entry: unknown): entry is Entries[number] =>
      Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === "string");
    return Array.isArray(stored) ? stored.filter(isEntry) : undefined;
  } catch {
    // Blocked, unused, or written by something else.
    return undefined;
  }
}

/** @returns whether they are kept: a storage that is full or blocked keeps nothing. */
export function storeEntries(entries: Entries): boolean {
  try {
    // A visitor who only reads the page stores nothing.
    if (entries.length === 0 && localStorage.getItem(storageKey) === null) return true;
    // First, because a full storage would keep an older request.
    localStorage.removeItem(storageKey);
    localStorage.setItem(storageKey, JSON.stringify(entries));
    return true;
  } catch {
    return entries.length === 0;
  }
}
