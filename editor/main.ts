/** Starts Decap CMS in the browser with the site's custom field for texts: https://decapcms.org/docs/custom-widgets */
import { fromFile, toFile } from "./content-format.ts";
import { type EditorLanguage, editorLanguages } from "./fields.ts";
import { words } from "./messages.ts";
import { measure, textProblems } from "./text-problems.ts";

interface Phrases {
  [key: string]: string | Phrases;
}
interface Field {
  get(name: "file" | "label"): string;
  get(name: "keys"): { toJS(): string[] };
}
interface ControlProps {
  field: Field;
  forID: string;
  value?: string;
  locale?: string;
  classNameWrapper: string;
  onChange(value: string): void;
  setActiveStyle(): void;
  setInactiveStyle(): void;
}
interface Control {
  props: ControlProps;
  state: { locale: string };
  setState(state: { locale: string }): void;
}
/** The globals that the script of decap-cms adds, including its own React. */
declare const window: Window & {
  CMS: {
    init(options: object): void;
    registerWidget(name: string, control: unknown): void;
    getLocale(name: string): Phrases;
    registerLocale(name: string, phrases: Phrases): void;
    registerCustomFormat(name: string, extension: string, format: object): void;
  };
  createClass(component: object): unknown;
  h(type: string, props: object | null, ...children: unknown[]): unknown;
};

const { CMS, createClass, h } = window;
const stored = localStorage.getItem("editor-language") ?? navigator.language.slice(0, 2);
const language: EditorLanguage = editorLanguages.find((code) => code === stored) ?? "en";
const text = words[language];
/** Whether the files are on this machine, not with a repository host. */
let isLocal = false;

function placeOf({ props: { field, locale }, state }: Control) {
  return { file: field.get("file"), keys: field.get("keys").toJS(), locale: locale ?? state.locale };
}

/** Decap does not pass the language to a field inside a list, so it is read from the other fields on the same side. */
function languageAround(id: string): string {
  let around = document.getElementById(id)?.parentElement;
  while (around) {
    const field = around.querySelector<HTMLElement>("textarea[lang]");
    if (field) return field.lang;
    around = around.parentElement;
  }
  return "";
}

const WordsControl = createClass({
  getInitialState() {
    return { locale: "" };
  },
  componentDidMount(this: Control) {
    if (!this.props.locale) this.setState({ locale: languageAround(this.props.forID) });
  },
  isValid(this: Control) {
    const { value = "" } = this.props;
    const [problem] = textProblems(value, placeOf(this), language);
    // The local server rejects the save, and its message names each text. Decap would say nothing.
    return problem && (value === "" || !isLocal)
      ? { error: { type: "CUSTOM", message: `${this.props.field.get("label")}: ${problem}` } }
      : true;
  },
  render(this: Control) {
    const { value = "", forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    const place = placeOf(this);
    const { count, min, max } = measure(value, place);
    const problems = value === "" ? [] : textProblems(value, place, language);
    return h(
      "div",
      null,
      h("textarea", {
        id: forID,
        className: `words ${classNameWrapper}`,
        value,
        lang: place.locale || undefined,
        rows: max > 90 ? 3 : 1,
        onChange: ({ target }: { target: HTMLTextAreaElement }) => onChange(target.value),
        onFocus: setActiveStyle,
        onBlur: setInactiveStyle,
      }),
      h("p", { className: "words-count" }, text.characters(count, min, max)),
      ...problems.map((problem) => h("p", { className: "words-problem", role: "status" }, problem)),
    );
  },
});

/** Replaces single phrases of Decap's translation. */
function withPhrases(phrases: Phrases, changes: Phrases): Phrases {
  const changed = Object.entries(changes).map(([key, change]) => [
    key,
    typeof change === "string" ? change : withPhrases((phrases[key] ?? {}) as Phrases, change),
  ]);
  return { ...phrases, ...Object.fromEntries(changed) };
}

CMS.registerLocale(language, withPhrases(CMS.getLocale(language), text.decap));
CMS.registerWidget("words", WordsControl);
CMS.registerCustomFormat("content", "json", { fromFile, toFile });

document.documentElement.lang = language;
const notice = document.getElementById("notice") as HTMLElement;
const change = document.createElement("button");
change.textContent = text.other;
change.onclick = () => {
  localStorage.setItem("editor-language", editorLanguages.find((code) => code !== language) ?? language);
  location.reload();
};
notice.append(text.notice, " ", change);

const response = await fetch(`config-${language}.json`);
const config = await response.json();
addEventListener("hashchange", nameTab);
nameTab();

/** The browser's tab has the name of the page that is being edited. */
function nameTab(): void {
  const [, collection, file] = /collections\/([\w-]+)\/entries\/([\w-]+)/.exec(location.hash) ?? [];
  const named = (entries: { name: string }[], name?: string) => entries.find((entry) => entry.name === name);
  const { files = [] } = (named(config.collections, collection) ?? {}) as { files?: { name: string }[] };
  document.title = (named(files, file) as { label?: string } | undefined)?.label ?? "Editor";
}

isLocal = config.backend.name === "proxy";
// The local server requires no login.
if (isLocal) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
CMS.init({ config });
