import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchText } from '@octavo/theme';
import { openIndex } from '../../../client/search/open-index.ts';
import type { CreateInstance } from '../../../client/search/pagefind.ts';
import { createEngine } from '../../../client/search/search-engine.ts';
import type { SearchEngine } from '../../../client/search/search-engine.ts';
import { loadEngine } from './load-engine.ts';
import type { IndexFile } from './run-pagefind.ts';
import { createSearchIndex } from './create-index.ts';
import { createIndexBuilder } from './index-builder.ts';
import type { SearchRecord, SearchSection } from './search-record.ts';

const FOLDER = '/docs/search-index/';

const RECORDS: SearchRecord[] = [
  page(
    'Webhooks',
    ['v2'],
    [section('Delivery', 'A webhook calls the harbour office when a ship passes.'), section('Retries', 'Ten minutes later.')],
  ),
  page('Callbacks', ['v1'], [section('Delivery', 'The office is called by telegraph. Keys are rotated by hand.')]),
  page(
    'Keys',
    [],
    [section('Rotate', 'Keys are rotated once a year.'), section('Code', '', 'const lantern = openLantern({ brightness: 0.8 });')],
  ),
  page('灯塔配置', [], [section('密钥', '请在控制台生成密钥，然后重新启动灯塔。')]),
  page('항로', [], [section('', '항로최적화를 켜면 배가 안전하게 지나갑니다. Crème brûlée.')]),
];

const { fetch } = globalThis;

afterAll(() => {
  Object.assign(globalThis, { fetch });
  for (const name of ['window', 'document', 'location']) Reflect.deleteProperty(globalThis, name);
});

describe('the engine over a real index', () => {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await open(await createBuilder()(RECORDS, 0));
    return () => engine.close();
  });

  const search = (text: string, version?: string): Promise<SearchAnswer> => engine.search({ text, version });
  const find = async (text: string, version?: string): Promise<string[]> =>
    (await search(text, version)).pages.flatMap(({ title, hits }) =>
      hits.map(({ heading }) => [title, heading].flatMap((piece) => (piece === undefined ? [] : [toText(piece)])).join(' > ')),
    );

  it.each([
    ['harbour', ['Webhooks > Delivery']],
    ['rotating', ['Keys > Rotate', 'Callbacks > Delivery']],
    ['How do I rotate the keys?', ['Keys > Rotate', 'Callbacks > Delivery']],
    ['lantern', ['Keys > Code']],
    ['brightness', ['Keys > Code']],
    ['creme', ['항로']],
    ['密钥', ['灯塔配置 > 密钥']],
    ['최적화', ['항로']],
  ])('finds %s', async (text, expected) => {
    expect((await find(text)).toSorted()).toEqual(expected.toSorted());
  });

  it.each(['钥密', 'x', 'zeppelin', '?!', ''])('finds nothing for %j', async (text) => {
    expect(await search(text)).toEqual({ pages: [], shown: 0, total: 0, versions: {} });
  });

  it.each(['webhok', 'wehbook', 'webhoook', 'webhouk', 'webhok delivery'])('puts %s right', async (text) => {
    const answer = await search(text);
    expect(answer.corrected).toBe(text.replace(/^\w+/, 'webhooks'));
    expect(answer.pages.map(({ href }) => href)).toEqual(['/webhooks']);
    expect((await engine.search({ text, isExact: true })).corrected).toBeUndefined();
  });

  it('counts the versions, and finds in one of them', async () => {
    expect((await search('office')).versions).toEqual({ v1: 1, v2: 1 });
    expect(await find('office', 'v1')).toEqual(['Callbacks > Delivery']);
  });

  it("finds in the reader's language, and counts the versions of that", async () => {
    const of = (language: string, versions: string[], text: string): SearchRecord => {
      const record = page(`${language}-${versions.join('')}`, versions, [section('', text)]);
      return { ...record, filters: { ...record.filters, language: [language] } };
    };
    const records = [of('en', ['v1'], 'A harbour.'), of('en', ['v2'], 'A harbour.'), of('de', ['v2'], 'Harbour heißt Hafen.')];
    const other = await open(await createBuilder()(records, 0));
    const answer = await other.search({ text: 'harbour', language: 'en', version: 'v2' });
    expect(answer.pages.map(({ href }) => href)).toEqual(['/en-v2']);
    expect(answer.versions).toEqual({ v1: 1, v2: 1 });
    expect((await other.search({ text: 'hafen', language: 'en' })).pages).toEqual([]);
    expect((await other.search({ text: 'hafen', language: 'de' })).total).toBe(1);
    await other.close();
  });

  it('raises and lowers pages by their boost, and finds them by keywords that they do not say', async () => {
    const of = (title: string, boost?: string): SearchRecord => {
      const record = page(title, [], [section('', 'A harbour.')]);
      return { ...record, ...(boost !== undefined && { filters: { boost: [boost] } }) };
    };
    const records = [of('Low', '0.2'), { ...of('Plain'), keywords: ['quayside', 'mooring line'] }, of('High', '4')];
    const other = await open(await createBuilder()(records, 0));
    const findAll = async (text: string): Promise<string[]> => (await other.search({ text })).pages.map(({ href }) => href);
    expect(await findAll('harbour')).toEqual(['/high', '/plain', '/low']);
    expect(await findAll('mooring')).toEqual(['/plain']);
    await other.close();
  });

  it('gives pages with some of the words where none has all', async () => {
    expect(await search('telegraph brightness')).toMatchObject({ isPartial: true, total: 2 });
    expect(await search('zeppelin brightness')).toMatchObject({ isPartial: true, total: 1 });
    expect((await search('harbour office')).isPartial).toBeUndefined();
  });

  it('shows what other versions have where the own one has nothing', async () => {
    // Nothing to put right: the word is there.
    expect(await search('telegraph', 'v2')).toMatchObject({
      isElsewhere: true,
      total: 1,
      pages: [{ href: '/callbacks' }],
      versions: { v1: 1 },
    });
    expect(await search('ten minutes', 'v1')).toMatchObject({ isElsewhere: true, versions: { v2: 1 } });
    expect((await search('webhook', 'v2')).isElsewhere).toBeUndefined();
  });

  it('tells where a page stands, each step once', async () => {
    expect((await search('rotate')).pages.find(({ href }) => href === '/keys')?.trail).toEqual(['API', 'Start here']);
  });

  it('marks what was found, as text', async () => {
    const [first] = (await search('ship')).pages;
    expect(first?.hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'ship', isMatch: true }]);
  });
});

