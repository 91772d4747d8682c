import { isPrivateHost } from '../send/is-private-host.ts';
import { createProxyParts } from './create-proxy-parts.tsx';
import type { RequestProxy } from './proxy-context.ts';
import { useProxy } from './use-proxy.ts';
import type { ProxyKind } from './use-proxy.ts';

const SITE: ProxyKind = {
  key: 'octavo:site-proxy',
  isOnAtFirst: true,
  refusal: 'The server of this site did not send the request',
  reaches: (url) => !URL.canParse(url) || !isPrivateHost(new URL(url).hostname),
  ...createProxyParts('Send through the server of this site'),
};

/** Requests through the proxy that stands beside a built site, since its owner asked for one. The reader may turn it off. */
export function useSiteProxy(proxy: string | undefined): RequestProxy | undefined {
  return useProxy(proxy, SITE);
}
