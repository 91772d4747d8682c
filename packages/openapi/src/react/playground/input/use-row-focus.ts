import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusFirst } from './focus-first.ts';

/** For a list of rows and a button that adds one: a new row gets the focus, and the button that of a removed one. */
export function useRowFocus(count: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const rows = list.current?.children;
    if (count !== before.current) focusFirst(rows?.[count > before.current ? count - 1 : count]);
    before.current = count;
  }, [count]);
  return list;
}
