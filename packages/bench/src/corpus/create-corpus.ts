import { createBenchPage } from './create-bench-page.ts';
import type { CorpusPage } from './create-bench-page.ts';
import { COMPONENT, PLAN_LIMITS, STYLE_SHEET } from './shared-files.ts';

/** The files of a site: path from its root -> text. The same size gives the same files. */
export type Corpus = Record<string, string>;

/** Pages of one group of the navigation, and of one folder. */
export const GROUP_SIZE = 20;

/** The page that is open while edits are made. It uses a snippet and a component. */
export const READER_HREF = '/area-1/page-1';

/** The other page that uses the snippet. */
export const SECOND_HREF = '/area-1/page-2';

/** Creates a site of `count` pages in groups of twenty, with one snippet on two pages, a component, and a style sheet. */
export function createCorpus(count: number): Corpus {
  const pages = Array.from({ length: count }, (_, index) => placePage(index));
  const areas = [...new Set(pages.map(({ area }) => area))];
  const config = {
    name: 'Harbour 000',
    colors: { primary: '#0F766E', light: '#5EEAD4', dark: '#115E59' },
    topbarLinks: [{ name: 'Status', url: 'https://status.example.com' }],
    footerSocials: { website: 'https://example.com' },
    navigation: areas.map((area) => ({
      group: `Area ${area}`,
      pages: pages.filter((page) => page.area === area).map(({ path }) => path),
    })),
  };
  return {
    'docs.json': `${JSON.stringify(config, null, 2)}\n`,
    'style.css': STYLE_SHEET,
    'snippets/plan-limits.mdx': PLAN_LIMITS,
    'snippets/fare-meter.jsx': COMPONENT,
    ...Object.fromEntries(pages.map((page) => [`${page.path}.mdx`, createBenchPage(page, pages)])),
  };
}

function placePage(index: number): CorpusPage {
  const area = Math.floor(index / GROUP_SIZE) + 1;
  const number = index + 1;
  return { number, area, path: `area-${area}/page-${number}`, title: `Chapter ${number} of the harbour` };
}
