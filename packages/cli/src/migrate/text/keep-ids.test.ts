import { describe, expect, it } from 'vitest';
import { compareIds } from '../compare-ids.ts';
import { tryMigration } from '../tool-fixture.ts';

const TEXT = `# Boats

## What's new in 2.0?
## 1. Über & so
## Same
## Same
## Own {#mine}
## 概述 & 总结
## 📝 Why & how

A line & below
---
`;

describe('headings keep their ids', () => {
  it.each([
    [
      'vitepress',
      { '.vitepress/config.js': 'export default {}', 'index.md': TEXT },
      ['what-s-new-in-2-0', '_1-uber-so', 'same-1', 'mine', '概述-总结', '📝-why-how', 'a-line-below'],
    ],
    ['mkdocs', { 'mkdocs.yml': 'site_name: A', 'docs/index.md': TEXT }, ['1-uber-so', 'same_1', 'mine', '_1']],
    [
      'mkdocs',
      {
        'mkdocs.yml':
          'markdown_extensions:\n  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n        kwds: {case: lower}\n',
        'docs/index.md': TEXT,
      },
      ['same_1', 'mine'],
    ],
    ['gitbook', { 'SUMMARY.md': '* [A](README.md)', 'README.md': TEXT }, ['id-1.-über-and-so', 'same-1', 'mine', '概述-and-总结']],
  ])('%s', (tool, files, ids) => {
    const { pages, lost, tool: found } = tryMigration(files);
    expect(found).toBe(tool);
    expect([...(pages['index.md'] ?? '').matchAll(/\{#(.*)\}/g)].map(([, id]) => id)).toEqual(expect.arrayContaining(ids));
    expect(lost).toEqual([]);
  });

  it('tells of ids that a function makes', () => {
    const { notes } = tryMigration({
      '.vitepress/config.js': 'export default { markdown: { anchor: { slugify: (s) => s } } }',
      'index.md': TEXT,
    });
    expect(notes).toContainEqual(expect.objectContaining({ what: 'ids of headings', file: '.vitepress/config.js' }));
  });
});

it('names the ids that a page lost', () => {
  const texts = { file: 'a.md', target: 'a.md', before: '## A & b\n## C\n', after: '## A & b\n## C\n' };
  expect(compareIds(texts, { slug: (text) => text.toLowerCase().replaceAll(/\W+/g, '-'), separator: '-' })).toEqual([
    'The heading `A & b` (line 1) had the id `a-b`.',
  ]);
});
