import { describe, expect, it } from 'vitest';
import { createTestSite } from '../site/site-fixture.ts';
import { checkConfigAddresses } from './check-config-addresses.ts';
import { checkOrphans } from './check-orphans.ts';
import { checkPageUrls } from './check-page-urls.ts';
import { checkRedirects } from './check-redirects.ts';

const scope = { isAlone: true, assetExists: (path: string): boolean => path === '/logo.svg' };
const FILES: [string, string][] = [
  ['index.mdx', '[b](/guides/b)'],
  ['guides/a.mdx', ''],
  ['guides/b.mdx', ''],
];

describe('checkConfigAddresses', () => {
  const check = (config: object, options = scope): string[] => {
    const text = JSON.stringify({ name: 'x', navigation: [], ...config }, null, 2);
    const site = createTestSite({ navigation: [] }, FILES);
    return checkConfigAddresses(site, { file: 'docs.json', text }, options).map(({ code, line, message }) => `${line} ${code} ${message}`);
  };

  it('finds files and pages that are not there', () => {
    expect(check({ logo: { light: '/logo.svg', dark: '/none.svg', href: '/nowhere' } })).toEqual([
      '6 config/missing-file `logo.dark` refers to a missing file: `/none.svg`.',
      '7 config/broken-link Broken link: no page at `/nowhere`.',
    ]);
  });

  it.each([
    [{ font: { headings: { family: 'A', url: '/fonts/a.woff2' } } }, 'font.headings.url'],
    [{ fonts: { family: 'A', source: '/fonts/a.woff2' } }, 'fonts.source'],
  ])('finds fonts that are not there: %j', (config, path) => {
    expect(check(config)).toEqual([
      expect.stringContaining(`config/missing-file \`${path}\` refers to a missing file: \`/fonts/a.woff2\`.`),
    ]);
  });

  it('finds addresses without their beginning, and the picture of previews', () => {
    const config = {
      footer: { socials: { github: 'a/b', x: 'x.com/a' } },
      navbar: { links: [{ href: 'github.com/a' }, { href: 'guides/a' }, { href: 'logo.svg' }, { href: '#part' }] },
      seo: { metatags: { 'og:image': '/none.png' } },
    };
    expect(check(config).map((one) => one.replace(/^\d+ /, ''))).toEqual([
      'config/broken-link Broken link: no page at `a/b`.',
      'config/broken-link `x.com/a` is read as a page of this site.',
      'config/broken-link `github.com/a` is read as a page of this site.',
      'config/missing-file `seo.metatags.og:image` refers to a missing file: `/none.png`.',
    ]);
  });

  it('finds a server and an address of the site without https', () => {
    const config = { seo: { metatags: { canonical: 'docs.x.com' } }, api: { mdx: { server: ['api.x.com', '/v1', 'https://x.com'] } } };
    expect(check(config).map((one) => one.replace(/^\d+ /, ''))).toEqual([
      'config/broken-link `seo.metatags.canonical` needs a whole address.',
      'config/broken-link `api.mdx.server.0` needs a whole address.',
    ]);
  });

  it('leaves addresses elsewhere, pages, and the beginnings of addresses alone', () => {
    const config = {
      favicon: 'https://cdn.example/x.png',
      topbarLinks: [{ name: 'A', url: '/guides/a' }],
      tabs: [{ name: 'API', url: '/api-reference' }],
    };
    expect(check(config)).toEqual([]);
    expect(check({ topbarLinks: [{ name: 'A', url: '/pricing' }] }, { ...scope, isAlone: false })).toEqual([]);
  });
});

describe('checkConfigAddresses, further', () => {
  const findAnchors = (): string[] => ['set-up'];
  const site = createTestSite({ navigation: [] }, FILES);

  it('looks into the files that the config refers to', () => {
    const main = { file: 'docs.json', text: '{ "navigation": { "$ref": "nav.json" } }' };
    const files = [{ file: 'nav.json', text: '{\n  "tabs": [\n    { "tab": "A", "href": "/none" }\n  ]\n}' }];
    expect(checkConfigAddresses(site, { ...main, files }, scope)).toMatchObject([
      { code: 'config/broken-link', file: 'nav.json', line: 3, column: 27, frame: expect.stringContaining('"href": "/none"') },
    ]);
  });

  it('checks hashes, and the links of a banner where they stand', () => {
    const text = '{ "banner": { "content": "See [this](/none) or [that](/guides/a#no)" }, "logo": { "href": "/guides/b#setup" } }';
    const found = checkConfigAddresses(site, { file: 'docs.json', text }, { ...scope, findAnchors });
    expect(found.map(({ code, column = 0 }) => `${code} ${text.slice(column - 1).split(/[)}]/)[0]}`)).toEqual([
      'config/broken-link /none',
      'site/broken-hash /guides/a#no',
      'site/hash-spelling "/guides/b#setup" ',
    ]);
  });
});

