import path from 'node:path';
import type { Plugin } from 'vite';
import { isContentOf, toContentFile, toContentId } from '../content/compile/content-id.ts';
import { mathStylesId, renderMathStyles } from '../content/assets/math-styles.ts';
import { resolveContentImport } from '../site/resolve-import.ts';
import type { Context, ContextRef } from '../context.ts';
import { disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { MATH_STYLES } from '../mdx/math/math-styles-id.ts';
import { MERMAID } from '../mdx/tree/elements/link-diagram.ts';
import { loadModule } from '../modules/load-module.ts';
import { CLIENT_FOLDER, clientFile, mermaidFile, resolveOwn } from '../package-path.ts';
import { optimizedId } from './resolve-react.ts';
import { resolveVirtualId } from '../content/compile/virtual-id.ts';

/** In place of what only a browser runs. */
const EMPTY = '\0virtual:octavo/empty';

/** `octavo:modules`: finds and loads everything that Octavo makes: virtual modules, content, and its own packages wherever they live. */
export function modulesPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:modules',
    enforce: 'pre',
    sharedDuringBuild: true,
    resolveId: {
      order: 'pre',
      async handler(id, importer) {
        if (id === 'virtual:octavo/app') return clientFile('document/docs');
        if (id === MATH_STYLES) return mathStylesId();
        if (id === MERMAID) return this.environment.config.consumer === 'server' ? EMPTY : mermaidFile();
        const virtual = resolveVirtualId(id);
        if (virtual !== undefined) return virtual;
        const own = importer === undefined ? undefined : resolveOwnRelative(id, importer);
        if (own !== undefined) return own;
        const client = /^@octavo\/vite\/client\/(.+)$/.exec(id)?.[1];
        // Content takes names from it and nothing else: a module that only hands them on needs no chunk.
        if (client !== undefined) return { id: clientFile(client), moduleSideEffects: false };
        // For everyone, the author's components too: a second copy, or a second address, would be a second React context.
        if (/^@octavo\/(?:theme|core|openapi)(?:\/|$)/.test(id) && importer !== undefined)
          return optimizedId(this.environment, resolveOwn(id)) ?? resolveOwn(id);
        const file = importer === undefined ? undefined : toContentFile(importer);
        if (file !== undefined) return resolveFromContent(id, file, ref.current.root);
        return resolveContentId(id, ref.current);
      },
    },
    load: {
      filter: { id: [/^\0virtual:octavo\//, /\.octavo(?:\?|$)/, /\/katex\.min\.css\?octavo$/] },
      async handler(id) {
        if (id === mathStylesId()) return renderMathStyles();
        if (id === EMPTY) return 'export default undefined;';
        const file = toContentFile(id);
        if (file !== undefined && !isContentOf(ref.current.root, file)) return undefined;
        const code = await loadModule(id, {
          context: ref.current,
          environment: this.environment.name,
          isServer: this.environment.config.consumer === 'server',
          // Nobody asks the plugin that asks.
          resolve: async (specifier) => specifier === MATH_STYLES || (await this.resolve(specifier, id.replace(/\?.*$/, ''))) !== null,
        });
        if (code === undefined) return undefined;
        const name = file === undefined ? undefined : paths.relative(ref.current.root, file);
        for (const shown of name === undefined ? [] : ref.current.store.codeFilesOf(name)) this.addWatchFile(shown);
        return { code, moduleType: 'js', map: { mappings: '' } };
      },
    },
  };
}

/** Vite gives a file of `node_modules` a second address when a package's own file imports it: a module with state must have one. */
function resolveOwnRelative(id: string, importer: string): string | undefined {
  const from = path.posix.dirname(importer.replace(/\?.*$/, ''));
  return /^\.{1,2}\//.test(id) && `${from}/`.startsWith(CLIENT_FOLDER) ? path.posix.join(from, id) : undefined;
}

/**
 * An id of content as it is, or as an address from Vite's root, as the browser asks for it. One that has just gone is found all the same:
 * its module says so until whatever imports it knows.
 */
function resolveContentId(id: string, { root, vite }: Context): string | undefined {
  const file = toContentFile(id);
  if (file === undefined) return undefined;
  const candidates = [file, path.posix.join(vite.root, file)].filter((one) => isContentOf(root, one));
  const found = candidates.find((one) => disk.isFile(one)) ?? candidates[0];
  return found === undefined ? undefined : toContentId(found);
}

function resolveFromContent(id: string, importer: string, root: string): string | undefined {
  const found = resolveContentImport(id, importer, root);
  if (found.kind !== 'file') return undefined;
  const query = /\?.*$/.exec(id)?.[0] ?? '';
  return isContentOf(root, found.file) ? toContentId(found.file) : found.file + query;
}
