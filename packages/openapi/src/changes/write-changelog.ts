import { countChanges } from './api-change.ts';
import type { ApiChange, ApiChanges, OperationChanges } from './api-change.ts';

/** What changed from one state of an API to the next, and what the two are called where their files do not tell. */
export interface ChangelogStep {
  changes: ApiChanges;
  from: string;
  to: string;
}

/**
 * Writes the changes of an API as the MDX of a page: an `<Update>` for each step, in their order, a heading for each operation, a list item for
 * each change. What files say is escaped: it is text, never markup or code.
 */
export function writeChangelog(steps: readonly ChangelogStep[]): string {
  return steps.map(writeStep).join('\n\n');
}

function writeStep({ changes, from, to }: ChangelogStep): string {
  const isNamed = changes.from !== undefined && changes.to !== undefined && changes.from !== changes.to;
  const label = isNamed ? `${changes.from} to ${changes.to}` : `${from} to ${to}`;
  const { breaking, risky, note } = countChanges(changes);
  const hasNone = changes.operations.length === 0;
  const description = hasNone ? 'No changes' : `${breaking} breaking, ${risky} risky, ${note} other changes`;
  const parts = [
    ...(changes.isCut ? ['The schemas are too large to compare completely: some changes are not listed.'] : []),
    ...(hasNone ? ['No changes.'] : changes.operations.map(writeOperation)),
  ];
  return `<Update label="${escapeAttribute(label)}" description="${description}">\n\n${parts.join('\n\n')}\n\n</Update>`;
}

function writeOperation({ key, changes }: OperationChanges): string {
  return `### ${key === '' ? 'All operations' : writeCode(key)}\n\n${changes.map(writeChange).join('\n')}`;
}

function writeChange({ level, place, field, text, reason }: ApiChange): string {
  const mark = { breaking: '**Breaking:** ', risky: '**Risky:** ', note: '' }[level];
  const where = [place === '' ? '' : escapeText(place), field === '' ? '' : writeCode(field)].filter((one) => one !== '').join(', ');
  return `- ${mark}${where === '' ? '' : `${where}: `}${escapeText(text)}${reason === undefined ? '' : `. ${escapeText(reason)}`}`;
}

function writeCode(text: string): string {
  return `\`${toLine(text).replaceAll('`', "'")}\``;
}

/** A span of code that stands between single backticks stays one; everything else is escaped. */
const PIECE = /(?<!`)`([^`]+)`(?!`)|[\\`*_<>[\]{}#$~|!&^=+"]/g;

function escapeText(text: string): string {
  return toLine(text).replaceAll(PIECE, (piece, code: string | undefined) => (code === undefined ? `\\${piece}` : piece));
}

function escapeAttribute(text: string): string {
  return toLine(text).replaceAll(/["&<>{}`\\]/g, "'");
}

function toLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
