import { parse } from 'postcss';
import type { Plugin } from 'vite';
import { unlayerStyleSheet } from '@octavo/theme/unlayer';
import type { ContextRef } from '../context.ts';
import { resolveOwn } from '../package-path.ts';

/**
 * `octavo:unlayered`: takes the theme's style sheet out of its layers where the docs stand in the app's own document: a reset of the app's
 * that is in no layer (`* { margin: 0 }`) would win over all of it.
 *
 * It stands between Vite's own two steps for CSS: imports are flat by now, and the sheet is not yet a module.
 */
export function unlayeredPlugin(ref: ContextRef): Plugin {
  let file = '';
  return {
    name: 'octavo:unlayered',
    sharedDuringBuild: true,
    configResolved() {
      file = resolveOwn('@octavo/theme/styles.css');
    },
    transform: {
      filter: { id: /styles\.css(?:\?|$)/ },
      handler(code, id) {
        if (ref.current.mode !== 'embedded' || id.replace(/\?.*$/, '') !== file) return undefined;
        const root = parse(code);
        unlayerStyleSheet(root);
        return { code: root.toString(), map: { mappings: '' } };
      },
    },
  };
}
