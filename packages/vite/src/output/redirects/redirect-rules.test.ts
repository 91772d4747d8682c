import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRedirectFinder } from '@octavo/core/internal';
import redirector from 'netlify-redirector';
import { expect, test } from 'vitest';
import type { Hosting } from '../../hosting-names.ts';
import { createOutputSite, createTestSource, readOutput } from '../output-fixture.ts';
import { createRedirectDocumentsOutput } from './redirect-documents-output.ts';
import { createRedirectRulesOutput } from './redirect-rules-output.ts';

const site = createOutputSite(
  {
    navigation: { pages: ['index', 'new/a'] },
    redirects: [
      { source: '/old/:slug*', destination: '/new/:slug*' },
      { source: '/x y', destination: 'https://b.test/z', permanent: false },
      { source: '/bad', destination: 'javascript:alert(1)' },
    ],
  },
  { 'index.mdx': '', 'new/a.mdx': '' },
);

const FILES = ['/logo.png', '/assets/*'];

function read(hosting: Hosting | undefined, publicDir = ''): Promise<Record<string, string>> {
  return readOutput(createRedirectRulesOutput({ hosting, publicDir, listFiles: async () => FILES }), {
    site,
    source: createTestSource({ base: '/docs' }),
  });
}

async function listDocuments(hosting?: Hosting, mode: 'alone' | 'alongside' = 'alone'): Promise<string[]> {
  const output = createRedirectDocumentsOutput({ hosting, mode, store: { findAsset: () => undefined } });
  return Object.keys(await readOutput(output, { site, source: createTestSource() }));
}

const LINES = '/docs/x%20y https://b.test/z 302\n/docs/new /docs/new/a 302\n/docs/old/* /docs/new/:splat 301\n';

test('GitLab Pages reads _redirects', async () => {
  expect(await read('gitlab-pages')).toEqual({ '/_redirects': LINES });
});

test.each([undefined, 'cloudflare'] as const)('%s: an address before a wildcard that may take nothing has a line', async (hosting) => {
  expect(await read(hosting)).toEqual({ '/_redirects': LINES.replace('/docs/old/*', '/docs/old /docs/new 301\n$&') });
});

test("the author's own rules come first, and another file of the author's stays", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-rules-'));
  writeFileSync(path.join(folder, '_redirects'), '/mine /yours\n\n');
  writeFileSync(path.join(folder, 'netlify.toml'), '# mine');
  expect(await read('netlify', folder)).toEqual({ '/_redirects': `/mine /yours\n${LINES}` });
  rmSync(folder, { recursive: true });
});

test("Netlify's own engine leads where the dev server does", async () => {
  const redirects = [
    { source: '/old', destination: '/new/a' },
    { source: '/now', destination: '/new/a', permanent: false },
    { source: '/blog/:slug*', destination: '/new/:slug*' },
    { source: '/v1/*', destination: 'https://b.test/v1/:splat' },
    { source: '/posts/:year/:name', destination: '/new/:name' },
    { source: '/x y', destination: '/new/ä b' },
    { source: '/caf%C3%A9', destination: '/new/a' },
    { source: '/straße/:slug*', destination: '/new/ä b/:slug*' },
  ];
  const all = createOutputSite({ navigation: { pages: ['new/a', 'new/ä b'] }, redirects }, { 'new/a.mdx': '', 'new/ä b.mdx': '' });
  const output = createRedirectRulesOutput({ hosting: 'netlify', publicDir: '', listFiles: async () => FILES });
  const text = (await readOutput(output, { site: all, source: createTestSource() }))['/_redirects'] ?? '';
  const engine = await redirector.parsePlain(text, {});
  const find = createRedirectFinder(all.redirects);
  const plain = ['/old', '/now', '/blog', '/blog/a', '/blog/a/b', '/v1/x/y', '/posts/2026/b', '/posts/2026', '/none'];
  for (const address of [...plain, '/x y', '/café', '/straße', '/straße/ö']) {
    const none = { headers: {}, cookieValues: {}, getHeader: () => '', getCookie: () => '' };
    // As browsers ask: the engine compares it as it is, and Cloudflare does, too.
    const matched = engine.match({ scheme: 'https', host: 'a.test', path: encodeURI(address), query: '', ...none });
    const found = find(address);
    // A folder's address may end in a slash there.
    expect([address, matched?.to.replace(/(?<=.)\/$/, ''), matched?.status]).toEqual([
      address,
      found && encodeURI(found.destination),
      found && (found.permanent ? 301 : 302),
    ]);
  }
});

