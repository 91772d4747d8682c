import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import { isPrivateHost } from '../send/is-private-host.ts';
import type { RequestProxy } from './proxy-context.ts';
import { useProxy } from './use-proxy.ts';
import type { ProxyKind } from './use-proxy.ts';

const SITE: ProxyKind = {
  key: 'octavo:site-proxy',
  isOnAtFirst: true,
  refusal: 'The server of this site did not send the request',
  reaches: (url) => !URL.canParse(url) || !isPrivateHost(new URL(url).hostname),
  Field: ProxyField,
  Button: ProxyButton,
};

/** Requests through the proxy that stands beside a built site, since its owner asked for one. The reader may turn it off. */
export function useSiteProxy(proxy: string | undefined): RequestProxy | undefined {
  return useProxy(proxy, SITE);
}

function ProxyField({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactElement {
  const text = useText();
  return (
    <label className="octavo-try-check octavo-try-proxy">
      <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} /> {text('Send through the server of this site')}
    </label>
  );
}

function ProxyButton({ onClick }: { onClick: () => void }): ReactElement {
  const text = useText();
  return (
    <button type="button" className="octavo-try-secondary" onClick={onClick}>
      {text('Send through the server of this site')}
    </button>
  );
}
