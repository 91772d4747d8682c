import { encodeHeader } from './header-text.ts';
import type { HttpRequest } from './http-request.ts';

/**
 * What `fetch(request.url, ...)` takes for a request: header values as UTF-8. The page's address stays at home, and so do the reader's
 * cookies, unless `credentials` says otherwise.
 * A browser leaves out the headers that `forbidden-header` notes, and refuses a body on GET and HEAD, so that one is not given.
 */
export function createFetchInit(
  { method, headers, body }: HttpRequest,
  { credentials = 'omit' }: { credentials?: RequestCredentials | undefined } = {},
): RequestInit {
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, encodeHeader(value)]),
    ...(hasBody && { body }),
    credentials,
    referrerPolicy: 'no-referrer',
  };
}
