import path from 'node:path';
import type { Journal } from './create-journal.ts';
import type { PlacementStep } from './placement-record.ts';

/** Does one step of a record. */
export function doStep(step: PlacementStep, { folder, outDir, journal }: { folder: string; outDir: string; journal: Journal }): void {
  if ('remove' in step) journal.remove(path.join(outDir, step.remove));
  else journal.place(path.join(folder, step.staged), path.join(outDir, step.name));
}
