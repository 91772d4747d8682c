import type { Edit } from './edit.ts';

/** Swaps the third and the fourth page of the open group. Their titles are never edited. */
export const reorderNavigation: Edit = {
  name: 'navigation reordered',
  change(read) {
    const before = read('docs.json');
    const text = before.replace(/("area-1\/page-[34]")(,\s*)("area-1\/page-[34]")/, '$3$2$1');
    if (text === before) throw new Error('docs.json does not hold the third and the fourth page side by side.');
    return [{ file: 'docs.json', text }];
  },
  probe: (round) => ({
    selector: 'nav.octavo-sidebar a',
    text: round % 2 === 1 ? 'Chapter 4 of the harbour | Chapter 3 of the harbour' : 'Chapter 3 of the harbour | Chapter 4 of the harbour',
  }),
};