describe('checkPageUrls', () => {
  it('finds pages that stand for an address of no page', () => {
    const files: [string, string][] = [
      ...FILES,
      ['c.mdx', '---\ntitle: C\nurl: /guides/none\n---'],
      ['d.mdx', '---\nurl: /guides/a\n---'],
      ['f.mdx', '---\nurl: example.com\n---'],
      ['e.mdx', '---\nurl: htps://a.dev\n---'],
    ];
    const texts = new Map(files);
    const found = checkPageUrls(createTestSite({ navigation: [] }, files), { ...scope, readText: (file) => texts.get(file) });
    expect(found).toMatchObject([
      { code: 'site/broken-link', file: 'c.mdx', line: 3, column: 6 },
      { code: 'site/broken-link', file: 'e.mdx', line: 2, column: 6, hint: 'Write `https://a.dev`.' },
      { code: 'site/broken-link', file: 'f.mdx', line: 2, column: 6, hint: 'Write `https://example.com`.' },
    ]);
  });
});

describe('checkRedirects', () => {
  const check = (redirects: { source: string; destination: string }[]): string[] => {
    const text = JSON.stringify({ redirects }, null, 2);
    const site = createTestSite({ navigation: [], redirects }, FILES);
    return checkRedirects(site, { file: 'docs.json', text }, scope).map(({ code, line, message }) => `${line} ${code} ${message}`);
  };

  it('finds those that lead to no page, and circles', () => {
    expect(
      check([
        { source: '/old', destination: '/guides/none' },
        { source: '/x', destination: '/y' },
        { source: '/y', destination: '/x' },
        { source: '/logo.svg', destination: '/guides/a' },
      ]),
    ).toEqual([
      '5 site/redirect-target The redirect from `/old` points to `/guides/none`, which does not exist.',
      '9 site/redirect-loop Redirect loop: the redirect from `/x` never reaches a page.',
      '13 site/redirect-loop Redirect loop: the redirect from `/y` never reaches a page.',
      '16 site/redirect-conflict The redirect from `/logo.svg` is ignored: a file has that address.',
    ]);
  });

  it('finds sources that no request has, and names that only the destination has', () => {
    const sources = ['/x#y', '/x?y=1', 'https://a.dev/x', '/old/(.*)'].map((source) => ({ source, destination: '/guides/a' }));
    const found = check([...sources, { source: '/u/:id', destination: '/guides/:name' }]);
    expect(found.map((line) => /never applies|has no `:name`/.exec(line)?.[0])).toEqual([
      ...sources.map(() => 'never applies'),
      'has no `:name`',
    ]);
  });

  it('finds wildcards that no page is behind, and those that grow without end', () => {
    expect(
      check([
        { source: '/a/:slug*', destination: '/none/:slug*' },
        { source: '/b/:slug*', destination: '/b/x/:slug*' },
        { source: '/c/:slug*', destination: '/d/:slug*' },
        { source: '/d/:slug*', destination: '/c/:slug*' },
        { source: '/e/*', destination: '/f/*' },
        { source: '/f/old', destination: '/guides/a' },
      ]).map((line) => line.split(' ').slice(0, 2).join(' ')),
    ).toEqual(['5 site/redirect-target', '9 site/redirect-loop', '13 site/redirect-loop', '17 site/redirect-loop']);
    expect(check([{ source: '/:slug*', destination: '/guides/:slug*' }])).toEqual([]);
  });

  it('follows chains, and leaves patterns and other sites alone', () => {
    expect(
      check([
        { source: '/a', destination: '/b' },
        { source: '/b', destination: '/guides/a' },
        { source: '/c/:slug*', destination: '/guides/:slug*' },
        { source: '/d', destination: 'https://example.com' },
      ]),
    ).toEqual([]);
  });
});

describe('checkOrphans', () => {
  it('names pages that nothing leads to', () => {
    const site = createTestSite({ navigation: [{ group: 'G', pages: ['index'] }] }, [...FILES, ['secret.mdx', '---\nhidden: true\n---\n']]);
    expect(checkOrphans(site, undefined).map(({ file }) => file)).toEqual(['guides/a.mdx']);
    expect(checkOrphans(site, { file: 'docs.json', text: '{"topbarLinks":[{"url":"/guides/a"}]}' })).toEqual([]);
    const importing = createTestSite({ navigation: [{ group: 'G', pages: ['index'] }] }, [
      ['index.mdx', "import A from '/guides/a.mdx'\n\n[b](/guides/b)"],
      ['guides/a.mdx', ''],
      ['guides/b.mdx', ''],
    ]);
    expect(checkOrphans(importing, undefined)).toEqual([]);
    const wiki = createTestSite({ navigation: [{ group: 'G', pages: ['index'] }] }, [
      ['index.mdx', ''],
      ['_Sidebar.md', ''],
    ]);
    expect(checkOrphans(wiki, undefined)).toEqual([]);
  });
});
