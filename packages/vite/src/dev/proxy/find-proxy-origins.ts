import { isRemote, isRequest } from '@octavo/openapi/internal/load';
import { parseProxyAddress } from '../../api/proxy-address.ts';
import type { Sources } from '../../content/sources.ts';
import type { SiteProject } from '../../site/project.ts';
import { listOrigins } from '../../proxy/list-origins.ts';
import { createOrigins } from '../../proxy/origins.ts';
import type { Origins } from '../../proxy/origins.ts';

/** The parts of the site that tell where the playground may send. */
export type ProxyScope = Pick<SiteProject, 'base'> & Pick<Sources, 'store' | 'apiRenderer'>;

/** The origins that requests of an address's operation may go to; undefined where the address is none of the proxy's. */
export async function findProxyOrigins(pathname: string, context: ProxyScope): Promise<Origins | undefined> {
  const named = parseProxyAddress(context.base, pathname);
  if (named === undefined) return undefined;
  const { source, key } = named;
  const { createFieldOperation, toConfigured } = await context.apiRenderer();
  const site = context.store.site();
  const isField = source === '' && Object.values(site.pages).some(({ api }) => api?.kind === 'fields' && api.key === key);
  const operation = isField ? createFieldOperation(key, []) : context.store.apis.find(source)?.operation(key);
  if (operation === undefined || !(isRequest(operation) || operation.opens)) return new Set();
  return createOrigins(listOrigins(toConfigured(operation, site.config).operation.servers, isRemote(source) ? source : undefined));
}
