import { createFetchInit } from '../../../request/create-fetch-init.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type { Failure } from './failure.ts';
import type { FailureCause, FailureScope } from './find-failure.ts';
import type { AnswerSource } from './read-response.ts';

/** What came of sending: the head of an answer, or why there is none. */
export type SendResult = { source: AnswerSource } | { failure: Failure };

/** Another way to send a request. */
export type Transport = (request: HttpRequest, signal: AbortSignal) => Promise<SendResult>;

/** How a request is sent. */
export interface SendOptions {
  signal: AbortSignal;
  /** True where the request carries credentials: they are for its own origin, so a redirect is not followed with them. */
  isSecret: boolean;
  /** `include` where the reader's cookies go with it. */
  credentials?: 'include' | undefined;
  /** What sends in place of `fetch`. */
  transport?: Transport | undefined;
}

/** Sends a request straight to the API, unless there is another way. Rejects with an `AbortError` alone. */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<SendResult> {
  const { signal, isSecret, credentials, transport } = options;
  const scope = { signal, ...(credentials && { credentials }) };
  const fail = async (cause: FailureCause): Promise<SendResult> => ({ failure: await explain(request, { cause, ...scope }) });
  if (!/^https?:/i.test(request.url) || !URL.canParse(request.url)) return fail('address');
  try {
    if (transport) return await transport(request, signal);
    const init = createFetchInit(request, credentials && { credentials });
    const response = await fetch(request.url, { ...init, signal, redirect: isSecret ? 'manual' : 'follow' });
    if (response.type === 'opaqueredirect') return fail('redirect');
    const { status, statusText, url, body } = response;
    return { source: { status, statusText, url, body, headers: [...response.headers] } };
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    return fail('refused');
  }
}

/** The words are loaded when there is something to explain; a reader who is offline may not get them. */
async function explain(request: HttpRequest, scope: FailureScope): Promise<Failure> {
  const words = await import('./find-failure.ts').catch((error: unknown) => String(error));
  if (typeof words !== 'string') return words.findFailure(request, scope);
  const text = navigator.onLine ? words : 'This device is offline. Send it again once the network is back.';
  return { kind: 'offline', title: 'The request was not sent', text, headers: [] };
}
