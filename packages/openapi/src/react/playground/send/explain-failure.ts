import type { HttpRequest } from '../../../request/http-request.ts';
import type { KeyedText } from '../../../value/say.ts';
import type { Failure } from './failure.ts';
import { isLoopbackHost, isPrivateHost } from './is-private-host.ts';
import { needsPreflight } from './needs-preflight.ts';

/** What is known when a browser refused: it tells a page nothing itself. */
export interface FailureFacts {
  request: Pick<HttpRequest, 'method' | 'url' | 'headers'>;
  /** The page's own address. */
  page: string;
  isOnline: boolean;
  /** Whether anything at the API's origin answers; undefined where that was not asked. */
  answers?: boolean | undefined;
  /** Set where the reader's cookies go with it. */
  credentials?: 'include' | undefined;
}

/** Says in plain words why a browser did not send a request, or did not show its answer, and what would change that. */
export function explainFailure(facts: FailureFacts): Failure {
  const { request, page, isOnline, answers } = facts;
  const { url, method } = request;
  const here = new URL(page);
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    const why = url === '' ? 'The address is empty.' : '{url} is not a valid request URL.';
    return fail('address', ['The address is incomplete', why], { url });
  }
  const target = new URL(url);
  const values = { method, host: target.host, origin: here.origin };
  if (/^(?:CONNECT|TRACE|TRACK)$/.test(method)) {
    return fail('method', ['A page cannot send {method}', 'Browsers refuse this method. The command below can send it.'], values);
  }
  if (!isOnline && !isLoopbackHost(target.hostname)) {
    return fail('offline', ['There is no connection', 'This device is offline. Send it again once the network is back.']);
  }
  if (here.protocol === 'https:' && target.protocol === 'http:' && !isLoopbackHost(target.hostname)) {
    return fail(
      'mixed-content',
      [
        'The browser blocks insecure addresses on a secure page',
        'This page was loaded over https, but {host} would be called over http. The API must be available at an https address.',
      ],
      values,
    );
  }
  if (isPrivateHost(target.hostname) && !isPrivateHost(here.hostname)) {
    return fail(
      'private-network',
      [
        'The address is on a private network',
        '{host} is on this device or its network. Browsers ask the user, or the API, before a public page may reach it.',
      ],
      values,
      ['Access-Control-Allow-Private-Network: true', ...listCorsHeaders(facts, here.origin)],
    );
  }
  if (answers === false) {
    return fail(
      'unreachable',
      [
        '{host} does not respond',
        'The name may be wrong, the server down or its certificate untrusted, or an extension or a firewall blocks the request.',
      ],
      values,
    );
  }
  return fail(
    'cors',
    [
      'The API does not allow this page to read its responses',
      '{host} responds, but does not allow requests from {origin} in a browser (CORS).',
      needsPreflight(request) === undefined
        ? 'The request was sent and may have taken effect; the browser hides the response.'
        : 'The preflight request (OPTIONS) was not allowed, so the browser did not send the request itself.',
      ...(answers === undefined ? (['It is also possible that the server does not respond at all.'] as const) : []),
    ],
    values,
    listCorsHeaders(facts, here.origin),
  );
}

/** What the API would have to answer with, so that a page of this origin can make the request. */
function listCorsHeaders({ request, credentials }: Pick<FailureFacts, 'request' | 'credentials'>, origin: string): string[] {
  const preflight = needsPreflight(request);
  return [
    `Access-Control-Allow-Origin: ${origin}`,
    ...(credentials === undefined ? [] : ['Access-Control-Allow-Credentials: true']),
    ...(preflight?.method === undefined ? [] : [`Access-Control-Allow-Methods: ${preflight.method}`]),
    ...(preflight === undefined || preflight.headers.length === 0 ? [] : [`Access-Control-Allow-Headers: ${preflight.headers.join(', ')}`]),
  ];
}

function fail(
  kind: Failure['kind'],
  [title, ...texts]: [title: KeyedText['text'], ...texts: KeyedText['text'][]],
  values: Record<string, string> = {},
  headers: string[] = [],
): Failure {
  return { kind, title: { text: title, values }, texts: texts.map((text) => ({ text, values })), headers };
}

/** A redirect to another server. */
export function explainRedirect({ url }: Pick<HttpRequest, 'url'>): Failure {
  return fail(
    'redirect',
    ['The API responded with a redirect', '{host} redirects the request to another server, whose address the browser hides from pages.'],
    { host: new URL(url).host },
  );
}
