/**
 * One browser engine, as far as the tests need it: an address bar, a mouse, a keyboard and a window. What a visitor
 * does with them is in `visitor.ts`, so that each engine is asked the same in the same way.
 */
export interface Engine {
  /** Goes to an address and waits for the page with all that it loads. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /**
   * Runs a function in the page.
   *
   * @param script must not use anything but its arguments; a promise that it returns is waited for
   * @throws Error where the script throws, or where the page goes away meanwhile
   */
  evaluate<Given extends unknown[], Result>(
    script: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>;
  /** Moves the mouse to a place in the window, in CSS pixels. */
  moveMouse(x: number, y: number): Promise<void>;
  /** Presses and lets go the mouse where it is. */
  clickMouse(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Makes the page's part of the window as large as this, in CSS pixels. */
  setSize(width: number, height: number): Promise<void>;
  /** What the page has told the console since it was opened: messages, errors, violations of the policy. */
  messages(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = "Tab" | "Enter" | "Space" | "Escape";

export interface EngineKind {
  name: string;
  start(options: EngineOptions): Promise<Engine>;
}

export interface EngineOptions {
  /** Whether pages may run scripts. The tests' own questions to the page are answered in any case. */
  runsScripts: boolean;
}
