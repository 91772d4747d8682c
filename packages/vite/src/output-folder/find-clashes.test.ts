import { expect, test } from 'vitest';
import { findClashes } from './find-clashes.ts';

const SITE = ['docs/index.html', 'docs/caf\u00e9/index.html', 'docs/guide.md'].map((fileName) => ({ fileName, content: '' }));

test.each([
  ['the same name', 'docs/index.html', 'docs/index.html'],
  ['in another case', 'Docs/Index.HTML', 'docs/index.html'],
  ['in another Unicode form', 'docs/cafe\u0301/index.html', 'docs/caf\u00e9/index.html'],
  ['a file where a folder has to be', 'docs/caf\u00e9', 'docs/caf\u00e9/index.html'],
  ['a folder where a file has to be', 'docs/guide.md/x.txt', 'docs/guide.md'],
])('finds %s', (_, name, wanted) => {
  expect(findClashes(SITE, [{ name, at: 'public/it' }])).toEqual([{ kind: 'app', at: 'public/it', wanted }]);
});

test('finds none among other names, nor where both have the same content', () => {
  const file = import.meta.filename;
  const site = [...SITE, { fileName: 'docs/logo.svg', original: file }];
  const taken = ['index.html', 'docs/terms.pdf', 'documents/index.html'].map((name) => ({ name, at: name }));
  expect(findClashes(site, taken)).toEqual([]);
  expect(findClashes(site, [{ name: 'docs/logo.svg', at: 'public/docs/logo.svg', file }])).toEqual([]);
});
