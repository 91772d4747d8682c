import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches what shows all of a long block of code, and breaks its lines. */
export async function loadCode(): Promise<Behavior> {
  const { startCode } = await import('../../behaviors/start-code.ts');
  return startCode;
}
