import type { Config } from '@octavo/core';
import { isRequest } from '../model/operation.ts';
import type { Operation } from '../model/operation.ts';
import { applyApiConfig } from '../request/apply-api-config.ts';
import type { ConfiguredOperation } from '../request/apply-api-config.ts';

/** Puts a site's settings over an operation. A webhook is sent by the API itself, to no server
 * of its own; a channel has servers that no config speaks of. */
export function toConfigured(operation: Operation, { api }: Pick<Config, 'api'>): ConfiguredOperation {
  if (!isRequest(operation)) return { operation };
  // The address of a GraphQL service is its own.
  const isOwn = operation.kind === 'graphql' && operation.servers.length > 0;
  return applyApiConfig(operation, isOwn ? { ...api, baseUrl: [] } : api);
}
