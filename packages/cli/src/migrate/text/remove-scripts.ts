import type { PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';

/** Takes out the programs and scoped styles of a page, and names them: they are of another framework. */
export function removeScripts(text: string, { note }: Pick<PageScope, 'note'>): string {
  return editProse(text, /^[ \t]*<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>[ \t]*\n?/gm, ({ groups: [, tag = '', , body = ''], offset }) => {
    const imported = [...body.matchAll(/import\s+(.*?)\s+from\s+['"]([^'"]+)['"]/g)].map(([, names = '']) => names);
    if (body.trim() !== '')
      note(
        {
          kind: 'left-out',
          what: tag === 'script' ? 'program of a page' : 'styles of a page',
          message: `<${tag}>${imported.length > 0 ? ` with ${imported.join(', ')}` : ''} was removed.`,
        },
        offset,
      );
    return '';
  });
}
