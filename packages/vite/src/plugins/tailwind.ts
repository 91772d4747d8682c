import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { Plugin } from 'vite';
import { paths } from '../disk/paths.ts';
import type { ContextRef } from '../context.ts';
import { findTailwindImport, readsFolder, sourcePath } from '../tailwind/tailwind-sources.ts';

/** `octavo:tailwind`: warns when the app's Tailwind takes classes from the pages, since the app's style sheet then changes with them. */
export function tailwindPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:tailwind',
    apply: 'build',
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      order: 'pre',
      filter: { id: /\.(?:css|pcss|postcss)(?:\?|$)/, code: 'tailwindcss' },
      handler(code, id) {
        const { mode, root, vite } = ref.current;
        const found = mode === 'alone' ? undefined : checkSheet(code, { sheet: id.replace(/\?.*$/, ''), project: vite.root, folder: root });
        // Once for all environments.
        if (found !== undefined) vite.logger.warnOnce(formatDiagnostic(found));
      },
    },
  };
}

function checkSheet(code: string, places: { sheet: string; project: string; folder: string }): Diagnostic | undefined {
  const tailwind = findTailwindImport(code);
  if (tailwind === undefined || !readsFolder(tailwind, places)) return undefined;
  return {
    code: 'tailwind/reads-pages',
    severity: 'warning',
    message: 'Tailwind reads the documentation pages, so they add classes to the style sheet of the app.',
    hint: `Add this below the import of Tailwind: @source not "${sourcePath(places)}";`,
    file: paths.relative(places.project, places.sheet),
    line: code.slice(0, tailwind.end).split('\n').length,
    column: 1,
  };
}
