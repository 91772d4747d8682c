import { createFetchInit } from '../../../request/create-fetch-init.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { SaidText } from '../../../value/say.ts';
import type { Failure } from './failure.ts';
import type { FailureCause, FailureScope } from './find-failure.ts';
import { fetchAtServer } from './fetch-at-server.ts';
import type { AnswerSource } from './read-response.ts';

/** What came of sending: the head of an answer, or why there is none. */
export type SendResult = { source: AnswerSource } | { failure: Failure };

/** Another way to send a request. */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<SendResult>;

/** How a request is sent. */
export interface SendOptions {
  signal: AbortSignal;
  /** `include` where the reader's cookies go with it. */
  credentials?: 'include' | undefined;
  /** What sends in place of `fetch`. */
  transport?: Transport | undefined;
}

/** Sends a request straight to the API, unless there is another way; redirects lead to addresses of its server alone. Rejects with an `AbortError` alone. */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<SendResult> {
  const { signal, credentials, transport } = options;
  const fail = async (cause: FailureCause): Promise<SendResult> => ({ failure: await explain(request, { cause, signal, credentials }) });
  if (!/^https?:/i.test(request.url) || !URL.canParse(request.url)) return fail('address');
  try {
    if (transport) return await transport(request, signal);
    return { source: await fetchAtServer(request.url, { ...createFetchInit(request, { credentials }), signal }) };
  } catch (error) {
    if (signal.aborted) throw error;
    return fail('refused');
  }
}

/** The words are loaded when there is something to explain; a reader who is offline may not get them. */
function explain(request: HttpRequest, scope: FailureScope): Promise<Failure> {
  return import('./find-failure.ts').then(
    ({ findFailure }) => findFailure(request, scope),
    (error: unknown) => {
      const text: SaidText = navigator.onLine ? String(error) : { text: 'This device is offline. Send it again once the network is back.' };
      return { kind: 'offline', title: { text: 'The request was not sent' }, texts: [text], headers: [] };
    },
  );
}
