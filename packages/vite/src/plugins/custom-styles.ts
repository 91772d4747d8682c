import path from 'node:path';
import type { Plugin } from 'vite';
import { repairStyleSheet } from '../content/repair-style-sheet.ts';
import type { ContextRef } from '../context.ts';

/** `octavo:custom-styles`: has the author's own style sheets read as browsers read them, errors and all. */
export function customStylesPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:custom-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    transform: {
      filter: { id: /\.css(?:\?|$)/ },
      handler(code, id) {
        const { root, store, content, events } = ref.current;
        const file = id.replace(/\?.*$/, '');
        if (!store.styles().includes(file)) return undefined;
        const { text, diagnostics } = repairStyleSheet(code, { file: path.posix.relative(root, file), root });
        content.note(file, diagnostics);
        events.emit('problems');
        return { code: text, map: null };
      },
    },
  };
}
