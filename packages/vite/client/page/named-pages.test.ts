import { beforeEach, expect, it, vi } from 'vitest';
import type { StoredPageRecord } from './page-module.ts';
import { findNamedPage } from './named-pages.ts';

const record = (href: string, sheets: string[] = []): StoredPageRecord => ({
  data: { href, title: href, file: '', sections: [], toc: [], trail: [] },
  source: `${href}.js`,
  sheets,
  sections: {},
});

/** What the host answers. */
let files: Record<string, unknown>;
let asked: string[];
beforeEach(() => {
  asked = [];
  files = {
    '/lists.json': ['/list.json'],
    '/list.json': { '/own': '/own.json', '/other': '/other.json' },
    '/own.json': record('/own'),
    '/other.json': record('/other'),
  };
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(new Response(JSON.stringify(files[url]), { status: url in files ? 200 : 404 }));
  });
  document.head.innerHTML = '<meta name="octavo-pages" content="/lists.json" data-href="/own" data-page="/own.json">';
});

it("finds the document's own page without a list, and others by the lists", async () => {
  expect((await findNamedPage('/own'))?.data?.href).toBe('/own');
  expect(asked).toEqual(['/own.json']);
  expect((await findNamedPage('/other'))?.data?.href).toBe('/other');
  expect(asked).toEqual(['/own.json', '/lists.json', '/list.json', '/other.json']);
  // No name of every object.
  expect(await findNamedPage('constructor')).toBeUndefined();
});

it('gives the same page each time, so that its component keeps its state', async () => {
  expect(await findNamedPage('/other')).toBe(await findNamedPage('/other'));
});

it('asks again for what could not be fetched', async () => {
  files['/list.json'] = { '/late': '/late.json' };
  await expect(findNamedPage('/late')).rejects.toThrow('/late.json responded with 404.');
  files['/late.json'] = record('/late');
  expect((await findNamedPage('/late'))?.data?.href).toBe('/late');
});

it('knows no page where the document names none', async () => {
  document.head.innerHTML = '';
  expect(await findNamedPage('/own')).toBeUndefined();
});
