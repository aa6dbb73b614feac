/** The number beside an item of a counted page. Hidden from screen readers, which count lists themselves. */
export function ItemNumber({ children }: { children: number }) {
  return (
    <span className="number" aria-hidden="true">
      {children}
    </span>
  );
}