describe('the engine over an index and what has changed since', () => {
  it('finds what was written, and nothing of what was there before', async () => {
    const build = createBuilder();
    await build(RECORDS, 1);
    const [webhooks, , ...others] = RECORDS;
    const edited = { ...webhooks, sections: [section('Delivery', 'A webhook calls the lighthouse keeper. Keys, too.')] } as SearchRecord;
    const engine = await open(await build([edited, ...others, page('Zeppelins', ['v2'], [section('Moor', 'A mast.')])], 2), true);
    const find = async (text: string): Promise<string[]> => (await engine.search({ text })).pages.map(({ href }) => href);
    expect(await find('lighthouse')).toEqual(['/webhooks']);
    expect(await find('zeppelin')).toEqual(['/zeppelins']);
    expect(await find('zepelin')).toEqual(['/zeppelins']);
    expect(await find('harbour')).toEqual([]);
    expect(await find('telegraph')).toEqual([]);
    expect((await find('keys')).toSorted()).toEqual(['/keys', '/webhooks']);
    expect(await find('灯塔')).toEqual(['/灯塔配置']);
    expect((await engine.search({ text: 'mast', version: 'v2' })).versions).toEqual({ v1: 0, v2: 1 });
    await engine.close();
  });

  it('is whole again when much has changed', async () => {
    const build = createBuilder();
    const many = (text: string): SearchRecord[] => Array.from({ length: 41 }, (_, number) => page(`P${number}`, [], [section('A', text)]));
    await build(many('one'), 1);
    const files = await build(many('two'), 2);
    expect(files.some((file) => file.path.startsWith('recent-'))).toBe(false);
    expect(new TextDecoder().decode(files.at(-1)?.content)).toBe('{"stale":[]}');
    expect((await build(many('two').slice(1), 3)).at(-1)?.content).toEqual(new TextEncoder().encode('{"stale":["/p0"]}'));
  });
});

function createBuilder(): ReturnType<typeof createIndexBuilder> {
  return createIndexBuilder((records) => createSearchIndex(records));
}

function page(title: string, versions: string[], sections: SearchSection[]): SearchRecord {
  return {
    href: `/${title.toLowerCase()}`,
    title,
    division: 'API',
    trail: ['API', 'Start here'],
    sections,
    filters: versions.length > 0 ? { version: versions } : {},
  };
}

function section(heading: string, text: string, code = ''): SearchSection {
  return { id: heading.toLowerCase(), heading, text, code };
}

function toText(text: SearchText): string {
  return text.map((piece) => piece.text).join('');
}

/** Pagefind's browser module asks for a document's language, and for its files. */
async function open(index: readonly IndexFile[], isLive = false): Promise<SearchEngine> {
  const files = new Map(index.map((one) => [FOLDER + one.path, one.content]));
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'octavo-search-')), 'engine.mjs');
  await writeFile(file, await loadEngine());
  const fetchFile = (url: string | URL): Promise<Response> => {
    const content = files.get(String(url).replace(/\?.*$/, ''));
    return Promise.resolve(content === undefined ? new Response('', { status: 404 }) : new Response(Uint8Array.from(content)));
  };
  const document = { querySelector: () => ({ getAttribute: () => 'en' }) };
  Object.assign(globalThis, { window: globalThis, document, location: new URL('http://localhost/'), fetch: fetchFile });
  const { createInstance }: { createInstance: CreateInstance } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  await rm(path.dirname(file), { recursive: true });
  return createEngine(await openIndex(FOLDER, createInstance, { isLive }));
}
