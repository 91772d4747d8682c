import { parse } from 'postcss';
import type { Plugin } from 'vite';
import { unlayerStyleSheet } from '@octavo/theme/internal/unlayer';
import type { ContextRef } from '../context.ts';
import { resolveOwn } from '../package-path.ts';

/**
 * `octavo:unlayered`: takes the theme's style sheet, and that of API pages, out of their layers where the docs stand in the app's own document: a reset of the app's
 * that is in no layer (`* { margin: 0 }`) would win over all of it.
 *
 * It stands between Vite's own two steps for CSS: imports are flat by now, and the sheet is not yet a module.
 */
export function unlayeredPlugin(ref: ContextRef): Plugin {
  let files: string[] = [];
  return {
    name: 'octavo:unlayered',
    sharedDuringBuild: true,
    configResolved() {
      files = ['theme', 'openapi'].map((name) => resolveOwn(`@octavo/${name}/styles.css`));
    },
    transform: {
      filter: { id: /styles\.css(?:\?|$)/ },
      handler(code, id) {
        if (ref.current.mode !== 'embedded' || !files.includes(id.replace(/\?.*$/, ''))) return undefined;
        const root = parse(code);
        unlayerStyleSheet(root);
        return { code: root.toString(), map: { mappings: '' } };
      },
    },
  };
}
