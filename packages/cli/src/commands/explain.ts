import { EXPLANATIONS, explainCode } from '@octavo/core';
import { findNearest } from '@octavo/core/internal';
import type { CommandContext } from '../command.ts';
import { UserError } from '../terminal/user-error.ts';

/** Explains a code of a diagnostic (`octavo explain link/broken`); without one, lists all codes. */
export function explain({ folder: code, hasFolder, terminal }: CommandContext): Promise<number> {
  const { bold, cyan, dim } = terminal.colors;
  if (!hasFolder) {
    const width = Math.max(...Object.keys(EXPLANATIONS).map(({ length }) => length));
    for (const [one, { title }] of Object.entries(EXPLANATIONS)) terminal.print(`${cyan(one.padEnd(width))}  ${title}`);
    return Promise.resolve(0);
  }
  const explanation = explainCode(code);
  if (explanation === undefined) throw new UserError(`Unknown code \`${code}\`.`, suggestCode(code));
  const { title, meaning, example, remedy } = explanation;
  terminal.print([`${bold(title)} ${dim(code)}`, meaning, example.replaceAll(/^/gm, '    '), remedy].join('\n\n'));
  return Promise.resolve(0);
}

function suggestCode(code: string): string {
  const nearest = findNearest(code, Object.keys(EXPLANATIONS));
  if (code.includes(':')) return 'It belongs to a rule of an extension; see the documentation of the extension.';
  return nearest === undefined ? '`octavo explain` lists them all.' : `Did you mean \`${nearest}\`?`;
}
