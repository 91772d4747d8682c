import { expect, test } from 'vitest';
import { listAssets } from './list-assets.ts';
import type { OldSource } from './source.ts';

function sourceOf(...files: string[]): OldSource {
  return {
    root: '/old',
    top: '/old',
    files,
    list: (folder) => files.filter((file) => file.startsWith(`${folder}/`)),
    has: () => true,
    read: () => '',
  };
}

test('pictures and documents keep their addresses, all else that was served goes to `public`', () => {
  const source = sourceOf(
    'static/a.png',
    'static/api/v6/a.html',
    'static/api/v6/a.js',
    'static/.nojekyll',
    'static/_redirects',
    'static/index.html',
  );
  expect(listAssets(source, { publicFolders: ['static'] })).toEqual([
    { file: 'static/a.png', target: 'a.png' },
    { file: 'static/api/v6/a.html', target: 'public/api/v6/a.html' },
    { file: 'static/api/v6/a.js', target: 'public/api/v6/a.js' },
  ]);
});

test('of a folder of pages that is served as a whole, programs of others stay behind', () => {
  const source = sourceOf('docs/a.md', 'docs/snyk/b.html', 'docs/c.py', 'docs/d.yaml', 'docs/e.xsd', 'docs/CNAME');
  expect(listAssets(source, { publicFolders: ['docs'], contentFolder: 'docs' }).map(({ target }) => target)).toEqual([
    'public/snyk/b.html',
    'd.yaml',
    'public/e.xsd',
    'public/CNAME',
  ]);
});
