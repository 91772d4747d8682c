const BOXES = '[tabindex]:is(pre, .octavo-table, .octavo-prompt-content, .octavo-latex, .octavo-mermaid-drawing)';

/**
 * Keeps boxes out of the Tab key's way while all of them is seen: only one that scrolls is a stop. Where no script runs, each is one. It looks
 * when it starts and before the Tab key moves on; a box that is hidden stays as it is.
 */
export function startStops(root: ParentNode): () => void {
  const setStops = (): void => {
    const boxes = [...root.querySelectorAll<HTMLElement>(BOXES)].filter(({ clientWidth }) => clientWidth > 0);
    const scrolling = boxes.map((box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight);
    for (const [index, box] of boxes.entries()) setStop(box, scrolling[index] === true);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') setStops();
  };
  setStops();
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('keydown', onKey, true);
    // As they were rendered: React does not expect otherwise.
    for (const box of root.querySelectorAll<HTMLElement>(BOXES)) setStop(box, true);
  };
}

function setStop(box: HTMLElement, isStop: boolean): void {
  const value = isStop ? '0' : '-1';
  if (box.getAttribute('tabindex') !== value) box.setAttribute('tabindex', value);
}
