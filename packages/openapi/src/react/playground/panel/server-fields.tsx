import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Server } from '../../../model/server.ts';
import { Toggle } from './toggle.tsx';
import type { Playground } from './use-playground.ts';

/** Servers that are few enough to stand beside each other. */
const MOST_BESIDE = 3;

/** Which server the request goes to, and what its address is made of. */
export function ServerFields({ playground }: { playground: Playground }): ReactElement | null {
  const { operation, draft, change } = playground;
  const { servers } = operation;
  const id = useId();
  const server = servers.find(({ url }) => url === draft.serverUrl) ?? servers[0];
  if (server === undefined || (servers.length === 1 && server.variables.length === 0)) return null;
  const choose = (serverUrl: string): void => change({ serverUrl, variables: {} });
  return (
    <div className="octavo-try-part">
      {servers.length > 1 && (
        <div className="octavo-try-servers">
          <span className="octavo-try-caption">Server</span>
          {servers.length <= MOST_BESIDE ? (
            <Toggle
              label="Server"
              options={servers.map((one) => ({ value: one.url, text: nameServer(one), title: plainText(one.description) }))}
              value={server.url}
              onChange={choose}
            />
          ) : (
            <select
              className="octavo-try-input"
              aria-label="Server"
              value={server.url}
              onChange={(event) => choose(event.currentTarget.value)}
            >
              {servers.map((one) => (
                <option key={one.url} value={one.url}>
                  {nameServer(one)}
                </option>
              ))}
            </select>
          )}
        </div>
      )}
      {server.variables.map((variable) => {
        const value = draft.variables[variable.name] ?? variable.default;
        const set = (next: string): void => change({ variables: { ...draft.variables, [variable.name]: next } });
        return (
          <div className="octavo-try-field" key={variable.name}>
            <label className="octavo-try-label" htmlFor={`${id}${variable.name}`}>
              <span className="octavo-try-name">{variable.name}</span>
              <span className="octavo-try-type">of the server</span>
            </label>
            {variable.enum ? (
              <select
                className="octavo-try-input"
                id={`${id}${variable.name}`}
                aria-label={variable.name}
                value={value}
                onChange={(event) => set(event.currentTarget.value)}
              >
                {variable.enum.map((one) => (
                  <option key={one}>{one}</option>
                ))}
              </select>
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
