import { findBodyOffset, isPlainMarkdown, readTextLines } from '@octavo/core/internal';
import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { maskCode } from './mask-code.ts';

/** What only MDX has: a module's statements, and attributes of code. */
const MDX = /^(?:import\s.*\sfrom\s+["']|export\s+(?:const|default|function)\s)|<[A-Za-z][^<>]*\s[\w-]+=\{/m;

/**
 * Keeps braces of a Markdown page the text that they are there: a page that holds one of our components is read as MDX here, where `{x}` would be
 * code, and `<5` a tag. `{#id}` behind a heading, GitBook's `{% hint %}`, and what stands within a tag, stay. A page that was MDX before, whatever its name, means its braces as code.
 */
export const escapeBraces: Codemod = (text, { page }) => {
  if (/\.mdx$/i.test(page.file) || MDX.test(maskCode(text))) return text;
  const body = text.slice(findBodyOffset(text));
  if (page.target.endsWith('.md') && isPlainMarkdown(page.target, readTextLines(body, 1))) return text;
  return editProse(
    text,
    /\{%-?[ \t]*(?:end)?(?:hint|tabs?)\b(?:"[^"\n]*"|[^%"\n])*%\}|<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w.-]+\.\w+)>|<\/?[A-Za-z][^<>]*>|\\?\{(?!#[^\s{}#]+\}[ \t]*$)|<(?=[\d\s=<-])/gm,
    ({ groups: [whole = '', address] }) =>
      address !== undefined
        ? `[${address}](${address.includes(':') ? address : `mailto:${address}`})`
        : whole.endsWith('{')
          ? '&#123;'
          : whole === '<'
            ? '&lt;'
            : undefined,
  );
};
