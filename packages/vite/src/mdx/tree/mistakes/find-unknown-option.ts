import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** Options of a code block that a slip makes another word of; a short one is near to too many. */
const OPTIONS = ['title', 'highlight', 'focus', 'expandable', 'twoslash', 'region', 'filename'];

/** `js hightlight={1}` and `js showlinenumbers`: an option that is left out, or shown as the title. Any other word may be a title. */
export function findUnknownOption(node: Nodes): Mistake[] {
  if (node.type !== 'code' || !node.meta) return [];
  const words = node.meta.replaceAll(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '').split(/\s+/);
  return words.flatMap((word): Mistake[] => {
    const [, name = '', equals = ''] = /^([a-z]+)(=?)/i.exec(word) ?? [];
    const isNumbers = /^show-?line-?numbers$/i.test(word);
    const meant = isNumbers ? 'showLineNumbers' : equals === '' || OPTIONS.includes(name) ? undefined : findNearest(name, OPTIONS);
    if (meant === undefined || meant === word) return [];
    return [
      {
        code: 'page/unknown-prop',
        message: `Unknown option \`${isNumbers ? word : name}\` of a code block; ${equals === '' ? 'shown as its title' : 'ignored'}.`,
        hint: `Did you mean \`${meant}\`?`,
      },
    ];
  });
}
