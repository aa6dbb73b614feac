/**
 * A text that changes, alone in an element that React replaces as a whole: translators and extensions replace text nodes,
 * and React would throw when it removes one, or leave a translation of the old text.
 */
export function LiveText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
