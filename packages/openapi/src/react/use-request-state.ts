import { useMemo, useState } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import { buildRequest } from '../request/build-request.ts';
import { createPlaceholders } from '../request/credentials.ts';
import { createValues } from '../request/create-values.ts';
import type { HttpRequest } from '../request/http-request.ts';

/** The request that the samples show, and whom the playground tells of another one. */
export interface RequestState {
  request: HttpRequest;
  setTyped: (request: HttpRequest | undefined) => void;
}

/** Holds what an operation's samples show: an example, until something is typed into the playground. */
export function useRequestState({ operation, extent }: OperationPageData): RequestState {
  const [typed, setTyped] = useState<HttpRequest>();
  const initial = useMemo(() => {
    const values = { ...createValues(operation, extent), indent: 2 };
    return buildRequest(operation, values, { credentials: createPlaceholders(operation) });
  }, [operation, extent]);
  return { request: typed ?? initial, setTyped };
}
