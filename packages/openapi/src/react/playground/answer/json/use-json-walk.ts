import { useDeferredValue, useMemo, useState } from 'react';
import { findValues } from './find-values.ts';
import { listRows } from './list-rows.ts';
import { kindOfValue } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

/** How a reader walks through a JSON text: what is folded, what is looked for, and which value was gone to. */
export interface JsonWalk {
  query: string;
  setQuery: (query: string) => void;
  /** The values that the query finds, in the order of the text. */
  found: readonly number[];
  closed: ReadonlySet<number>;
  /** The lines that are shown, as `listRows` has them. */
  rows: readonly number[];
  target: { value: number; turn: number } | undefined;
  /** Goes to the next or the previous of these values, round the end, and opens what holds it. */
  go: (values: readonly number[], step: 1 | -1) => void;
  toggle: (value: number) => void;
  /** Opens all where something is closed, else closes all. */
  toggleAll: () => void;
}

/** Begins with all of a text open, and nothing looked for. */
export function useJsonWalk(index: JsonIndex): JsonWalk {
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [query, setQuery] = useState('');
  const [target, setTarget] = useState<JsonWalk['target']>();
  const asked = useDeferredValue(query);
  const found = useMemo(() => findValues(index, asked), [index, asked]);
  const rows = useMemo(() => {
    const isNarrowed = found.kind === 'path' && found.values.length > 0;
    return listRows(index, { closed, isShown: isNarrowed ? createMask(index, found.values) : undefined });
  }, [index, closed, found]);
  return {
    query,
    setQuery,
    found: found.values,
    closed,
    rows,
    target,
    go(values, step) {
      const here = target?.value ?? -1;
      const later = step > 0 ? values.find((one) => one > here) : values.findLast((one) => one < here);
      const next = later ?? (step > 0 ? values[0] : values.at(-1));
      if (next === undefined) return;
      const holders = new Set(listHolders(index, next));
      setClosed(new Set([...closed].filter((one) => !holders.has(one))));
      setTarget({ value: next, turn: (target?.turn ?? 0) + 1 });
    },
    toggle(value) {
      setClosed(closed.has(value) ? new Set([...closed].filter((other) => other !== value)) : new Set([...closed, value]));
    },
    toggleAll: () => setClosed(closed.size > 0 ? new Set() : new Set(listFoldable(index))),
  };
}

/** Which values are in the way to some, or in them. */
function createMask(index: JsonIndex, values: readonly number[]): (value: number) => boolean {
  const mask = new Uint8Array(index.starts.length);
  for (const value of values) {
    mask.fill(1, value, index.nexts[value]);
    for (let holder = index.parents[value] ?? -1; holder >= 0 && mask[holder] === 0; holder = index.parents[holder] ?? -1) mask[holder] = 1;
  }
  return (value) => mask[value] === 1;
}

function listHolders({ parents }: JsonIndex, value: number): number[] {
  const holders: number[] = [];
  for (let holder = parents[value] ?? -1; holder >= 0; holder = parents[holder] ?? -1) holders.push(holder);
  return holders;
}

/** All objects and lists but the outermost. */
function listFoldable(index: JsonIndex): number[] {
  return Array.from(index.starts.keys()).filter((value) => value > 0 && kindOfValue(index, value) !== 'plain');
}
