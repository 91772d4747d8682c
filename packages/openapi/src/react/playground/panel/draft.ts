import type { Operation } from '../../../model/operation.ts';
import type { Server } from '../../../model/server.ts';
import { findServerOrigin } from '../../../request/create-server-url.ts';
import type { ServerChoice } from '../../../request/create-server-url.ts';
import { chooseAlternative } from '../../../request/credentials.ts';
import type { Credentials } from '../../../request/credentials.ts';
import { createValues } from '../../../request/create-values.ts';
import type { RequestValues } from '../../../request/request-value.ts';

/** What the reader has put into the playground. */
export interface Draft {
  values: RequestValues;
  /** The address of the chosen server as the API file has it; the first one where there is none. */
  serverUrl?: string | undefined;
  variables: Record<string, string>;
  /** The index of the chosen alternative of the operation's security. */
  alternative: number;
  /** For the origin of the chosen server alone. */
  credentials: Credentials;
}

/** A form with the values that the site begins with, else an empty one: what the reader did not type is not sent. */
export function createDraft(operation: Operation, given: RequestValues | undefined): Omit<Draft, 'credentials'> {
  const { accept } = createValues(operation, 'required');
  return { values: { accept, ...given, indent: 2 }, variables: {}, alternative: findAlternative(operation) };
}

/** The chosen server, with what a relative address is relative to. */
export function findServer(
  operation: Operation,
  { serverUrl, variables }: Pick<Draft, 'serverUrl' | 'variables'>,
  base: string,
): ServerChoice {
  const server: Server | undefined = operation.servers.find(({ url }) => url === serverUrl) ?? operation.servers[0];
  return { server, variables, base };
}

/** A server's relative address is relative to the API's own file where that is on the web, else to the page. */
export function findFileBase(source: string): string {
  return /^https?:\/\//i.test(source) ? source : location.href;
}

/** The origin that credentials are for; empty where the address is none. */
export function findOrigin(operation: Operation, draft: Pick<Draft, 'serverUrl' | 'variables'>, base: string): string {
  return findServerOrigin(findServer(operation, draft, base)) ?? '';
}

/** Nothing is asked for where nothing is needed; else the first alternative. */
function findAlternative(operation: Operation): number {
  const chosen = operation.security.indexOf(chooseAlternative(operation, {}));
  const first = operation.security.findIndex((requirements) => requirements.length > 0);
  return Math.max(operation.security[chosen]?.length ? chosen : first, 0);
}
