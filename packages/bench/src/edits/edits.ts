import { READER_HREF } from '../corpus/create-corpus.ts';
import { mark, replaceIn } from './edit.ts';
import type { Edit } from './edit.ts';
import { addPage } from './add-page.ts';
import { reorderNavigation } from './reorder-navigation.ts';

const READER_FILE = `${READER_HREF.slice(1)}.mdx`;

/** Every kind of edit that is measured, in the order in which they are made. */
export const EDITS: readonly Edit[] = [
  {
    name: 'page text',
    change: replaceIn(READER_FILE, /Mark of the text: \d+/, (round) => `Mark of the text: ${mark(round)}`),
    probe: (round) => ({ selector: '.octavo-prose', text: `Mark of the text: ${mark(round)}.` }),
  },
  {
    name: 'frontmatter title',
    change: replaceIn(READER_FILE, /^title: .*$/m, (round) => `title: Landing ${mark(round)}`),
    probe: (round) => ({
      selector: 'nav.octavo-sidebar [aria-current="page"], h1.octavo-title',
      text: `Landing ${mark(round)} | Landing ${mark(round)}`,
    }),
  },
  {
    name: 'docs.json name',
    change: replaceIn('docs.json', /"name": "Harbour \d+"/, (round) => `"name": "Harbour ${mark(round)}"`),
    probe: (round) => ({ selector: '.octavo-logo', text: `Harbour ${mark(round)}` }),
  },
  reorderNavigation,
  {
    name: 'snippet of two pages',
    change: replaceIn('snippets/plan-limits.mdx', /Mark of the snippet: \d+/, (round) => `Mark of the snippet: ${mark(round)}`),
    probe: (round) => ({ selector: '.octavo-prose', text: `Mark of the snippet: ${mark(round)}.` }),
  },
  {
    name: 'component file',
    change: replaceIn('snippets/fare-meter.jsx', /Mark of the component: \d+/, (round) => `Mark of the component: ${mark(round)}`),
    probe: (round) => ({ selector: '.fare-mark', text: `Mark of the component: ${mark(round)}.` }),
  },
  {
    name: 'custom CSS',
    change: replaceIn('style.css', /padding-left: \d+px/, (round) => `padding-left: ${100 + round}px`),
    probe: (round) => ({ selector: '.fare-meter', property: 'padding-left', text: `${100 + round}px` }),
  },
  addPage,
];
