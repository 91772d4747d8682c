import { findNearest } from '@octavo/core/internal';
import type { Api } from '../model/api.ts';
import type { OperationKind, OperationSummary } from '../model/operation.ts';
import { matchSource } from './match-source.ts';
import type { WantedApi } from './parse-page-api.ts';

/** An operation with its API. */
export interface FoundOperation {
  api: Api;
  operation: OperationSummary;
}

/** Looks operations up by what an author wrote. */
export interface OperationFinder {
  find(wanted: WantedOperation): FoundOperation | undefined;
  /** The key of the operation that is written most like it. */
  findNearest(wanted: WantedOperation): string | undefined;
  /** The key of the operation that a text means which names none in the way of the format: its id, its path alone, `GETT /a`. */
  findMeant(text: string): string | undefined;
}

/** What an author may ask for that is an operation to us. */
export type WantedOperation = Extract<WantedApi, { kind: OperationKind }>;

/** Makes the finder of a site's APIs: in their order, as written first, then with another name for a path's parameters or slash at its end. */
export function createOperationFinder(apis: readonly Api[]): OperationFinder {
  const indexes = apis.map((api) => ({ api, ...indexOperations(api) }));
  const among = (file: string | undefined): typeof indexes =>
    file === undefined ? indexes : indexes.filter(({ api }) => matchSource(file, api.source));

  return {
    find(wanted) {
      const key = toKey(wanted);
      for (const lookUp of ['exact', 'alike'] as const) {
        for (const index of among(wanted.file)) {
          const operation = index[lookUp].get(lookUp === 'exact' ? key : toShape(key));
          if (operation !== undefined) return { api: index.api, operation };
        }
      }
      return undefined;
    },
    findNearest(wanted) {
      const keys = among(wanted.file).flatMap(({ exact }) => [...exact.keys()]);
      const key = toPath(toKey(wanted));
      return keys.includes(key) ? key : (keys.find((one) => splitKey(one)[1] === splitKey(key)[1]) ?? findNearest(key, keys));
    },
    findMeant(text) {
      const operations = apis.flatMap((api) => api.operations);
      const named = operations.find(({ operationId, path }) => operationId === text || path === text);
      const [, method = '', path = ''] = /^["']?([a-z]+)["']?\s*(\/\S*)$/i.exec(text) ?? [];
      const keys = operations.map(({ key }) => key);
      return named?.key ?? (path === '' ? undefined : findNearest(`${method.toUpperCase()} ${path}`, keys));
    },
  };
}

/** `GET https://a.b/routes?limit=1` -> `GET /routes` */
function toPath(key: string): string {
  return key.replace(/^(\S+ )https?:\/\/[^/]+(?=\/)/, '$1').replace(/[?#].*$/, '');
}

/** `GET /routes` -> `GET`, `/routes` */
function splitKey(key: string): [method: string, path: string] {
  const at = key.indexOf(' ');
  return [key.slice(0, at), key.slice(at + 1)];
}

/** The key that the operation would have. */
export function toKey(wanted: WantedOperation): string {
  return wanted.kind === 'operation'
    ? `${wanted.method} ${wanted.path}`
    : wanted.kind === 'graphql'
      ? wanted.name
      : `${wanted.kind} ${wanted.name}`;
}

function indexOperations({ operations }: Api): { exact: Map<string, OperationSummary>; alike: Map<string, OperationSummary> } {
  const exact = new Map(operations.map((operation) => [operation.key, operation]));
  const addresses = operations.filter(({ kind }) => kind === 'channel').map((one) => [toShape(`channel ${one.path}`), one] as const);
  const alike = new Map([...addresses, ...operations.map((operation) => [toShape(operation.key), operation] as const)]);
  return { exact, alike };
}

/** `GET /a/{id}/` -> `get /a/{}` */
function toShape(key: string): string {
  const [kind = '', ...path] = key.split(' ');
  const shape = path
    .join(' ')
    .replaceAll(/\{[^{}]*\}/g, '{}')
    .replace(/\/$/, '');
  return `${kind.toLowerCase()} ${/^(?:webhook|channel|workflow)$/.test(kind) ? shape.toLowerCase() : `/${shape.replace(/^\//, '')}`}`;
}
