import type { Response } from '../../model/operation.ts';
import type { HttpRequest } from '../../request/http-request.ts';

/** The request that carries a message over HTTP. */
export function createMessageRequest(request: HttpRequest, message: Response, text: string): HttpRequest {
  const { method = 'POST', content } = message;
  return {
    ...request,
    method,
    headers: { ...request.headers, 'Content-Type': content[0]?.type ?? 'application/json' },
    body: text,
    content: { kind: 'text', text },
  };
}
