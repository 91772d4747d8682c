import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { fileSystem } from '../disk/file-system.ts';
import { listDocuments } from './list-documents.ts';
import { createSiteStore } from './site-store.ts';
import type { SiteStore } from './site-store.ts';

const CONFIG = '{ "name": "Ferry", "navigation": [{ "group": "Start", "pages": ["index", "fares"] }] }';

let parent = '';
let root = '';

beforeEach(() => {
  parent = mkdtempSync(path.join(os.tmpdir(), 'octavo-store-'));
  root = path.join(parent, 'docs');
  write('docs.json', CONFIG);
  write('index.mdx', '---\ntitle: Home\n---\n');
  write('fares.mdx', '---\ntitle: Fares\n---\n');
});

afterEach(() => rmSync(parent, { recursive: true }));

it('tells of Markdown whose name is no page’s, also in a plain folder', () => {
  write('guide.markdown', '# Guide\n');
  for (const told of [openStore(), (rmSync(path.join(root, 'docs.json')), openStore())])
    expect(told.diagnostics()).toContainEqual(
      expect.objectContaining({ code: 'site/page-extension', file: 'guide.markdown', hint: 'Rename it to `guide.md`.' }),
    );
});

it('takes the code of an API’s samples, in files of their own, for no scripts of pages', () => {
  write('docs.json', CONFIG.replace('{', '{ "openapi": "api.yaml",'));
  write('api.yaml', 'openapi: 3.1.0\npaths: { /a: { $ref: paths/a.yaml } }\n');
  write('paths/a.yaml', 'get: { x-codeSamples: [{ lang: JavaScript, source: { $ref: ../samples/a.js } }] }\n');
  write('samples/a.js', 'await send();\n');
  write('own.js', 'send();\n');
  expect(openStore().scripts()).toEqual(['/own.js']);
});

describe('a broken docs.json', () => {
  it('is a diagnostic while the last good config stays, and a good one takes over', () => {
    const store = openStore();
    expect(store.site().config.name).toBe('Ferry');

    change(store, 'docs.json', '{ "name": ');
    expect(store.site().config.name).toBe('Ferry');
    expect(Object.keys(store.site().pages)).toEqual(['/', '/fares']);
    expect(errorsOf(store)).not.toEqual([]);

    change(store, 'docs.json', CONFIG.replace('Ferry', 'Night ferry'));
    expect(store.site().config.name).toBe('Night ferry');
    expect(errorsOf(store)).toEqual([]);
  });

  it('from the start leaves a site with its pages', () => {
    write('docs.json', '{ "name": "Ferry", "navigation": 1 }');
    const store = openStore();
    expect(Object.keys(store.site().pages)).toEqual(['/', '/fares']);
    expect(errorsOf(store)).not.toEqual([]);
  });

  it('that is removed leaves the folder as the site, until it is back', () => {
    write('docs.json', CONFIG);
    const store = openStore();
    expect(store.site().config.name).toBe('Ferry');
    rmSync(path.join(root, 'docs.json'));
    store.update(path.join(root, 'docs.json'));
    expect(store.site().config.name).not.toBe('Ferry');
    expect(Object.keys(store.site().pages)).toEqual(['/', '/fares']);
    expect(store.diagnostics().map(({ code, severity }) => `${severity} ${code}`)).toContain('warning config/not-found');
    change(store, 'docs.json', CONFIG);
    expect(store.site().config.name).toBe('Ferry');
    expect(store.diagnostics().filter(({ code }) => code === 'config/not-found')).toEqual([]);
  });

  it('that nobody may read for a while, with all that lies beside it, leaves the last good site', () => {
    const lock = { isLocked: false };
    const store = createSiteStore({ root, outDir: path.join(root, 'dist'), disk: createLockable(lock) });
    const before = store.site();
    lock.isLocked = true;
    for (const file of ['docs.json', 'index.mdx', 'fares.mdx']) store.update(path.join(root, file));
    expect(store.site().config.name).toBe('Ferry');
    expect(Object.keys(store.site().pages)).toEqual(Object.keys(before.pages));
    expect(errorsOf(store)).toContain('site/unreadable');

    lock.isLocked = false;
    for (const file of store.findMissed()) store.update(file);
    expect(store.findMissed()).toEqual([]);
    expect(errorsOf(store)).toEqual([]);
  });

  it('that nobody told of is found', () => {
    const store = openStore();
    store.site();
    expect(store.findMissed()).toEqual([]);
    write('docs.json', CONFIG.replace('Ferry', 'Night ferry'));
    expect(store.findMissed()).toEqual([path.join(root, 'docs.json')]);
    store.update(path.join(root, 'docs.json'));
    expect(store.findMissed()).toEqual([]);
    expect(store.site().config.name).toBe('Night ferry');
  });

  it('that is missing says so where there is no page either', () => {
    for (const file of ['docs.json', 'index.mdx', 'fares.mdx']) rmSync(path.join(root, file));
    const store = openStore();
    expect(store.configFile()).toBeUndefined();
    expect(errorsOf(store)).toContain('config/not-found');
  });
});

