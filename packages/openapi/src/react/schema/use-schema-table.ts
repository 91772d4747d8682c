import { useCallback, useMemo, useRef, useState } from 'react';
import type { SchemaTable } from '../../model/schema.ts';
import { findEntry } from '@octavo/core/browser';

/** The schemas of a page, and a way to fetch those that are too deep to be on it. */
export interface LoadedSchemas {
  table: SchemaTable;
  /** Fetches the files that hold these references, each once; rejects when one cannot be had. */
  load: (refs: readonly string[]) => Promise<void>;
}

/** Holds the page's schemas; `chunks` are addresses of JSON by reference. */
export function useSchemaTable(schemas: SchemaTable, chunks: Record<string, string>): LoadedSchemas {
  const [fetched, setFetched] = useState<SchemaTable>({});
  const pending = useRef(new Map<string, Promise<void>>());
  const load = useCallback(
    async (refs: readonly string[]) => {
      const addresses = new Set(refs.map((ref) => findEntry(chunks, ref)).filter((address) => address !== undefined));
      await Promise.all(
        [...addresses].map((address) => {
          const known = pending.current.get(address);
          if (known !== undefined) return known;
          const arrival = fetchTable(address).then((table) => setFetched((before) => ({ ...before, ...table })));
          pending.current.set(address, arrival);
          // What failed is tried again when it is asked for again.
          return arrival.catch((error: unknown) => {
            pending.current.delete(address);
            throw error;
          });
        }),
      );
    },
    [chunks],
  );
  const table = useMemo(() => ({ ...fetched, ...schemas }), [fetched, schemas]);
  return { table, load };
}

async function fetchTable(address: string): Promise<SchemaTable> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
  return await response.json();
}
