import type { Rolldown } from 'tsdown';

/**
 * A plugin that leaves the indent of lines, and the breaks in lists, out of what a package ships: some hundredths of its tarball, which nobody reads.
 * Statements keep their lines, so that a stack still says where, and texts stay as they are.
 */
export function withoutIndent(): Rolldown.Plugin {
  return {
    name: 'octavo:without-indent',
    generateBundle(_, files) {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk') continue;
        // The stars of a comment stay in line.
        if (file.fileName.endsWith('.d.ts')) file.code = file.code.replaceAll(/^[ \t]+(?!\*)/gm, '');
        if (!file.fileName.endsWith('.js')) continue;
        const texts = listTexts(this.parse(file.code));
        const { code } = file;
        file.code = code.replaceAll(/,\n\t*|^\t+/gm, (found, at: number) => {
          if (texts.some(({ start, end }) => start <= at && at < end)) return found;
          if (!found.startsWith(',')) return '';
          // What stands behind a comment would be one.
          return code.slice(code.lastIndexOf('\n', at) + 1, at).includes('//') ? ',\n' : ',';
        });
      }
    },
  };
}

interface Span {
  start: number;
  end: number;
}

/** The texts of template literals: only they may hold the beginning of a line. */
function listTexts(node: unknown): Span[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isText(node)) return [node];
  return Object.values(node).flatMap(listTexts);
}

function isText(node: object): node is Span {
  return 'type' in node && node.type === 'TemplateElement' && 'start' in node && 'end' in node;
}
