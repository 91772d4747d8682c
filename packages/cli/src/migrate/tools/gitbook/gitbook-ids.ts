import type { IdRule } from '../../tool.ts';
import type { OldSource } from '../../source.ts';

/** Signs that GitBook writes out. */
const WORDS: Readonly<Record<string, string>> = {
  '&': ' and ',
  '|': ' or ',
  '>': ' greater than ',
  '<': ' less than ',
  '%': ' percent ',
  $: ' usd ',
};

/** `1. Q&A (short)` -> `id-1.-q-and-a-short`; the older tool, whose books have a file of their own, has those of GitHub. */
export function readGitbookIds(source: OldSource): IdRule | undefined {
  return source.files.some((file) => /^book\.js(?:on)?$/.test(file)) ? undefined : GITBOOK_IDS;
}

const GITBOOK_IDS: IdRule = {
  slug: (text) =>
    text
      .toLowerCase()
      .replaceAll(/[&|><%$]/g, (sign) => WORDS[sign] ?? sign)
      .replaceAll(/['\u2019]/g, '')
      .replaceAll('\u2026', '...')
      .replaceAll(/[^\p{L}\p{M}\p{N}_.]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .replace(/^(?=\d)/, 'id-'),
  separator: '-',
};
