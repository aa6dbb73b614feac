import { type ComponentProps, useState } from "react";
import { formatCount } from "../content-model/phrases.ts";
import { Cells } from "../ui/Drawings.tsx";
import { LiveText } from "../ui/LiveText.tsx";
import styles from "./Questions.module.css";
import type { RequestProps } from "./use-request.ts";

/** What a request can be for, in cells: docs/design.md#cells-and-pictures */
const pictures = {
  /** People, drawn as head and shoulders, above the cells of the product. */
  mvp: ["F . F . F", "C . C . C", "0 0 0 0 0"],
  /** A whole of which one part is missing. */
  part: ["8 0 0 0 4", "0 0 . 0 0", "1 0 0 0 2"],
  /** One cell with empty cells around it. */
  unsure: [". . . . .", ". . F . .", ". . . . ."],
};

interface ChoiceProps extends ComponentProps<"input"> {
  label: string;
  note?: string;
  /** Replaces the box; the whole row fills when the visitor chooses it. */
  picture?: keyof typeof pictures;
}

/** A native radio button or checkbox in a row that can be pressed as a whole. */
export function Choice({ label, note, picture, ...input }: ChoiceProps) {
  return (
    <label className={styles.row}>
      <input className="over-drawing" {...input} />
      {picture ? (
        <span className={styles.picture}>
          <Cells rows={pictures[picture]} hasDots={picture !== "mvp"} />
        </span>
      ) : (
        <span className={styles.box} />
      )}
      <span className={styles.words}>
        <b>{label}</b>
        {note && <small className="type-small">{note}</small>}
      </span>
    </label>
  );
}

/** A native field below its name. */
export function Field({ label, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <>
      <label className={`type-small ${styles.label}`} htmlFor={input.id}>
        {label}
      </label>
      <input className={styles.field} {...input} />
    </>
  );
}

/**
 * All services, of which one or several can be chosen: by their groups, or by two letters of their names. Until React has
 * started, the groups open, and nothing is found by typing.
 */
export function Catalogue({ data, request, today }: RequestProps) {
  const { pages, groups, locale } = data;
  const { name, find, hint, none, chosen } = data.text.questions.kind.pick;
  const [query, setQuery] = useState("");
  /** The groups that were open before the search. */
  const [opened, setOpened] = useState<string[]>([]);
  const letters = normalize(query.trim());
  const isSearching = letters.length >= 2;
  const isFound = (job: string) => {
    const { title = "", note = "", why = "" } = pages[job] ?? {};
    const words = normalize(letters.length > 2 ? ` ${title} ${note} ${why}` : ` ${title}`);
    return !isSearching || words.includes(` ${letters}`);
  };
  const found = groups.map((group) => ({ ...group, hasFound: group.jobs.some(isFound) }));
  return (
    <fieldset className={styles.catalogue}>
      <legend className="visually-hidden">{name}</legend>
      <p className="type-small">{hint}</p>
      <Field
        label={find}
        id="find"
        type="search"
        disabled={!today}
        onInput={(event) => {
          // Not part of the request.
          event.stopPropagation();
          const open = event.currentTarget.form?.querySelectorAll("details[open]") ?? [];
          if (!isSearching) setOpened([...open].map(({ id }) => id));
          setQuery(event.currentTarget.value);
        }}
      />
      {found.map(({ key, title, jobs, hasFound }) => {
        const count = jobs.filter((job) => request.jobs.includes(job)).length;
        return (
          // Opened by a search, and by the visitor at other times. Another element for each: React does not open one again
          // that it has opened and the visitor has closed.
          <details
            key={`${key} ${isSearching}`}
            id={`catalogue-${key}`}
            hidden={!hasFound}
            open={isSearching ? hasFound : opened.includes(`catalogue-${key}`)}
          >
            <summary className="spread type-small">
              <b>{title}</b>
              {count > 0 && (
                <small>
                  <LiveText>{formatCount(locale, chosen, count)}</LiveText>
                </small>
              )}
            </summary>
            {/* In a closed group: the document is lighter without them. */}
            {today &&
              jobs.map((job) => (
                <div key={job} hidden={!isFound(job)}>
                  <Choice
                    type="checkbox"
                    name="job"
                    value={job}
                    label={pages[job]?.title ?? job}
                    note={pages[job]?.note}
                    defaultChecked={request.jobs.includes(job)}
                  />
                </div>
              ))}
          </details>
        );
      })}
      {!found.some(({ hasFound }) => hasFound) && <p className="type-small">{none}</p>}
    </fieldset>
  );
}

/** In lower case, without accents. */
function normalize(text: string): string {
  return text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
}
