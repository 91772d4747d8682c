import type { HttpRequest } from '../../request/http-request.ts';
import type { SendOptions } from '../playground/send/send-request.ts';
import type { ChannelListener, Connection } from './connection.ts';
import { isSocket, PROTOCOLS } from './fit-channel.ts';
import { openEvents } from './open-events.ts';
import { openSocket } from './open-socket.ts';

/** Opens a channel: a WebSocket, or what an HTTP server sends. */
export function openChannel(request: HttpRequest, options: Omit<SendOptions, 'signal'>, listener: ChannelListener): Connection {
  const { url, headers } = request;
  if (!isSocket(url)) return openEvents(request, options, listener);
  const [, protocols = ''] = Object.entries(headers).find(([name]) => name.toLowerCase() === PROTOCOLS) ?? [];
  return openSocket(url, protocols.split(/[\s,]+/).filter(Boolean), listener);
}