describe('a folder without a config', () => {
  beforeEach(() => {
    for (const file of ['docs.json', 'index.mdx', 'fares.mdx']) rmSync(path.join(root, file));
    mkdirSync(path.join(parent, '.git'));
    write('../.gitignore', 'out/\n');
    write('README.md', '# Ferry\n\n[Fares](02-fares/01-adults.md)\n');
    write('02-fares/01-adults.md', '# Adults\n');
    write('out/built.md', '# Built\n');
    write('node_modules/x/README.md', '# x\n');
    write('.github/notes.md', '# Notes\n');
    write('src/secret.json', '{}');
    write('src/tool.js', 'alert(1)');
  });

  it('is a site: its tree is the navigation, and what Git ignores is none of it', () => {
    const store = openStore();
    expect(store.site().config.name).toBe('Ferry');
    expect(Object.keys(store.site().pages)).toEqual(['/', '/fares/adults']);
    expect(store.site().sections[0]?.navigation).toMatchObject([{ href: '/' }, { title: 'Fares', items: [{ href: '/fares/adults' }] }]);
    expect(store.site().redirects).toContainEqual({ source: '/02-fares/01-adults', destination: '/fares/adults', permanent: false });
    expect([...store.assets()].some(({ file }) => /secret|tool/.test(file))).toBe(false);
    expect(errorsOf(store)).toEqual([]);
  });

  it('shows a new page at once, and a config that is written later takes over', () => {
    const store = openStore();
    change(store, '02-fares/02-children.md', '# Children\n');
    expect(Object.keys(store.site().pages)).toContain('/fares/children');

    change(store, 'docs.json', '{ "name": ');
    expect(store.site().config.name).toBe('Ferry');
    expect(errorsOf(store)).not.toEqual([]);

    change(store, 'docs.json', '{ "name": "Night ferry", "navigation": { "pages": ["02-fares/01-adults"] } }');
    expect(store.site().config.name).toBe('Night ferry');
    expect(Object.keys(store.site().pages)).toEqual(['/02-fares/01-adults', '/02-fares/02-children', '/out/built']);
    expect(errorsOf(store)).toEqual([]);
  });

  it('has the same addresses once they are written down', () => {
    const before = Object.keys(openStore().site().pages);
    write('docs.json', '{ "name": "Ferry", "addresses": "tidy", "navigation": { "pages": ["index", "fares/adults"] } }');
    expect(Object.keys(openStore().site().pages)).toEqual(before);
  });
});

