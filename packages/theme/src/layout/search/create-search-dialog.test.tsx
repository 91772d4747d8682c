import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { withBase } from '@octavo/core/browser';
import type { SearchWords } from '@octavo/core';
import { createWords } from '../../words/english.ts';
import { OctavoProvider } from '../../context/octavo-provider.tsx';
import { createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { ENGLISH_SEARCH_WORDS } from './english-search-words.ts';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../data/search-client.ts';
import { SearchButton } from './search-button.tsx';
import { createSearchDialog } from './create-search-dialog.ts';

const ANSWER: SearchAnswer = {
  pages: ['Routes', 'Keys'].map((title) => ({
    href: `/${title.toLowerCase()}`,
    title: [{ text: title, isMatch: true }],
    trail: [],
    hits: [{ href: `/${title.toLowerCase()}#first`, heading: [{ text: 'First', isMatch: false }], excerpt: [] }],
  })),
  shown: 2,
  total: 2,
  versions: { v2: 2, v1: 3 },
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => document.body.replaceChildren());

function open(answer: (query: SearchQuery) => SearchAnswer | Promise<SearchAnswer> = () => ANSWER, words?: SearchWords): SearchQuery[] {
  const asked: SearchQuery[] = [];
  const client: SearchClient = {
    load: () => Promise.resolve(),
    search: (query) => {
      asked.push(query);
      return Promise.resolve(query).then(answer);
    },
    subscribe: () => () => undefined,
  };
  const site = createTestSiteData();
  createSearchDialog(() => document.body).toggle(
    {
      client,
      site,
      section: { ...createSection(), version: 'v2' },
      toHref: (href) => withBase(site.base, href),
      words: { ...ENGLISH_SEARCH_WORDS, ...words },
      siteWords: createWords(undefined),
    },
    '',
  );
  return asked;
}

function type(text: string): void {
  fireEvent.input(screen.getByRole('combobox'), { target: { value: text } });
}

function activeOption(): string | undefined {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant');
  return id === null ? undefined : (document.getElementById(id)?.getAttribute('href') ?? document.getElementById(id)?.textContent);
}

it("searches the reader's version as it is typed, and other versions on demand", async () => {
  const asked = open();
  type('rou');
  type('rout');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  fireEvent.click(screen.getByRole('button', { name: 'v1 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'All versions' }));
  await waitFor(() =>
    expect(asked.map(({ text, version }) => `${text} ${version}`)).toEqual(['rou v2', 'rout v2', 'rout v1', 'rout undefined']),
  );
  expect(screen.getByRole('button', { name: 'All versions' }).getAttribute('aria-pressed')).toBe('true');
});

it('moves by keys, goes round, and keeps the focus in the field', async () => {
  open();
  type('rou');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  const field = screen.getByRole('combobox');
  const seen = ['', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    if (key !== '') fireEvent.keyDown(field, { key });
    return activeOption();
  });
  expect(seen).toEqual(['/docs/routes', '/docs/routes#first', '/docs/keys#first', '/docs/routes', '/docs/keys#first', '/docs/routes']);
  expect(screen.getByRole('option', { selected: true }).getAttribute('href')).toBe('/docs/routes');
});

it('remembers a search that led somewhere, and begins with it', async () => {
  open();
  type('rou');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  document.body.replaceChildren();
  open();
  expect(activeOption()).toBe('rou');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'rou');
});

it('tells a screen reader what was found, corrected, or not', async () => {
  open(({ text }) => (text === 'none' ? { pages: [], shown: 0, total: 0, versions: {} } : { ...ANSWER, corrected: 'routes' }));
  type('ruotes');
  const said = (): string | null => screen.getByRole('status').textContent;
  await waitFor(() => expect(said()).toBe('Pages found: 2. Showing results for routes'));
  expect(screen.getByText('Search for “ruotes” instead')).toBeTruthy();
  type('none');
  await waitFor(() => expect(said()).toBe('Nothing found for none'));
});

it('stays open when a browser tells of an earlier close after it was opened again', () => {
  open();
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  fireEvent(dialog, new Event('close'));
  expect(screen.getByRole('combobox')).toBeTruthy();
  dialog.close();
  expect(dialog.childElementCount).toBe(0);
});

it('begins with what was typed before it was there', async () => {
  const client: SearchClient = { load: () => Promise.resolve(), search: () => Promise.resolve(ANSWER), subscribe: () => () => undefined };
  render(
    <OctavoProvider value={{ site: createTestSiteData(), search: client }}>
      <SearchButton page={undefined} section={createSection()} />
    </OctavoProvider>,
  );
  for (const key of ['/', 'r', 'x', 'Backspace', 'o']) fireEvent.keyDown(document.body, { key });
  const field = await screen.findByRole('combobox');
  expect(field).toHaveProperty('value', 'ro');
  expect(field).toHaveProperty('selectionStart', 2);
});

it('says that it cannot be loaded, and tries again', async () => {
  let isOffline = true;
  open(() => (isOffline ? Promise.reject(new Error('offline')) : ANSWER));
  type('rou');
  await screen.findByText('Search could not be loaded');
  isOffline = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
});

it('shows the best at once and the next when they come; the active one stays', async () => {
  let come: (pages: SearchAnswer['pages']) => void = () => undefined;
  const more = new Promise<SearchAnswer['pages']>((resolve) => (come = resolve));
  const readMore = (): Promise<SearchAnswer['pages']> => more;
  open(() => ({ ...ANSWER, pages: ANSWER.pages.slice(0, 1), readMore }));
  type('rou');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'ArrowDown' });
  come(ANSWER.pages.slice(1));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  expect(activeOption()).toBe('/docs/routes#first');
});

it('speaks the language of the page', async () => {
  open(({ text }) => (text === 'nichts' ? { pages: [], shown: 0, total: 0, versions: {} } : { ...ANSWER, corrected: 'routes' }), {
    ...ENGLISH_SEARCH_WORDS,
    allVersions: 'Alle Versionen',
    corrected: 'Ergebnisse für {query}',
    nothingIn: 'In {version} nichts gefunden für {query}',
  });
  type('ruotes');
  expect((await screen.findByText('Ergebnisse für')).textContent).toContain('Ergebnisse für routes');
  expect(screen.getByRole('button', { name: 'Alle Versionen' })).toBeTruthy();
  type('nichts');
  expect((await screen.findByText('In v2 nichts gefunden für')).textContent).toBe('In v2 nichts gefunden für “nichts”');
});
