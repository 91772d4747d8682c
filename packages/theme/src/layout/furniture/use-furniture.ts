import type { RefObject } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';
import { useLateBehavior } from '../../components/behavior/use-late-behavior.ts';

/** Has what readers do in a part of the layout done around it; it starts again when `state` changes. */
export function useFurniture(part: RefObject<Element | null>, state?: string): void {
  useLateBehavior(part, loadFurniture, state);
}

async function loadFurniture(): Promise<Behavior> {
  const { startFurniture } = await import('../../behaviors/start-furniture.ts');
  return startFurniture;
}
