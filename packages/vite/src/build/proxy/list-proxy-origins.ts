import { isRemote, isRequest } from '@octavo/openapi/internal/load';
import type { Operation } from '@octavo/openapi';
import type { Sources } from '../../content/sources.ts';
import { listOrigins } from '../../proxy/list-origins.ts';
import type { OriginRules } from '../../proxy/origins.ts';

/** Lists the origins of all servers that operations of a site name, as its config leaves them. */
export async function listProxyOrigins({ store, apiRenderer }: Pick<Sources, 'store' | 'apiRenderer'>): Promise<OriginRules> {
  const { createFieldOperation, toConfigured } = await apiRenderer();
  const { config, pages } = store.site();
  const described = Object.values(pages).flatMap(({ api }) => (api?.kind === 'fields' ? [createFieldOperation(api.key, [])] : []));
  const list = (operations: readonly Operation[], source: string): OriginRules => {
    const servers = operations.flatMap((operation) =>
      isRequest(operation) || operation.opens ? toConfigured(operation, { api: config.api }).operation.servers : [],
    );
    // Most operations share them.
    const distinct = new Map(servers.map((server) => [JSON.stringify(server), server]));
    return listOrigins([...distinct.values()], isRemote(source) ? source : undefined);
  };
  const rules = [
    list(described, ''),
    ...store.apis.list().flatMap((loaded) =>
      loaded.api
        ? [
            list(
              loaded.api.operations.flatMap(({ key }) => loaded.operation(key) ?? []),
              loaded.api.source,
            ),
          ]
        : [],
    ),
  ];
  return {
    names: [...new Set(rules.flatMap(({ names }) => names))].toSorted(),
    patterns: [...new Set(rules.flatMap(({ patterns }) => patterns))].toSorted(),
  };
}
