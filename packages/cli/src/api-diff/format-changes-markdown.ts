import type { ApiChanges } from '@octavo/vite/internal';
import { writeChange } from './format-changes.ts';

/** Writes the changes of an API as Markdown: a heading for each operation, a list item for each change. */
export function formatChangesMarkdown({ title, from, to, operations, isCut }: ApiChanges): string {
  const versions = from !== undefined && to !== undefined && from !== to ? `: ${from} to ${to}` : '';
  const groups = operations.map(({ key, summary, changes }) => {
    const name = key === '' ? 'The API' : `\`${key}\`${summary === undefined ? '' : ` ${escape(summary)}`}`;
    const items = changes.map((change) => {
      const level = change.level === 'note' ? '' : `**${change.level === 'breaking' ? 'Breaking' : 'Risky'}** `;
      const { text, reason } = writeChange(change);
      return `- ${level}${text}${reason === undefined ? '' : `. ${reason}`}`;
    });
    return `## ${name}\n\n${items.join('\n')}`;
  });
  const cut = isCut ? ['The schemas are too large to compare completely: some changes are not listed.'] : [];
  return [`# Changes of ${escape(title)}${versions}`, ...(groups.length === 0 ? ['No changes.'] : groups), ...cut].join('\n\n');
}

/** What a file says of itself is text. */
function escape(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]{}#]/g, '\\$&').replaceAll(/\s+/g, ' ');
}
