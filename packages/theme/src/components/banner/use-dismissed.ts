import { useLayoutEffect, useReducer } from 'react';

export interface Dismissed {
  isDismissed: boolean;
  dismiss: () => void;
}

/** Remembers for each text that the reader has dismissed it. Shown on the server and while hydrating. */
export function useDismissed(text: string): Dismissed {
  const [isDismissed, setDismissed] = useReducer((_before: boolean, after: boolean) => after, false);
  useLayoutEffect(() => setDismissed(read().includes(text)), [text]);
  return {
    isDismissed,
    dismiss: () => {
      write([...read().filter((other) => other !== text), text].slice(-LIMIT));
      setDismissed(true);
    },
  };
}

const KEY = 'octavo-dismissed';
const LIMIT = 20;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  } catch {
    return []; // storage is blocked, or another program's
  }
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(texts));
  } catch {
    return; // storage is blocked: dismissed as long as the page lasts
  }
}