test('netlify.toml and vercel.json', async () => {
  expect((await read('netlify'))['/netlify.toml']).toContain(
    '[[redirects]]\n  from = "/docs/old/*"\n  to = "/docs/new/:splat"\n  status = 301\n',
  );
  const { redirects } = JSON.parse((await read('vercel'))['/vercel.json'] ?? '');
  expect(redirects).toContainEqual({ source: '/docs/old{/:slug(.*)}?', destination: '/docs/new/:slug', statusCode: 301 });
  expect(redirects.at(-2)).toMatchObject({ source: '/docs', destination: '/docs/index.md', statusCode: 302 });
});

test('a host that looks at rules first leaves pages to themselves that a wildcard would take', async () => {
  const pages = { 'guides/a.mdx': '', 'guides/b/c.mdx': '' };
  const redirects = [
    { source: '/gui*', destination: '/x/*' },
    { source: '/guides/:slug*', destination: 'https://x.test:80/:slug*' },
    { source: '/:one/b/:two', destination: '/:two/:one' },
  ];
  const all = createOutputSite({ navigation: { pages: ['guides/a', 'guides/b/c'] }, redirects }, pages);
  const readRules = (hosting: Hosting): Promise<Record<string, string>> =>
    readOutput(createRedirectRulesOutput({ hosting, publicDir: '', listFiles: async () => FILES }), {
      site: all,
      source: createTestSource(),
    });
  expect((await readRules('cloudflare'))['/_redirects']?.split('\n')).toEqual([
    '/ /guides/a 302',
    // The first rule that fits counts.
    '/guides /x/des 301',
    ...['/guides/a', '/guides/b/c'].flatMap((href) => [`${href} ${href} 200`, `${href}/ ${href}/ 200`, `${href}.md ${href}.md 200`]),
    '/gui* /x/:splat 301',
    '/guides/* https://x.test:80/:splat 301',
    '/:one/b/:two /:two/:one 301',
    '',
  ]);
  const { redirects: rules } = JSON.parse((await readRules('vercel'))['/vercel.json'] ?? '');
  expect(rules.slice(1, 4)).toEqual([
    {
      source: String.raw`/gui:splat0((?!(?:des\/a|des\/b\/c)(?:\.md|\/)?$).*)`,
      destination: '/x/:splat0',
      statusCode: 301,
    },
    {
      source: String.raw`/guides{/:slug((?!(?:a|b\/c)(?:\.md|\/)?$).*)}?`,
      destination: 'https://x.test:80/:slug',
      statusCode: 301,
    },
    { source: String.raw`/:one((?!(?:guides\/b\/c)(?:\.md|\/)?$)[^/]+)/b/:two([^/]+)`, destination: '/:two/:one', statusCode: 301 },
  ]);
  const code = (await readRules('s3'))['/cloudfront-function.js'];
  expect(code).toContain(JSON.stringify(String.raw`^(?!(?:/guides/a|/guides/b/c)(?:\.md|/)?$)/gui(.*)$`));
  expect((await readRules('apache'))['/.htaccess']).toContain(
    'RewriteCond %{REQUEST_FILENAME} !-f\nRewriteCond %{REQUEST_FILENAME}/index.html !-f\nRewriteRule "^/?gui(.*)/?$"',
  );
});

test('a wildcard for the whole site leaves its files to themselves, the bundle as well', async () => {
  const redirects = [{ source: '/:slug*', destination: 'https://old.test/:slug*' }];
  const all = createOutputSite({ navigation: { pages: ['new/a'] }, redirects }, { 'new/a.mdx': '' });
  const output = (hosting: Hosting) => createRedirectRulesOutput({ hosting, publicDir: '', listFiles: async () => FILES });
  const readRules = (hosting: Hosting): Promise<Record<string, string>> =>
    readOutput(output(hosting), { site: all, source: createTestSource({ base: '/docs' }) });
  expect((await readRules('cloudflare'))['/_redirects']?.split('\n')).toEqual([
    ...['', '/new/a', '/all-pages'].flatMap((href) => ['', '/', '.md'].map((end) => `/docs${href}${end} /docs${href}${end} 200`)),
    '/docs/logo.png /docs/logo.png 200',
    '/docs/assets/* /docs/assets/:splat 200',
    '/docs/* https://old.test/:splat 301',
    '',
  ]);
  const { redirects: rules } = JSON.parse((await readRules('vercel'))['/vercel.json'] ?? '');
  const [, taken = ''] =
    /^\/docs\{\/:slug\((.*)\)\}$/.exec(rules.find(({ destination }: { destination: string }) => destination.startsWith('https')).source) ??
    [];
  const takes = (rest: string): boolean => new RegExp(`^(?:${taken})$`).test(rest);
  expect(['', 'assets/a.js', 'logo.png', 'new/a', 'new/a.md', 'all-pages'].filter(takes)).toEqual([]);
  expect(['assets', 'logo.pngs', 'new/b', 'old'].filter((rest) => !takes(rest))).toEqual([]);
  const code = (await readRules('s3'))['/cloudfront-function.js'] ?? '';
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as CloudFront runs it
  const handler = new Function(`${code}; return handler;`)();
  const run = (uri: string): number | undefined => handler({ request: { uri, headers: {} } }).statusCode;
  expect(['/docs/assets/a.js', '/docs/logo.png', '/docs/new/a/', '/docs/old'].map(run)).toEqual([undefined, undefined, undefined, 301]);
});

