import { describe, expect, test } from 'vitest';
import { createHostPrefix } from './create-host-prefix.ts';
import { checkLinks } from './check-links.ts';
import type { CheckLinksOptions } from './check-links.ts';
import { createTestSite } from '../site-fixture.ts';

const FILES = ['guides/setup.mdx', 'guides/index.mdx', 'v1.2.mdx', 'my page.mdx'];

function check(text: string, { file = 'guides/a.mdx', ...options }: Partial<CheckLinksOptions> & { file?: string } = {}): string[] {
  const redirects = [{ source: '/old/:slug*', destination: '/guides' }];
  const site = createTestSite({ navigation: [], redirects }, [
    ...FILES,
    ['api.mdx', '---\nopenapi: GET /x\n---'],
    ['parts.mdx', "import A from '/snippets/a.mdx'"],
    [file, text],
  ]);
  return checkLinks(site, { isAlone: true, ...options }).map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code} ${message} ${hint}`,
  );
}

test('a frame of another host without its beginning is told', () => {
  expect(check('<iframe src="youtube.com/embed/x" />')).toEqual([expect.stringContaining('Write `https://youtube.com/embed/x`.')]);
});

test('an address that runs code is told', () => {
  expect(check('[a](javascript:alert) <a href="JavaScript:void(0)">b</a>')).toEqual([
    expect.stringContaining("1:5 site/broken-link `javascript:alert` runs code in the reader's browser; ignored."),
    expect.stringContaining('site/broken-link `JavaScript:void(0)` runs code'),
  ]);
});

test('a link to the dev server is a page of the site', () => {
  expect(check('[a](http://localhost:3000/guides/setup#x) [b](http://localhost:8080/other)')).toEqual([
    "1:5 site/local-address `http://localhost:3000/guides/setup#x` leads to the reader's own computer. Write `/guides/setup#x`, which is a page of this site.",
  ]);
});

