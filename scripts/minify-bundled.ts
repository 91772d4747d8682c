import type { Rolldown } from 'tsdown';
import { minifySync } from 'vite';

/** A plugin that shortens what is bundled of other packages: nobody reads it in ours, and it is a third of the tarball. */
export function minifyBundled(): Rolldown.Plugin {
  return {
    name: 'octavo:minify-bundled',
    transform: {
      filter: { id: /[\\/]node_modules[\\/].*\.[cm]?js$/ },
      handler: (code, id) => minifySync(id, code, { codegen: { legalComments: 'none' } }).code,
    },
  };
}
