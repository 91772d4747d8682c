import { toTargetName } from '../../page/api-page-data.ts';
import type { WorkflowOperation } from '../../page/api-page-data.ts';
import { chooseAlternative } from '../../request/credentials.ts';
import type { Credentials } from '../../request/credentials.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import { parseJsonText } from '../../value/parse-json-text.ts';
import { createStepRequest, toExchange } from '../../workflow/create-step-request.ts';
import type { StepCall } from '../../workflow/step-call.ts';
import type { RunScope } from '../../workflow/run-workflow.ts';
import type { StepExchange } from '../../workflow/value-scope.ts';
import { findKeptCredential } from '../playground/keep/credential-store.ts';
import { findEnvironment, siteOfEnvironment } from '../playground/keep/environment-store.ts';
import { findKeptServer } from '../playground/keep/server-store.ts';
import { nameApi } from '../playground/panel/api-name.ts';
import { createRequests } from '../playground/panel/create-requests.ts';
import { findFileBase, findOrigin } from '../playground/panel/draft.ts';
import type { RequestProxy } from '../playground/proxy/proxy-context.ts';
import { exchange } from '../playground/send/exchange.ts';
import type { Failure } from '../playground/send/failure.ts';
import type { Answer } from '../playground/send/read-response.ts';

/** What a step has sent, its secrets hidden, and what has come back so far. */
export interface StepOutcome {
  request: HttpRequest;
  answer?: Answer;
  failure?: Failure;
}

interface CallScope {
  operations: Readonly<Record<string, WorkflowOperation>>;
  /** The site of the page: servers and credentials are kept by it. */
  site: { base: string; name: string };
  signal: AbortSignal;
  proxy: RequestProxy | undefined;
  onOutcome: (outcome: StepOutcome) => void;
}

/** Characters of an answer that expressions look into. */
const LONGEST = 5_000_000;

/** Sends the request of a step as the playground of its operation would: to the server that the reader chose there, with the same credentials. */
export async function callStep(call: StepCall, scope: CallScope): ReturnType<RunScope['call']> {
  const name = toTargetName(call.target.source, call.target.key);
  const called = Object.hasOwn(scope.operations, name) ? scope.operations[name] : undefined;
  if (called === undefined) return { problem: { text: 'The API file does not define {name}.', values: { name: call.target.key } } };
  const { request, masked } = createRequest(call, called, scope.site);
  const missing = request.notes.find(
    ({ code, name: parameter }) => code === 'missing-parameter' && called.operation.path.includes(`{${parameter}}`),
  );
  if (missing !== undefined) return { problem: { text: 'This is required.', code: missing.name } };
  const { timeout } = call.step;
  const limit = timeout === undefined ? undefined : AbortSignal.timeout(timeout);
  const signal = limit === undefined ? scope.signal : AbortSignal.any([scope.signal, limit]);
  const { proxy } = scope;
  const transport =
    proxy?.isOn && called.proxy !== undefined && proxy.reaches(request.url) ? proxy.createTransport(called.proxy) : undefined;
  scope.onOutcome({ request: masked });
  try {
    const result = await exchange(request, {
      signal,
      credentials: called.credentials,
      transport,
      onChange: (answer) => scope.onOutcome({ request: masked, answer }),
    });
    if (signal.aborted) throw signal.reason;
    if ('failure' in result) {
      scope.onOutcome({ request: masked, failure: result.failure });
      return { problem: { text: 'Not sent' } };
    }
    scope.onOutcome({ request: masked, answer: result.answer });
    return { exchange: { ...toExchange(request, call), response: readAnswer(result.answer) } };
  } catch (error) {
    if (scope.signal.aborted || limit?.aborted !== true) throw error;
    return { problem: { text: 'No response within {seconds} s', values: { seconds: (timeout ?? 0) / 1000 } } };
  }
}

function createRequest(call: StepCall, { api, operation: described }: WorkflowOperation, place: CallScope['site']): StepRequests {
  const { operation, values, headers } = createStepRequest(described, call);
  const named = nameApi({ ...place, source: api.source });
  const site = siteOfEnvironment(named, findEnvironment(named));
  const base = findFileBase(api.source);
  const server = findKeptServer(site, operation.servers) ?? { variables: {} };
  const origin = findOrigin(operation, server, base);
  const schemes = operation.security.flat().map(({ scheme }) => scheme.name);
  const credentials: Credentials = Object.fromEntries(schemes.map((scheme) => [scheme, findKeptCredential({ site, scheme, origin })]));
  const alternative = operation.security.indexOf(chooseAlternative(operation, { credentials }));
  const requests = createRequests(operation, { values, ...server, alternative, credentials }, { base, showsSecrets: false });
  if (headers['Authorization'] === undefined) return requests;
  // What a step says itself takes the place of the reader's own, and is as secret.
  return {
    request: withHeader(requests.request, headers['Authorization']),
    masked: withHeader(requests.masked, '*****'),
  };
}

interface StepRequests {
  request: HttpRequest;
  masked: HttpRequest;
}

function withHeader(request: HttpRequest, value: string): HttpRequest {
  const others = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'authorization');
  return { ...request, headers: { ...Object.fromEntries(others), Authorization: value.replaceAll(/[\r\n]/g, ' ') } };
}

function readAnswer({ status, headers, kind, text, isCut }: Answer): NonNullable<StepExchange['response']> {
  const body = text === '' || isCut || text.length > LONGEST ? undefined : kind === 'json' ? parseJsonText(text) : text;
  return { status, header: Object.fromEntries(headers), ...(body !== undefined && { body }) };
}
