import { formatDiagnostic } from '@octavo/core';
import type { Diagnostic } from '@octavo/core';
import type { Plugin } from 'vite';
import { paths } from '../disk/paths.ts';
import type { Context, ContextRef } from '../context.ts';
import { servedFolder } from '../hosts/served-folder.ts';
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
        const { mode, vite } = ref.current;
        const sheet = id.replace(/\?.*$/, '');
        const found =
          mode === 'alone' ? [] : listFolders(ref.current).map((folder) => checkSheet(code, { sheet, project: vite.root, folder }));
        // Once for all environments.
        for (const one of found) if (one !== undefined) vite.logger.warnOnce(formatDiagnostic(one));
      },
    },
  };
}

/** The pages, and what is built of them where a host serves a folder of its sources: no rule of Git keeps Tailwind from that one. */
function listFolders({ root, prefix, host, vite }: Context): string[] {
  return [root, ...(typeof host?.servedFolder === 'object' ? [paths.join(servedFolder({ host, vite }), prefix)] : [])];
}

function checkSheet(code: string, places: { sheet: string; project: string; folder: string }): Diagnostic | undefined {
  const tailwind = findTailwindImport(code);
  if (tailwind === undefined || !readsFolder(tailwind, places)) return undefined;
  return {
    code: 'tailwind/reads-pages',
    severity: 'warning',
    message: `Tailwind reads the documentation in ${paths.relative(places.project, places.folder)}, which adds classes to the style sheet of the app.`,
    hint: `Add this below the import of Tailwind: @source not "${sourcePath(places)}";`,
    file: paths.relative(places.project, places.sheet),
    line: code.slice(0, tailwind.end).split('\n').length,
    column: 1,
  };
}
