import { startExpand } from './start-expand.ts';
import { startWrap } from './start-wrap.ts';

/** The buttons of blocks of code, but the one that copies. */
export function startCode(root: ParentNode): () => void {
  const ends = [startExpand(root), startWrap(root)];
  return () => ends.forEach((end) => end());
}
