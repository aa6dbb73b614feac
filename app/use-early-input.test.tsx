// @vitest-environment jsdom

import { act, render, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useEarlyInput } from "./use-early-input.ts";

function Form() {
  const [values, setValues] = useState({ name: "", note: "none", size: "small", isUrgent: false, day: "1" });
  const [isMounted, setIsMounted] = useState(false);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  // Renders each field a second time, as many components do after hydration.
  useEffect(() => setIsMounted(true), []);
  useEarlyInput();
  return (
    <form data-mounted={isMounted}>
      <input aria-label="name" value={values.name} onChange={(event) => set({ name: event.target.value })} />
      <textarea
        aria-label="note"
        value={values.note}
        onChange={(event) => set({ note: event.target.value })}
      />
      {["small", "large"].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          checked={values.size === size}
          onChange={() => set({ size })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="urgent"
        checked={values.isUrgent}
        onChange={(event) => set({ isUrgent: event.target.checked })}
      />
      <select aria-label="day" value={values.day} onChange={(event) => set({ day: event.target.value })}>
        <option>1</option>
        <option>2</option>
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

const shown = () => JSON.parse(screen.getByRole("status").textContent);

function hydrated(prepare: () => void) {
  const container = document.createElement("div");
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(<Form />);
  prepare();
  act(() => void render(<Form />, { container, hydrate: true }));
}

test("input from before hydration is in the fields and in the state after it", () => {
  hydrated(() => {
    screen.getByLabelText<HTMLInputElement>("name").value = "Ana";
    screen.getByLabelText<HTMLTextAreaElement>("note").value = "";
    screen.getByLabelText<HTMLInputElement>("large").checked = true;
    screen.getByLabelText<HTMLInputElement>("urgent").checked = true;
    screen.getByLabelText<HTMLSelectElement>("day").value = "2";
  });
  expect(shown()).toEqual({ name: "Ana", note: "", size: "large", isUrgent: true, day: "2" });
  expect(screen.getByLabelText<HTMLInputElement>("name").value).toBe("Ana");
  expect(screen.getByLabelText<HTMLInputElement>("large").checked).toBe(true);
});

test("unchanged fields fire no events", () => {
  const events: string[] = [];
  for (const type of ["click", "input", "change"]) addEventListener(type, () => events.push(type));
  hydrated(() => {});
  expect(events).toEqual([]);
});
