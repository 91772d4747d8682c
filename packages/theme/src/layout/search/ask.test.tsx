import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { withBase } from '@octavo/core/browser';
import type { AskClient, AskPiece, AskQuestion } from '../../data/ask-client.ts';
import type { SearchAnswer } from '../../data/search-client.ts';
import { createSection, createTestSiteData } from '../../fixtures/create-fixture.ts';
import { createWords } from '../../words/english.ts';
import { createSearchDialog } from './create-search-dialog.ts';
import { ENGLISH_SEARCH_WORDS } from './english-search-words.ts';

const FOUND: SearchAnswer = {
  pages: [
    {
      href: '/keys',
      title: [{ text: 'Keys', isMatch: true }],
      trail: [],
      hits: [
        {
          href: '/keys',
          excerpt: [
            { text: 'A key ', isMatch: false },
            { text: 'opens', isMatch: true },
          ],
        },
      ],
    },
  ],
  shown: 1,
  total: 1,
  versions: {},
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => document.body.replaceChildren());

/** A client whose answers the test gives piece by piece. */
function createHand() {
  const asked: { question: AskQuestion; signal: AbortSignal; give: (piece: AskPiece | Error | 'end') => void }[] = [];
  const client: AskClient = {
    async *ask(question, signal) {
      const pieces: (AskPiece | Error | 'end')[] = [];
      let wake: () => void = () => undefined;
      asked.push({
        question,
        signal,
        give(piece) {
          pieces.push(piece);
          wake();
        },
      });
      for (;;) {
        const piece = pieces.shift();
        if (piece === 'end') return;
        if (piece instanceof Error) throw piece;
        if (piece !== undefined) yield piece;
        else await new Promise<void>((resolve) => void (wake = resolve));
      }
    },
  };
  return { asked, client };
}

function open(loadAsk: () => Promise<AskClient>, search = (): Promise<SearchAnswer> => Promise.resolve(FOUND)): HTMLElement {
  const site = createTestSiteData();
  createSearchDialog(() => document.body).toggle(
    {
      client: { load: () => Promise.resolve(), search, subscribe: () => () => undefined, loadAsk },
      site,
      section: { ...createSection(), version: 'v2' },
      toHref: (href) => withBase(site.base, href),
      words: ENGLISH_SEARCH_WORDS,
      siteWords: createWords(undefined),
    },
    'open keys',
  );
  return screen.getByRole('combobox');
}

test('to ask is offered above the results, the best of which stays what Enter opens', async () => {
  const field = open(() => Promise.resolve(createHand().client));
  const [question, page] = await screen.findAllByRole('option');
  expect(question?.textContent).toBe('Ask: “open keys”');
  expect(page?.getAttribute('aria-selected')).toBe('true');
  expect(field.getAttribute('aria-activedescendant')).toBe(page?.id);
});

test('an answer comes in pieces with its sources, is told when it is whole, and leaves with the next letter', async () => {
  const { asked, client } = createHand();
  const field = open(() => Promise.resolve(client));
  await screen.findAllByRole('option');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'Enter' });
  const answer = await screen.findByRole('region', { name: 'Answer' });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Writing an answer…'));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.question).toEqual({
    text: 'open keys',
    version: 'v2',
    language: undefined,
    pages: [{ href: '/keys', title: 'Keys', excerpts: ['A key opens'] }],
  });
  asked[0]?.give({ text: 'Turn **it', sources: [{ title: 'Keys', href: '/keys' }] });
  await within(answer).findByText('Turn **it');
  expect(screen.getByRole('status').textContent).toBe('Writing an answer…');
  asked[0]?.give({ text: '**:\n\n- left\n- right' });
  asked[0]?.give('end');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Turn it:\nleft\nright'));
  expect(within(answer).getByRole('link', { name: 'Keys' }).getAttribute('href')).toBe(withBase(createTestSiteData().base, '/keys'));
  expect(screen.queryAllByRole('option')).toEqual([]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  fireEvent.input(field, { target: { value: 'open keys?' } });
  await screen.findAllByRole('option');
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
});

test('a reader stops an answer, and closing the dialog ends it', async () => {
  const { asked, client } = createHand();
  open(() => Promise.resolve(client));
  fireEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Try again' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.at(-1)?.signal.aborted).toBe(false));
  asked.at(-1)?.give({ text: 'So' });
  await screen.findByText('So');
  document.querySelector('dialog')?.close();
  await waitFor(() => expect(asked.at(-1)?.signal.aborted).toBe(true));
});

test('what goes wrong is said, with what is known of it, and can be tried again', async () => {
  const { asked, client } = createHand();
  open(
    () => Promise.resolve(client),
    () => Promise.reject(new Error('No index.')),
  );
  fireEvent.click((await screen.findAllByRole('option'))[0] ?? document.body);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.question.pages).toEqual([]);
  asked[0]?.give(new Error('The service answered 429.'));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The question could not be answered. The service answered 429.'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  fireEvent.click(screen.getByRole('button', { name: 'Results' }));
  expect(screen.queryByRole('region', { name: 'Answer' })).toBeNull();
  expect(asked[1]?.signal.aborted).toBe(true);
});
