import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** Options of a code block that a slip makes another word of; a short one is near to too many. */
const OPTIONS = ['title', 'highlight', 'focus', 'expandable', 'showLineNumbers', 'twoslash', 'region', 'filename'];

/** `js hightlight={1}` and `js showlinenumbers`: an option that is left out, or shown as the title. */
export function findUnknownOption(node: Nodes): Mistake[] {
  if (node.type !== 'code' || !node.meta) return [];
  const words = node.meta.replaceAll(/"[^"]*"|'[^']*'|\{[^}]*\}/g, '').split(/\s+/);
  return words.flatMap((word): Mistake[] => {
    const [, name = '', equals = ''] = /^([a-z]+)(=?)/i.exec(word) ?? [];
    const meant = OPTIONS.includes(name) ? undefined : findMeant(name, equals === '' ? word : undefined);
    if (meant === undefined) return [];
    return [
      {
        code: 'page/unknown-prop',
        message: `Unknown option \`${name}\` of a code block; ${equals === '' ? 'shown as its title' : 'ignored'}.`,
        hint: `Did you mean \`${meant}\`?`,
      },
    ];
  });
}

/** A word alone may be a title: only other capitals make an option of it. */
function findMeant(name: string, alone: string | undefined): string | undefined {
  if (alone === undefined) return findNearest(name, OPTIONS);
  return OPTIONS.find((one) => one.toLowerCase() === alone.toLowerCase() && /^(?:showLineNumbers|expandable|twoslash)$/.test(one));
}
