const BOXES = '[tabindex]:is(pre, .octavo-table, .octavo-prompt-content, .octavo-latex, .octavo-mermaid-drawing)';

/**
 * Keeps boxes out of the Tab key's way while all of them is seen: only one that scrolls is a stop. Where no script runs, each is one. It looks
 * when it starts and before the Tab key moves on.
 */
export function startStops(root: ParentNode): () => void {
  const setStops = (isStop: (box: HTMLElement) => boolean): void => {
    const boxes = [...root.querySelectorAll<HTMLElement>(BOXES)];
    // All is read before anything is written.
    const stops = boxes.map(isStop);
    for (const [index, box] of boxes.entries()) box.tabIndex = stops[index] ? 0 : -1;
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') setStops(mayScroll);
  };
  setStops(mayScroll);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    // As they were rendered: React does not expect otherwise.
    setStops(() => true);
  };
}

/** A box that is hidden has no size yet. */
function mayScroll({ clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement): boolean {
  return clientWidth === 0 || scrollWidth > clientWidth || scrollHeight > clientHeight;
}