describe('a config in several files', () => {
  it('follows each of them, and serves none', () => {
    write('docs.json', '{ "name": "Ferry", "navigation": { "$ref": "./nav/main.json" } }');
    write('nav/main.json', '{ "groups": [{ "group": "Start", "pages": ["index", "fares"] }] }');
    const store = openStore();
    expect(errorsOf(store)).toEqual([]);
    expect(store.site().sections[0]?.navigation).toMatchObject([{ title: 'Start' }]);
    expect(store.findAsset('/nav/main.json')).toBeUndefined();

    change(store, 'nav/main.json', '{ "groups": [{ "group": "Begin", "pages": ["index", "gone"] }] }');
    expect(store.site().sections[0]?.navigation).toMatchObject([{ title: 'Begin' }]);
    expect(store.diagnostics()).toMatchObject([{ code: 'site/missing-page', file: 'nav/main.json', line: 1 }]);

    rmSync(path.join(root, 'nav/main.json'));
    store.update(path.join(root, 'nav/main.json'));
    expect(errorsOf(store)).toContain('config/ref-missing');
    expect(store.site().sections[0]?.navigation).toMatchObject([{ title: 'Begin' }]);
    change(store, 'nav/main.json', '{ "groups": [{ "group": "Again", "pages": ["index", "fares"] }] }');
    expect(store.site().sections[0]?.navigation).toMatchObject([{ title: 'Again' }]);
  });

  it('does not follow a link that leads out of the folder', () => {
    writeFileSync(path.join(parent, 'secret.json'), '{ "groups": [] }');
    symlinkSync(path.join(parent, 'secret.json'), path.join(root, 'nav.json'));
    write('docs.json', '{ "name": "Ferry", "navigation": { "$ref": "nav.json" } }');
    expect(errorsOf(openStore())).toContain('config/ref-outside');
  });
});

describe('update', () => {
  it('takes in a page that is added, edited and removed', () => {
    const store = openStore();
    expect(store.site().pages['/piers']).toBeUndefined();
    change(store, 'piers.mdx', '---\ntitle: Piers\n---\n');
    expect(store.site().pages['/piers']?.title).toBe('Piers');
    change(store, 'piers.mdx', '---\ntitle: All piers\n---\n');
    expect(store.site().pages['/piers']?.title).toBe('All piers');
    rmSync(path.join(root, 'piers.mdx'));
    expect(store.update(path.join(root, 'piers.mdx'))).toBe(true);
    expect(store.site().pages['/piers']).toBeUndefined();
  });

  it('joins the pages once more where what they are made from is another, and not for an edit of words', () => {
    const store = openStore();
    change(store, 'piers.mdx', '---\ntitle: Piers\n---\n\n## One\n\nWood.\n');
    const first = store.site();
    const { version, siteVersion } = store;
    change(store, 'piers.mdx', '---\ntitle: Piers\n---\n\n## One\n\nStone.\n');
    expect(store.version).toBeGreaterThan(version);
    expect(store.siteVersion).toBe(siteVersion);
    expect(store.site()).not.toBe(first);
    expect(store.site().pages).toBe(first.pages);
    expect(store.readText('piers.mdx')).toContain('Stone.');
    change(store, 'piers.mdx', '---\ntitle: Piers\n---\n\n## Two\n\nStone.\n');
    expect(store.siteVersion).toBeGreaterThan(siteVersion);
    expect(store.site().pages).not.toBe(first.pages);
    expect(store.site().pages['/piers']?.headings).toMatchObject([{ text: 'Two' }]);
  });

  it('takes in what .mintignore leaves out, and gives it back', () => {
    const store = openStore();
    expect(store.site().pages['/fares']).toBeDefined();
    change(store, '.mintignore', 'fares.mdx');
    expect(store.site().pages['/fares']).toBeUndefined();
    change(store, '.mintignore', '');
    expect(store.site().pages['/fares']).toBeDefined();
  });

  it('refuses what is none of the site', () => {
    const store = openStore();
    const before = store.site();
    expect(store.update(path.join(parent, 'index.html'))).toBe(false);
    expect(store.update(path.join(root, 'node_modules/a/index.mdx'))).toBe(false);
    expect(store.site()).toBe(before);
  });
});

describe('assets', () => {
  it('are found beside the pages and in public, and nowhere else', () => {
    write('images/pier.svg', '<svg/>');
    write('public/boat.svg', '<svg/>');
    writeFileSync(path.join(parent, 'secret.txt'), 'secret');
    symlinkSync(path.join(parent, 'secret.txt'), path.join(root, 'linked.txt'));
    const store = openStore();
    expect(store.findAsset('/images/pier.svg')).toBe(path.join(root, 'images/pier.svg'));
    expect(store.findAsset('/boat.svg')).toBe(path.join(root, 'public/boat.svg'));
    expect(store.assets().map(({ pathname }) => pathname)).toEqual(['/images/pier.svg', '/boat.svg']);
    store.update(path.join(root, 'linked.txt'));
    const others = ['/docs.json', '/index.mdx', '/linked.txt', '/../secret.txt', '/none.svg'];
    expect(others.filter((pathname) => store.findAsset(pathname) !== undefined)).toEqual([]);
  });
});

