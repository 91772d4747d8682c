import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLocalName } from '../../api/fetch-text.ts';
import { answerProxied, refuse } from '../../proxy/answer-proxied.ts';
import { answerOnNode } from '../../proxy/answer-on-node.ts';
import type { Origins } from '../../proxy/origins.ts';
import { createPinnedSender, isPrivateAllowed } from '../../proxy/send-pinned.ts';
import { toPathname } from '../asked-address.ts';
import { checkCaller } from './check-caller.ts';
import { findProxyOrigins } from './find-proxy-origins.ts';
import type { ProxyScope } from './find-proxy-origins.ts';

/** Sends what the playground sends through the dev server. */
export function sendProxied(
  request: IncomingMessage,
  response: ServerResponse,
  { context, next }: { context: ProxyScope; next: (error?: unknown) => void },
): void {
  const pathname = toPathname(request.url);
  if (!pathname.includes('/@octavo/proxy/')) return next();
  findProxyOrigins(pathname, context)
    .then((origins) => (origins === undefined ? next() : answerHere(request, response, origins)))
    .catch(next);
  return undefined;
}

/** Answers pages of this dev server alone. A server that is named by an address of this machine is meant; another name does not lead here. */
export function answerHere(request: IncomingMessage, response: ServerResponse, origins: Origins): Promise<void> {
  const send = createPinnedSender({ allowsPrivate: (host) => isPrivateAllowed() || isLocalName(host) });
  return answerOnNode(request, response, async (asked) => {
    const refusal = checkCaller(asked, request.socket);
    return refusal === undefined ? answerProxied(asked, { origins, send }) : refuse(403, refusal);
  });
}
