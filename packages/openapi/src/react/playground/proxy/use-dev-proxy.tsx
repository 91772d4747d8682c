import type { ReactElement } from 'react';
import type { RequestProxy } from './proxy-context.ts';
import { useProxy } from './use-proxy.ts';
import type { ProxyKind } from './use-proxy.ts';

const DEV: ProxyKind = {
  key: 'octavo:proxy',
  isOnAtFirst: false,
  refusal: 'The dev server did not send the request',
  reaches: () => true,
  Field: ProxyField,
  Button: ProxyButton,
};

/** Requests through the dev server: only what runs in dev may import it. Off at first. */
export function useDevProxy(proxy: string | undefined): RequestProxy | undefined {
  return useProxy(proxy, DEV);
}

function ProxyField({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }): ReactElement {
  return (
    <label className="octavo-try-check octavo-try-proxy">
      <input type="checkbox" checked={isOn} onChange={() => onChange(!isOn)} /> Send through the dev server, past CORS. Only while you
      write.
    </label>
  );
}

function ProxyButton({ onClick }: { onClick: () => void }): ReactElement {
  return (
    <button type="button" className="octavo-try-secondary" onClick={onClick}>
      Send it through the dev server
    </button>
  );
}
