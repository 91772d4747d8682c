import { markStops } from './mark-stops.ts';

/** Calls `markStops` on a root, now and before the Tab key moves on. */
export function startStops(root: ParentNode): () => void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') markStops(root);
  };
  markStops(root);
  addEventListener('keydown', onKey, true);
  return () => removeEventListener('keydown', onKey, true);
}
