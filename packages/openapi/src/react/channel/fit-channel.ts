import type { ChannelOpening, Operation, Response } from '../../model/operation.ts';
import type { SecurityScheme } from '../../model/security.ts';
import type { Server } from '../../model/server.ts';

/** The header that names the protocols of a WebSocket: a page may choose them. */
export const PROTOCOLS = 'sec-websocket-protocol';

/** Whether an address is that of a WebSocket. */
export function isSocket(url: string): boolean {
  return /^wss?:/i.test(url);
}

/** How a page takes part in a channel over the chosen server, else over the first one that it can. */
export function findOpening({ opens = [] }: Pick<Operation, 'opens'>, serverUrl: string | undefined): ChannelOpening | undefined {
  return opens.find(({ url }) => url === serverUrl) ?? opens[0];
}

/** A channel as the chosen server has it: with the servers that a page can reach, and what this one asks for. Over HTTP the headers of a message are those of its request. */
export function fitToServer(operation: Operation, serverUrl: string | undefined, message?: Response): Operation {
  const { opens = [], parameters, security } = operation;
  const servers = operation.servers.filter(({ url }) => opens.some((one) => one.url === url));
  const opening = findOpening(operation, serverUrl);
  const server = servers.find(({ url }) => url === opening?.url);
  const own = new Set(parameters.map(({ name }) => name));
  const isRequest = opening?.sends === true && !isSocket(opening.url);
  const headers = isRequest ? (message?.headers ?? []).filter(({ name }) => !own.has(name)) : [];
  return { ...operation, servers, security: listTaken(security, server), parameters: [...parameters, ...headers] };
}

function listTaken(security: Operation['security'], server: Server | undefined): Operation['security'] {
  return server?.takes === undefined ? security : security.filter((_, index) => server.takes?.includes(index));
}

/** What of a channel a page can send: to a WebSocket its address and its protocols alone. */
export function fitToPage(operation: Operation, serverUrl: string | undefined): Operation {
  const { parameters, security } = operation;
  const isAddress = isSocket(findOpening(operation, serverUrl)?.url ?? '');
  const canSend = isAddress ? isInAddress : isInRequest;
  return {
    ...operation,
    parameters: isAddress ? parameters.filter(({ in: place, name }) => place !== 'header' || name.toLowerCase() === PROTOCOLS) : parameters,
    security: security.filter((alternative) => alternative.every(({ scheme }) => canSend(scheme))),
  };
}

/** A certificate is the browser's own. */
function isInAddress(scheme: SecurityScheme): boolean {
  return scheme.type === 'mutualTLS' || (scheme.type === 'apiKey' && scheme.in === 'query');
}

function isInRequest({ type }: SecurityScheme): boolean {
  return type !== 'broker';
}
