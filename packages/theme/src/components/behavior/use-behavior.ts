import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';

/**
 * Runs a behaviour on a component's root, found as the parent of one of its parts: the root's own ref is the author's. It starts again when
 * `state` changes: what the component renders then is another thing to the reader.
 */
export function useBehavior(part: RefObject<Element | null>, start: Behavior, state?: string): void {
  useLayoutEffect(() => {
    const root = part.current?.parentElement;
    return root ? start(root) : undefined;
    // `state` is what the markup was made from.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [part, start, state]);
}
