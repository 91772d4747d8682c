import { createServerUrl, findServerOrigin } from '@octavo/openapi/internal';
import type { Server } from '@octavo/openapi';
import type { OriginRules } from './origins.ts';

/** Addresses that one server's variables may make; a file that makes more of them gets the first ones. */
const MOST = 500;

/**
 * Lists the origins that servers name: every value that a variable lists, and the default of one that lists none. A variable that lists
 * none may also be one part of a name within a domain that the server spells out (`https://{tenant}.example.com`), or a port of this
 * machine. `base` is the address of the API file, where it has one.
 */
export function listOrigins(servers: readonly Server[], base?: string): OriginRules {
  return {
    names: [...new Set(servers.flatMap((server) => listNames(server, base)))],
    patterns: servers.flatMap((server) => createPattern(server) ?? []),
  };
}

/** Every value that a variable lists, and the default of one that lists none. */
function listNames(server: Server, base: string | undefined): string[] {
  return listChoices(server).flatMap((variables) => {
    const choice = { server, variables, base };
    // What holds a name and a password, or an unknown variable, is not what the author meant.
    const isWhole = createServerUrl(choice).notes.length === 0;
    return (isWhole && findServerOrigin(choice)) || [];
  });
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

/** `https://{tenant}.example.com` -> what matches the origins of all tenants; nothing where a reader could name a whole domain. */
function createPattern({ url, variables }: Server): string | undefined {
  const [, scheme, host = '', port] = /^(https?:\/\/)([^/?#@:]+)(?::([^/?#@]+))?(?:[/?#]|$)/i.exec(url) ?? [];
  const isOwnDomain = /\.[a-z\d-]+\.[a-z][a-z\d-]*$/i.test(host);
  if (scheme === undefined || !(isOwnDomain || /^(?:localhost|127\.0\.0\.1)$/i.test(host))) return undefined;
  const fill = (text: string, free: string): string =>
    text
      .split(/(\{[^{}]*\})/)
      .map((piece) => {
        const variable = variables.find(({ name }) => piece === `{${name}}`);
        if (variable === undefined) return escape(piece);
        return variable.enum ? `(?:${[variable.default, ...variable.enum].map(escape).join('|')})` : free;
      })
      .join('');
  const name = fill(host, '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?');
  return `^${scheme.toLowerCase()}${name}${port === undefined ? '' : `:${fill(port, '\\d{1,5}')}`}$`;
}

function escape(text: string): string {
  return text.toLowerCase().replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
