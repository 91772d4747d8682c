import type { Plugin } from 'vite';
import { disk } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';
import { repairStyleSheet } from '../author-styles/repair-style-sheet.ts';
import { translateStyleSheet } from '../author-styles/translate-style-sheet.ts';
import type { ContextRef } from '../context.ts';

const SHEET = /\.css(?:\?|$)/;

/**
 * The plugins for the style sheets beside the config, which were written for browsers and for the hosted original: they are read with their
 * errors, and find the original's names in our pages.
 *
 * One stands before Vite's own two steps for CSS, and one between them: there, what a sheet imports is a part of it.
 */
export function authorStylesPlugins(ref: ContextRef): Plugin[] {
  const isAuthors = (file: string): boolean => ref.current.store.styles().includes(file);
  /** Those that were given to a browser. */
  const given = new Set<string>();
  const repair: Plugin = {
    name: 'octavo:repair-author-styles',
    enforce: 'pre',
    sharedDuringBuild: true,
    load: {
      filter: { id: SHEET },
      // One that has just gone may still be asked for: by a page that was told of an edit, and not yet of the removal.
      handler(id) {
        const file = toFile(id);
        return given.has(file) && !disk.exists(file) ? '' : undefined;
      },
    },
    transform: {
      filter: { id: SHEET },
      handler(code, id) {
        const { root, mode, content, events } = ref.current;
        const file = toFile(id);
        if (!isAuthors(file)) return undefined;
        given.add(file);
        const { text, diagnostics } = repairStyleSheet(code, { file: paths.relative(root, file), root, isAlone: mode === 'alone' });
        content.note(file, diagnostics);
        events.emit('problems');
        return { code: text, map: null };
      },
    },
  };
  const translate: Plugin = {
    name: 'octavo:translate-author-styles',
    sharedDuringBuild: true,
    transform: {
      filter: { id: SHEET },
      handler(code, id) {
        return isAuthors(toFile(id)) ? { code: translateStyleSheet(code), map: { mappings: '' } } : undefined;
      },
    },
  };
  return [repair, translate];
}

function toFile(id: string): string {
  return id.replace(/\?.*$/, '');
}
