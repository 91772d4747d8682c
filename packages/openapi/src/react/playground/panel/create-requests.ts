import type { Operation } from '../../../model/operation.ts';
import { buildRequest } from '../../../request/build-request.ts';
import { createServerUrl } from '../../../request/create-server-url.ts';
import { maskCredentials } from '../../../request/credentials.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import { findServer } from './draft.ts';
import type { Draft } from './draft.ts';

/** What a form sends and what is shown of it. */
export interface FormRequests {
  /** What is sent. */
  request: HttpRequest;
  /** The same request, its secrets hidden unless the reader asks for them. */
  masked: HttpRequest;
  /** The server's address. */
  address: string;
}

/** Makes the request of a form. What is shown differs from what is sent in the secrets alone: nothing stands in for what is missing. */
export function createRequests(
  operation: Operation,
  draft: Draft,
  { base, showsSecrets }: { base: string; showsSecrets: boolean },
): FormRequests {
  const { alternative, values, credentials } = draft;
  const server = findServer(operation, draft, base);
  const request = buildRequest(operation, values, { alternative, credentials }, server);
  const shown = maskCredentials(credentials);
  return {
    request,
    masked: showsSecrets ? request : buildRequest(operation, values, { alternative, credentials: shown }, server),
    address: createServerUrl(server).url,
  };
}
