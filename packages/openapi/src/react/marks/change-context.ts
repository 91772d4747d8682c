import { createContext, useContext } from 'react';
import type { Context } from 'react';
import type { ShownChange } from '../../page/shown-changes.ts';

/** The changes of the operation that is shown. */
export const ChangeContext: Context<readonly ShownChange[]> = createContext<readonly ShownChange[]>([]);

/** The word for what changed in a row of the page: the gravest counts. */
export function useChangeMark(row: string): 'breaking' | 'changed' | 'new' | undefined {
  const own = useContext(ChangeContext).filter((change) => change.row === row);
  if (own.length === 0) return undefined;
  if (own.some(({ level }) => level === 'breaking')) return 'breaking';
  return own.some(({ isNew }) => isNew === true) ? 'new' : 'changed';
}
