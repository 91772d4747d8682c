import { createIconKey } from '@octavo/core/internal';
import type { IconMap } from '@octavo/theme';
import type { IconRequest, IconResolver } from './create-icon-resolver.ts';
import type { IconLibrary } from './icon-order.ts';
import { isIconName } from './is-icon-name.ts';

/** What became of a list of icons. */
export interface ResolvedIcons<Request extends IconRequest> {
  /** By key, in the order of the keys: the same icons give the same text. */
  icons: IconMap;
  /** The names that nothing has. */
  missing: Request[];
}

/** Finds the drawings of many icons; addresses, emoji and SVG source among them are left out. */
export async function resolveIcons<Request extends IconRequest>(
  requests: Iterable<Request>,
  { resolver, library }: { resolver: Pick<IconResolver, 'resolve'>; library: IconLibrary },
): Promise<ResolvedIcons<Request>> {
  const named = [...requests].filter(({ name }) => isIconName(name));
  const found = await Promise.all(named.map(async (request) => ({ request, icon: await resolver.resolve(request, library) })));
  const entries = found.flatMap(({ request: { name, type }, icon }) => (icon ? [[createIconKey(name.trim(), type), icon] as const] : []));
  return {
    icons: Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    missing: found.filter(({ icon }) => icon === undefined).map(({ request }) => request),
  };
}
