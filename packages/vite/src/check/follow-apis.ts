import type { SiteStore } from '../site/site-store.ts';

/** Follows every reference of the APIs, as the pages would: what is wrong with one is known only then. */
export async function followApis(store: SiteStore): Promise<void> {
  for (const { api, operation, schema, schemaName } of store.apis.list()) {
    for (const { key } of api?.operations ?? []) operation(key);
    for (const name of api?.schemas ?? []) schema(schemaName(name) ?? '');
  }
  if (await store.settle()) await followApis(store);
}
