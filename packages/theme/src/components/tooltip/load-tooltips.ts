import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches what shows tooltips to the mouse and to the keyboard's focus. */
export async function loadTooltips(): Promise<Behavior> {
  const { startTooltips } = await import('../../behaviors/start-tooltips.ts');
  return startTooltips;
}
