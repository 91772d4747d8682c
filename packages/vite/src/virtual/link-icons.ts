import type { DivisionLink, NavIcon, NavItem } from '@octavo/core';
import type { LinkScope } from './create-address.ts';
import { isIconFile } from '../icons/is-icon-file.ts';
import { resolveReference } from '../content/links/resolve-reference.ts';

/** Gives icons that are files their public addresses; names and addresses stay. Frontmatter's are relative to the page's folder. */
export function linkNavigationIcons(items: readonly NavItem[], context: LinkScope): NavItem[] {
  const { pages } = context.store.site();
  return items.map((item) => {
    const file = item.kind === 'page' ? pages[item.href]?.file : undefined;
    const linked = linkIcon(item, context, file);
    return linked.kind === 'group' ? { ...linked, items: linkNavigationIcons(linked.items, context) } : linked;
  });
}

/** The same for the choices among divisions. */
export function linkDivisionIcons(links: readonly DivisionLink[], context: LinkScope): DivisionLink[] {
  return links.map((link) => ({
    ...linkIcon(link, context),
    ...(link.items && { items: linkDivisionIcons(link.items, context) }),
  }));
}

/** The same for anything that has an icon. */
export function linkIcon<Owner extends { icon?: NavIcon }>(owner: Owner, context: LinkScope, file = ''): Owner {
  const { icon } = owner;
  if (icon === undefined || !isIconFile(icon.name)) return owner;
  const { store, content } = context;
  const scope = {
    placement: context,
    site: store.site(),
    assetUrl: content.assetUrl,
    findRedirect: store.findRedirect,
    dropHostPrefix: store.dropHostPrefix,
    findSource: store.findSource,
  };
  return { ...owner, icon: { ...icon, name: resolveReference(icon.name, file, scope) } };
}
