import type { SiteReport } from '@octavo/vite/internal';
import pc from 'picocolors';
import { expect, it } from 'vitest';
import { formatReport } from './format-report.ts';

const position = { file: 'docs.json', line: 3, column: 5 };
const REPORT: SiteReport = {
  config: { file: 'docs.json', shape: 'current' },
  pages: { total: 12, inNavigation: 10, generated: 2, broken: 1 },
  apis: [{ source: 'openapi.json', operations: 2 }],
  fields: [
    { field: 'name', status: 'same', note: '', position, count: 1 },
    { field: 'contextual', status: 'unsupported', note: 'No menu.', position, count: 1 },
    { field: 'search.location', status: 'differs', note: 'At the top.', position, count: 2 },
  ],
  frontmatter: [{ field: 'timestamp', status: 'unsupported', note: 'Not shown.', count: 3, file: 'a.mdx' }],
  components: [{ name: 'Card', pages: 4 }],
  colors: [
    { code: 'style/contrast', severity: 'info', message: 'Too light.', hint: 'Text uses #123456.', file: 'docs.json', line: 4, column: 2 },
  ],
  problems: [
    {
      code: 'site/broken-link',
      severity: 'warning',
      count: 2,
      targets: 1,
      first: { code: 'site/broken-link', severity: 'warning', message: 'No page.', file: 'a.mdx', line: 7 },
    },
  ],
};

it('sorts what was found by what becomes of it, with counts and places', () => {
  expect(formatReport(REPORT, pc.createColors(false))).toBe(`Runs as before
  docs.json, in the current shape
  11 pages, 2 of them made from API files; 10 in navigation
  openapi.json: 2 operations
  1 field of the config: name
  1 component: Card (4)

Differs
  Too light. Text uses #123456. docs.json:4:2
  search.location (2 times): At the top. docs.json:3:5

Is not supported
  1 page cannot be shown; each shows its error instead.
  contextual: No menu. docs.json:3:5
  timestamp of pages (3 times): Not shown. a.mdx

In the site's own files
  2 site/broken-link (1 missing target), the first: No page. a.mdx:7

Pages are read, not compiled: \`octavo check\` does that, and finds more.`);
});
