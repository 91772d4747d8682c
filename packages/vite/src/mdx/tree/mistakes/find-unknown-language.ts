import { languageAliasNames, languageNames } from '@shikijs/langs';
import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import { resolveLanguage } from '../../code/resolve-language.ts';
import type { Mistake } from './mistake.ts';

/** A shorter name is near to too many others: only a slip of a name that many write is told. */
const SHORT = 5;

/** The short names that writers use. */
const COMMON =
  'bash c cpp css dart diff go html http java js json jsx md mdx php py ruby rust sh shell sql swift toml ts tsx vue xml yaml yml'.split(
    ' ',
  );

/** A fence's language that is plainly a misspelt one: its code has no colours. */
export function findUnknownLanguage(node: Nodes): Mistake[] {
  const language = node.type === 'code' ? (node.lang ?? '').toLowerCase() : '';
  if (!/^[a-z+#-]+$/.test(language) || resolveLanguage(language) !== undefined) return [];
  const nearest =
    language.length < SHORT
      ? COMMON.find((name) => isSlip(language, name))
      : findNearest(
          language,
          [...languageNames, ...languageAliasNames].filter((name) => name.length >= SHORT),
        );
  if (nearest === undefined) return [];
  return [
    {
      code: 'page/unknown-language',
      severity: 'info',
      message: `Unknown language \`${language}\` of a code block; shown without colours.`,
      hint: `Did you mean \`${nearest}\`?`,
    },
  ];
}

/** Letters swapped behind the first (`bsah`), a letter typed twice (`jss`), or one left out of four or more (`jsn`). */
function isSlip(typed: string, name: string): boolean {
  if (typed.charAt(0) !== name.charAt(0)) return false;
  if (typed.length === name.length) return name.length > 2 && sortLetters(typed) === sortLetters(name);
  if (typed.length === name.length + 1) return typed.replace(/(.)\1/, '$1') === name;
  return (
    name.length >= 4 &&
    typed.length === name.length - 1 &&
    [...name].some((_, at) => at > 0 && name.slice(0, at) + name.slice(at + 1) === typed)
  );
}

function sortLetters(word: string): string {
  return [...word].toSorted().join('');
}
