import { afterFirstFrames } from './after-first-frames.ts';
import { markStops } from './mark-stops.ts';

/** Calls `markStops` on a root, soon and before the Tab key moves on. */
export function startStops(root: ParentNode): () => void {
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') markStops(root);
  };
  const callOff = afterFirstFrames(() => markStops(root));
  addEventListener('keydown', onKey, true);
  return () => {
    callOff();
    removeEventListener('keydown', onKey, true);
  };
}
