import { createSite, parseConfig, readPage } from '@octavo/core';
import type { NavItem, Site } from '@octavo/core';
import { describe, expect, test } from 'vitest';
import type { Api } from '../model/api.ts';
import { loadTestApi } from '../load/load-fixture.ts';
import { joinApis } from './join-apis.ts';

const SPEC = {
  openapi: '3.1.0',
  info: { title: 'Routes' },
  tags: [
    { name: 'routes', 'x-displayName': 'Routes' },
    { name: 'keys', 'x-group': 'API keys' },
  ],
  paths: {
    '/routes': {
      get: { tags: ['routes'], summary: 'List routes' },
      post: { tags: ['routes'], summary: 'Create a route', description: 'It is **new**.\n\nMore.' },
    },
    '/routes/{id}': { get: { tags: ['routes'], summary: 'List routes', deprecated: true } },
    '/keys': {
      get: { tags: ['keys'], operationId: 'listKeys' },
      put: { tags: ['keys'], 'x-excluded': true },
      delete: { tags: ['keys'], 'x-hidden': true, summary: 'Purge' },
    },
    '/health': { get: { 'x-group': 'Status' } },
  },
  webhooks: { moved: { post: { summary: 'Route moved' } } },
  components: { schemas: { Route: {} } },
};

function api(source: string, spec: object = SPEC): Api {
  const { api: found } = loadTestApi({ 'api.yaml': spec });
  if (found === undefined) throw new Error('The API of a test must be one.');
  return { ...found, source };
}

function join(
  config: object,
  files: Record<string, string> = {},
  apis: Api[] = [api('api.yaml')],
): { site: Site; codes: string[]; messages: string[] } {
  const parsed = parseConfig(JSON.stringify({ name: 'Test', navigation: [], ...config }), 'docs.json').config;
  if (parsed === undefined) throw new Error('The config of a test must be an object.');
  const pages = Object.entries(files).map(([file, text]) => readPage(text, file).page);
  const joined = joinApis({ config: parsed, pages, apis, readText: (file) => files[file] });
  const site = createSite(joined);
  const found = [...joined.diagnostics, ...site.diagnostics];
  return { site, codes: found.map(({ code }) => code), messages: found.map(({ message, hint }) => `${message} ${hint ?? ''}`) };
}

function show(items: readonly NavItem[]): string[] {
  return items.flatMap((item) =>
    item.kind === 'group' ? [`# ${item.title}`, ...show(item.items)] : [`${item.kind === 'page' ? (item.method ?? '-') : ''} ${item.href}`],
  );
}

