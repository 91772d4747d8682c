import { useState } from 'react';

export interface ChoiceOptions {
  /** What can be chosen, as text; two groups with a label in common follow each other. */
  labels: readonly string[];
  /** Other names of them, in the same order, that groups may have in common, such as the language of a file's code. */
  aliases?: readonly string[];
  /** The index before anything is chosen. */
  initial: number;
  /** False: neither follows other groups nor is remembered. */
  isSynced: boolean;
}

export interface Choice {
  /** What shows before anything is chosen. It stays as it was first: what shows then is in the markup alone, where `showChoice` writes it. */
  initial: number;
  /** For the markup, `data-octavo-choice`: the labels, one a line, each with its other name after a tab; undefined for a choice that is not remembered. */
  keys: string | undefined;
}

/** One of several labels, the same in every group that has it, and on the reader's next page: what its markup says. */
export function useChoice({ labels, aliases = [], initial, isSynced }: ChoiceOptions): Choice {
  const [first] = useState(initial);
  const names = labels.map((label, at) => joinKeys(label, aliases[at]));
  // Of two with one label the second could never be chosen by it.
  const isTold = isSynced && names.length > 1 && new Set(labels.map(toKey)).size === labels.length;
  return {
    initial: Math.min(Math.max(0, Math.round(first)), Math.max(0, labels.length - 1)),
    keys: isTold ? names.join('\n') : undefined,
  };
}

function joinKeys(...names: readonly (string | undefined)[]): string {
  return [...new Set(names.flatMap((name) => (name === undefined ? [] : [toKey(name)])))].join('\t');
}

function toKey(label: string): string {
  return label.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}
