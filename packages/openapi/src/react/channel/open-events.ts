import type { HttpRequest } from '../../request/http-request.ts';
import { parseEvents } from '../playground/send/parse-events.ts';
import { sendRequest } from '../playground/send/send-request.ts';
import type { ChannelListener, CloseReason, Connection } from './connection.ts';

/** Characters of one event, at most. */
const LONGEST = 5_000_000;

/** Asks for a stream of server-sent events and reads it until one of the two ends it. Unlike `EventSource` it says why there is none, and does not ask again. */
export function openEvents(url: string, listener: ChannelListener): Connection {
  const controller = new AbortController();
  const { signal } = controller;
  readEvents(url, signal, listener).then(listener.onClose, (error: unknown) => {
    listener.onClose(signal.aborted || !(error instanceof Error) ? '' : error.message);
  });
  return { close: () => controller.abort() };
}

/** Resolves with the reason of the end. */
async function readEvents(url: string, signal: AbortSignal, { onOpen, onMessage }: ChannelListener): Promise<CloseReason> {
  const request: HttpRequest = { method: 'GET', url, headers: { Accept: 'text/event-stream' }, notes: [] };
  const result = await sendRequest(request, { signal, open: undefined });
  if ('failure' in result) return result.failure;
  const { status, statusText, headers, body } = result.source;
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (!/^text\/event-stream\b/i.test(type) || body === null) return [status, statusText, type].filter(Boolean).join(' ');
  onOpen();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return '';
    rest += decoder.decode(value, { stream: true });
    const end = findEnd(rest);
    for (const { event, data } of parseEvents(rest.slice(0, end))) onMessage({ text: data, event });
    rest = rest.slice(end);
    if (rest.length > LONGEST) {
      await reader.cancel();
      return `> ${LONGEST}`;
    }
  }
}

/** Where the last event that is complete ends: an empty line stands after it. */
function findEnd(text: string): number {
  return Math.max(...['\n\n', '\r\r', '\r\n\r\n'].map((empty) => (text.includes(empty) ? text.lastIndexOf(empty) + empty.length : 0)));
}
