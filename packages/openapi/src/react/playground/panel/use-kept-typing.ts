import { useEffect, useState } from 'react';
import type { Operation } from '../../../model/operation.ts';
import { rememberValues } from '../keep/remember-values.ts';
import { keepServer } from '../keep/server-store.ts';
import type { Draft } from './draft.ts';

/** Keeps what a reader types for the next visit: the values of the operation, and the server of the site. */
export function useKeptTyping(
  { values, serverUrl: chosen, variables }: Omit<Draft, 'credentials'>,
  { site, operation, whole, isTouched }: { site: string; operation: Operation; whole: Operation; isTouched: boolean },
): void {
  const [first] = useState(values);
  useEffect(() => {
    if (isTouched && values !== first) rememberValues({ site, operation: whole }, values);
  }, [isTouched, first, site, whole, values]);
  const serverUrl = chosen ?? operation.servers[0]?.url;
  const isChosen = chosen !== undefined || Object.keys(variables).length > 0;
  useEffect(() => {
    if (isTouched && isChosen && serverUrl !== undefined) keepServer(site, { serverUrl, variables });
  }, [isTouched, isChosen, site, serverUrl, variables]);
}
