import { useEffect, useState } from 'react';
import type { SearchAnswer, SearchClient, SearchQuery } from '../../data/search-client.ts';

/** How far a search has come. While a new one runs, the last answer stays. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed';
  /** Changes with every answer, but not when more of it comes. */
  key: string;
  /** The text that `answer` answers. */
  text: string;
  answer?: SearchAnswer;
  retry(): void;
}

interface Finished {
  key: string;
  text: string;
  /** Undefined after a failure. */
  answer?: SearchAnswer;
}

/** Milliseconds in which the next letter may come, whose answer makes the rest of this one useless. */
const PAUSE = 120;

/** Searches as the query changes, and again when the index has. `retry` is for after a failure. */
export function useSearch(client: SearchClient, { text, version, language, isExact = false }: SearchQuery): SearchState {
  const [finished, setFinished] = useState<Finished>();
  const [round, setRound] = useState(0);
  const trimmed = text.trim();
  const key = JSON.stringify([trimmed, version, language, isExact, round]);

  useEffect(() => client.subscribe(() => setRound((last) => last + 1)), [client]);
  useEffect(() => {
    if (trimmed === '') return undefined;
    let isWanted = true;
    const finish = (answer?: SearchAnswer): void => {
      if (isWanted) setFinished({ key, text: trimmed, ...(answer && { answer }) });
    };
    const search = async (): Promise<void> => {
      const { readMore, ...answer } = await client.search({ text: trimmed, version, language, isExact });
      finish(answer);
      if (readMore === undefined) return;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (!isWanted) return;
      // The best are there, whatever becomes of the others.
      const more = await readMore().catch(() => []);
      finish({ ...answer, pages: [...answer.pages, ...more] });
    };
    search().catch(() => finish());
    return () => {
      isWanted = false;
    };
  }, [client, trimmed, version, language, isExact, key]);

  const retry = (): void => setRound((last) => last + 1);
  if (trimmed === '') return { status: 'idle', key: '', text: '', retry };
  if (finished === undefined) return { status: 'searching', key, text: trimmed, retry };
  const status = finished.key !== key ? 'searching' : finished.answer === undefined ? 'failed' : 'done';
  return { status, key: finished.key, text: finished.text, ...(finished.answer && { answer: finished.answer }), retry };
}
