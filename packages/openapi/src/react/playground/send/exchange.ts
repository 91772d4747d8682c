import type { HttpRequest } from '../../../request/http-request.ts';
import type { Failure } from './failure.ts';
import { readResponse } from './read-response.ts';
import type { Answer } from './read-response.ts';
import { sendRequest } from './send-request.ts';
import type { SendOptions } from './send-request.ts';

/** Sends a request and reads its answer to the end, telling what has arrived. Rejects with an `AbortError` alone. */
export async function exchange(
  request: HttpRequest,
  { onChange, ...options }: SendOptions & { onChange: (answer: Answer) => void },
): Promise<{ answer: Answer } | { failure: Failure }> {
  const started = performance.now();
  const result = await sendRequest(request, options);
  if ('failure' in result) return result;
  return { answer: await readResponse(result.source, { started, signal: options.signal, onChange }) };
}