test('what a host has to know without a redirect stands in its file all the same', async () => {
  const plain = createOutputSite({ navigation: { pages: ['index'] } }, { 'index.mdx': '' });
  const list = async (hosting: Hosting): Promise<string[]> =>
    Object.keys(
      await readOutput(createRedirectRulesOutput({ hosting, publicDir: '', listFiles: async () => FILES }), {
        site: plain,
        source: createTestSource(),
      }),
    );
  expect(await list('netlify')).toEqual([]);
  expect(await list('nginx')).toEqual(['/redirects.nginx.conf']);
  expect(await list('s3')).toEqual(['/cloudfront-function.js']);
  expect(await list('vercel')).toEqual(['/vercel.json']);
});

test('nginx has a map for each status, Apache rules from the folder on', async () => {
  const nginx = (await read('nginx'))['/redirects.nginx.conf'];
  expect(nginx).toContain('  "~^/docs/old(?:/(?<octavo_1>[^?]*))?/?(?:\\?.*)?$" "/docs/new/$octavo_1$is_args$args";\n}');
  expect(nginx).toContain('  "/docs/x y" "https://b.test/z$is_args$args";\n  "/docs/x y/" "https://b.test/z$is_args$args";');
  expect(nginx).toContain('  "/docs" "/docs/index";\n  "/docs/" "/docs/index";\n');
  expect((await read('apache'))['/.htaccess']).toContain('RewriteRule "^/?old(?:\\/(.*))?/?$" "/docs/new/$1" [R=301,L]\n');
});

test('the function for CloudFront redirects, gives Markdown and the documents of folders', async () => {
  const code = (await read('s3'))['/cloudfront-function.js'] ?? '';
  const run = (uri: string, accept = ''): string => {
    // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as CloudFront runs it
    const handler = new Function(`${code}; return handler;`)();
    const answer = handler({ request: { uri, headers: { accept: { value: accept } } } });
    return answer.statusCode === undefined ? answer.uri : `${answer.statusCode} ${answer.headers.location.value}`;
  };
  expect(run('/docs/old/b/c/')).toBe('301 /docs/new/b/c');
  expect(run('/docs/x%20y')).toBe('302 https://b.test/z');
  expect(run('/docs/guide')).toBe('/docs/guide/index.html');
  expect(run('/docs/guide', 'text/markdown')).toBe('/docs/guide.md');
  expect(run('/docs/assets/a.js')).toBe('/docs/assets/a.js');
});

test('the function for CloudFront keeps the query of a request, unless the address has one', async () => {
  const redirects = [
    { source: '/old/:slug*', destination: '/new/:slug*#top' },
    { source: '/own', destination: '/new/a?tab=1' },
  ];
  const all = createOutputSite({ navigation: { pages: ['index', 'new/a'] }, redirects }, { 'index.mdx': '', 'new/a.mdx': '' });
  const output = createRedirectRulesOutput({ hosting: 's3', publicDir: '', listFiles: async () => FILES });
  const code = (await readOutput(output, { site: all, source: createTestSource() }))['/cloudfront-function.js'];
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as CloudFront runs it
  const handler = new Function(`${code}; return handler;`)();
  const querystring = { q: { value: '$1%20b', multiValue: [{ value: '$1%20b' }, { value: 'c' }] }, flag: { value: '' } };
  const run = (uri: string): string => handler({ request: { uri, headers: {}, querystring } }).headers.location.value;
  expect(run('/old/b')).toBe('/new/b?q=$1%20b&q=c&flag#top');
  expect(run('/own')).toBe('/new/a?tab=1');
});

