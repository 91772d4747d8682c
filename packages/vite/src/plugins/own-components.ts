import { transformWithOxc } from 'vite';
import type { Plugin } from 'vite';
import type { ContextRef } from '../context.ts';
import { isOwnModule } from '../virtual/own-modules.ts';
import { withRefresh } from '../modules/with-refresh.ts';

/**
 * `octavo:own-components`: compiles the components, the regions and the theme of the author's own as React, whatever JSX means in the app around the docs, and
 * lets them take edits in place. An app with a React plugin does both itself.
 */
export function ownComponentsPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:own-components',
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.[jt]sx?(?:\?|$)/ },
      async handler(code, id) {
        const context = ref.current;
        if (!isOwnModule(id, context) || context.vite.plugins.some(({ name }) => name.startsWith('vite:react'))) return undefined;
        const file = id.replace(/\?.*$/, '');
        const plain = await transformWithOxc(code, file, {
          jsx: { runtime: 'automatic', importSource: 'react' },
          sourcemap: false,
          tsconfig: false,
        });
        const isLive = context.isDev && this.environment.config.consumer !== 'server';
        return { code: isLive ? await withRefresh(plain.code, { id: file, context }) : plain.code, map: { mappings: '' } };
      },
    },
  };
}
