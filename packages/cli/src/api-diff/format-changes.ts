import { countChanges } from '@octavo/vite/internal';
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
  const reason = change.reason === undefined ? '' : `\n            ${colors.dim(change.reason)}`;
  return `  ${paint(change.level.padEnd(8))}  ${sayChange(change)}${reason}`;
}

/** `request body, address.city: became required` */
export function sayChange({ place, field, text }: ApiChange): string {
  const where = [place, field === '' ? '' : `\`${field}\``].filter((one) => one !== '').join(', ');
  return where === '' ? text : `${where}: ${text}`;
}
