import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { disk } from '../disk/disk.ts';
import { createContentFilter, isContentFile, scanContent } from './scan-content.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-scan-'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('createContentFilter', () => {
  it.each([
    ['index.mdx', 'page'],
    ['guide/v1.2.md', 'page'],
    ['snippets/limits.mdx', 'snippet'],
    ['_snippets/limits.mdx', 'snippet'],
    ['snippets/map.png', 'asset'],
    ['guide/snippets/limits.mdx', 'page'],
    ['images/map.SVG', 'asset'],
    ['api/openapi.yaml', 'asset'],
    ['style.css', 'other'],
    ['guide/dial.jsx', 'other'],
    ['docs.json', undefined],
    ['package.json', undefined],
    ['README.md', undefined],
    ['guides/CHANGELOG.md', undefined],
    ['guides/changelog.md', 'page'],
    ['.env', undefined],
    ['.github/notes.mdx', undefined],
    ['guide/node_modules/a/index.mdx', undefined],
    ['dist/index.mdx', undefined],
    ['dist.octavo-12/map.svg', undefined],
  ])('takes %j for %j', (file, kind) => {
    expect(createContentFilter(root, path.join(root, 'dist')).kindOf(file)).toBe(kind);
  });

  it('leaves out what .mintignore names', () => {
    writeFileSync(path.join(root, '.mintignore'), 'drafts/\n*.old.mdx\n');
    const filter = createContentFilter(root, path.join(root, 'dist'));
    expect(filter.kindOf('drafts/a.mdx')).toBeUndefined();
    expect(filter.kindOf('guide/a.old.mdx')).toBeUndefined();
    expect(filter.kindOf('guide/a.mdx')).toBe('page');
    expect(filter.skips('drafts')).toBe(true);
  });
});

describe('scanContent', () => {
  it('lists files in one order and enters no folder that is left out', () => {
    for (const file of ['b.mdx', 'a/z.mdx', 'a/b.png', 'node_modules/x/readme.mdx', 'dist/index.html']) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), '');
    }
    expect(scan(root)).toEqual(['a/b.png', 'a/z.mdx', 'b.mdx']);
  });

  it('takes a symbolic link to a file of its own, not one that leads out', () => {
    mkdirSync(path.join(root, 'docs'));
    for (const file of ['docs/a.mdx', 'secret.mdx']) writeFileSync(path.join(root, file), '');
    symlinkSync('a.mdx', path.join(root, 'docs/b.mdx'));
    symlinkSync('../secret.mdx', path.join(root, 'docs/c.mdx'));
    symlinkSync('none.mdx', path.join(root, 'docs/d.mdx'));
    const docs = path.join(root, 'docs');
    expect(scan(docs)).toEqual(['a.mdx', 'b.mdx']);
  });

  it('walks no linked folder, and knows no file by a way through one', () => {
    mkdirSync(path.join(root, 'docs/guides'), { recursive: true });
    writeFileSync(path.join(root, 'docs/guides/a.mdx'), '');
    symlinkSync('..', path.join(root, 'docs/guides/up'));
    const docs = path.join(root, 'docs');
    expect(scan(docs)).toEqual(['guides/a.mdx']);
    expect(isContentFile(docs, 'guides/a.mdx')).toBe(true);
    expect(isContentFile(docs, 'guides/up/guides/a.mdx')).toBe(false);
  });
});

function scan(folder: string): string[] {
  return scanContent({ root: folder, filter: createContentFilter(folder, path.join(folder, 'dist')), disk }).files;
}
