import { describe, expect, test } from 'vitest';
import {
  encodeHref,
  isExternalUrl,
  isSnippetFile,
  isUnder,
  normalizeBase,
  normalizePath,
  leadsAbove,
  resolveRelative,
  splitUrl,
  stripBase,
  stripIndex,
  toFolder,
  toHref,
  toLinkHref,
  toOutputFile,
  withBase,
} from './path.ts';

test.each([
  ['guides/index.mdx', '/guides'],
  ['index.mdx', '/'],
  ['index', '/'],
  ['a/b.md', '/a/b'],
  ['v1.2.mdx', '/v1.2'],
  ['v1.2', '/v1.2'],
  ['./a.MDX', '/a'],
  ['/a/b', '/a/b'],
  ['my index.mdx', '/my index'],
  ['leitfäden/über uns.mdx', '/leitfäden/über uns'],
  ['reindex.mdx', '/reindex'],
  ['a.mdx/b.md', '/a.mdx/b'],
  ['../../etc/passwd', '/etc/passwd'],
])('toHref(%j) is %j', (file, href) => {
  expect(toHref(file)).toBe(href);
});

test.each([
  ['/a%20b/', '/a b'],
  ['/guides/index.mdx', '/guides'],
  ['/100%', '/100%25'],
  ['/', '/'],
])('toLinkHref(%j) is %j', (path, href) => {
  expect(toLinkHref(path)).toBe(href);
});

test('normalizePath cleans a path and never leaves the root', () => {
  expect(normalizePath('a//b/./c/')).toBe('/a/b/c');
  expect(normalizePath('/a/../../../b')).toBe('/b');
  expect(normalizePath('')).toBe('/');
});

test('splitUrl separates query and hash, and a ? after the # belongs to the hash', () => {
  expect(splitUrl('/a?b#c')).toEqual({ path: '/a', query: '?b', hash: '#c' });
  expect(splitUrl('#c?d')).toEqual({ path: '', query: '', hash: '#c?d' });
});

test('isExternalUrl knows schemes and protocol-relative addresses', () => {
  expect(['https://a.b', 'mailto:a@b.c', 'tel:1', '//host/x', 'data:image/png;base64,', 'HTTP://x'].every(isExternalUrl)).toBe(true);
  expect(['/a', 'a/b', '#x', '../a:b', '?q=https://a'].some(isExternalUrl)).toBe(false);
});

test('isSnippetFile is about the two folders at the root only', () => {
  expect(['snippets/a.mdx', '/_snippets/b/c.jsx', './snippets/a.md'].every(isSnippetFile)).toBe(true);
  expect(['guides/snippets/a.mdx', 'snippets.mdx', 'my-snippets/a.mdx'].some(isSnippetFile)).toBe(false);
});

test('isUnder holds on segment boundaries', () => {
  expect(isUnder('/api', '/api')).toBe(true);
  expect(isUnder('/api/x', '/api')).toBe(true);
  expect(isUnder('/apis', '/api')).toBe(false);
  expect(isUnder('/x', '/')).toBe(true);
});

test('toFolder and resolveRelative stay inside the root', () => {
  expect(toFolder('/a/b')).toBe('/a');
  expect(toFolder('/a')).toBe('/');
  expect(toFolder('index.mdx')).toBe('/');
  expect(resolveRelative('/a/b', '../c?x#y')).toBe('/a/c?x#y');
  expect(resolveRelative('/a', './d')).toBe('/a/d');
  expect(resolveRelative('/a', '../../../../d')).toBe('/d');
  expect(resolveRelative('/a', '/e/')).toBe('/e');
});

test.each([
  ['/a', '../../b', true],
  ['/', '../b#c', true],
  ['/a', './b/../../../c', true],
  ['/a', '../b', false],
  ['/', 'a/../b', false],
  ['/', '/../b', false],
  ['/', 'a?x=../..', false],
])('leadsAbove(%j, %j) is %j', (folder, target, expected) => expect(leadsAbove(folder, target)).toBe(expected));

describe('base', () => {
  test.each([
    ['', '/'],
    ['/', '/'],
    ['./', '/'],
    ['docs/', '/docs'],
    ['/a/b/', '/a/b'],
    ['https://cdn.example.com/docs/', '/docs'],
    ['https://cdn.example.com', '/'],
  ])('normalizeBase(%j) is %j', (base, expected) => {
    expect(normalizeBase(base)).toBe(expected);
  });

  test.each([
    ['/', '/a', '/a'],
    ['/docs', '/', '/docs'],
    ['/docs', '/?q#h', '/docs?q#h'],
    ['/docs', '/a?b#c', '/docs/a?b#c'],
    ['/docs', '#c', '#c'],
    ['/docs', 'https://a.b/c', 'https://a.b/c'],
    ['/docs', '//a.b/c', '//a.b/c'],
  ])('withBase(%j, %j) is %j', (base, href, expected) => {
    expect(withBase(base, href)).toBe(expected);
  });

  test.each([
    ['/', '/a/b/', '/a/b'],
    ['/docs', '/docs', '/'],
    ['/docs', '/docs/', '/'],
    ['/docs', '/docs/a%20b', '/a b'],
    ['/docs', '/docs/%C3%BCber/', '/über'],
    ['/docs', '/docs/100%/%E0%A4%A', '/100%25/%25E0%25A4%25A'],
    ['/docs', '/docs/v1.2?x=1#y', '/v1.2'],
    ['/docs', '/docsy', undefined],
    ['/docs', '/', undefined],
    ['/docs', '/docs/../secret', undefined],
    ['/docs', '/docs/%2e%2e/secret', undefined],
    ['/', '/%2e%2e/%2e%2e/etc', '/etc'],
  ])('stripBase(%j, %j) is %j', (base, pathname, expected) => {
    expect(stripBase(base, pathname)).toBe(expected);
  });

  test('stripBase undoes withBase', () => {
    for (const href of ['/', '/a', '/a/b c', '/ü']) expect(stripBase('/x/y', withBase('/x/y', href))).toBe(href);
  });

  test.each(['c#', 'what?', '100%', 'a%20b', 'a b', '[slug]', 'par(en)', '日本', '%23'])(
    'the file %s.mdx has an address that leads back to it',
    (name) => {
      const href = toHref(`guides/${name}.mdx`);
      expect(href).not.toMatch(/[#?]/);
      expect(toHref(href)).toBe(href);
      expect(stripBase('/x', new URL(encodeHref(withBase('/x', href)), 'https://a.test').pathname)).toBe(href);
      expect(toOutputFile(href)).toBe(`guides/${name === '%23' ? '#' : name}/index.html`);
    },
  );
});

test('toOutputFile never leaves the output folder', () => {
  expect(toOutputFile('/')).toBe('index.html');
  expect(toOutputFile('/guide')).toBe('guide/index.html');
  expect(toOutputFile('/v1.2')).toBe('v1.2/index.html');
  expect(toOutputFile('/../../x')).toBe('x/index.html');
});

test.each([
  ['/a/index', '/a'],
  ['/a/index.html', '/a'],
  ['/index', '/'],
  ['/a/reindex', '/a/reindex'],
  ['/', '/'],
])('stripIndex(%j) is %j', (href, folder) => {
  expect(stripIndex(href)).toBe(folder);
});
