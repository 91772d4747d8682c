import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SearchAnswer, SearchText } from '@octavo/theme';
import { openEngine } from '../../client/search-engine.ts';
import type { CreateInstance, SearchEngine } from '../../client/search-engine.ts';
import { createSearchIndex, loadEngine } from './create-index.ts';
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

describe('the engine over a real index', () => {
  let engine: SearchEngine;

  beforeAll(async () => {
    engine = await open(RECORDS);
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
    expect(await search(text)).toEqual({ pages: [], total: 0, versions: {} });
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
    // Nothing to put right: the word is there, in another version.
    expect(await search('telegraph', 'v2')).toMatchObject({ pages: [], versions: { v1: 1 } });
  });

  it('gives pages with some of the words where none has all', async () => {
    expect(await search('telegraph brightness')).toMatchObject({ isPartial: true, total: 2 });
    expect(await search('zeppelin brightness')).toMatchObject({ isPartial: true, total: 1 });
    expect((await search('harbour office')).isPartial).toBeUndefined();
  });

  it('tells where a page stands, each step once', async () => {
    expect((await search('rotate')).pages.find(({ href }) => href === '/keys')?.trail).toEqual(['API', 'Start here']);
  });

  it('marks what was found, as text', async () => {
    const [first] = (await search('ship')).pages;
    expect(first?.hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'ship', isMatch: true }]);
  });
});

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
async function open(records: SearchRecord[]): Promise<SearchEngine> {
  const files = new Map((await createSearchIndex(records)).map((one) => [FOLDER + one.path, one.content]));
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
  return openEngine(FOLDER, createInstance);
}
