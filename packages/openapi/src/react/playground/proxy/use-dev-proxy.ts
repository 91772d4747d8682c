import { createProxyParts } from './create-proxy-parts.tsx';
import type { RequestProxy } from './proxy-context.ts';
import { useProxy } from './use-proxy.ts';
import type { ProxyKind } from './use-proxy.ts';

const DEV: ProxyKind = {
  key: 'octavo:proxy',
  isOnAtFirst: false,
  refusal: 'The dev server did not send the request',
  reaches: () => true,
  ...createProxyParts('Send through the dev server'),
};

/** Requests through the dev server: only what runs in dev may import it. Off at first. */
export function useDevProxy(proxy: string | undefined): RequestProxy | undefined {
  return useProxy(proxy, DEV);
}
