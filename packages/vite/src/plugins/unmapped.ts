import type { Plugin } from 'vite';
import type { ContextRef } from '../context.ts';
import { paths } from '../disk/paths.ts';
import { IS_SOURCE } from '../own-files.ts';
import { ownFolders } from '../package-path.ts';

/** Vite's own part in the browser. */
const VITE_CLIENT = /\/vite\/dist\/client\/\w+\.mjs$/;

/**
 * `octavo:unmapped`: has the dev server send modules that nobody edits as they are: Vite's own client, Octavo's published ones, and in a site that stands
 * alone what Vite bundled of packages. It would write a source map into each of them at every start, four times the bytes of React.
 */
export function unmappedPlugin(ref: ContextRef): Plugin {
  let folders: string[] = [];
  return {
    name: 'octavo:unmapped',
    apply: 'serve',
    configResolved({ cacheDir }) {
      const bundled = ref.current.mode === 'alone' ? [paths.join(paths.toId(cacheDir), 'deps')] : [];
      folders = (IS_SOURCE ? bundled : [...ownFolders(), ...bundled]).map((folder) => `${folder}/`);
    },
    transform: {
      filter: { id: /\.m?js(?:\?|$)/ },
      handler(code, id) {
        const isUnedited = folders.some((folder) => id.startsWith(folder)) || (ref.current.mode === 'alone' && VITE_CLIENT.test(id));
        // The same text is no result to Vite, and has the map that it had.
        return isUnedited ? { code: `${code}\n`, map: { mappings: '' } } : undefined;
      },
    },
  };
}
