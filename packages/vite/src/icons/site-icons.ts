import { findAssistant, findRepositoryIcon, findSocialIcon, listTopLinks, walkNavigation } from '@octavo/core/internal';
import type { NavIcon, NavItem, Section, Site } from '@octavo/core';
import type { IconRequest } from './create-icon-resolver.ts';

/** The icons around every page: of links, of accounts, of links to a repository, and of the menu beside a title. */
export function listSiteIcons({ config }: Site): IconRequest[] {
  const links = listTopLinks(config);
  const accounts = [
    ...config.footerSocials.map(({ type }) => findSocialIcon(type)),
    ...links.map(({ type, url }) => (type === 'github' ? findRepositoryIcon(url) : undefined)),
  ];
  return dedupe([...links.map(({ icon }) => icon), ...accounts, ...listMenuIcons(config)]);
}

/** The icons of the menu beside a title. */
export function listMenuIcons({ contextual }: Site['config']): NavIcon[] {
  const actions = contextual?.options ?? [];
  return dedupe(actions.map((action) => (action.kind === 'link' ? action.icon : findAssistant(action.kind)?.icon)));
}

/** The icons of a section's switchers: of versions, tabs, anchors and the rest. */
export function listSectionIcons({ languages, products, versions, tabs, dropdowns, anchors }: Section): IconRequest[] {
  const links = [languages, products, versions, tabs, dropdowns, anchors].flat();
  return dedupe(links.flatMap((link) => [link, ...(link.items ?? [])]).map(({ icon }) => icon));
}

/** The icons of a navigation tree. */
export function listNavigationIcons(items: readonly NavItem[]): IconRequest[] {
  return dedupe([...walkNavigation(items)].map(({ item }) => item.icon));
}

function dedupe(icons: readonly (NavIcon | undefined)[]): NavIcon[] {
  return [...new Map(icons.flatMap((icon) => (icon ? [[`${icon.type} ${icon.name}`, icon] as const] : []))).values()];
}
