import { describe, expect, test } from 'vitest';
import { parseConfig } from '../config/parse-config.ts';
import { readPage } from '../page/read-page.ts';
import { createSite } from './create-site.ts';
import { createTestSite, showNavigation } from './site-fixture.ts';

const codes = (site: ReturnType<typeof createTestSite>) => site.diagnostics.map(({ code, severity }) => `${severity} ${code}`);

describe('a plain site', () => {
  const site = createTestSite(
    { navigation: [{ group: 'Start', icon: 'flag', pages: ['intro', { group: 'More', pages: ['a/b', 'guides'] }] }] },
    [
      [
        'a/b.md',
        '---\nsidebarTitle: Bee\nicon: star\niconType: solid\ntag: NEW\nopenapi: specs/v1.json get /users/{id}\ndeprecated: true\n---',
      ],
      'hidden.mdx',
      'intro.mdx',
      'guides/index.mdx',
    ],
  );

  test('has one section with groups to any depth, and a home', () => {
    expect(site.sections).toHaveLength(1);
    expect(site.sections[0]).toEqual({
      id: 'main',
      home: '/intro',
      languages: [],
      products: [],
      dropdowns: [],
      versions: [],
      tabs: [],
      anchors: [],
      navigation: [
        {
          kind: 'group',
          title: 'Start',
          icon: { name: 'flag' },
          items: [
            { kind: 'page', href: '/intro', title: 'Intro' },
            {
              kind: 'group',
              title: 'More',
              items: [
                {
                  kind: 'page',
                  href: '/a/b',
                  title: 'Bee',
                  icon: { name: 'star', type: 'solid' },
                  tag: 'NEW',
                  method: 'GET',
                  deprecated: true,
                },
                { kind: 'page', href: '/guides', title: 'Guides' },
              ],
            },
          ],
        },
      ],
    });
    expect(site.home).toBe('/intro');
    expect(site.diagnostics).toEqual([]);
  });

  test('holds all pages by address, in order; what navigation does not name is hidden, and shows the navigation around it', () => {
    expect(Object.keys(site.pages)).toEqual(['/a/b', '/guides', '/hidden', '/intro']);
    expect(site.pages['/hidden']).toMatchObject({ isHidden: true, sections: ['main'] });
    expect(site.pages['/intro']).toMatchObject({ isHidden: false, sections: ['main'], title: 'Intro' });
  });
});

test('/ is the home when a page is there, and of a site without pages', () => {
  expect(createTestSite({ navigation: [{ group: 'A', pages: ['a'] }] }, ['a.mdx', 'index.mdx']).home).toBe('/');
  expect(createTestSite({ navigation: [] }, []).home).toBe('/');
  expect(createTestSite({ navigation: [] }, ['b.mdx', 'a.mdx']).home).toBe('/a');
});

test('frontmatter takes a page out of navigation, or makes it a link', () => {
  const site = createTestSite(
    {
      navigation: [
        { group: 'A', pages: ['a', 'b', 'c'] },
        { group: 'Empty', pages: ['b'] },
      ],
    },
    ['a.mdx', ['b.mdx', '---\nhidden: true\n---'], ['c.mdx', '---\ntitle: Help\nurl: https://help.example.com\nicon: life-ring\n---']],
  );
  expect(showNavigation(site.sections[0]?.navigation ?? [])).toBe('A(/a, https://help.example.com)');
  expect(site.sections[0]?.navigation[0]).toMatchObject({ items: [{}, { kind: 'link', title: 'Help', icon: { name: 'life-ring' } }] });
  expect(site.pages['/b']?.isHidden).toBe(true);
  expect(site.pages['/c']?.isHidden).toBe(true);
  expect(site.diagnostics).toEqual([]);
});

test('a missing page is left out, with its place and the nearest page', () => {
  const site = createTestSite({ navigation: [{ group: 'A', pages: ['a', 'setup', 'quickstrat', 'zzz'] }] }, [
    'a.mdx',
    'quickstart.mdx',
    'guides/setup.mdx',
  ]);
  expect(showNavigation(site.sections[0]?.navigation ?? [])).toBe('A(/a)');
  expect(codes(site)).toEqual(Array(3).fill('warning site/missing-page'));
  expect(site.diagnostics.map(({ line, column, hint }) => [line, column, hint])).toEqual([
    [8, 9, 'Did you mean `guides/setup`?'],
    [9, 9, 'Did you mean `quickstart`?'],
    [10, 9, 'Add zzz.mdx, or remove the entry.'],
  ]);
  expect(site.diagnostics[0]).toMatchObject({ file: 'docs.json', message: 'Navigation lists a missing page: `setup`.' });
  expect(site.diagnostics[0]?.frame).toContain('>  8 |         "setup",');
});