describe('joinApis', () => {
  test('generates pages and groups after the last group, in the order of the file', () => {
    const { site, codes } = join(
      { openapi: 'api.yaml', api: { maintainOrder: true }, navigation: [{ group: 'Start', pages: ['a'] }] },
      { 'a.mdx': '' },
    );
    expect(codes).toEqual([]);
    expect(show(site.sections[0]?.navigation ?? [])).toEqual([
      '# Start',
      '- /a',
      '# Routes',
      'GET /api-reference/routes/list-routes',
      'POST /api-reference/routes/create-a-route',
      'GET /api-reference/routes/list-routes-1',
      '# API keys',
      'GET /api-reference/keys/get-keys',
      '# Status',
      'GET /api-reference/status/get-health',
      '# Webhooks',
      'WEBHOOK /api-reference/route-moved',
    ]);
    expect(site.pages['/api-reference/keys/purge']).toMatchObject({ isHidden: true, title: 'Purge' });
    expect(Object.keys(site.pages)).not.toContain('/api-reference/keys/put-keys');
    expect(site.pages['/api-reference/routes/create-a-route']).toMatchObject({
      title: 'Create a route',
      description: 'It is new.',
      file: 'api.yaml',
      isGenerated: true,
      api: { kind: 'operation', source: 'api.yaml', key: 'POST /routes' },
    });
  });

  test('sorts without maintainOrder', () => {
    const { site } = join({ openapi: ['./api.yaml'] });
    expect(show(site.sections[0]?.navigation ?? []).filter((line) => line.startsWith('#'))).toEqual([
      '# API keys',
      '# Routes',
      '# Status',
      '# Webhooks',
    ]);
  });

  test('where navigation names an operation, the author has chosen', () => {
    const { site } = join(
      { openapi: '/api.yaml', navigation: [{ group: 'API', pages: ['x'] }] },
      { 'x.mdx': '---\nopenapi: get /routes\n---\nMore.' },
    );
    expect(show(site.sections[0]?.navigation ?? [])).toEqual(['# API', 'GET /x']);
    expect(Object.keys(site.pages)).toEqual(['/x']);
    expect(site.pages['/x']).toMatchObject({ title: 'List routes', api: { key: 'GET /routes' } });
  });

  test('a file may be named from the folder of the page', () => {
    const { site, codes } = join({ navigation: ['a/b/x'] }, { 'a/b/x.mdx': '---\nopenapi: ../api.yaml get /routes\n---' }, [
      api('a/api.yaml'),
    ]);
    expect(codes).toEqual([]);
    expect(site.pages['/a/b/x']).toMatchObject({ api: { source: 'a/api.yaml', key: 'GET /routes' } });
  });

  test('entries of navigation may be operations', () => {
    const { site, codes } = join({ openapi: 'api.yaml', navigation: [{ group: 'API', pages: ['GET /routes', 'webhook moved'] }] });
    expect(codes).toEqual([]);
    expect(show(site.sections[0]?.navigation ?? [])).toEqual([
      '# API',
      'GET /api-reference/routes/list-routes',
      'WEBHOOK /api-reference/route-moved',
    ]);
  });

  test('a tab or anchor that names the API holds its pages', () => {
    const { site } = join(
      { tabs: [{ name: 'API', url: 'reference', openapi: 'api.yaml' }], navigation: [{ group: 'Start', pages: ['a'] }] },
      { 'a.mdx': '' },
    );
    expect(site.sections.map(({ tab, home }) => [tab, home])).toEqual([
      [undefined, '/a'],
      ['API', '/reference/keys/get-keys'],
    ]);
  });

  test('operations without a tag stand under the name of their API where there are several', () => {
    const bare = (title: string): object => ({ openapi: '3.1.0', info: { title }, paths: { '/a': { get: {} } } });
    const { site } = join({ openapi: ['a.yaml', 'b.yaml'] }, {}, [api('a.yaml', bare('One')), api('b.yaml', bare('Two'))]);
    expect(show(site.sections[0]?.navigation ?? [])).toEqual(['# One', 'GET /api-reference/get-a', '# Two', 'GET /api-reference/get-a-1']);
  });

  test('a generated page never shadows a file, and two APIs share no address', () => {
    const { site, codes } = join({ openapi: ['api.yaml', 'b.yaml'] }, { 'api-reference/routes/create-a-route.mdx': 'Mine' }, [
      api('api.yaml'),
      api('b.yaml'),
    ]);
    expect(codes).toEqual([]);
    expect(Object.keys(site.pages).filter((href) => href.includes('create-a-route'))).toEqual([
      '/api-reference/routes/create-a-route',
      '/api-reference/routes/create-a-route-1',
      '/api-reference/routes/create-a-route-2',
    ]);
  });

  test('an operation may say what its page is called, where it stands and what it tells beside', () => {
    const extension = {
      href: 'reference/Ask',
      metadata: { title: 'Ask!', sidebarTitle: 'Ask', tag: 'NEW' },
      content: '<Note>Mind.</Note>',
    };
    const { site, codes } = join({ navigation: { pages: ['GET /a', 'GET /b'] } }, {}, [
      api('a.yaml', {
        openapi: '3.1.0',
        paths: {
          '/a': { get: { summary: 'A', description: 'Text.', 'x-mint': extension } },
          '/b': { get: { summary: 'B & c: d (e)', 'x-mint': { href: 'https://elsewhere.example' } } },
        },
      }),
    ]);
    expect(codes).toEqual([]);
    expect(site.pages['/reference/Ask']).toMatchObject({ title: 'Ask!', sidebarTitle: 'Ask', description: 'Text.' });
    expect(site.sections[0]?.navigation).toMatchObject([{ title: 'Ask', tag: 'NEW' }, { href: '/api-reference/b-&-c-d-e' }]);
  });

  test('a page outside navigation does not stand for its operation', () => {
    const { site } = join({ openapi: 'api.yaml' }, { 'mine.mdx': '---\nopenapi: "POST /routes"\n---' });
    const shown = show(site.sections[0]?.navigation ?? []);
    expect(shown).toContain('POST /api-reference/routes/create-a-route');
    expect(shown).not.toContain('POST /mine');
    expect(site.pages['/mine']?.api?.key).toBe('POST /routes');
  });

  test('a page in navigation stands for its operation, one at the address of the operation too', () => {
    const listed = { openapi: 'api.yaml', navigation: [{ group: 'A', pages: ['mine'] }] };
    const page = '---\nopenapi: "POST /routes"\n---';
    for (const [config, href] of [
      [listed, '/mine'],
      [{ openapi: 'api.yaml' }, '/api-reference/routes/create-a-route'],
    ] as const) {
      const { site } = join(config, { [`${href.slice(1)}.mdx`]: page, 'x.mdx': page });
      expect(show(site.sections[0]?.navigation ?? []).filter((line) => line.startsWith('POST '))).toContain(`POST ${href}`);
      expect(Object.values(site.pages).filter(({ api: shown }) => shown?.key === 'POST /routes')).toHaveLength(2);
    }
  });

  test('what may stand in a file that cannot be read is not called unknown', () => {
    const { config } = parseConfig('{"name":"Test","navigation":[],"openapi":"lost.yaml"}', 'docs.json');
    if (config === undefined) throw new Error('The config must parse.');
    const find = (wanted: string): string[] =>
      joinApis({
        config,
        pages: [readPage(`---\nopenapi: ${wanted}\n---`, 'x.mdx').page],
        apis: [api('api.yaml')],
        unread: ['lost.yaml'],
      }).diagnostics.map(({ code }) => code);
    expect(find('GET /lost')).toEqual([]);
    expect(find('lost GET /lost')).toEqual([]);
    expect(find('api GET /lost')).toEqual(['openapi/unknown-operation']);
  });

  test.each([
    ['openapi: DELETE /routes', 'openapi/unknown-operation', 'Did you mean'],
    ['openapi: GET /route', 'openapi/unknown-operation', 'Did you mean `GET /routes`?'],
    ['openapi: other.json GET /routes', 'openapi/unknown-operation', 'There is no API file other.json. Did you mean api.yaml?'],
    ['openapi: GET https://a.b/routes?limit=1', 'openapi/unknown-operation', 'Did you mean `GET /routes`?'],
    ['openapi: routes', 'openapi/unclear-operation', '`METHOD /path`'],
    ['api: GET routes', 'openapi/unclear-operation', 'Write `api: GET /routes`.'],
    ['api: GET /routes/{id', 'openapi/unclear-operation', 'A brace of `/routes/{id` has no partner.'],
    ['openapi: listKeys', 'openapi/unclear-operation', 'Did you mean `GET /keys`?'],
    ['openapi: /routes/{id}', 'openapi/unclear-operation', 'Did you mean `GET /routes/{id}`?'],
    ['openapi: GETT /routes', 'openapi/unclear-operation', 'Did you mean `GET /routes`?'],
    ['openapi: POST/routes', 'openapi/unclear-operation', 'Did you mean `POST /routes`?'],
    ['openapi-schema: Rout', 'openapi/unknown-schema', 'Did you mean `Route`?'],
  ])('%s', (line, code, message) => {
    const { codes, messages } = join({ openapi: 'api.yaml', navigation: [{ group: 'A', pages: ['x'] }] }, { 'x.mdx': `---\n${line}\n---` });
    expect(codes).toEqual([code]);
    expect(messages.join()).toContain(message);
  });

  test.each([
    ['openapi: GET /routes/{route_id}', 'GET /routes/{id}'],
    ['openapi: "api GET /routes"', 'GET /routes'],
    ['openapi: /api.yaml get /routes/', 'GET /routes'],
    ['openapi: webhook moved', 'webhook moved'],
    ['openapi-schema: api.yaml Route', 'Route'],
    ['api: POST https://api.example.com/a', 'POST https://api.example.com/a'],
  ])('%s -> %s', (line, key) => {
    const { site, codes } = join({ openapi: 'api.yaml', navigation: [{ group: 'A', pages: ['x'] }] }, { 'x.mdx': `---\n${line}\n---` });
    expect(codes).toEqual([]);
    expect(site.pages['/x']?.api?.key).toBe(key);
  });
});

