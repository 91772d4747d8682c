import { inTab, keepText, readKept } from '@octavo/core/browser';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { DevProxy } from './dev-proxy-context.ts';
import { sendThroughProxy } from './send-through-proxy.ts';

const KEY = 'octavo:proxy';

/** Requests through the dev server: only what runs in dev may import it. The choice is that of all operations of the tab; off at first. */
export function useDevProxy(proxy: string | undefined): DevProxy | undefined {
  const [isOn, setOn] = useState(() => readKept(KEY, inTab) === 'true');
  if (proxy === undefined) return undefined;
  return {
    isOn,
    set(next) {
      keepText(KEY, next ? 'true' : undefined, inTab);
      setOn(next);
    },
    transport: (request, signal) => sendThroughProxy(request, { proxy, signal }),
    Field: ProxyField,
    Button: ProxyButton,
  };
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
