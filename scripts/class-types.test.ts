import { expect, test } from "vitest";
import styles from "../app/layout/Logo.module.css";

test("a class that a CSS module does not have is an error of types", () => {
  // @ts-expect-error: scripts/class-types.ts writes the type of the module. Without it, any class is a string.
  expect(styles.logoo).not.toBe(styles.logo);
});