describe('API files on parts of navigation', () => {
  const sections = (site: Site): Record<string, string[]> =>
    Object.fromEntries(site.sections.map(({ id, navigation }) => [id, show(navigation)]));

  test('a tab with files alone holds all their operations, in the folder that it names', () => {
    const navigation = {
      tabs: [
        { tab: 'Guides', pages: ['a'] },
        { tab: 'API', openapi: { source: 'api.yaml', directory: '/rest/' } },
      ],
    };
    const { site, codes } = join({ navigation }, { 'a.mdx': '' });
    expect(codes).toEqual([]);
    expect(sections(site)['api']).toEqual([
      '# Routes',
      'GET /rest/routes/list-routes',
      'POST /rest/routes/create-a-route',
      'GET /rest/routes/list-routes-1',
      '# API keys',
      'GET /rest/keys/get-keys',
      '# Status',
      'GET /rest/status/get-health',
      '# Webhooks',
      'WEBHOOK /rest/route-moved',
    ]);
  });

  test('operations are looked for in the files of the nearest part first', () => {
    const other = { ...SPEC, paths: { '/routes': { get: { summary: 'Other routes' } } } };
    const navigation = {
      openapi: 'api.yaml',
      versions: [
        { version: 'v2', groups: [{ group: 'A', pages: ['GET /routes', 'a'] }] },
        {
          version: 'v1',
          openapi: 'old.yaml',
          groups: [{ group: 'A', openapi: { source: 'old.yaml', directory: 'old' }, pages: ['GET /routes', 'GET /keys'] }],
        },
      ],
    };
    const { site } = join({ navigation }, { 'a.mdx': '' }, [api('api.yaml'), api('old.yaml', other)]);
    expect(sections(site)).toEqual({
      v2: ['# A', 'GET /api-reference/routes/list-routes', '- /a'],
      v1: ['# A', 'GET /old/other-routes', 'GET /old/keys/get-keys'],
    });
  });

  test('an entry names its file', () => {
    const navigation = { groups: [{ group: 'A', pages: ['./api.yaml GET /health', 'api GET /keys', 'api.yaml webhook moved'] }] };
    const { site, codes } = join({ navigation, api: { openapi: 'api.yaml' } });
    expect(codes).toEqual([]);
    expect(show(site.sections[0]?.navigation ?? [])).toEqual([
      '# A',
      'GET /api-reference/status/get-health',
      'GET /api-reference/keys/get-keys',
      'WEBHOOK /api-reference/route-moved',
    ]);
  });

  test('a group with files alone holds their groups; a part with pages too gets them when nothing else shows them', () => {
    const { site } = join({ navigation: { groups: [{ group: 'API', openapi: 'api.yaml' }] } });
    expect(show(site.sections[0]?.navigation ?? []).slice(0, 2)).toEqual(['# API', '# Routes']);
    const mixed = join({ navigation: { tabs: [{ tab: 'API', openapi: 'api.yaml', pages: ['a'] }] } }, { 'a.mdx': '' });
    expect(sections(mixed.site)['api']?.slice(0, 2)).toEqual(['- /a', '# Routes']);
  });

  test('a file that no part shows is told', () => {
    const { codes } = join({ api: { openapi: 'api.yaml' }, navigation: { tabs: [{ tab: 'A', pages: ['a'] }] } }, { 'a.mdx': '' });
    expect(codes).toEqual(['site/unused-api']);
  });

  test('tags stand below their parents and in their groups; what is no navigation groups nothing', () => {
    const tags = [
      { name: 'routes' },
      { name: 'stops', parent: 'routes' },
      { name: 'beta', kind: 'badge' },
      { name: 'x', parent: 'y' },
      { name: 'y', parent: 'x' },
    ];
    const get = (...own: string[]): object => ({ get: { tags: own } });
    const paths = { '/a': get('routes'), '/b': get('beta', 'stops'), '/c': get('x'), '/d': get('other') };
    const spec = { openapi: '3.2.0', info: { title: 'T' }, tags, paths, 'x-tagGroups': [{ name: 'Core', tags: ['routes'] }] };
    const { site } = join({ openapi: 'api.yaml', api: { maintainOrder: true } }, {}, [api('api.yaml', spec)]);
    expect(show(site.sections[0]?.navigation ?? []).map((line) => line.replace(/api-reference\/|get-/g, ''))).toEqual([
      '# Core',
      '# routes',
      'GET /routes/a',
      '# stops',
      'GET /beta/b',
      '# x',
      'GET /x/c',
      '# other',
      'GET /other/d',
    ]);
  });

  test('groups of tags stand as their author lists them, before what is in none', () => {
    const get = (...own: string[]): object => ({ get: { tags: own } });
    const paths = { '/a': get('a'), '/b': get('b'), '/c': get('c') };
    const groups = [
      { name: 'Second', tags: ['c', 'b'] },
      { name: 'Empty', tags: ['lost'] },
    ];
    const { site } = join({ openapi: 'api.yaml' }, {}, [api('api.yaml', { openapi: '3.1.0', paths, 'x-tagGroups': groups })]);
    const titles = show(site.sections[0]?.navigation ?? []).filter((line) => line.startsWith('#'));
    expect(titles).toEqual(['# Second', '# c', '# b', '# a']);
  });

  test('an address that a whole summary made leads to the short one', () => {
    const summary = 'Replace the whole configuration of every region of an account at once';
    const { site } = join({ openapi: 'api.yaml' }, {}, [api('api.yaml', { openapi: '3.1.0', paths: { '/a': { get: { summary } } } })]);
    const to = '/api-reference/replace-the-whole-configuration-of-every-region-of-an';
    expect(Object.keys(site.pages)).toContain(to);
    expect(site.redirects).toContainEqual({ source: `${to}-account-at-once`, destination: to, permanent: true });
  });

  test('an API that says something of itself has an overview, before its groups; an own page takes its place', () => {
    const told = api('api.yaml', { ...SPEC, info: { title: 'Routes API', description: 'All **routes**. More.' } });
    const config = { navigation: { tabs: [{ tab: 'API', openapi: 'api.yaml' }] } };
    const { site } = join(config, {}, [told]);
    expect(show(site.sections[0]?.navigation ?? [])[0]).toBe('- /api-reference/overview');
    expect(site.pages['/api-reference/overview']).toMatchObject({
      title: 'Routes API',
      description: 'All routes. More.',
      api: { kind: 'overview', source: 'api.yaml' },
    });
    const own = join(config, { 'about.mdx': '---\nopenapi: api.yaml\n---\nMine.' }, [told]);
    expect(show(own.site.sections[0]?.navigation ?? []).slice(0, 2)).toEqual(['- /about', '# Routes']);
    expect([own.codes, own.site.pages['/about']?.title]).toEqual([[], 'Routes API']);
    const lost = join(config, { 'about.mdx': '---\nopenapi: other.yaml\n---' }, [told]);
    expect(lost.codes).toContain('openapi/unclear-operation');
  });
});

