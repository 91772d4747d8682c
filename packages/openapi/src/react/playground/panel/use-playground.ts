import { useCallback, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { Operation } from '../../../model/operation.ts';
import type { OperationPageData } from '../../../page/api-page-data.ts';
import type { SchemaTable } from '../../../model/schema.ts';
import { findCredential } from '../../../request/credentials.ts';
import type { Credential, Credentials } from '../../../request/credentials.ts';
import { createBodyValues, createValues } from '../../../request/create-values.ts';
import type { ExampleChoice } from '../../../request/create-sample-request.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import { createRequests } from './create-requests.ts';
import { fitValues } from './fit-values.ts';
import { findKeptCredential, keepCredential } from '../keep/credential-store.ts';
import { rememberValues } from '../keep/remember-values.ts';
import { findKeptServer, keepServer } from '../keep/server-store.ts';
import { findKeptValues } from '../keep/values-store.ts';
import { setShowsCredentials, showsCredentials } from '../../shown/shows-credentials.ts';
import { createDraft, findFileBase, findOrigin } from './draft.ts';
import type { Draft } from './draft.ts';

/** The form's state, the request that it makes, and ways to change it. */
export interface Playground {
  /** Begins the ids of its inputs: a page may have several playgrounds. */
  id: string;
  /** What all that is typed is kept for: an API of a site in an environment. */
  site: string;
  operation: Operation;
  draft: Draft;
  /** What is sent. */
  request: HttpRequest;
  /** The same request with its secrets hidden. */
  masked: HttpRequest;
  /** The same request without credentials; undefined where it has none. */
  open: HttpRequest | undefined;
  /** What a relative server address is relative to. */
  base: string;
  /** Where credentials go; empty where the server's address is none. */
  origin: string;
  /** Grows when all values are replaced at once: inputs then begin anew. */
  revision: number;
  showsSecrets: boolean;
  setShowsSecrets: (showsSecrets: boolean) => void;
  change: (part: Partial<Omit<Draft, 'credentials'>>) => void;
  changeValues: (part: Partial<RequestValues>) => void;
  /** Changes all of it at once. */
  replace: (part: Partial<Omit<Draft, 'credentials'>>) => void;
  /** The same as nobody's typing: nothing of it is kept. */
  begin: (part: Partial<Omit<Draft, 'credentials'>>) => void;
  setCredential: (scheme: string, credential: Credential | undefined) => void;
  fill: () => void;
  clear: () => void;
}

interface PlaygroundOptions {
  data: Pick<OperationPageData, 'operation' | 'api' | 'given'>;
  table: SchemaTable;
  /** What all that is typed is kept for: an API of a site in an environment. */
  site: string;
  /** Whether the form is seen: the samples then show what it sends. */
  isShown: boolean;
  /** Which example of the body the reader chose beside the sample. */
  choice: ExampleChoice | undefined;
  /** What of the operation the server at an address takes, the first one where there is none; all of it by default. */
  fit?: ((operation: Operation, serverUrl: string | undefined) => Operation) | undefined;
  /** Told of the request that the samples are to show, and of its server; undefined where the form is not seen and nothing was typed. */
  onRequest: (request: HttpRequest | undefined, server: string | undefined) => void;
}

/** Holds what is typed into the playground of an operation. */
export function usePlayground({ data, table, site, isShown, choice, fit, onRequest }: PlaygroundOptions): Playground {
  const id = useId();
  const whole = useMemo(() => ({ ...data.operation, schemas: table }), [data.operation, table]);
  const base = useMemo(() => findFileBase(data.api.source), [data.api.source]);
  const findKept = useCallback(
    (origin: string) => {
      const schemes = whole.security.flat().map(({ scheme }) => scheme.name);
      return Object.fromEntries(schemes.map((scheme) => [scheme, findKeptCredential({ site, scheme, origin })]));
    },
    [whole, site],
  );
  const findTyped = (): Omit<Draft, 'credentials'> => {
    const draft = createDraft(whole, data.given);
    return { ...draft, ...findKeptServer(site, whole.servers), values: findKeptValues({ site, operation: whole }, draft.values) };
  };
  const [typed, setTyped] = useState(findTyped);
  const operation = useMemo(() => fit?.(whole, typed.serverUrl) ?? whole, [fit, whole, typed.serverUrl]);
  const [given, setGiven] = useState<{ origin: string; credentials: Credentials }>();
  const origin = findOrigin(operation, typed, base);
  // What was given is for one server: another, chosen or new in the API's file, is told nothing of it.
  const credentials = useMemo(() => (given?.origin === origin ? given.credentials : findKept(origin)), [given, origin, findKept]);
  const [first] = useState(typed.values);
  // What is not the reader's to choose stands in the fields as in the request.
  const draft = useMemo(() => {
    const alternative = operation.security[typed.alternative] ? typed.alternative : 0;
    return { ...typed, alternative, values: fitValues(typed.values, operation), credentials };
  }, [typed, operation, credentials]);
  const [isTouched, setTouched] = useState(false);
  const [revision, setRevision] = useState(0);
  const [showsSecrets, setShowsSecrets] = useState(showsCredentials);
  const [place, setPlace] = useState(site);
  if (place !== site) {
    setPlace(site);
    setTyped(findTyped);
    setGiven(undefined);
    setTouched(false);
    setRevision(revision + 1);
  }

  const { request, masked, open, address } = useMemo(
    () => createRequests(operation, draft, { base, showsSecrets }),
    [operation, draft, base, showsSecrets],
  );
  const isFollowed = isTouched || isShown;
  // Before the form is painted: the samples never show another request than the form's.
  useLayoutEffect(
    () => (isFollowed ? onRequest(masked, address) : onRequest(undefined, undefined)),
    [isFollowed, masked, address, onRequest],
  );
  useEffect(() => {
    if (isTouched && typed.values !== first) rememberValues({ site, operation: whole }, typed.values);
  }, [isTouched, first, site, whole, typed.values]);
  const { serverUrl = operation.servers[0]?.url, variables } = typed;
  const isChosen = typed.serverUrl !== undefined || Object.keys(variables).length > 0;
  useEffect(() => {
    if (isTouched && isChosen && serverUrl !== undefined) keepServer(site, { serverUrl, variables });
  }, [isTouched, isChosen, site, serverUrl, variables]);

  const change: Playground['change'] = (part) => {
    setTouched(true);
    setTyped((before) => ({ ...before, ...part }));
  };
  const begin: Playground['begin'] = (part) => {
    setTyped((before) => ({ ...before, ...part }));
    setRevision((before) => before + 1);
  };
  const replace: Playground['replace'] = (part) => {
    setTouched(true);
    begin(part);
  };
  const [followed, setFollowed] = useState(choice);
  if (choice !== followed) {
    setFollowed(choice);
    replace({ values: { ...typed.values, body: undefined, rawBody: undefined, ...findExample(operation, choice) } });
  }
  const required = operation.security[draft.alternative] ?? [];
  return {
    id,
    site,
    operation,
    draft,
    request,
    masked,
    open: required.some(({ scheme }) => findCredential({ credentials }, scheme) !== undefined) ? open : undefined,
    base,
    origin,
    revision,
    showsSecrets,
    setShowsSecrets(shows) {
      setTouched(true);
      setShowsSecrets(shows);
      setShowsCredentials(shows);
    },
    change,
    changeValues(part) {
      setTouched(true);
      setTyped((before) => ({ ...before, values: { ...before.values, ...part } }));
    },
    replace,
    begin,
    setCredential(scheme, credential) {
      if (origin !== '') keepCredential({ site, scheme, origin }, credential);
      setTouched(true);
      setGiven({ origin, credentials: { ...credentials, [scheme]: credential } });
    },
    fill: () => replace({ values: { ...createValues(operation, 'required'), indent: 2 } }),
    clear() {
      replace({ values: createDraft(operation, data.given).values });
      rememberValues({ site, operation }, undefined);
      setTouched(false);
    },
  };
}

/** The values of an example that was chosen beside the sample. */
function findExample({ requestBody, schemas }: Operation, choice: ExampleChoice | undefined): RequestValues {
  const media = choice && requestBody?.content[choice.media];
  return media ? createBodyValues({ ...media, examples: media.examples.slice(choice.example) }, { schemas, extent: 'all' }) : {};
}
