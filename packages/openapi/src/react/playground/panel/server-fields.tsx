import { useText } from '@octavo/theme/internal';
import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Server } from '../../../model/server.ts';
import { FieldLabel } from '../input/field-label.tsx';
import { Select } from '../input/select.tsx';
import { Toggle } from './toggle.tsx';
import type { Playground } from './use-playground.ts';
import { findEntry } from '@octavo/core/browser';

/** Servers that are few enough to stand beside each other. */
const MOST_BESIDE = 3;

/** Which server the request goes to, and what its address is made of. */
export function ServerFields({ playground }: { playground: Playground }): ReactElement | null {
  const { operation, draft, change } = playground;
  const { servers } = operation;
  const text = useText();
  const id = useId();
  const server = servers.find(({ url }) => url === draft.serverUrl) ?? servers[0];
  if (server === undefined) return null;
  const choose = (serverUrl: string): void => change({ serverUrl, variables: {} });
  return (
    <div className="octavo-try-part">
      {servers.length > 1 && (
        <div className="octavo-try-part-head">
          <span className="octavo-try-caption">{text('Server')}</span>
          {servers.length <= MOST_BESIDE ? (
            <Toggle
              label={text('Server')}
              options={servers.map((one) => ({ value: one.url, text: nameServer(one), title: plainText(one.description) }))}
              value={server.url}
              onChange={choose}
            />
          ) : (
            <Select
              label={text('Server')}
              value={server.url}
              options={servers.map((one) => ({ value: one.url, text: nameServer(one) }))}
              onChange={choose}
            />
          )}
        </div>
      )}
      {server.variables.map((variable) => {
        const value = findEntry(draft.variables, variable.name) ?? variable.default;
        const set = (next: string): void => change({ variables: { ...draft.variables, [variable.name]: next } });
        return (
          <div className="octavo-try-field" key={variable.name}>
            <FieldLabel htmlFor={`${id}${variable.name}`} name={variable.name} type={text('of the server')} />
            {variable.enum ? (
              <Select
                id={`${id}${variable.name}`}
                label={variable.name}
                value={value}
                options={variable.enum.map((one) => ({ value: one, text: one }))}
                onChange={set}
              />
            ) : (
              <input
                className="octavo-try-input"
                id={`${id}${variable.name}`}
                aria-label={variable.name}
                value={value}
                spellCheck={false}
                onChange={(event) => set(event.currentTarget.value)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** `https://api.example.com/v2` -> `api.example.com/v2` */
function nameServer({ url, name }: Server): string {
  return name ?? (url.replace(/^https?:\/\//, '').replace(/\/$/, '') || '/');
}

function plainText(html: string | undefined): string | undefined {
  return html?.replaceAll(/<[^>]*>/g, '').trim() || undefined;
}