test('an entry that is no path says what it is meant as', () => {
  const site = createTestSite({ navigation: [{ group: 'A', pages: ['a', 'GETT /pets', 'b\\c'] }] }, ['a.mdx']);
  expect(site.diagnostics.map(({ hint }) => hint)).toEqual(['Write an operation as `METHOD /path`, such as `GET /pets`.', 'Write `b/c`.']);
});

test('without the text of the config, findings have no line', () => {
  const { config } = parseConfig('{"name":"T","navigation":[{"group":"A","pages":["x"]}]}', 'docs.json');
  if (config === undefined) throw new Error('No config.');
  const [finding] = createSite({ config, pages: [], configFile: 'mint.json' }).diagnostics;
  expect(finding).toMatchObject({ code: 'site/missing-page', file: 'mint.json' });
  expect(finding).not.toHaveProperty('line');
});

test('a page that one section names twice stands where it is named first, with one warning at the second entry', () => {
  const site = createTestSite(
    {
      navigation: [
        { group: 'A', pages: ['a', '/b.mdx'] },
        { group: 'B', pages: ['b', './a', 'b'] },
      ],
    },
    ['a.mdx', 'b.mdx'],
  );
  expect(showNavigation(site.sections[0]?.navigation ?? [])).toBe('A(/a, /b)');
  expect(codes(site)).toEqual(['warning site/repeated-page', 'warning site/repeated-page']);
  expect(site.diagnostics.map(({ message, line }) => `${line} ${message}`)).toEqual([
    '14 Duplicate navigation entry `b`.',
    '15 Duplicate navigation entry `a`.',
  ]);
});

test('of files with one address the first by a fixed order wins', () => {
  const files = ['a/index.md', 'a/index.mdx', 'a.md', 'a.mdx'];
  for (const order of [files, files.toReversed()]) {
    const site = createTestSite({ navigation: [{ group: 'A', pages: ['a'] }] }, order);
    expect(site.pages['/a']?.file).toBe('a.mdx');
    expect(codes(site)).toEqual(Array(3).fill('warning site/duplicate-href'));
    expect(site.diagnostics.map(({ file }) => file)).toEqual(['a.md', 'a/index.mdx', 'a/index.md']);
  }
  expect(createTestSite({ navigation: [] }, files.slice(0, 2)).pages['/a']?.file).toBe('a/index.mdx');
});

test('two addresses that differ only by case are both there, and told', () => {
  const site = createTestSite({ navigation: [{ group: 'G', pages: ['Setup', 'setup'] }] }, ['Setup.mdx', 'setup.mdx', 'set-up.mdx']);
  expect(Object.keys(site.pages)).toEqual(['/Setup', '/set-up', '/setup']);
  expect(site.diagnostics).toMatchObject([{ code: 'site/case-conflict', severity: 'warning', file: 'setup.mdx' }]);
});

test('snippets never become pages, and those that nothing imports are named', () => {
  const site = createTestSite(
    { navigation: [{ group: 'A', pages: ['a', 'b/c'] }] },
    [
      ['a.mdx', 'import One from \'/snippets/one.mdx\'\n\n<Snippet file="two.mdx" />'],
      [
        'b/c.mdx',
        "import { Three } from '../snippets/three'\nimport Four from '/_snippets/four.mdx'\n\n```js file=../snippets/code.js#region\n```",
      ],
      'snippets/one.mdx',
    ],
    [
      'snippets/one.mdx',
      '_snippets/two.mdx',
      'snippets/three.jsx',
      'snippets/code.js',
      'snippets/shown.py',
      readPage("```py file=/snippets/shown.py\n```\n\nimport Deep from './deep/six.mdx'", '_snippets/four.mdx').page,
      'snippets/five.mdx',
      '_snippets/deep/six.mdx',
    ],
  );
  expect(Object.keys(site.pages)).toEqual(['/a', '/b/c']);
  expect(codes(site)).toEqual(['info site/orphan-snippet']);
  expect(site.diagnostics[0]?.file).toBe('snippets/five.mdx');
});

test('entries that are API operations are left out with one note', () => {
  const pages = ['a', 'GET /users', 'specs/api.json POST /users/{id}', 'webhook order.created', 'get lost'];
  const site = createTestSite({ navigation: [{ group: 'A', pages }] }, ['a.mdx', 'get lost.mdx']);
  expect(showNavigation(site.sections[0]?.navigation ?? [])).toBe('A(/a, /get lost)');
  expect(codes(site)).toEqual(['warning site/unknown-operation']);
  expect(site.diagnostics[0]).toMatchObject({ line: 8, message: expect.stringContaining('3 navigation entries') });
});

