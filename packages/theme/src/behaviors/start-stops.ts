import { markStops } from './mark-stops.ts';

/** In milliseconds: nothing that a page shows at first depends on its stops, so its first frames do not wait for them. */
const PAUSE = 200;

/** Calls `markStops` on a root, soon and before the Tab key moves on. */
export function startStops(root: ParentNode): () => void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') markStops(root);
  };
  const timer = setTimeout(markStops, PAUSE, root);
  addEventListener('keydown', onKey, true);
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', onKey, true);
  };
}
