import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches a behaviour that few pages need. */
export type LoadBehavior = () => Promise<Behavior>;

let started: Promise<unknown> | undefined;

/** Resolves once the behaviours that are being fetched now have started, or cannot be had: until then a press in their parts comes to nothing. */
export async function whenBehaviorsStarted(): Promise<void> {
  await started?.catch(() => undefined);
}

/** `useBehavior` for what few pages need: a file of its own, which comes once a component that needs it is shown. Give the same `load` at every render. */
export function useLateBehavior(part: RefObject<Element | null>, load: LoadBehavior, state?: string): void {
  useEffect(() => {
    const fetched = load().then((start) => {
      const root = part.current?.parentElement;
      return root ? start(root) : undefined;
    });
    const before = started;
    started = fetched.finally(() => before);
    return () => void fetched.then((end) => end?.());
    // `state` is what the markup was made from.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [part, load, state]);
}
