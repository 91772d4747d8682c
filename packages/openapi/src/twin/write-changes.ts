import { isNewOperation } from '../page/shown-changes.ts';
import type { ShownChanges } from '../page/shown-changes.ts';
import type { Say } from '../value/say.ts';
import { capitalize } from '../value/capitalize.ts';
import { writeItem } from './write-item.ts';

/** Writes what the newest version of an API changed in an operation: a line, and an item for each change. */
export function writeChanges(changes: ShownChanges, say: Say): string[] {
  const shown = changes.list.filter(({ subject, isNew }) => subject !== '' || isNew !== true);
  const head = say(isNewOperation(changes) ? 'New in {version}' : 'Changed in {version}', { version: changes.version });
  if (shown.length === 0) return [`${head}.`, ''];
  return [
    `${head}:`,
    '',
    ...shown.flatMap(({ level, subject, text, reason }) =>
      writeItem(
        [
          level === 'breaking' ? `${capitalize(say('breaking'))}: ` : '',
          subject === '' ? '' : `${subject}: `,
          text,
          reason === undefined ? '' : `. ${reason}`,
        ].join(''),
      ),
    ),
    '',
  ];
}
