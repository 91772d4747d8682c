import { HOSTINGS, PROXY_HOSTS } from '@octavo/vite/internal';
import type { Hosting, ProxyHost } from '@octavo/vite';
import { UserError } from '../terminal/user-error.ts';

/** Reads what `build --host` names; another name is a `UserError` that lists all. */
export function parseHosting(value: string | true | undefined): Hosting | undefined {
  if (value === undefined) return undefined;
  const found = HOSTINGS.find((name) => name === value);
  if (found !== undefined) return found;
  throw new UserError(
    value === true ? '--host needs a name with `build`.' : `Unknown host \`${value}\`.`,
    `Known hosts: ${HOSTINGS.join(', ')}. Without --host, the files are for any host.`,
  );
}

/** Reads what `build --proxy` names; another name is a `UserError` that lists all. */
export function parseProxyHost(value: string | undefined): ProxyHost | undefined {
  const found = PROXY_HOSTS.find((name) => name === value);
  if (found !== undefined || value === undefined) return found;
  throw new UserError(`No proxy for the host \`${value}\`.`, `Known hosts: ${PROXY_HOSTS.join(', ')}.`);
}