test('CloudFront asks rules of single addresses first, and those that a wildcard would take have room before the others', async () => {
  const many = Array.from({ length: 500 }, (_, nth) => ({ source: `/single/${nth}`, destination: '/' }));
  const redirects = [
    ...many,
    { source: '/old/kept', destination: '/new/a' },
    { source: '/old/:slug*', destination: 'https://a.test/:slug*' },
  ];
  const all = createOutputSite({ navigation: { pages: ['index', 'new/a'] }, redirects }, { 'index.mdx': '', 'new/a.mdx': '' });
  const output = createRedirectRulesOutput({ hosting: 's3', publicDir: '', listFiles: async () => FILES });
  const files = await readOutput(output, { site: all, source: createTestSource() });
  const code = files['/cloudfront-function.js'] ?? '';
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as CloudFront runs it
  const handler = new Function(`${code}; return handler;`)();
  const run = (uri: string): string | undefined => handler({ request: { uri, headers: {} } }).headers?.location?.value;
  expect(['/old/kept', '/old/b', '/single/0', '/single/499'].map(run)).toEqual(['/new/a', 'https://a.test/b', '/', undefined]);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(10_240);
  expect(await output.check?.(all, createTestSource())).toEqual([]);
});

// What a wildcard must leave alone takes a line as well.
test.each([
  ['s3', 400, '/cloudfront-function.js', /^\["/gm, undefined],
  ['cloudflare', 110, '/_redirects', /^.*\*.*$/gm, 100],
  ['gitlab-pages', 1005, '/_redirects', /^.+$/gm, 1000],
  ['netlify', 3000, '/_redirects', /^.+$/gm, Infinity],
] as const)('%s: of %i rules with wildcards those without room are told', async (hosting, count, file, line, most) => {
  const redirects = Array.from({ length: count }, (_, nth) => ({ source: `/old/${nth}/:slug*`, destination: `/new/${nth}/:slug*` }));
  const all = createOutputSite({ navigation: { pages: ['old/0/a'] }, redirects }, { 'old/0/a.mdx': '' });
  const output = createRedirectRulesOutput({ hosting, publicDir: '', listFiles: async () => ['/old/1/files/*'] });
  const found = (await output.check?.(all, createTestSource())) ?? [];
  const told = Number(/^\d+/.exec(found[0]?.message ?? '0')?.[0]);
  const written = (await readOutput(output, { site: all, source: createTestSource() }))[file]?.match(line)?.length ?? 0;
  // The function itself ends where its room does; elsewhere the host stops reading.
  expect(told).toBe(most === undefined ? count - written : Math.max(0, written - most));
  const lost = `\`/old/${count - told}/:slug*\``;
  expect(found.map(({ code, message }) => [code, message.includes(lost)])).toEqual(told === 0 ? [] : [['build/redirects', true]]);
});

test('no document stands where a rule of the host answers', async () => {
  const all = ['/x y/index.html', '/new/index.html', '/old/a/index.html'].toSorted();
  for (const hosting of [undefined, 'github-pages', 'vercel'] as const) expect((await listDocuments(hosting)).toSorted()).toEqual(all);
  for (const hosting of ['netlify', 'cloudflare', 'gitlab-pages', 'nginx', 'apache'] as const)
    expect(await listDocuments(hosting)).toEqual([]);
  expect((await listDocuments('netlify', 'alongside')).toSorted()).toEqual(all);
});

test('the document of an address that names a file is that file, unless hosts would answer a page with it', async () => {
  const all = createOutputSite(
    {
      navigation: { pages: ['index', 'a', 'b/c'] },
      redirects: ['/index.html', '/a/index.html', '/a.html', '/b.html', '/old.html', '/past/index.html', '/w.htm', '/manual.pdf'].map(
        (source) => ({
          source,
          destination: source.replace(/\.\w+$/, '').replace(/\/index$/, '') || '/',
        }),
      ),
    },
    { 'index.mdx': '', 'a.mdx': '', 'b/c.mdx': '' },
  );
  const output = createRedirectDocumentsOutput({ hosting: undefined, mode: 'alone', store: { findAsset: () => undefined } });
  const written = await readOutput(output, { site: all, source: createTestSource() });
  expect(Object.keys(written).toSorted()).toEqual([
    '/a.html/index.html',
    '/b.html/index.html',
    '/b/index.html',
    '/manual.pdf/index.html',
    '/old.html',
    '/past/index.html',
    '/w.htm',
  ]);
});
