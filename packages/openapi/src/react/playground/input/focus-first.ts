/** Moves the focus to where something new is typed: what was pressed for it may be gone. */
export function focusFirst(part: Element | null | undefined): void {
  if (!(part instanceof HTMLElement)) return;
  (part.querySelector<HTMLElement>('input, select, textarea, button:not(.octavo-try-remove)') ?? part).focus();
}
