import { createFetchInit } from '../../../request/create-fetch-init.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { SaidText } from '../../../value/say.ts';
import type { Failure } from './failure.ts';
import type * as Failures from './find-failure.ts';
import type { FailureCause, FailureScope } from './find-failure.ts';
import type { AnswerSource } from './read-response.ts';

/** What came of sending: the head of an answer, or why there is none. */
export type SendResult = { source: AnswerSource } | { failure: Failure };

/** Another way to send a request. */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<SendResult>;

/** How a request is sent. */
export interface SendOptions {
  signal: AbortSignal;
  /** The same request without its credentials, if it has any: they are for its own origin, so a redirect elsewhere is not followed with them. */
  open: HttpRequest | undefined;
  /** `include` where the reader's cookies go with it. */
  credentials?: 'include' | undefined;
  /** What sends in place of `fetch`. */
  transport?: Transport | undefined;
}

/** Sends a request straight to the API, unless there is another way; it follows its server to one other address there. Rejects with an `AbortError` alone. */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<SendResult> {
  const { signal, open, credentials, transport } = options;
  const scope = { signal, ...(credentials && { credentials }) };
  const fail = async (cause: FailureCause): Promise<SendResult> => ({ failure: await explain(request, { cause, ...scope }) });
  if (!/^https?:/i.test(request.url) || !URL.canParse(request.url)) return fail('address');
  try {
    if (transport) return await transport(request, signal);
    const init = createFetchInit(request, credentials && { credentials });
    const response = await fetch(request.url, { ...init, signal, redirect: open ? 'manual' : 'follow' });
    if (response.type === 'opaqueredirect') return (await loadFailures()).followServer(request, options, sendRequest);
    const { status, statusText, url, body } = response;
    return { source: { status, statusText, url, body, headers: [...response.headers] } };
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    return fail('refused');
  }
}

/** The words are loaded when there is something to explain; a reader who is offline may not get them. */
async function explain(request: HttpRequest, scope: FailureScope): Promise<Failure> {
  const words = await loadFailures().catch((error: unknown) => String(error));
  if (typeof words !== 'string') return words.findFailure(request, scope);
  const text: SaidText = navigator.onLine ? words : { text: 'This device is offline. Send it again once the network is back.' };
  return { kind: 'offline', title: { text: 'The request was not sent' }, texts: [text], headers: [] };
}

function loadFailures(): Promise<typeof Failures> {
  return import('./find-failure.ts');
}
