import { createCodeFrame, findNearest, offsetAt, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import type { GivenProps } from '../../mdx/compiled-page.ts';

/** Tells of what a page gives to a snippet that does not use it; `taken` are the props that it uses. */
export function untakenProps(given: GivenProps, taken: readonly string[], { file, text }: { file: string; text: string }): Diagnostic[] {
  const { name, specifier, props } = given;
  const isMarkdown = /\.md$/i.test(specifier);
  const free = taken.filter((prop) => !props.includes(prop));
  return props
    .filter((prop) => !taken.includes(prop))
    .map((prop): Diagnostic => {
      const nearest = findNearest(prop, free);
      const { line, column } = positionAt(text, findProp(text, { ...given, prop }));
      return {
        code: 'page/unknown-prop',
        severity: nearest === undefined && !isMarkdown ? 'info' : 'warning',
        message: `${specifier} does not use the prop \`${prop}\` of <${name.startsWith('_') ? 'Snippet' : name}>.`,
        hint: nearest === undefined ? hintUse(prop, isMarkdown) : `The snippet uses \`${nearest}\`; write the same name in both.`,
        file,
        line,
        column,
        frame: createCodeFrame(text, line, column, prop.length),
      };
    });
}

function hintUse(prop: string, isMarkdown: boolean): string {
  return isMarkdown
    ? `In a .md file {${prop}} is text: write {props.${prop}} where it belongs, or name the file .mdx.`
    : `Write {${prop}} where it belongs in the snippet, or remove the prop.`;
}

/** Where the prop stands in the tag, which may be written over lines. */
function findProp(text: string, { prop, ...place }: GivenProps & { prop: string }): number {
  const start = offsetAt(text, place);
  const found = new RegExp(`(?<=\\s)${prop.replaceAll(/[$.]/g, '\\$&')}(?=[\\s=/>])`).exec(text.slice(start));
  return start + (found?.index ?? 0);
}
