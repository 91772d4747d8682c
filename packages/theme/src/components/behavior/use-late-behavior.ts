import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches a behaviour that few pages need. */
export type LoadBehavior = () => Promise<Behavior>;

const fetching = new Set<Promise<unknown>>();

/** Resolves once the behaviours that are being fetched now have started, or cannot be had: until then a press in their parts comes to nothing. */
export async function whenBehaviorsStarted(): Promise<void> {
  await Promise.allSettled(fetching);
}

/** `useBehavior` for what few pages need: a file of its own, which comes once a component that needs it is shown. Give the same `load` at every render. */
export function useLateBehavior(part: RefObject<Element | null>, load: LoadBehavior, state?: string): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isWanted = true;
    const fetched = load().then((start) => {
      const root = part.current?.parentElement;
      if (isWanted && root) end = start(root);
    });
    fetching.add(fetched);
    void fetched.finally(() => fetching.delete(fetched));
    return () => {
      isWanted = false;
      end?.();
    };
    // `state` is what the markup was made from.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [part, load, state]);
}
