import { listen } from './listen.ts';

/** How large a drawing may be shown; it stands on the page as the one at `WHOLE`. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const WHOLE = 2;

/**
 * Lets the buttons beside a diagram make it larger and smaller, by the steps of `data-zoom-by`; 0 is as it stood. While it is zoomed it keeps
 * its height and scrolls, its middle in the middle.
 */
export function startDiagramZoom(root: ParentNode): () => void {
  return listen(root, ['click', '.octavo-mermaid-zoom'], zoom);
}

function zoom(button: HTMLElement): void {
  const place = button.closest('.octavo-mermaid-place');
  const frame = place?.querySelector<HTMLElement>('.octavo-mermaid-drawing');
  if (!place || !frame) return;
  const { style, dataset, scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const at = stepOf(button) === 0 ? WHOLE : Number(dataset['step'] ?? WHOLE) + stepOf(button);
  dataset['step'] = String(at);
  style.blockSize = at === WHOLE ? '' : style.blockSize || `${frame.offsetHeight}px`;
  style.setProperty('--octavo-drawing-scale', String(STEPS[at]));
  frame.scrollLeft = ((scrollLeft + clientWidth / 2) / scrollWidth) * frame.scrollWidth - clientWidth / 2;
  frame.scrollTop = ((scrollTop + clientHeight / 2) / scrollHeight) * frame.scrollHeight - clientHeight / 2;
  for (const one of place.querySelectorAll<HTMLButtonElement>('.octavo-mermaid-zoom'))
    one.disabled = stepOf(one) === 0 ? at === WHOLE : STEPS[at + stepOf(one)] === undefined;
}

function stepOf(button: HTMLElement): number {
  return Number(button.dataset['zoomBy']);
}
