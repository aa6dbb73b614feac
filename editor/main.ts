/** Starts Decap CMS in the browser with the site's custom field for texts: https://decapcms.org/docs/custom-widgets */
import { formatFile } from "./content-format.ts";
import { decapPhrases } from "./messages.ts";
import { checkText, measure } from "./text-problems.ts";

interface Field {
  get(name: "file" | "label"): string;
  get(name: "keys"): { toJS(): string[] };
  get(name: "isOptional" | "isNumber"): boolean;
}
interface ControlProps {
  field: Field;
  forID: string;
  /** `null` in a list item that was just added. */
  value?: string | number | null;
  locale?: string;
  classNameWrapper: string;
  onChange(value: string | number | undefined): void;
  setActiveStyle(): void;
  setInactiveStyle(): void;
}
interface Control {
  props: ControlProps;
  state: { locale: string };
  setState(state: { locale: string }): void;
}
/** Decap's access to the files. */
interface Backend {
  getEntry(path: string): Promise<{ data: string | null }>;
  persistEntry(entry: { dataFiles: { path: string; raw: string }[] }, options: object): Promise<void>;
}
/** The globals that the script of decap-cms adds, including its own React. */
declare const window: Window & {
  CMS: {
    init(options: object): void;
    registerWidget(name: string, control: unknown): void;
    getLocale(name: string): object;
    registerLocale(name: string, phrases: object): void;
    getBackend(name: string): { init(...args: unknown[]): Backend };
  };
  createClass(component: object): unknown;
  h(type: string, props: object | null, ...children: unknown[]): unknown;
};

const { CMS, createClass, h } = window;

function getPlace({ props: { field, locale }, state }: Control) {
  return { file: field.get("file"), keys: field.get("keys").toJS(), locale: locale ?? state.locale };
}

const getText = ({ props: { value } }: Control) => String(value ?? "");

/** Decap does not pass the language to a field inside a list, so it is read from the other fields on the same side. */
function findLanguage(id: string): string {
  let around = document.getElementById(id)?.parentElement;
  while (around) {
    const field = around.querySelector<HTMLElement>("textarea[lang]");
    if (field) return field.lang;
    around = around.parentElement;
  }
  return "";
}

/** Decap's own number field saves "7.500" as 7.5. This one keeps it as text, which the check rejects. */
function readValue(typed: string, field: Field) {
  if (typed === "" && field.get("isOptional")) return undefined;
  return field.get("isNumber") && /^\d+$/.test(typed) ? Number(typed) : typed;
}

const WordsControl = createClass({
  getInitialState() {
    return { locale: "" };
  },
  componentDidMount(this: Control) {
    if (!this.props.locale) this.setState({ locale: findLanguage(this.props.forID) });
  },
  isValid(this: Control) {
    const value = getText(this);
    if (value === "" && this.props.field.get("isOptional")) return true;
    const [problem] = checkText(value, getPlace(this));
    // The local server rejects the save, and its message names each text. Decap would say nothing.
    return problem && value === ""
      ? { error: { type: "CUSTOM", message: `${this.props.field.get("label")}: ${problem}` } }
      : true;
  },
  render(this: Control) {
    const { field, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const value = getText(this);
    const place = getPlace(this);
    const { count, min, max } = measure(value, place);
    const hasLimit = Number.isFinite(max);
    const problems = value === "" ? [] : checkText(value, place);
    return h(
      "div",
      null,
      h("textarea", {
        id: forID,
        className: `words ${classNameWrapper}`,
        value,
        lang: place.locale || undefined,
        rows: hasLimit && max > 90 ? 3 : 1,
        onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(readValue(target.value, field)),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      hasLimit &&
        h("p", { className: "words-count" }, `${count} de ${min > 1 ? `${min} a ` : ""}${max} caracteres`),
      ...problems.map((problem) => h("p", { className: "words-problem", role: "status" }, problem)),
    );
  },
});

/**
 * Sends with a save the version on which it is based, so that the server can reject one that is based on an older
 * version. Removes the names of errors, because Decap shows "API_ERROR" before their messages.
 */
function addVersions(backend: Backend): Backend {
  /** Each file as its form began with it, or as this tab has saved it. */
  const versions = new Map<string, string | null>();
  const getEntry = backend.getEntry.bind(backend);
  const persistEntry = backend.persistEntry.bind(backend);
  backend.getEntry = async (path) => {
    const entry = await getEntry(path);
    versions.set(path, entry.data);
    return entry;
  };
  backend.persistEntry = async (entry, options) => {
    const dataFiles = entry.dataFiles.map((file) => {
      const basedOn = versions.get(file.path) ?? null;
      return { ...file, basedOn, raw: formatFile(file.raw, basedOn) };
    });
    try {
      await persistEntry({ ...entry, dataFiles }, options);
    } catch (error) {
      if (error instanceof Error) error.name = "";
      throw error;
    }
    for (const { path, raw } of dataFiles) {
      versions.set(path, raw);
      // The other forms check their texts by the facts and promises with which this page was loaded.
      if (/(facts|promises)\.json$/.test(path)) addEventListener("hashchange", () => location.reload());
    }
  };
  return backend;
}

CMS.registerLocale("es", { ...CMS.getLocale("es"), ...decapPhrases });
CMS.registerWidget("words", WordsControl);

const backend = CMS.getBackend("proxy");
const { init } = backend;
backend.init = (...args) => addVersions(init(...args));

// The local server requires no login.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
CMS.init({ config: await (await fetch("config.json")).json() });