describe('links', () => {
  test.each([
    '[a](/guides/setup)',
    '[a](/guides/setup/)',
    '[a](/guides/setup.mdx?x=1)',
    '[a](/guides)',
    '[a](/guides/index.mdx)',
    '[a](setup)',
    '[a](./setup.mdx)',
    '[a](../v1.2)',
    '[a](guides/setup)',
    '[a](/my%20page)',
    '[a](</my page>)',
    '[a](/)',
    '[a](/old/x/y)',
    '[a](https://example.com/x)',
    '[a](mailto:a@example.com)',
    '[a](https\\://example.com/a.html#b)',
    '[a](/guides\\/setup)',
    '[a](//example.com)',
    '[a](/file.pdf)',
    '[a]({url})',
    '`[a](/no)`',
    "import A from '/snippets/none.mdx'",
  ])('%s is good', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('those that lead nowhere are warnings with their place and the nearest page', () => {
    expect(check('---\ntitle: A\n---\n\nSee [a](/guides/setpu) and <Card href="/nowhere/at/all">.')).toEqual([
      '5:9 site/broken-link Broken link: no page at `/guides/setpu`. Did you mean `/guides/setup`?',
      '5:40 site/broken-link Broken link: no page at `/nowhere/at/all`. Fix the address, or add a redirect from it.',
    ]);
    expect(check('[a](./setpu)')).toHaveLength(1);
    expect(check('[a](/v1.3)')).toHaveLength(1);
  });

  test('beside another app, root-relative addresses that are not ours are the host’s', () => {
    expect(check('[a](/pricing) [b](./pricing)', { isAlone: false })).toEqual([
      '1:19 site/broken-link Broken link: no page at `./pricing`. Fix the address, or add a redirect from it.',
    ]);
    expect(check('[a](/guides/setup#no)', { isAlone: false })).toHaveLength(1);
  });

  test('have a frame when the text is at hand', () => {
    const text = 'See [a](/nowhere).';
    const site = createTestSite({ navigation: [] }, [['a.mdx', text]]);
    expect(checkLinks(site, { isAlone: true, readText: () => text })[0]).toMatchObject({
      file: 'a.mdx',
      severity: 'warning',
      frame: '> 1 | See [a](/nowhere).\n    |         ^^^^^^^^',
    });
    expect(checkLinks(site, { isAlone: true })[0]).not.toHaveProperty('frame');
  });
});

describe('hashes', () => {
  test.each([
    '## Set up\n\n[a](#set-up)',
    '[a](#top)',
    '[a](#)',
    '<Step title="Set up">\n\n[a](#set-up)',
    '## ![x](/a.png) Set up\n\n[a](#-set-up)',
    '## Guard — on chain\n\n[a](#guard-on-chain)',
    '<a id="X">\n\n[a](#X)',
    '## Über\n\n[a](#%C3%BCber)',
  ])('%j is good', (text) => {
    expect(check(text)).toEqual([]);
  });

  test('that name no heading are warnings, here and on other pages', () => {
    expect(check('## Set up\n\n[a](#setup) [b](/guides#x)')).toEqual([
      '3:5 site/hash-spelling Misspelt link: `#setup` matches `#set-up` of this page. Write `#set-up`.',
      '3:17 site/broken-hash Broken link: `/guides#x` matches no heading of the page `/guides`. Remove the part from `#` on, or add the heading.',
    ]);
  });

  test('that lack words of one heading, or have more, may mean it', () => {
    const hints = check('## Own file in Node\n\n[a](#own-file) [b](#own-file-in-node-and-more) [c](#own)').map(
      (line) => /(?<=\. )Did.*/.exec(line)?.[0],
    );
    expect(hints).toEqual(['Did you mean `#own-file-in-node`?', 'Did you mean `#own-file-in-node`?', undefined]);
  });

  test.each(['[a](#_meta-&amp;-x)', '<a href="#_meta-&#x26;-x">', '[a](#&#95;meta-%26-x)'])('%j is read as it is meant', (text) => {
    expect(check(`<a id="_meta-&-x">\n\n${text}`)).toEqual([]);
  });

  test('that count from two lead to the heading that is meant', () => {
    expect(check('## Set up\n\n## Set up\n\n[a](#set-up-2) [b](#set-up-3)').map((line) => line.split(' ')[1])).toEqual([
      'site/hash-spelling',
      'site/broken-hash',
    ]);
  });

  test('of pages with parts that are not read here are believed', () => {
    expect(check('[a](/api#x) [b](/parts#x)')).toEqual([]);
  });
});

describe('a path of the host before the address', () => {
  const assetExists = (path: string) => path === '/images/a.png';

  test('is told, and not called broken', () => {
    expect(check('[a](/handbook/guides) ![b](/handbook/images/a.png)', { assetExists }).map((line) => line.split(' ')[1])).toEqual([
      'site/host-prefix',
      'site/host-prefix',
    ]);
    expect(check('[a](/handbook/none) [b](/guides/guides)', { assetExists }).map((line) => line.split(' ')[1])).toEqual([
      'site/broken-link',
      'site/broken-link',
    ]);
  });

  test('is no folder of the site, at any depth', () => {
    expect(createHostPrefix(['/guides', '/sdk/js/guides'])('/js/guides')).toBeUndefined();
    expect(createHostPrefix(['/guides', '/sdk/js/guides'])('/guides/guides')).toBeUndefined();
    expect(createHostPrefix(['/guides', '/sdk/js/docs'])('/docs/guides')).toBe('/guides');
  });
});

describe('files', () => {
  const assetExists = (path: string) => path === '/images/a.png' || path === '/openapi.json';

  test('that are there and not served are called so', () => {
    expect(check('[a](./a.tla)', { assetExists, isUnserved: (path) => path === '/a.tla' })).toEqual([
      expect.stringContaining('`./a.tla` exists, but is not published'),
    ]);
    expect(
      check('[a](LICENSE) [b](CHANGELOG.md)', { assetExists, isUnserved: (path) => /^\/(?:LICENSE|CHANGELOG\.md)$/.test(path) }),
    ).toEqual([
      expect.stringContaining('`LICENSE` exists, but is not a page'),
      expect.stringContaining('`CHANGELOG.md` exists, but is not a page'),
    ]);
  });

  test('that the host of the repository shows are links like any other', () => {
    const hasSource = (url: string): boolean => url.endsWith('/send.ts') || url === '../../guides/routes.mdx#L2';
    expect(check('[a](../../src/send.ts) [b](./send.ts) [c](../../guides/routes.mdx#L2)', { assetExists, hasSource })).toEqual([]);
    expect(check('[a](../../src/none.ts)', { assetExists, hasSource })).toHaveLength(1);
  });

  test('have a dot or a slash: any other word is a value of the author’s component', () => {
    expect(check('<Feedback src="docs-introduction" />', { assetExists })).toEqual([]);
  });

  test('are looked up from the root and from the page’s folder', () => {
    expect(check('![a](/images/a.png) ![b](../images/a.png) [c](/openapi.json) [d](/openapi.json#x)', { assetExists })).toEqual([]);
    expect(
      check('![a](/images/b.png)\n[c](/other.json)\n<img src="a.png" />', { assetExists }).map((line) =>
        line.split(' ').slice(0, 2).join(' '),
      ),
    ).toEqual(['1:6 site/missing-file', '2:5 site/missing-file', '3:11 site/missing-file']);
  });

  test('whose names are written in other capitals are told by the right name', () => {
    const listAssets = (): string[] => ['/images/Boat.png'];
    expect(check('![a](/images/boat.PNG)\n![b](images\\boat.png) [c](//guides/setup)', { assetExists, listAssets })).toEqual([
      '1:6 site/missing-file File not found: `/images/boat.PNG`. Write `/images/Boat.png`: upper and lower case differ.',
      expect.stringMatching(/^2:6 .*has a backslash.* Write `images\/boat\.png`\.$/),
      expect.stringMatching(/Write `\/guides\/setup`\.$/),
    ]);
  });

  test('are not checked when nothing is known of them, or when they may be the host’s', () => {
    expect(check('![a](/images/b.png) [c](/other.json)')).toEqual([]);
    expect(check('![a](/images/b.png)', { assetExists, isAlone: false })).toEqual([]);
  });
});

test('an address of the web with a misspelt beginning', () => {
  expect(check('[a](htps://a.dev/b) [c](http:/d.dev) [e](https:f.dev) [g](https//h.dev) [i](docs//j.md)')).toContainEqual(
    '1:59 site/broken-link Broken link: `https//h.dev` does not begin with `https://`. Write `https://h.dev`.',
  );
  expect(check('[a](htps://a.dev/b) [c](http:/d.dev) [e](https:f.dev)')).toEqual([
    '1:5 site/broken-link Broken link: `htps://a.dev/b` does not begin with `https://`. Write `https://a.dev/b`.',
    '1:25 site/broken-link Broken link: `http:/d.dev` does not begin with `http://`. Write `http://d.dev`.',
    '1:42 site/broken-link Broken link: `https:f.dev` does not begin with `https://`. Write `https://f.dev`.',
  ]);
  expect(check('[a](HTTPS://b.dev) [c](ftp://d.dev) [e](tel:+1) [f](vscode://g.h) [i](slack:j.k)')).toEqual([]);
});

test('an address as people write it, and a file of their own disk', () => {
  expect(check('[a](www.example.com) [b](me@example.com) [c](docs.example.dev/x)')).toEqual([
    '1:5 site/broken-link Broken link: `www.example.com` without `https://` is a path on this site. Write `https://www.example.com`.',
    '1:26 site/broken-link Broken link: `me@example.com` without `mailto:` is a path on this site. Write `mailto:me@example.com`.',
    '1:46 site/broken-link Broken link: `docs.example.dev/x` without `https://` is a path on this site. Write `https://docs.example.dev/x`.',
  ]);
  expect(check('![a](C:/images/a.png)')[0]).toContain('is on your own disk');
  expect(check('![a](file:///Users/me/a.png)')[0]).toContain('is on your own disk');
  expect(check('[a](setup.md.io.txt)')[0] ?? '').not.toContain('https');
});

test('of thousands of broken links of a page, the first are told, and that there are more', () => {
  const told = check(Array.from({ length: 900 }, (_, index) => `[a](/none/${index})`).join('\n\n'));
  expect(told.length).toBe(501);
  expect(told.at(-1)).toContain('More than 500 findings in guides/a.mdx; the others are not listed.');
});
