import type { HttpRequest } from '../../../request/http-request.ts';
import { explainRedirect } from './explain-failure.ts';
import type { Failure } from './failure.ts';

interface RedirectOptions {
  /** The request without its credentials, as the reader made it. */
  open?: Pick<HttpRequest, 'url'> | undefined;
  signal: AbortSignal;
}

/**
 * Sends a request on to where its server says, once, if that is the same server: it is asked without the credentials, which browsers would give
 * to another one. Explains why not for another server, a method that may change something, and an address that holds a credential. Rejects
 * with an `AbortError` alone.
 */
export async function followServer<Options extends RedirectOptions, Result>(
  request: HttpRequest,
  options: Options,
  send: (request: HttpRequest, options: Options) => Promise<Result>,
): Promise<Result | { failure: Failure }> {
  const { url, method } = request;
  const { open, signal } = options;
  const isAsked = open?.url === url && /^(?:GET|HEAD)$/.test(method);
  const next = isAsked ? await findTarget(url, { method, signal }) : undefined;
  return next === undefined ? { failure: explainRedirect(request) } : send({ ...request, url: next }, options);
}

async function findTarget(url: string, { method, signal }: { method: string; signal: AbortSignal }): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method, credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    await response.body?.cancel();
    return response.redirected && new URL(response.url).origin === new URL(url).origin ? response.url : undefined;
  } catch (error) {
    if (signal.aborted) throw error;
    return undefined; // another server, which does not allow this page
  }
}
