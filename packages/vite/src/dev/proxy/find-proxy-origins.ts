import { decodePath, withBase } from '@octavo/core';
import { isRemote } from '@octavo/openapi/load';
import type { Context } from '../../context.ts';
import { findOrigins } from './find-origins.ts';
import type { Origins } from './find-origins.ts';

const FOLDER = '/@octavo/proxy/';

/** Names an operation in an address: the API's source, empty for one that a page describes itself, and the operation's key. */
export function createProxyAddress(base: string, { source, key }: { source: string; key: string }): string {
  return withBase(base, `${FOLDER}${encodeURIComponent(source || '-')}/${encodeURIComponent(key)}`);
}

/** The origins that requests of an address's operation may go to; undefined where the address is none of the proxy's. */
export async function findProxyOrigins(
  pathname: string,
  context: Pick<Context, 'base' | 'store' | 'apiRenderer'>,
): Promise<Origins | undefined> {
  const prefix = context.base === '/' ? '' : context.base;
  if (!pathname.startsWith(prefix + FOLDER)) return undefined;
  const [source = '', key = ''] = pathname
    .slice(prefix.length + FOLDER.length)
    .split('/')
    .map(decodePath);
  const { createFieldOperation, toConfigured } = await context.apiRenderer();
  const site = context.store.site();
  const isField = source === '-' && Object.values(site.pages).some(({ api }) => api?.kind === 'fields' && api.key === key);
  const operation = isField ? createFieldOperation(key, []) : context.store.apis.find(source)?.operation(key);
  if (operation === undefined || operation.kind !== 'operation') return new Set();
  return findOrigins(toConfigured(operation, site.config).operation.servers, isRemote(source) ? source : undefined);
}
