/** Goes to the next and the previous page of the navigation with the arrow keys, in the direction of reading, where these keys do nothing else. */
export function startPaging(): () => void {
  document.addEventListener('keydown', turnPage);
  return () => document.removeEventListener('keydown', turnPage);
}

/** Goes where a key leads that was pressed, if it is one of these; also some time after the press. */
export function turnPage({ key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): void {
  const isPlain = !defaultPrevented && !repeat && !altKey && !ctrlKey && !metaKey && !shiftKey;
  if (!isPlain || !/^Arrow[LR]/.test(key) || !(target instanceof Element) || !target.matches('body,main,a')) return;
  if (target.closest(':popover-open')) return;
  // Where code or a table was clicked, browsers scroll it.
  if (getSelection()?.anchorNode?.parentElement?.closest('pre,table')) return;
  const links = document.querySelectorAll<HTMLElement>('.octavo-pagination a');
  const isForward = (key === 'ArrowRight') === (links[0] !== undefined && getComputedStyle(links[0]).direction !== 'rtl');
  for (const link of links) if (link.matches(isForward ? '[rel=next]' : '[rel=prev]')) link.click();
}
