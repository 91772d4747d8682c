import { readFrontmatter } from '@octavo/core/internal';
import type { Codemod } from '../tool.ts';
import { editProse } from './edit-prose.ts';

/** Puts the fields of a page in place of what the tool calls them: `{frontmatter.name}`. */
export function createFieldFiller(called: string): Codemod {
  const pattern = new RegExp(`(=?)\\{${called}\\.(\\w+)\\}`, 'g');
  return (text, { page }) => {
    const { data } = readFrontmatter(text, page.file);
    return editProse(text, pattern, ({ groups: [, equals = '', field = ''] }) => {
      const value = data[field];
      if (typeof value !== 'string' && typeof value !== 'number') return undefined;
      return equals === '' ? String(value) : `="${String(value).replaceAll('"', '&quot;')}"`;
    });
  };
}
