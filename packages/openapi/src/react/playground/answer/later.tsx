import { useOctavoContext, useText } from '@octavo/theme/internal';
import { useCallback, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLazy } from '../../use-lazy.ts';

interface LaterProps<Value> {
  /** The same function at every render. */
  loader: () => Promise<Value>;
  render: (value: Value) => ReactElement;
  /** Shown where it cannot be loaded. */
  fallback?: ReactNode;
  /** Shown until it is loaded. */
  waiting?: ReactNode;
}

/** What is drawn with something that has first to be loaded, and the sheet of all that few need. */
export function Later<Value>({ loader, render, fallback, waiting }: LaterProps<Value>): ReactNode {
  const text = useText();
  const loadSheet = useOctavoContext()?.loadSheet;
  const { value, isFailed, load } = useLazy(
    useCallback(() => Promise.all([loader(), loadSheet?.('playground-more')]).then(([one]) => one), [loader, loadSheet]),
  );
  useEffect(load, [load]);
  if (value !== undefined) return render(value);
  return isFailed
    ? (fallback ?? <p className="octavo-try-note octavo-try-inset">{text('A part of the page could not be loaded.')}</p>)
    : waiting;
}
