import { keepText, readKeptList } from '@octavo/core/browser';
import { useLayoutEffect, useReducer } from 'react';

export interface Dismissed {
  isDismissed: boolean;
  dismiss: () => void;
}

/** Remembers for each text that the reader has dismissed it. Shown on the server and while hydrating. */
export function useDismissed(text: string): Dismissed {
  const [isDismissed, setDismissed] = useReducer((_before: boolean, after: boolean) => after, false);
  useLayoutEffect(() => setDismissed(readKeptList(KEY).includes(text)), [text]);
  return {
    isDismissed,
    dismiss: () => {
      keepText(KEY, JSON.stringify([...readKeptList(KEY).filter((other) => other !== text), text].slice(-LIMIT)));
      setDismissed(true);
    },
  };
}

const KEY = 'octavo-dismissed';
const LIMIT = 20;
