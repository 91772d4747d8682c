import type { Behavior } from '../../behaviors/behavior.ts';

/** Fetches what the buttons beside a diagram do. */
export async function loadDiagramZoom(): Promise<Behavior> {
  const { startDiagramZoom } = await import('../../behaviors/start-diagram-zoom.ts');
  return startDiagramZoom;
}
