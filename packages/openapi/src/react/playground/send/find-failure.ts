import type { HttpRequest } from '../../../request/http-request.ts';
import { explainFailure, explainRedirect } from './explain-failure.ts';
import type { Failure } from './failure.ts';
import { findFrame } from './fetch-at-server.ts';

/** At what a request failed: its address is none, or the browser refused. */
export type FailureCause = 'address' | 'refused';

/** What is known of a request that failed, beside the request. */
export interface FailureScope {
  cause: FailureCause;
  signal: AbortSignal;
  credentials?: 'include' | undefined;
}

/** Finds out why a request got no answer that a page may read. Rejects with an `AbortError` alone. */
export async function findFailure(request: HttpRequest, { cause, signal, credentials }: FailureScope): Promise<Failure> {
  const page = location.href;
  if (cause === 'address') return explainFailure({ request, page, isOnline: true });
  if (await isHeldBack(request.url)) return explainRedirect(request);
  const isAsked = navigator.onLine && !/^(?:CONNECT|TRACE|TRACK)$/.test(request.method);
  const answers = isAsked ? await findAnswers(request.url, signal) : undefined;
  return explainFailure({ request, page, isOnline: navigator.onLine, answers, credentials });
}

/** Whether the frame that asks a server was led elsewhere; the event that tells it may come after the error. */
async function isHeldBack(url: string): Promise<boolean> {
  const { origin } = new URL(url);
  const frame = findFrame(origin);
  if (frame === null) return false;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { state } = frame.dataset;
  delete frame.dataset['state'];
  return state === `connect-src ${origin}`;
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