test.each([
  [{ license: { name: 'MIT' } }, true],
  [{ contact: { url: 'https://x.test' } }, true],
  [{ contact: {}, description: ' ' }, false],
  [{}, true, [{ name: 'routes', description: 'All of them.' }]],
])('an API of which its file says no more than %j has an overview: %s', (info, has, tags: object[] = []) => {
  const { site } = join({ openapi: 'api.yaml' }, {}, [api('api.yaml', { ...SPEC, tags, info: { title: 'Routes API', ...info } })]);
  expect('/api-reference/overview' in site.pages).toBe(has);
});

test('an Arazzo file that only names its files has an overview, which is where they stand', () => {
  const arazzo = {
    arazzo: '1.0.1',
    info: { title: 'Orders', version: '1' },
    sourceDescriptions: [{ name: 'shop', url: './api.yaml', type: 'openapi' }],
    workflows: [{ workflowId: 'buy', steps: [] }],
  };
  const { site } = join({ openapi: 'flow.yaml' }, {}, [api('flow.yaml', arazzo)]);
  const pages = Object.values(site.pages).filter((page) => page.api?.kind === 'overview');
  expect(pages.map(({ api: shown }) => shown?.source)).toEqual(['flow.yaml']);
});

test('what no author has named is called as the language of its place has it', () => {
  const described = { ...SPEC, info: { title: 'مسارات', description: 'وصف.' }, tags: [], paths: { '/r': { get: { summary: 'مسار' } } } };
  const socket = {
    asyncapi: '3.0.0',
    info: { title: 'قناة', version: '1' },
    channels: { c: { address: '/c', title: 'محادثة', messages: { m: {} } } },
  };
  const languages = [
    { language: 'ar', openapi: { source: 'api.yaml', directory: 'ar' } },
    { language: 'fr', openapi: { source: 'api.yaml', directory: 'fr' } },
    { language: 'he', asyncapi: { source: 'socket.yaml', directory: 'he' } },
  ];
  const { site } = join({ navigation: { languages } }, {}, [api('api.yaml', described), api('socket.yaml', socket)]);
  const titles = site.sections.map(({ navigation }) => navigation.map(({ title }) => title));
  expect(titles).toEqual([
    ['نظرة عامة', 'نقاط النهاية', 'خطافات الويب'],
    ['Vue d’ensemble', 'Points de terminaison', 'Webhooks'],
    ['ערוצים'],
  ]);
  expect(site.pages['/ar/overview']).toMatchObject({ title: 'مسارات', sidebarTitle: 'نظرة عامة' });
});

test('a tag that is called as Octavo calls its groups is the author’s', () => {
  const spec = {
    ...SPEC,
    tags: [],
    paths: { '/r': { get: { tags: ['Endpoints'], summary: 'a' } }, '/s': { get: { summary: 'b' } } },
    webhooks: {},
  };
  const { site } = join({ navigation: { languages: [{ language: 'ar', openapi: 'api.yaml' }] } }, {}, [api('api.yaml', spec)]);
  expect(site.sections[0]?.navigation.map(({ title }) => title)).toEqual(['Endpoints']);
});
