import { countChanges, sayChange } from '@octavo/vite/internal';
import type { ApiChange, ApiChanges } from '@octavo/vite/internal';
import type { Terminal } from '../terminal/terminal.ts';

/** Writes the changes of an API for the terminal, by operation, and their numbers. */
export function formatChanges(changes: ApiChanges, colors: Terminal['colors']): string {
  const groups = changes.operations.map(({ key, changes: own }) =>
    [colors.bold(key === '' ? changes.title : key), ...own.map((change) => formatChange(change, colors))].join('\n'),
  );
  const { breaking, risky, note } = countChanges(changes);
  const cut = changes.isCut ? [colors.yellow('The schemas are too large to compare completely: some changes are not listed.')] : [];
  const numbers = `${breaking} breaking, ${risky} risky, ${note} other changes`;
  return [...groups, ...cut, groups.length === 0 ? 'No changes.' : numbers].join('\n\n');
}

function formatChange(change: ApiChange, colors: Terminal['colors']): string {
  const paint = { breaking: colors.red, risky: colors.yellow, note: colors.dim }[change.level];
  const { text, reason } = writeChange(change);
  return `  ${paint(change.level.padEnd(8))}  ${text}${reason === undefined ? '' : `\n            ${colors.dim(reason)}`}`;
}

/** ``body, `address.city`: now required``, and the reason. */
export function writeChange(change: ApiChange): { text: string; reason?: string } {
  const { place, text, reason } = sayChange(change);
  const where = [place, change.field === '' ? '' : `\`${change.field}\``].filter((one) => one !== '').join(', ');
  return { text: where === '' ? text : `${where}: ${text}`, ...(reason !== undefined && { reason }) };
}
