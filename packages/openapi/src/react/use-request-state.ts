import { useMemo, useState } from 'react';
import type { OperationPageData } from '../page/api-page-data.ts';
import { buildRequest } from '../request/build-request.ts';
import { createPlaceholders } from '../request/credentials.ts';
import type { RequestAuth } from '../request/credentials.ts';
import { createValues } from '../request/create-values.ts';
import type { ServerChoice } from '../request/create-server-url.ts';
import type { HttpRequest } from '../request/http-request.ts';
import type { RequestValues } from '../request/request-value.ts';

/** What the reader has put into the playground; before that, what the samples begin with. */
export interface RequestDraft {
  values: RequestValues;
  auth: RequestAuth;
  server: ServerChoice;
}

/** The draft, the request that it makes, and a way to change it. */
export interface RequestState {
  draft: RequestDraft;
  /** What the samples show. */
  request: HttpRequest;
  setDraft: (draft: RequestDraft) => void;
}

/** Holds an operation's request: the samples follow what is typed into the playground. */
export function useRequestState({ operation, showsOptional }: OperationPageData): RequestState {
  const [draft, setDraft] = useState<RequestDraft>();
  const initial = useMemo(
    () => ({
      values: { ...createValues(operation, showsOptional ? 'all' : 'required'), indent: 2 },
      auth: { credentials: createPlaceholders(operation) },
      server: {},
    }),
    [operation, showsOptional],
  );
  const current = draft ?? initial;
  const request = useMemo(() => buildRequest(operation, current.values, current.auth, current.server), [operation, current]);
  return { draft: current, request, setDraft };
}
