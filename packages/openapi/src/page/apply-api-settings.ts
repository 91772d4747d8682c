import type { Config } from '@octavo/core';
import type { Operation } from '../model/operation.ts';
import type { SecurityScheme } from '../model/security.ts';

/** Applies `api.baseUrl` and `api.auth` to an operation: where they are set, they count for every endpoint. Webhooks are sent by the API itself. */
export function applyApiSettings(operation: Operation, { baseUrl, auth }: Config['api']): Operation {
  if (operation.kind === 'webhook') return operation;
  return {
    ...operation,
    ...(baseUrl.length > 0 && { servers: baseUrl.map((url) => ({ url, variables: [] })) }),
    ...(auth && { security: [[{ scheme: createScheme(auth), scopes: [] }]] }),
  };
}

/** A key goes into the header that is named; `cobo` is a way of the format's origin that signs requests, as a key in a header. */
function createScheme({ method, name }: NonNullable<Config['api']['auth']>): SecurityScheme {
  switch (method) {
    case 'bearer':
      return { name: name ?? 'Authorization', type: 'http', scheme: 'bearer' };
    case 'basic':
      return { name: name ?? 'Authorization', type: 'http', scheme: 'basic' };
    case 'key':
      return { name: name ?? 'x-api-key', type: 'apiKey', in: 'header', parameter: name ?? 'x-api-key' };
    case 'cobo':
      return { name: name ?? 'Biz-Api-Key', type: 'apiKey', in: 'header', parameter: name ?? 'Biz-Api-Key' };
    default:
      return method satisfies never;
  }
}
