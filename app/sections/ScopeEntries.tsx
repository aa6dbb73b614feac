import { Fragment } from "react";

/** The entries of a column of a quote, each with its reason. */
export function ScopeEntries({ entries }: { entries: { name: string; reason: string }[] }) {
  return (
    <dl>
      {entries.map(({ name, reason }) => (
        <Fragment key={name}>
          <dt className="type-item">{name}</dt>
          <dd>{reason}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
