import { useState } from 'react';

export interface ChoiceOptions {
  /** What can be chosen, as text; two groups with a label in common follow each other. */
  labels: readonly string[];
  /** The index before anything is chosen. */
  initial: number;
  /** False: neither follows other groups nor is remembered. */
  isSynced: boolean;
}

export interface Choice {
  /** What shows before anything is chosen. It stays as it was first: what shows then is in the markup alone, where `showChoice` writes it. */
  initial: number;
  /** For the markup, `data-octavo-choice`: the labels, one a line; undefined for a choice that is not remembered. */
  keys: string | undefined;
}

/** One of several labels, the same in every group that has it, and on the reader's next page: what its markup says. */
export function useChoice({ labels, initial, isSynced }: ChoiceOptions): Choice {
  const [first] = useState(initial);
  return {
    initial: Math.min(Math.max(0, Math.round(first)), Math.max(0, labels.length - 1)),
    keys: isSynced && labels.length > 1 ? labels.map(toKey).join('\n') : undefined,
  };
}

function toKey(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
