import { Fragment } from "react";
import { clausesOf, tied } from "./tied.ts";

interface ClausesProps {
  text: string;
  /** Letters that may be tied together; see `tied`. */
  longest?: number;
}

/** A heading's text: a line ends between two clauses before it ends inside one. */
export function Clauses({ text, longest }: ClausesProps) {
  const clauses = clausesOf(text);
  if (clauses.length === 1) return tied(text, longest);
  return clauses.map((clause, index) => (
    <Fragment key={clause}>
      {index > 0 && " "}
      <span className="clause">{tied(clause, longest)}</span>
    </Fragment>
  ));
}
