import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Answers a request of Node's server with what answers one of the web. A reader who goes ends what was asked for. */
export async function answerOnNode(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Promise<Response>,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const request = toRequest(incoming, gone.signal);
  if (request === undefined) return void outgoing.writeHead(400).end();
  const { status, headers, body } = await answer(request);
  if (gone.signal.aborted) return undefined;
  outgoing.writeHead(status, Object.fromEntries(headers));
  outgoing.flushHeaders();
  if (body === null) return void outgoing.end();
  // Half an answer is told by the connection, which ends before it: there is nobody else to tell.
  await pipeline(Readable.from(body), outgoing).catch(() => outgoing.destroy());
  return undefined;
}

/** Undefined for what no request of the web can be: a method such as `TRACE`, a host that is none or has a name before it. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = '', url = '', headers } = incoming;
  const address = `http://${headers.host ?? headers[':authority'] ?? ''}${url}`;
  if (!URL.canParse(address) || hasCredentials(address) || !/^[A-Z]+$/.test(method) || /^(?:CONNECT|TRACE|TRACK)$/.test(method))
    return undefined;
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, String(value)]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(address, {
    method,
    headers: pairs,
    signal,
    // Node's own type of the stream is not that of browsers.
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

function hasCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username !== '' || password !== '';
}
