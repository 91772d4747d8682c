import type { Operation } from '../../../model/operation.ts';
import type { SampleAuth } from '../../../request/create-sample-request.ts';
import { findKeptCredential } from '../keep/credential-store.ts';
import type { CredentialKeepers } from '../keep/credential-store.ts';
import { findEnvironment, siteOfEnvironment } from '../keep/environment-store.ts';
import { findKeptServer } from '../keep/server-store.ts';
import { nameApi } from './api-name.ts';
import type { ApiSource } from './api-name.ts';
import { findFileBase, findOrigin, findServer } from './draft.ts';

/** Finds what a reader gave for an operation in the chosen environment of its API: credentials, and the server that they are for. Undefined where there are none. */
export function findShownAuth(operation: Operation, source: ApiSource, keepers?: CredentialKeepers): SampleAuth | undefined {
  const api = nameApi(source);
  const site = siteOfEnvironment(api, findEnvironment(api));
  const draft = { variables: {}, ...findKeptServer(site, operation.servers) };
  const base = findFileBase(source.source);
  const origin = findOrigin(operation, draft, base);
  const found = operation.security.flat().flatMap(({ scheme }) => {
    const credential = findKeptCredential({ site, scheme: scheme.name, origin }, keepers);
    return credential === undefined ? [] : [[scheme.name, credential] as const];
  });
  return found.length === 0 ? undefined : { credentials: Object.fromEntries(found), server: findServer(operation, draft, base) };
}