describe('variables of the config', () => {
  const withVersion = (version: string): string =>
    JSON.stringify({
      theme: 'mint',
      name: 'Ferry',
      colors: { primary: '#123456' },
      variables: { version },
      navigation: { pages: ['index'] },
    });

  it('stand in titles and texts, and are put in anew when they change', () => {
    write('docs.json', withVersion('2.1'));
    write('index.mdx', '---\ntitle: Ferry {{version}}\n---\n\n## At {{version}}\n');
    const store = openStore();
    expect(store.site().pages['/']).toMatchObject({ title: 'Ferry 2.1', headings: [{ text: 'At 2.1' }] });
    expect(store.readText('index.mdx')).toContain('## At 2.1');

    change(store, 'docs.json', withVersion('3'));
    expect(store.site().pages['/']?.title).toBe('Ferry 3');
    expect(store.readText('index.mdx')).toContain('## At 3');
  });
});

describe('files of the author’s own', () => {
  it('are style sheets and scripts of every page, and scripts are served', () => {
    write('css/a.css', '');
    write('js/a.js', 'go();');
    write('js/tool.js', "import a from 'a';");
    const store = openStore();
    expect(store.styles()).toEqual([path.join(root, 'css/a.css')]);
    expect(store.scripts()).toEqual(['/js/a.js']);
    expect(store.findAsset('/js/a.js')).toBe(path.join(root, 'js/a.js'));
    expect(store.findAsset('/js/tool.js')).toBeUndefined();
    expect(store.assets().map(({ pathname }) => pathname)).toEqual(['/js/a.js']);
  });

  it('are served where a script loads them itself', () => {
    write('css/a.css', '');
    write('css/b.css', '');
    write('js/a.js', 'const sheet = "/css/b.css";');
    const store = openStore();
    expect(store.styles()).toHaveLength(2);
    expect(store.assets().map(({ pathname }) => pathname)).toEqual(['/css/b.css', '/js/a.js']);
    change(store, 'js/a.js', 'go();');
    expect(store.findAsset('/css/b.css')).toBeUndefined();
  });

  it('that pages import are theirs alone', () => {
    write('part.css', '');
    write('index.mdx', "import './part.css'");
    const store = openStore();
    expect(store.styles()).toEqual([]);
    expect(store.isImported(path.join(root, 'part.css'))).toBe(true);
  });
});

