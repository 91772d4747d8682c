import { createServerUrl, findServerOrigin } from '@octavo/openapi';
import type { Server } from '@octavo/openapi';

/** Addresses that one server's variables may make; a file that makes more of them gets the first ones. */
const MOST = 500;

/**
 * Lists the origins that servers name: every value that a variable lists, and the default of one that lists none. `base` is the address of
 * the API file, where it has one.
 */
export function listOrigins(servers: readonly Server[], base?: string): Set<string> {
  const origins = servers.flatMap((server) =>
    listChoices(server).flatMap((variables) => {
      const choice = { server, variables, base };
      // What holds a name and a password, or an unknown variable, is not what the author meant.
      const isWhole = createServerUrl(choice).notes.length === 0;
      return (isWhole && findServerOrigin(choice)) || [];
    }),
  );
  return new Set(origins);
}

function listChoices({ url, variables }: Server): Record<string, string>[] {
  // A variable of the path makes no other origin.
  const host = /^[^/]*\/\/[^/?#]*/.exec(url)?.[0] ?? (url.startsWith('{') ? url : '');
  return variables
    .filter(({ name }) => host.includes(`{${name}}`))
    .reduce<Record<string, string>[]>(
      (choices, { name, default: fallback, enum: values }) =>
        choices.flatMap((choice) => [fallback, ...(values ?? [])].map((value) => ({ ...choice, [name]: value }))).slice(0, MOST),
      [{}],
    );
}
