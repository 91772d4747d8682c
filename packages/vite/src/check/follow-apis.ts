import type { SiteStore } from '../site/site-store.ts';

/** Follows every reference of the APIs, as the pages would: what is wrong with one is known only then. */
export async function followApis(store: SiteStore): Promise<void> {
  for (const { api, operation, workflow, schema, schemaName } of store.apis.list()) {
    const follow = (name: string, make: () => unknown): void =>
      store.failures.attemptNow({ href: `\`${name}\``, file: api?.source ?? '' }, 'content', {
        make: () => void make(),
        otherwise: () => undefined,
      });
    for (const { key } of api?.operations ?? []) follow(key, () => operation(key) ?? workflow(key));
    for (const name of api?.schemas ?? []) follow(name, () => schema(schemaName(name) ?? ''));
  }
  if (await store.settle()) await followApis(store);
}
