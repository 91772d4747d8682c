import type { HttpRequest } from '../../request/http-request.ts';
import { parseEvents } from '../playground/send/parse-events.ts';
import { sendRequest } from '../playground/send/send-request.ts';
import type { SendOptions } from '../playground/send/send-request.ts';
import type { ChannelListener, CloseReason, Connection } from './connection.ts';

/** Characters of one event, at most. */
const LONGEST = 5_000_000;

/**
 * Asks for a stream of server-sent events and reads it until one of the two ends it; an answer that is none is one message. Unlike
 * `EventSource` it sends headers, says why there is no stream, and does not ask again.
 */
export function openEvents(request: HttpRequest, options: Omit<SendOptions, 'signal'>, listener: ChannelListener): Connection {
  const controller = new AbortController();
  const { signal } = controller;
  readEvents(request, { ...options, signal }, listener).then(listener.onClose, (error: unknown) => {
    listener.onClose(signal.aborted || !(error instanceof Error) ? '' : error.message);
  });
  return { close: () => controller.abort() };
}

/** Resolves with the reason of the end. */
async function readEvents(request: HttpRequest, options: SendOptions, { onOpen, onMessage }: ChannelListener): Promise<CloseReason> {
  const result = await sendRequest(toListening(request), options);
  if ('failure' in result) return result.failure;
  const { status, statusText, headers, body } = result.source;
  const type = [...headers].find(([name]) => name === 'content-type')?.[1] ?? '';
  const isStream = /^text\/event-stream\b/i.test(type);
  const answer = [status, statusText, type].filter(Boolean).join(' ');
  if (body === null || !(isStream || (status >= 200 && status < 300))) return answer;
  onOpen();
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    rest += decoder.decode(piece.value, { stream: true });
    const end = isStream ? findEnd(rest) : 0;
    for (const { event, data } of parseEvents(rest.slice(0, end))) onMessage({ text: data, event });
    rest = rest.slice(end);
    if (rest.length > LONGEST) {
      await reader.cancel();
      return `> ${LONGEST}`;
    }
  }
  if (isStream) return '';
  if (rest !== '') onMessage({ text: rest });
  return answer;
}

function toListening(request: HttpRequest): HttpRequest {
  return { ...request, method: 'GET', headers: { ...request.headers, Accept: 'text/event-stream, */*;q=0.5' } };
}

/** Where the last event that is complete ends: an empty line stands after it. */
function findEnd(text: string): number {
  return Math.max(...['\n\n', '\r\r', '\r\n\r\n'].map((empty) => (text.includes(empty) ? text.lastIndexOf(empty) + empty.length : 0)));
}
