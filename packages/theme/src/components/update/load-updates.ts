import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches what filters updates by their tags. */
export async function loadUpdates(): Promise<Behavior> {
  const { startUpdates } = await import('../../behaviors/start-updates.ts');
  return startUpdates;
}
