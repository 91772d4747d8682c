import { languageAliasNames, languageNames } from '@shikijs/langs';
import { findNearest } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import { resolveLanguage } from '../../code/resolve-language.ts';
import type { Mistake } from './mistake.ts';

/** Shorter names are near to too many others. */
const SHORTEST = 5;

/** A fence's language that is plainly a misspelt one: its code has no colours. */
export function findUnknownLanguage(node: Nodes): Mistake[] {
  const language = node.type === 'code' ? (node.lang ?? '').toLowerCase() : '';
  if (language.length < SHORTEST || !/^[a-z+#-]+$/.test(language) || resolveLanguage(language) !== undefined) return [];
  const nearest = findNearest(
    language,
    [...languageNames, ...languageAliasNames].filter((name) => name.length >= SHORTEST),
  );
  if (nearest === undefined) return [];
  return [
    {
      code: 'page/unknown-language',
      severity: 'info',
      message: `Unknown language \`${language}\` of a code block; shown without colors.`,
      hint: `Did you mean \`${nearest}\`?`,
    },
  ];
}
