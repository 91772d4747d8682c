import type { SearchAnswer, SearchClient, SearchQuery } from '../../data/search-client.ts';

/** How far a search has come. While a new one runs, the last answer stays. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Changes with every answer, but not when more of it comes. */
  key: number;
  /** The text that `answer` answers. */
  text: string;
  answer?: SearchAnswer;
}

/** Searches, one text after the other. */
export interface SearchRun {
  state(): SearchState;
  search(query: SearchQuery): void;
}

/** Milliseconds in which the next letter may come, whose answer makes the rest of this one useless. */
const PAUSE = 120;

/** Makes what searches; `onChange` is told of every step. */
export function createSearchRun(client: SearchClient, onChange: () => void): SearchRun {
  let state: SearchState = { status: 'idle', key: 0, text: '' };
  let round = 0;
  const finish = (key: number, next: Omit<SearchState, 'key'>): void => {
    if (key !== round) return;
    state = { ...next, key };
    onChange();
  };
  const run = async (key: number, query: SearchQuery): Promise<void> => {
    const { text } = query;
    const { readMore, ...answer } = await client.search(query);
    finish(key, { status: 'done', text, answer });
    if (readMore === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (key !== round) return;
    // The best are there, whatever becomes of the others.
    const more = await readMore().catch(() => []);
    finish(key, { status: 'done', text, answer: { ...answer, pages: [...answer.pages, ...more] } });
  };
  return {
    state: () => state,
    search(query) {
      const text = query.text.trim();
      const key = ++round;
      state = text === '' ? { status: 'idle', key, text } : { ...state, status: 'searching' };
      onChange();
      if (text !== '') run(key, { ...query, text }).catch(() => finish(key, { status: 'failed', text }));
    },
  };
}
