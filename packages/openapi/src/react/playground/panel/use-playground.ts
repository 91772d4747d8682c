import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Operation } from '../../../model/operation.ts';
import type { OperationPageData } from '../../../page/api-page-data.ts';
import type { SchemaTable } from '../../../model/schema.ts';
import { buildRequest } from '../../../request/build-request.ts';
import { findMediaType } from '../../../request/create-body.ts';
import { createServerUrl } from '../../../request/create-server-url.ts';
import { createPlaceholders, findCredential, maskCredentials } from '../../../request/credentials.ts';
import type { Credential, Credentials } from '../../../request/credentials.ts';
import { createValues } from '../../../request/create-values.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { fitValue } from '../form/fit-value.ts';
import { findKeptCredential, keepCredential } from '../keep/credential-store.ts';
import { createDraft, findOrigin, findServer } from './draft.ts';
import type { Draft } from './draft.ts';

/** The form's state, the request that it makes, and ways to change it. */
export interface Playground {
  /** Begins the ids of its inputs: a page may have several playgrounds. */
  id: string;
  operation: Operation;
  draft: Draft;
  /** What is sent. */
  request: HttpRequest;
  /** The same request with its secrets hidden. */
  masked: HttpRequest;
  /** Where credentials go; empty where the server's address is none. */
  origin: string;
  /** Whether the request carries a credential. */
  isSecret: boolean;
  /** Grows when all values are replaced at once: inputs then begin anew. */
  revision: number;
  showsSecrets: boolean;
  setShowsSecrets: (showsSecrets: boolean) => void;
  change: (part: Partial<Omit<Draft, 'credentials'>>) => void;
  changeValues: (part: Partial<RequestValues>) => void;
  replace: (part: Partial<Omit<Draft, 'credentials'>>) => void;
  setCredential: (scheme: string, credential: Credential | undefined) => void;
  fill: () => void;
  clear: () => void;
}

interface PlaygroundOptions {
  data: OperationPageData;
  table: SchemaTable;
  /** What credentials are kept for, beside scheme and origin. */
  site: string;
  /** Told of the request that the samples are to show, and of its server; undefined as long as nothing was typed. */
  onRequest: (request: HttpRequest | undefined, server: string | undefined) => void;
}

/** Holds what is typed into the playground of an operation. */
export function usePlayground({ data, table, site, onRequest }: PlaygroundOptions): Playground {
  const id = useId();
  const operation = useMemo(() => ({ ...data.operation, schemas: table }), [data.operation, table]);
  const base = useMemo(() => findBase(data.api.source), [data.api.source]);
  const findKept = useCallback(
    (origin: string) => {
      const schemes = operation.security.flat().map(({ scheme }) => scheme.name);
      return Object.fromEntries(schemes.map((scheme) => [scheme, findKeptCredential({ site, scheme, origin })]));
    },
    [operation, site],
  );
  const [typed, setTyped] = useState(() => createDraft(operation, data.given));
  const [given, setGiven] = useState<{ origin: string; credentials: Credentials }>();
  const origin = findOrigin(operation, typed, base);
  // What was given is for one server: another, chosen or new in the API's file, is told nothing of it.
  const credentials = useMemo(() => (given?.origin === origin ? given.credentials : findKept(origin)), [given, origin, findKept]);
  const draft = useMemo(() => ({ ...typed, credentials }), [typed, credentials]);
  const [isTouched, setTouched] = useState(false);
  const [revision, setRevision] = useState(0);
  const [showsSecrets, setShowsSecrets] = useState(false);

  const { request, masked, address } = useMemo(() => {
    const values = fitValues(draft.values, operation);
    const server = findServer(operation, draft, base);
    const { alternative } = draft;
    const shown = { ...createPlaceholders(operation), ...dropEmpty(showsSecrets ? credentials : maskCredentials(credentials)) };
    return {
      request: buildRequest(operation, values, { alternative, credentials }, server),
      address: createServerUrl(server).url,
      masked: buildRequest(operation, values, { alternative, credentials: shown }, server),
    };
  }, [operation, draft, credentials, base, showsSecrets]);
  useEffect(() => (isTouched ? onRequest(masked, address) : onRequest(undefined, undefined)), [isTouched, masked, address, onRequest]);

  const change: Playground['change'] = (part) => {
    setTouched(true);
    setTyped((before) => ({ ...before, ...part }));
  };
  const replace: Playground['replace'] = (part) => {
    change(part);
    setRevision(revision + 1);
  };
  const required = operation.security[draft.alternative] ?? [];
  return {
    id,
    operation,
    draft,
    request,
    masked,
    origin,
    isSecret: required.some(({ scheme }) => findCredential({ credentials }, scheme) !== undefined),
    revision,
    showsSecrets,
    setShowsSecrets(shows) {
      setTouched(true);
      setShowsSecrets(shows);
    },
    change,
    changeValues(part) {
      setTouched(true);
      setTyped((before) => ({ ...before, values: { ...before.values, ...part } }));
    },
    replace,
    setCredential(scheme, credential) {
      if (origin !== '') keepCredential({ site, scheme, origin }, credential);
      setTouched(true);
      setGiven({ origin, credentials: { ...credentials, [scheme]: credential } });
    },
    fill: () => replace({ values: { ...createValues(operation, 'required'), indent: 2 } }),
    clear() {
      replace({ values: createDraft(operation, data.given).values });
      setTouched(false);
    },
  };
}

/** A server's relative address is relative to the API's own file where that is on the web, else to the page. */
function findBase(source: string): string {
  return /^https?:\/\//i.test(source) ? source : location.href;
}

/** Without what the API file no longer has a field for. */
function fitValues(values: RequestValues, operation: Operation): RequestValues {
  const media = findMediaType(operation.requestBody?.content ?? [], values.contentType);
  return values.body === undefined ? values : { ...values, body: fitValue(values.body, media?.schema, operation.schemas) };
}

function dropEmpty(credentials: Draft['credentials']): Draft['credentials'] {
  return Object.fromEntries(
    Object.entries(credentials).filter(([, one]) => (typeof one === 'object' ? one.username + one.password !== '' : Boolean(one))),
  );
}
