import type { Json, JsonObject } from '@octavo/core';
import { isExternalUrl } from '@octavo/core/internal';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import { toLanguage } from '../../to-language.ts';
import { toPlain } from '../../text/resolve-links.ts';

/** A link of the top bar. */
export interface TopLink {
  label: string;
  href: string;
}

/** The navigation of a VitePress config: a language per locale, a tab per sidebar. `links` lead elsewhere, from the top bar or to a language. */
export function readVitepressNavigation(
  config: Readonly<Record<string, unknown>>,
  scope: NavScope,
): { navigation: JsonObject; links: TopLink[] } {
  const theme = asObject(config['themeConfig']);
  const all = Object.entries(asObject(config['locales']));
  const locales = all.filter(([, locale]) => !isExternalUrl(addressOf(locale)));
  const elsewhere = all.flatMap(([key, locale]): TopLink[] =>
    isExternalUrl(addressOf(locale)) ? [{ label: asText(asObject(locale)['label']) ?? key, href: addressOf(locale) }] : [],
  );
  if (locales.length < 2) {
    const only = locales[0]?.[1];
    const merged = { ...theme, ...asObject(asObject(only)['themeConfig']) };
    return { navigation: readDivision(merged, '/', scope), links: [...listTopLinks(merged, scope), ...elsewhere] };
  }
  const [, first] = locales.find(([key]) => key === 'root') ?? locales[0] ?? [];
  const languages = locales
    .toSorted(([a], [b]) => Number(b === 'root') - Number(a === 'root'))
    .map(([key, written]): JsonObject => {
      const locale = asObject(written);
      const prefix = asText(locale['link']) ?? (key === 'root' ? '/' : `/${key}/`);
      const own = { ...theme, ...asObject(locale['themeConfig']) };
      return {
        language: toLanguage(asText(locale['lang']) ?? (key === 'root' ? 'en' : key)),
        ...readDivision(own, prefix, { ...scope, folder: prefix }),
      };
    });
  const kept = languages.filter((one) => Object.keys(one).length > 1 && !(Array.isArray(one['pages']) && one['pages'].length === 0));
  const links = listTopLinks({ ...theme, ...asObject(asObject(first)['themeConfig']) }, scope);
  return { navigation: { languages: kept }, links: [...links, ...elsewhere] };
}

function addressOf(locale: unknown): string {
  return asText(asObject(locale)['link']) ?? '';
}

function readDivision(theme: Readonly<Record<string, unknown>>, prefix: string, scope: NavScope): JsonObject {
  const sidebar = theme['sidebar'];
  const sidebars = Array.isArray(sidebar)
    ? [{ key: prefix, nodes: readItems(sidebar, '') }]
    : Object.entries(asObject(sidebar)).map(([key, value]) => {
        const written = asObject(value);
        return {
          key,
          nodes: Array.isArray(value) ? readItems(value, '') : readItems(asList(written['items']), asText(written['base']) ?? ''),
        };
      });
  const nav = asList(theme['nav']).flatMap((one) => flattenNav(one));
  // One sidebar may stand for several folders.
  const distinct = [...new Map(sidebars.map((one) => [JSON.stringify(one.nodes), one])).values()];
  const built = distinct.map(({ key, nodes }) => ({ key, nodes, pages: toEntries(nodes, scope) })).filter(({ pages }) => pages.length > 0);
  const menus = asList(theme['nav']).flatMap((one) => readMenu(one, scope));
  const home = scope.pages.has(toPlain(prefix)) && !scope.named.has(toPlain(prefix)) ? [claimHome(prefix, scope)] : [];
  if (built.length <= 1)
    return { pages: [...home, ...(built[0]?.pages ?? []), ...menus.map(({ label, pages }): Json => ({ group: label, pages }))] };
  const tabs = built.map(({ key, nodes, pages }, index): Json => ({
    tab: nameTab(key, nodes, nav),
    pages: [...(index === 0 ? home : []), ...pages],
  }));
  return { tabs: [...tabs, ...menus.map(({ label, pages }): Json => ({ tab: label, pages }))] };
}

/** The pages of a menu of the top bar that no sidebar has; its links elsewhere stand in the top bar. */
function readMenu(entry: unknown, scope: NavScope): { label: string; pages: Json[] }[] {
  const { text, items } = asObject(entry);
  const label = asText(text);
  const pages = label === undefined ? [] : toEntries(withoutLinks(readItems(asList(items), '')), scope);
  return label === undefined || pages.length === 0 ? [] : [{ label, pages }];
}

function withoutLinks(nodes: readonly NavNode[]): NavNode[] {
  return nodes.flatMap(({ url, items, ...node }) => (url === undefined ? [{ ...node, ...(items && { items: withoutLinks(items) }) }] : []));
}

function claimHome(prefix: string, { named }: NavScope): string {
  const href = toPlain(prefix);
  named.add(href);
  return href === '/' ? 'index' : href.slice(1);
}

function nameTab(
  key: string,
  nodes: readonly NavNode[],
  nav: readonly { text: string; link: string; match?: string | undefined }[],
): string {
  const folder = key.replace(/\/?$/, '/');
  const named =
    nav.find(({ link }) => `${link}/`.startsWith(folder)) ??
    nav.find(({ match }) => match !== undefined && folder.startsWith(match.replaceAll(/[\^$\\]/g, '')));
  const only = nodes.length === 1 ? nodes[0]?.label : undefined;
  return named?.text ?? only ?? (toLabel(folder.split('/').findLast((part) => part !== '') ?? '') || nodes[0]?.label || 'Documentation');
}

function flattenNav(entry: unknown): { text: string; link: string; match?: string | undefined }[] {
  const { text, link, items, activeMatch } = asObject(entry);
  const name = asText(text);
  const own = asText(link);
  return [
    ...(name !== undefined && own !== undefined ? [{ text: name, link: own, match: asText(activeMatch) }] : []),
    ...asList(items).flatMap((one) => flattenNav(one)),
  ];
}

function readItems(items: readonly unknown[], base: string): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (typeof item === 'string') return [{ href: toPlain(item) }];
    const { text, link, items: inner, collapsed, base: own, children } = asObject(item);
    const label = asText(text)
      ?.replaceAll(/<[^>]+>/g, '')
      .trim();
    const below = asText(own) ?? base;
    const address = typeof link === 'string' ? link : undefined;
    const isElsewhere = address !== undefined && isExternalUrl(address);
    const list = asList(inner ?? children);
    return [
      {
        ...(label !== undefined && { label }),
        ...(address !== undefined &&
          (isElsewhere ? { url: address } : { href: toPlain(`/${(below + address).replace(/[?#].*$/, '')}`.replace(/^\/+/, '/')) })),
        ...(list.length > 0 && { items: readItems(list, below), isExpanded: collapsed === false }),
      },
    ];
  });
}

/** The links of the top bar that lead elsewhere, or to a page that navigation does not name. */
function listTopLinks(theme: Readonly<Record<string, unknown>>, { pages, named }: NavScope): TopLink[] {
  return asList(theme['nav'])
    .flatMap((one) => flattenNav(one))
    .flatMap(({ text, link }): TopLink[] => {
      const href = isExternalUrl(link) ? link : toPlain(link.replace(/[?#].*$/, ''));
      return isExternalUrl(link) || (pages.has(href) && !named.has(href)) ? [{ label: text, href }] : [];
    });
}
