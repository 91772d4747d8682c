const BOXES = 'pre,.octavo-table,.octavo-prompt-content,.octavo-latex[data-display],.octavo-mermaid-drawing';

/**
 * Keeps boxes out of the Tab key's way while all of them is seen: only one that scrolls is a stop. Where no script runs, each is one. Called when
 * a page is there, and again before the Tab key moves on: the window, a tab or the text may have changed.
 */
export function markStops(root: ParentNode): void {
  // All is read before anything is written.
  const found = [...root.querySelectorAll<HTMLElement>(BOXES)].map((box) => [box, mayScroll(box)] as const);
  for (const [box, scrolls] of found) box.tabIndex = scrolls ? 0 : -1;
}

/** A box that is hidden has no size yet. */
function mayScroll({ clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): boolean {
  return clientWidth === 0 || scrollWidth > clientWidth || scrollHeight > clientHeight;
}
