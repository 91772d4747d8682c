import type { IncomingMessage } from 'node:http';
import { checkPageRequest } from '../../proxy/check-page-request.ts';
import type { PageRequest } from '../../proxy/check-page-request.ts';

/** Says why a request does not come from a page of this dev server on this machine; undefined when it does. */
export function checkCaller(
  request: PageRequest,
  { remoteAddress = '' }: Pick<IncomingMessage['socket'], 'remoteAddress'>,
): string | undefined {
  const { url, headers } = request;
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);
  // A tunnel's end is on this machine; who speaks through it is not.
  const isTunnel = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers.has(name));
  if (!isHere || isTunnel) return 'The proxy only accepts requests from this machine.';
  // Another name may lead to this address by now (DNS rebinding).
  const isLocal = /^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
  return isLocal ? checkPageRequest(request) : 'The proxy is only available at localhost.';
}
