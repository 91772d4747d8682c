import type { CheckedPage, PageFinding } from '../page-rule.ts';

const CHANGELOG = /(?:^|\/)(?:change-?log|release-?notes|releases|whats-new)(?:\/index)?\.mdx$/i;
const DATE = /\b(?:19|20)\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b/;
const VERSION = /(?:^|\s)\[?v?\d+\.\d+(?:\.\d+)?\b/i;

/** A changelog's entries are updates: two or more headings that are dates or versions, on a page of that name, are entries. */
export function checkChangelog({ page, outline }: CheckedPage): PageFinding[] {
  if (!CHANGELOG.test(page.file) || outline.elements.some(({ name }) => name === 'Update')) return [];
  const entries = outline.headings.filter(({ kind, text }) => kind !== 'component' && (DATE.test(text) || VERSION.test(text)));
  const [first, second] = entries;
  if (first === undefined || second === undefined) return [];
  return [
    {
      code: 'style/changelog',
      message: `The changelog has ${entries.length} entries as headings and none as <Update>.`,
      hint: `Write each as \`<Update label="${first.text.replaceAll('"', "'")}" description="…">…</Update>\`: it gets a link, tag filters and a feed.`,
      line: first.line,
      column: first.column,
    },
  ];
}
