import type { PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { renameUnlike } from './rename-own.ts';

/** Takes out the programs and scoped styles of a page, and names them: they are of another framework. */
export function removeScripts(text: string, { note }: Pick<PageScope, 'note'>): string {
  const names: string[] = [];
  const bare = editProse(
    text,
    /^[ \t]*<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>[ \t]*\n?/gm,
    ({ groups: [, tag = '', , body = ''], offset }) => {
      const imported = [...body.matchAll(/import\s+(.*?)\s+from\s+['"]([^'"]+)['"]/g)].map(([, said = '']) => said);
      // `const Playground = defineAsyncComponent(…)`, too.
      const declared = [...body.matchAll(/\bconst\s+([A-Z]\w*)\s*=/g)].map(([, name = '']) => name);
      names.push(...imported, ...declared);
      if (body.trim() !== '')
        note(
          {
            kind: 'left-out',
            what: tag === 'script' ? 'script of a page' : 'styles of a page',
            message: `<${tag}>${imported.length > 0 ? ` with ${imported.join(', ')}` : ''} was removed.`,
          },
          offset,
        );
      return '';
    },
  );
  return renameUnlike(bare, names);
}
