import { mark } from './edit.ts';
import type { Edit } from './edit.ts';

/** Writes a new page, then names it in the navigation as the second page of the open group. */
export const addPage: Edit = {
  name: 'page added',
  change(read, round) {
    const page = `area-1/annex-${mark(round)}`;
    const before = read('docs.json');
    const config = before.replace('"area-1/page-1",', `"area-1/page-1",\n        "${page}",`);
    if (config === before) throw new Error('docs.json does not name the first page.');
    return [
      { file: `${page}.mdx`, text: `---\ntitle: Annex ${mark(round)}\n---\n\nBuilt in a hurry.\n` },
      { file: 'docs.json', text: config },
    ];
  },
  probe: (round) => ({ selector: 'nav.octavo-sidebar a', text: `Annex ${mark(round)}` }),
};
