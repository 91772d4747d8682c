import { formatTextSize } from '@octavo/vite/internal';
import { formatDifference } from '../terminal/format-difference.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { listMigrationFiles } from './list-migration-files.ts';
import type { MigrationPlan } from './plan-migration.ts';

/** Shows what a migration would write: how each rewritten page differs from the old one, and the other files with their sizes (`sizeOf` of those that are copied). */
export function formatPlannedFiles(plan: MigrationPlan, sizeOf: (file: string) => number, colors: Terminal['colors']): string {
  const changed = plan.pages.filter(({ before, after }) => before !== after);
  const shown = new Set(changed.map(({ target }) => target));
  const { texts, assets } = listMigrationFiles(plan);
  const others = [
    ...[...texts].filter(([file]) => !shown.has(file)).map(([file, text]) => ({ file, size: formatTextSize(text) })),
    ...assets.map(({ file, target }) => ({ file: target, size: formatTextSize(sizeOf(file)) })),
  ].toSorted((a, b) => (a.file < b.file ? -1 : 1));
  return [
    ...changed.map(({ file, target, before, after }) => formatDifference({ file, text: before }, { file: target, text: after }, colors)),
    [colors.bold('Other files'), ...others.map(({ file, size }) => `  ${file} (${size})`)].join('\n'),
  ].join('\n\n');
}