test('the address of a folder without a page leads to the first page of navigation in it', () => {
  const site = createTestSite(
    {
      navigation: [
        { group: 'A', pages: ['x/y/b', 'x/a', 'own/c', 'moved/d'] },
        { group: 'B', pages: ['z/e'] },
      ],
      redirects: [{ source: '/moved', destination: '/own' }],
    },
    ['x/y/b.mdx', 'x/a.mdx', 'own/index.mdx', 'own/c.mdx', 'moved/d.mdx', ['z/e.mdx', '---\nhidden: true\n---']],
  );
  expect(site.redirects.map(({ source, destination }) => `${source} -> ${destination}`)).toEqual([
    '/moved -> /own',
    '/ -> /x/y/b',
    '/x/y -> /x/y/b',
    '/x -> /x/y/b',
  ]);
});

test('the root leads to the first page, unless it is a page or leads elsewhere already', () => {
  const navigation = [{ group: 'A', pages: ['a'] }];
  const fromRoot = (config: object, files: string[]): string[] =>
    createTestSite({ navigation, ...config }, files).redirects.flatMap(({ source, destination }) => (source === '/' ? destination : []));
  expect(fromRoot({}, ['a.mdx'])).toEqual(['/a']);
  expect(fromRoot({}, ['a.mdx', 'index.mdx'])).toEqual([]);
  expect(fromRoot({}, [])).toEqual([]);
  expect(fromRoot({ redirects: [{ source: '/', destination: '/b' }] }, ['a.mdx', 'b.mdx'])).toEqual(['/b']);
});

test('redirects are absolute; those in conflict are left out', () => {
  const site = createTestSite(
    {
      navigation: [{ group: 'A', pages: ['a'] }],
      redirects: [
        { source: '/old/', destination: 'a' },
        { source: 'old', destination: '/b' },
        { source: '/old//', destination: '/a' },
        { source: '/a', destination: '/b' },
        { source: '/x/:slug*', destination: 'https://example.com/y' },
        { source: '/a/index.html', destination: '/a' },
        { source: '/a/index.html', destination: '/b' },
        { source: '/a.html', destination: '/a' },
      ],
    },
    ['a.mdx'],
  );
  expect(site.redirects.map(({ source, destination }) => `${source} -> ${destination}`)).toEqual([
    '/old -> /a',
    '/x/:slug* -> https://example.com/y',
    '/a.html -> /a',
    '/ -> /a',
  ]);
  expect(site.diagnostics.map(({ message }) => message)).toEqual([
    'The redirect from `old` is ignored: an earlier redirect has the same source.',
    'The redirect from `/a` is ignored: a page has that address.',
    'The redirect from `/a/index.html` is ignored: a page has that address.',
  ]);
});

describe('many pages', () => {
  const groups = Array.from({ length: 40 }, (_, group) => ({
    group: `Group ${group}`,
    ...(group % 5 === 1 && { version: 'v1' }),
    pages: Array.from({ length: 25 }, (_page, page) => `section-${group}/page-${page}`),
  }));
  const text = JSON.stringify({
    name: 'T',
    versions: ['v2', 'v1'],
    tabs: [2, 3, 4].map((index) => ({ name: `Tab ${index}`, url: `section-${index}` })),
    anchors: [5, 6, 7].map((index) => ({ name: `Anchor ${index}`, url: `section-${index}` })),
    navigation: groups,
  });
  const { config } = parseConfig(text, 'docs.json');
  const pages = groups.flatMap((group) => group.pages.map((page) => readPage('# Title\n\ntext', `${page}.mdx`).page));

  test('the answer does not depend on the order of the files', () => {
    if (config === undefined) throw new Error('No config.');
    const shuffled = pages.map((page, index) => ({ page, key: (index * 7919) % 1009 })).toSorted((a, b) => a.key - b.key);
    expect(shuffled[1]?.page.file).not.toBe(pages[1]?.file);
    const reordered = createSite({ config, pages: shuffled.map(({ page }) => page), configText: text });
    expect(JSON.stringify(reordered)).toBe(JSON.stringify(createSite({ config, pages, configText: text })));
  });

  test('it survives JSON', () => {
    if (config === undefined) throw new Error('No config.');
    const site = createSite({ config, pages, configText: text });
    expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  });
});

test('lists the first of thousands of findings of a kind, and says that there are more', () => {
  const many = Array.from({ length: 900 }, (_, index) => index);
  const made = createTestSite(
    {
      navigation: [{ group: 'G', pages: ['a', ...many.map((index) => `missing-${index}`)] }],
      redirects: many.map((index) => ({ source: `/x-:name-${index}`, destination: '/a' })),
    },
    ['a.mdx'],
  );
  const count = (code: string) => made.diagnostics.filter((one) => one.code === code).length;
  expect([count('site/missing-page'), count('site/redirect-conflict')]).toEqual([501, 501]);
  expect(made.diagnostics.every(({ line }) => line !== undefined)).toBe(true);
  expect(made.diagnostics.filter(({ message }) => message.startsWith('More than 500 findings')).length).toBe(2);
  expect(made.redirects.filter(({ source }) => source.startsWith('/x-')).length).toBe(200);
});
