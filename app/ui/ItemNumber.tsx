/** The number beside an item. Hidden from screen readers, because they number the items of a list themselves. */
export function ItemNumber({ children }: { children: number | undefined }) {
  return (
    <span className="number" aria-hidden="true">
      {children}
    </span>
  );
}
