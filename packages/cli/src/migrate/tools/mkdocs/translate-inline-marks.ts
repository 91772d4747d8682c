import { editProse } from '../../text/edit-prose.ts';
import type { Codemod } from '../../tool.ts';
import { readMkdocsConfig } from './read-mkdocs-config.ts';

/** An extension that gives signs around words a meaning, and the elements that they are. */
interface InlineMark {
  extension: string;
  pattern: RegExp;
  write(groups: readonly (string | undefined)[]): string;
}

const MARKS: readonly InlineMark[] = [
  { extension: 'pymdownx.arithmatex', pattern: /(?<!\\)\\\(((?:[^\\\n]|\\[^()\n])+)\\\)/g, write: ([, held]) => `$${held?.trim()}$` },
  {
    extension: 'pymdownx.arithmatex',
    pattern: /^([ \t]*)\\\[((?:[^\\]|\\[^[\]])+)\\\][ \t]*$/gm,
    write: ([, indent = '', held = '']) => `${indent}$$\n${indent}${held.trim()}\n${indent}$$`,
  },
  {
    extension: 'pymdownx.critic',
    pattern: /\{~~([^{}\n]*?)~>([^{}\n]*?)~~\}/g,
    write: ([, before, after]) => `<del>${before}</del><ins>${after}</ins>`,
  },
  { extension: 'pymdownx.critic', pattern: /\{\+\+([^{}\n]+?)\+\+\}/g, write: ([, held]) => `<ins>${held}</ins>` },
  { extension: 'pymdownx.critic', pattern: /\{--([^{}\n]+?)--\}/g, write: ([, held]) => `<del>${held}</del>` },
  { extension: 'pymdownx.critic', pattern: /\{==([^{}\n]+?)==\}/g, write: ([, held]) => `<mark>${held}</mark>` },
  { extension: 'pymdownx.critic', pattern: /\{>>[ \t]*([^{}\n]+?)[ \t]*<<\}/g, write: ([, held]) => ` <small>(${held})</small>` },
  {
    extension: 'pymdownx.caret',
    pattern: /(?<![\\^[])\^\^(?=[^\s^])([^\n]*?[^\s^])\^\^(?!\^)/g,
    write: ([, held]) => `<ins>${held}</ins>`,
  },
  { extension: 'pymdownx.caret', pattern: /(?<![\\^[])\^([^\s^[\]]+)\^(?!\^)/g, write: ([, held]) => `<sup>${held}</sup>` },
  { extension: 'pymdownx.tilde', pattern: /(?<![\\~])~([^\s~]+)~(?!~)/g, write: ([, held]) => `<sub>${held}</sub>` },
];

/** `H~2~O`, `x^2^`, `^^new^^`, `{++new++}`: in a site whose config has the extension. */
export const translateInlineMarks: Codemod = (text, { source }) => {
  const { extensions } = readMkdocsConfig(source);
  const formula = extensions.has('pymdownx.arithmatex') ? String.raw`(?<![\\$])\$[^$\n]+\$|` : '';
  return MARKS.filter(({ extension }) => extensions.has(extension)).reduce(
    (current, { pattern, write }) =>
      editProse(current, new RegExp(formula + pattern.source, pattern.flags), ({ groups }) =>
        formula !== '' && groups[0]?.startsWith('$') === true ? undefined : write(groups),
      ),
    text,
  );
};
