/**
 * Follows a link once per double click. On a client navigation the next page is there so quickly that the second
 * click would follow whatever link it has under the pointer; and where a link opens a tab, it would open another.
 */
export function ignoreSecondClicks(): void {
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1 && (event.target as Element).closest("a")) event.preventDefault();
  };
  document.addEventListener("click", onClick, true);
}
