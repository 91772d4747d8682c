import { expect, it } from 'vitest';
import { readPage } from '../page/read-page.ts';
import { composeFolderConfig } from './compose-folder-config.ts';

it('takes the tree as navigation, in the order of frontmatter, numbers and names', () => {
  const config = compose({
    'README.md': '# Ferry\n',
    'CHANGELOG.md': '# What changed\n',
    '02-guide/README.md': '# The guide\n',
    '02-guide/10-late.md': '# Late\n',
    '02-guide/2-early.md': '# Early\n',
    '02-guide/first.md': '---\nsidebar_position: 1\n---\n# First\n',
    '01-start/install.md': '---\nsidebar:\n  order: 2\n---\n',
    '01-start/about.md': '---\norder: 1\n---\n',
    'packages/one/README.md': '# @ferry/one\n',
    '_drafts/later.md': '# Later\n',
    'packages/_part.md': '# A part\n',
    'hidden.md': '---\nhidden: true\n---\n',
    '02-guide/index.md': '# The guide\n',
    'index.md': '# Ferry\n',
  });
  expect(config).toEqual({
    name: 'Ferry',
    addresses: 'tidy',
    navigation: {
      pages: [
        'index',
        { group: 'Start', pages: ['start/about', 'start/install'] },
        { group: 'The guide', root: 'guide', pages: ['guide/first', 'guide/early', 'guide/late'] },
        'changelog',
        { group: 'Packages', pages: ['packages/one'] },
      ],
    },
  });
});

it('is called as the folder where no page is its home, and says nothing of addresses that are those of the files', () => {
  expect(compose({ 'a.md': '', 'b/c.mdx': '' })).toEqual({
    name: 'My docs',
    navigation: { pages: ['a', { group: 'B', pages: ['b/c'] }] },
  });
});

it('is called as the folder where the home page has no title of its own', () => {
  expect(compose({ 'README.md': '![Logo](a.png)\n\nText.' })).toMatchObject({ name: 'My docs' });
  expect(compose({ 'README.md': '![Logo](a.png)\n\n# Ferry' })).toMatchObject({ name: 'Ferry' });
});

function compose(files: Record<string, string>): unknown {
  const pages = Object.entries(files).map(([file, text]) => readPage(text, file, { isTidy: true }).page);
  return composeFolderConfig({ name: 'my-docs', pages });
}
