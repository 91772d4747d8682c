import { listen } from './listen.ts';

/** How large a drawing may be shown; 1 is as it stands on the page. */
const STEPS = [0.5, 0.75, 1, 1.5, 2, 3, 4];
const SCALE = '--octavo-drawing-scale';

/** Lets the buttons beside a diagram make it larger and smaller. While it is zoomed it keeps its height and scrolls, its middle in the middle. */
export function startDiagramZoom(root: ParentNode): () => void {
  return listen(root, ['click', '.octavo-mermaid-zoom'], zoom);
}

function zoom(button: HTMLElement): void {
  const place = button.closest('.octavo-mermaid-place');
  const frame = place?.querySelector<HTMLElement>('.octavo-mermaid-drawing');
  if (!place || !frame) return;
  const { dataset } = button;
  const at = STEPS.indexOf(Number(frame.style.getPropertyValue(SCALE) || 1));
  const scale = dataset['scale'] === 'reset' ? 1 : (STEPS[at + (dataset['scale'] === 'in' ? 1 : -1)] ?? 1);
  const x = (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth;
  const y = (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight;
  frame.style.blockSize = scale === 1 ? '' : frame.style.blockSize || `${frame.offsetHeight}px`;
  frame.style.setProperty(SCALE, String(scale));
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2;
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2;
  const ends: Readonly<Record<string, number | undefined>> = { in: STEPS.at(-1), out: STEPS[0], reset: 1 };
  for (const one of place.querySelectorAll<HTMLButtonElement>('.octavo-mermaid-zoom'))
    one.disabled = ends[one.dataset['scale'] ?? ''] === scale;
}
