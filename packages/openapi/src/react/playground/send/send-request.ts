import { createFetchInit } from '../../../request/create-fetch-init.ts';
import type { HttpRequest } from '../../../request/http-request.ts';
import type * as Words from './explain-failure.ts';
import type { Failure } from './failure.ts';
import type { AnswerSource } from './read-response.ts';

/** What came of sending: the head of an answer, or why there is none. */
export type SendResult = { source: AnswerSource } | { failure: Failure };

/** How a request is sent. */
export interface SendOptions {
  signal: AbortSignal;
  /** True where the request carries credentials: they are for its own origin, so a redirect is not followed with them. */
  isSecret: boolean;
  /** The dev server's proxy, where it is switched on. */
  proxy?: string | undefined;
}

/** Sends a request straight to the API, or through the dev server. Rejects with an `AbortError` alone. */
export async function sendRequest(request: HttpRequest, options: SendOptions): Promise<SendResult> {
  const { signal, isSecret, proxy } = options;
  const page = location.href;
  if (!isAbsolute(request.url)) return { failure: await explain((words) => words.explainFailure({ request, page, isOnline: true })) };
  try {
    if (proxy !== undefined) {
      // Only the dev server has one.
      const { sendThroughProxy } = await import('./send-through-proxy.ts');
      return await sendThroughProxy(request, { proxy, signal });
    }
    const response = await fetch(request.url, { ...createFetchInit(request), signal, redirect: isSecret ? 'manual' : 'follow' });
    if (response.type === 'opaqueredirect') return { failure: await explain((words) => words.explainRedirect(request)) };
    const { status, statusText, url, body } = response;
    return { source: { status, statusText, url, body, headers: [...response.headers] } };
  } catch (error) {
    if (signal.aborted || !(error instanceof Error)) throw error;
    const isAsked = navigator.onLine && !/^(?:CONNECT|TRACE|TRACK)$/.test(request.method);
    const answers = isAsked ? await findAnswers(request.url, signal) : undefined;
    return { failure: await explain((words) => words.explainFailure({ request, page, isOnline: navigator.onLine, answers })) };
  }
}

function isAbsolute(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** Asks whether a server answers at all: its answer cannot be read, but that there is one can be told. Nothing of the request is sent. */
async function findAnswers(url: string, signal: AbortSignal): Promise<boolean> {
  const { origin } = new URL(url);
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(5000)]);
    await fetch(origin, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: limit,
    });
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}

/** The words are loaded when there is something to explain; a reader who is offline may not get them. */
async function explain(create: (words: typeof Words) => Failure): Promise<Failure> {
  try {
    return create(await import('./explain-failure.ts'));
  } catch (error) {
    const reason = navigator.onLine ? String(error) : 'This device is offline. Send it again once the network is back.';
    return { kind: 'offline', title: 'It was not sent', text: reason, headers: [] };
  }
}
