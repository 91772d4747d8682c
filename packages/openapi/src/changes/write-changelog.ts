import type { AllTexts, Say } from '../value/say.ts';
import { capitalize } from '../value/capitalize.ts';
import { countChanges } from './api-change.ts';
import type { ApiChange, ApiChanges, ChangeCounts, OperationChanges } from './api-change.ts';
import { sayChange } from './say-change.ts';

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
export function writeChangelog(steps: readonly ChangelogStep[], say: Say<AllTexts>): string {
  return steps.map((step) => writeStep(step, say)).join('\n\n');
}

/** Names the two states that a step compares: their versions, where they have two. */
export function nameStep({ changes, from, to }: ChangelogStep, say: Say<AllTexts>): string {
  const isNamed = changes.from !== undefined && changes.to !== undefined && changes.from !== changes.to;
  return say('{from} to {to}', isNamed ? { from: changes.from ?? '', to: changes.to ?? '' } : { from, to });
}

function writeStep(step: ChangelogStep, say: Say<AllTexts>): string {
  const { changes } = step;
  const hasNone = changes.operations.length === 0;
  const description = hasNone ? say('No changes') : sayCounts(countChanges(changes), say);
  const parts = [
    ...(changes.isCut ? [escapeText(say('Some changes are not listed.'))] : []),
    ...(hasNone
      ? [`${escapeText(say('No changes'))}.`]
      : changes.operations.map((one) => writeOperation(one, { title: changes.title, say }))),
  ];
  return `<Update label="${escapeAttribute(nameStep(step, say))}" description="${escapeAttribute(description)}">\n\n${parts.join('\n\n')}\n\n</Update>`;
}

/** `breaking: 2, changed: 1` */
function sayCounts({ breaking, risky, note }: ChangeCounts, say: Say<AllTexts>): string {
  const counts = [
    ['breaking', breaking],
    ['risky', risky],
    ['changed', note],
  ] as const;
  return counts.flatMap(([word, count]) => (count === 0 ? [] : `${say(word)}: ${count}`)).join(', ');
}

/** What is of no operation is of the API as a whole. */
function writeOperation({ key, changes }: OperationChanges, { title, say }: { title: string; say: Say<AllTexts> }): string {
  const name = key === '' ? escapeText(title || say('Servers')) : writeCode(key);
  return `### ${name}\n\n${changes.map((change) => writeChange(change, say)).join('\n')}`;
}

function writeChange(change: ApiChange, say: Say<AllTexts>): string {
  const { level, field } = change;
  const { place, text, reason } = sayChange(change, say);
  const mark = level === 'note' ? '' : `**${escapeText(capitalize(say(level)))}:** `;
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
