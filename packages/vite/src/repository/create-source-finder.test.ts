import type { Repository } from '@octavo/theme/internal';
import { describe, expect, test } from 'vitest';
import { createSourceFinder } from './create-source-finder.ts';
import type { FindSource } from './create-source-finder.ts';

const THERE = new Set(['/work/docs/.github/help.md', '/work/src/a b.ts', '/work/src', '/work/media/logo.png', '/work/docs', '/outside.md']);

describe('the address of a file of the repository that is not published', () => {
  test.each([
    ['../src/a%20b.ts', 'index.md', '/blob/main/src/a%20b.ts'],
    ['../../src/a b.ts#L3', 'guide/index.md', '/blob/main/src/a%20b.ts#L3'],
    ['../src/', 'index.md', '/tree/main/src'],
    ['../media/logo.png', 'index.md', '/raw/main/media/logo.png'],
    ['.github/help.md', 'index.md', '/blob/main/docs/.github/help.md'],
    ['../src/none.ts', 'index.md', undefined],
    ['../../outside.md', 'index.md', undefined],
    ['/.github/help.md', 'index.md', undefined],
    ['#part', 'index.md', undefined],
  ])('%s in %s is %s', (url, file, expected) => {
    const address = expected === undefined ? undefined : `https://github.com/relay/relay${expected}`;
    expect(finder('github')(url, file)).toBe(address);
  });

  test('is where each host shows it', () => {
    expect(finder('gitlab')('../src', 'a.md')).toBe('https://gitlab.com/relay/relay/-/tree/main/src');
    expect(finder('bitbucket')('../src', 'a.md')).toBe('https://bitbucket.com/relay/relay/src/main/src');
    expect(finder(undefined)('../src', 'a.md')).toBeUndefined();
  });
});

function finder(host: Repository['host'] | undefined): FindSource {
  return createSourceFinder({
    root: '/work/docs',
    find: () => host && { host, url: `https://${host}.com/relay/relay`, branch: 'main', folder: 'docs/' },
    disk: { exists: (file) => THERE.has(file), isFolder: (file) => /^\/[a-z/]+$/.test(file) && THERE.has(file) },
  });
}
