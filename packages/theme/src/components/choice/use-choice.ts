import { useCallback, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readRecentLabels, rememberLabel } from './recent-labels.ts';

export interface ChoiceOptions {
  /** What can be chosen, as text; two groups with a label in common follow each other. */
  labels: readonly string[];
  /** The index before anything is chosen. */
  initial: number;
  /** False: neither follows other groups nor is remembered. */
  isSynced: boolean;
}

export interface Choice {
  selected: number;
  /** The labels as the script that restores a choice before the first paint knows them; undefined for a choice that is not remembered. */
  keys: string | undefined;
  /** Called for what the reader does: other groups follow. The element keeps its place in the window. */
  select: (index: number, element: Element) => void;
  /** Shows one without telling anyone: the address asked for it. The same function at every render. */
  reveal: (index: number) => void;
}

/** One of several labels, the same in every group that has it, and on the reader's next page. */
export function useChoice({ labels, initial, isSynced }: ChoiceOptions): Choice {
  const [chosen, reveal] = useState(initial);
  const keys = labels.map(toKey);
  const joined = keys.join('\n');

  // Before the effects of the panels: an address that names a panel wins over what is remembered.
  useLayoutEffect(() => {
    if (!isSynced) return undefined;
    const known = joined.split('\n');
    const follow = (event: Event): void => {
      const index = event instanceof CustomEvent ? known.indexOf(String(event.detail)) : -1;
      if (index !== -1) reveal(index);
    };
    window.addEventListener(CHOICE_EVENT, follow);
    const remembered = readRecentLabels().find((label) => known.includes(label));
    if (remembered !== undefined) follow(new CustomEvent(CHOICE_EVENT, { detail: remembered }));
    return () => window.removeEventListener(CHOICE_EVENT, follow);
  }, [isSynced, joined]);

  const select = useCallback(
    (index: number, element: Element) => {
      const before = element.getBoundingClientRect().top;
      flushSync(() => {
        reveal(index);
        const key = joined.split('\n')[index];
        if (!isSynced || !key) return;
        rememberLabel(key);
        window.dispatchEvent(new CustomEvent(CHOICE_EVENT, { detail: key }));
      });
      const shift = element.getBoundingClientRect().top - before;
      if (shift !== 0) window.scrollBy({ top: shift, behavior: 'instant' });
    },
    [isSynced, joined],
  );

  return {
    selected: Math.min(Math.max(0, Math.round(chosen)), Math.max(0, labels.length - 1)),
    keys: isSynced && keys.length > 1 ? joined : undefined,
    select,
    reveal,
  };
}

/** Told to the window: its `detail` is the label that the reader chose. */
const CHOICE_EVENT = 'octavo:choice';

function toKey(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
