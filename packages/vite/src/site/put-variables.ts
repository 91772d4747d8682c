import { fillVariables } from '@octavo/core';
import { isInRanges, scanSource } from '../mdx/source/scan-source.ts';

/** What would begin an element, an expression or a character reference, or end an attribute. */
const MARKUP = /[<{}"]|&(?=#?\w+;)/g;
const HEAD = /^---\r?\n[^]*?\n---/;

/**
 * Puts the config's variables into a page: each is text where it stands, so that no value becomes an element or an expression. In prose and
 * attributes `<b>` -> `&#60;b>`; in code and frontmatter it stands as it is.
 */
export function putVariables(text: string, variables: Readonly<Record<string, string>>): string {
  if (!Object.values(variables).some((value) => value.search(MARKUP) !== -1)) return fillVariables(text, variables);
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const code = scanSource(text).filter(({ kind }) => kind === 'code');
  const isPlain = (value: string, offset: number): boolean => offset < head || (isInRanges(code, offset) && !/[`~\r\n]/.test(value));
  return fillVariables(text, variables, (value, offset) =>
    isPlain(value, offset) ? value : value.replace(MARKUP, (sign) => `&#${sign.charCodeAt(0)};`),
  );
}
