import { HOSTINGS } from '@octavo/vite/internal';
import type { Hosting } from '@octavo/vite';
import { UserError } from './user-error.ts';

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
