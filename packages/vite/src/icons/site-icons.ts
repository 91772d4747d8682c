import { findActionIcon, findSocialIcon, walkNavigation } from '@octavo/core';
import type { NavIcon, NavItem, Site } from '@octavo/core';
import type { IconRequest } from './create-icon-resolver.ts';

/** The icons around every page: of versions, tabs and anchors, of accounts, and of links to a repository. */
export function listSiteIcons({ config, sections }: Site): IconRequest[] {
  const divisions = sections
    .flatMap(({ languages, products, versions, tabs, dropdowns, anchors }) =>
      [languages, products, versions, tabs, dropdowns, anchors].flat(),
    )
    .flatMap((link) => [link, ...(link.items ?? [])]);
  const links = [...config.topbarLinks, ...(config.topbarCtaButton ? [config.topbarCtaButton] : [])];
  const accounts = [
    ...config.footerSocials.map(({ type }) => findSocialIcon(type)),
    ...(links.some(({ type }) => type === 'github') ? [findSocialIcon('github')] : []),
  ];
  const actions = (config.contextual?.options ?? []).map((action) => (action.kind === 'link' ? action.icon : findActionIcon(action.kind)));
  return dedupe([...divisions.map(({ icon }) => icon), ...links.map(({ icon }) => icon), ...accounts, ...actions]);
}

/** The icons of a navigation tree. */
export function listNavigationIcons(items: readonly NavItem[]): IconRequest[] {
  return dedupe([...walkNavigation(items)].map(({ item }) => item.icon));
}

function dedupe(icons: readonly (NavIcon | undefined)[]): NavIcon[] {
  return [...new Map(icons.flatMap((icon) => (icon ? [[`${icon.type} ${icon.name}`, icon] as const] : []))).values()];
}
