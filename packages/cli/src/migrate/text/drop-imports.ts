import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import type { Codemod, PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';

const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s*)?(?:from\s+)?(["'])([^"'\n]+)\4;?[ \t]*\n?/gm;

/** Takes the imports of a page out: its parts and pictures are put in, the tool's own components are ours; others are named. */
export function createImportDropper(own: RegExp, locate: (written: string, scope: PageScope) => string): Codemod {
  return (text, scope) => {
    const uses: ((current: string) => string)[] = [];
    const bare = editProse(text, IMPORT, ({ groups: [, name = '', , , , written = ''], offset }) => {
      const file = locate(written, scope);
      const part = /\.mdx?$/.test(written) ? scope.source.read(file) : undefined;
      if (part !== undefined)
        uses.push((current) =>
          editProse(current, new RegExp(`^[ \\t]*<${name}\\b[^<>]*/>`, 'gm'), () => readFrontmatter(part, file).body.trim()),
        );
      else if (/\.(?:png|jpe?g|gif|webp|svg|avif|mp4)(?:\?\w+)?$/.test(written))
        uses.push((current) => current.replaceAll(new RegExp(`=\\{${name}(?:\\.src)?\\}`, 'g'), `="${written.replace(/\?\w+$/, '')}"`));
      else if (!own.test(written))
        scope.note({ kind: 'left-out', what: 'import of the site\u2019s own', message: `\`${written}\` is not imported here.` }, offset);
      return '';
    });
    const pictures = uses.reduce((current, use) => use(current), bare);
    // Components of pictures are pictures.
    return editProse(pictures, /<Image(?=\s)/g, () => '<img');
  };
}

/** A path from the page, `@/x` or `~/x` from `src` or the source folder. */
export function locateImported(written: string, { page, source }: PageScope): string {
  const alias = /^[@~]\/(.*)$/.exec(written)?.[1];
  if (alias === undefined) return path.posix.join(path.posix.dirname(page.file), written);
  return source.has(`src/${alias}`) ? `src/${alias}` : alias;
}
