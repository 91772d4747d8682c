import { useState } from 'react';
import { hasHistory } from '../keep/has-history.ts';
import type { HistoryEntry, HistoryPlace } from '../keep/history-store.ts';

/** The last requests of the tab; what keeps them is loaded with the first of them. */
export interface History {
  place: HistoryPlace;
  /** 0 where there is nothing to show; another number after each change. */
  revision: number;
  add: (entry: HistoryEntry) => Promise<void>;
}

/** Follows the history of an operation. */
export function useHistory(place: HistoryPlace): History {
  const [revision, setRevision] = useState(() => (hasHistory() ? 1 : 0));
  return {
    place,
    revision,
    async add(entry) {
      // Where it cannot be loaded the request is only not listed.
      const history = await import('../keep/history-store.ts').catch(() => undefined);
      if (history === undefined) return;
      history.addHistory(place, entry);
      setRevision((before) => before + 1);
    },
  };
}