describe('an untrusted folder', () => {
  it('gives the pages no script or sheet, and publishes nothing that could run', () => {
    write('docs.json', CONFIG.replace('{', '{ "untrusted": ["/guests/", "nobody"],'));
    for (const file of ['a.css', 'a.js', 'a.svg', 'a.html', 'a.png']) write(`guests/${file}`, '');
    write('guests.js', 'go();');
    const store = openStore();
    store.site();
    expect(store.styles()).toEqual([]);
    expect(store.scripts()).toEqual(['/guests.js']);
    expect(store.assets().map(({ pathname }) => pathname)).toEqual(['/guests.js', '/guests/a.png']);
    expect(store.findAsset('/guests/a.svg')).toBeUndefined();
    const told = store.diagnostics().map(({ code, file }) => `${code} ${file ?? ''}`);
    for (const file of ['a.css', 'a.js', 'a.svg', 'a.html']) expect(told).toContain(`site/untrusted-file guests/${file}`);
    expect(told).toContain('site/untrusted-folder ');
  });

  it('publishes no document with scripts, by whatever name', () => {
    write('docs.json', CONFIG.replace('{', '{ "untrusted": ["guests"],'));
    const files = [
      'a.SVG',
      'a.svgz',
      'a.xhtml',
      'a.xht',
      'a.shtml',
      'a.xsl',
      'a.xslt',
      'a.rss',
      'a.atom',
      'a.rdf',
      'a.mathml',
      'a.mht',
      'a.ecma',
      'a.mjs',
    ];
    for (const file of files) write(`guests/${file}`, '');
    write('guests/page.md', files.map((file) => `[x](${file})`).join('\n'));
    expect(openStore().assets()).toEqual([]);
  });

  it('has no file outside of it published, imported or shown as an API', () => {
    write('docs.json', CONFIG.replace('{', '{ "untrusted": ["guests"],'));
    for (const file of ['secrets.json', 'guests/own.json', 'guests/other.json'])
      write(file, '{ "next": "./other.json", "key": "../secrets.json" }');
    write('admin.yaml', 'openapi: 3.1.0\npaths: {/keys: {get: {}}}');
    write('guests/spec.yaml', 'openapi: 3.1.0\nservers: [{url: https://evil.example}]\npaths: {/fares: {get: {}}}');
    write('consent.js', 'ask();');
    write(
      'guests/a.md',
      '---\nopenapi: admin.yaml GET /keys\nfile: secrets.json\n---\n[x](/secrets.json) ![x](../secrets.json) [y](own.json)',
    );
    write('guests/b.md', "---\nopenapi: GET /keys\n---\nimport x from '/consent.js'\n");
    write('guests/c.md', '---\napi: POST https://evil.example/keys\n---\n');
    write('fares.mdx', '---\nopenapi: GET /fares\n---\n');
    const store = openStore();
    expect(Object.values(store.site().pages).flatMap(({ api }) => api ?? [])).toEqual([]);
    expect(store.apis.list()).toEqual([]);
    expect(store.assets().map(({ pathname }) => pathname)).toEqual(['/consent.js', '/guests/other.json', '/guests/own.json']);
    expect(store.scripts()).toEqual(['/consent.js']);
    expect(store.diagnostics()).toContainEqual(expect.objectContaining({ code: 'page/untrusted', file: 'guests/c.md' }));
  });
});

describe('pages with an address of their own', () => {
  it('lead there, and have no document', () => {
    write('fares.mdx', '---\nurl: https://example.com/fares\n---\n');
    const store = openStore();
    expect(store.findRedirect('/fares')).toEqual({ destination: 'https://example.com/fares', permanent: false });
    expect(listDocuments(store.site()).map(({ href }) => href)).toEqual(['/', '/all-pages']);
  });

  it('and a redirect from the root takes the place of the first page', () => {
    rmSync(path.join(root, 'index.mdx'));
    const redirects = [{ source: '/', destination: '/fares' }];
    write('docs.json', JSON.stringify({ name: 'Ferry', navigation: [{ group: 'Start', pages: ['fares'] }], redirects }));
    const store = openStore();
    expect(store.findRedirect('/')).toEqual({ destination: '/fares', permanent: true });
    expect(listDocuments(store.site()).map(({ href }) => href)).toEqual(['/fares', '/all-pages']);
  });
});

/** The machine's disk, whose files nobody may look at while it is locked. */
function createLockable(lock: { isLocked: boolean }): Disk {
  const check =
    <Values extends unknown[], Result>(ask: (...values: Values) => Result) =>
    (...values: Values): Result => {
      if (lock.isLocked) throw Object.assign(new Error('permission denied'), { code: 'EACCES' });
      return ask(...values);
    };
  return createDisk({
    ...fileSystem,
    statSync: check(fileSystem.statSync) as typeof fileSystem.statSync,
    readFileSync: check(fileSystem.readFileSync) as typeof fileSystem.readFileSync,
    readdirSync: check(fileSystem.readdirSync) as typeof fileSystem.readdirSync,
  });
}

function openStore(): SiteStore {
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}

function write(file: string, text: string): void {
  const absolute = path.join(root, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
}

function change(store: SiteStore, file: string, text: string): void {
  write(file, text);
  expect(store.update(path.join(root, file))).toBe(true);
}

function errorsOf(store: SiteStore): string[] {
  return store
    .diagnostics()
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
}
