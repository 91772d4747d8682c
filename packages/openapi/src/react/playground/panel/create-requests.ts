import type { Operation } from '../../../model/operation.ts';
import { buildRequest } from '../../../request/build-request.ts';
import { createServerUrl } from '../../../request/create-server-url.ts';
import { maskCredentials } from '../../../request/credentials.ts';
import type { Credentials } from '../../../request/credentials.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import { isRecord } from '../../../request/request-value.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { findServer } from './draft.ts';
import type { Draft } from './draft.ts';

/** What a form sends and what is shown of it. */
export interface FormRequests {
  /** What is sent. */
  request: HttpRequest;
  /** The same request, its secrets hidden unless the reader asks for them. */
  masked: HttpRequest;
  /** The same request without credentials. */
  open: HttpRequest;
  /** The server's address. */
  address: string;
}

/** Makes the request of a form. What is shown differs from what is sent in the secrets alone: nothing stands in for what is missing. */
export function createRequests(
  operation: Operation,
  draft: Draft,
  { base, showsSecrets }: { base: string; showsSecrets: boolean },
): FormRequests {
  const { alternative, credentials } = draft;
  const server = findServer(operation, draft, base);
  const begin = buildRequest(operation, draft.values, { alternative, credentials }, server);
  const values = dropNamedFiles(draft.values, begin);
  const build = (own: Credentials): HttpRequest => ({
    ...buildRequest(operation, values, { alternative, credentials: own }, server),
    notes: begin.notes,
  });
  const request = build(credentials);
  return {
    request,
    masked: showsSecrets ? request : build(maskCredentials(credentials)),
    open: build({}),
    address: createServerUrl(server).url,
  };
}

/** Without what is only the name of a file, from an example: a page has no bytes for it. Its note stays. */
function dropNamedFiles(values: RequestValues, { notes }: HttpRequest): RequestValues {
  const names = notes.filter(({ code }) => code === 'unsupported-body').map(({ name }) => name);
  if (names.length === 0) return values;
  const { body } = values;
  return {
    ...values,
    body: isRecord(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name))) : undefined,
  };
}
