import type { ReactElement } from 'react';
import { findSessionStore, readJson, writeJson } from '../keep/credential-store.ts';
import type { DevProxy } from './dev-proxy-context.ts';
import { sendThroughProxy } from './send-through-proxy.ts';

const KEY = 'octavo:proxy';

/** Requests through the dev server's proxy: only what runs in dev may import it. The choice is that of all operations of the tab. */
export const devProxy: DevProxy = {
  isChosen: () => readJson(findSessionStore(), KEY) === true,
  choose: (isOn) => void writeJson(findSessionStore(), KEY, isOn ? true : undefined),
  send: sendThroughProxy,
  Field: ProxyField,
  Button: ProxyButton,
};

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
