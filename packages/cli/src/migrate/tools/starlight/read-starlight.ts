import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { isExternalUrl, isUnder, normalizeBase, readFrontmatter } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { dropHidden } from '../../drop-hidden.ts';
import { listAssets } from '../../list-assets.ts';
import { listFallbacks } from '../../list-fallbacks.ts';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import type { OldAsset, OldPage, OldSite } from '../../old-site.ts';
import { readThemeSheets } from '../../read-theme-sheets.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { locateImported } from '../../text/drop-imports.ts';
import { toSlug } from '../../text/own/content-collections.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import { toTarget } from '../../to-target.ts';
import { listApiAddresses, listStarlightApis } from './starlight-apis.ts';
import type { Codemod } from '../../tool.ts';

const CONTENT = 'src/content/docs';

/** Reads a Starlight site: the options of its integration, its pages, its sidebar. */
export function readStarlight(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^astro\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source, {
    omitted: /^(?:adapter|components|env|experimental|expressiveCode|fonts|image|markdown|vite)$/,
  });
  const config = asObject(dropUnread(read.value));
  const options =
    asList(config['integrations'])
      .flat()
      .map(asObject)
      .find(
        (one) =>
          one['title'] !== undefined &&
          (one['sidebar'] !== undefined || one['social'] !== undefined || one['logo'] !== undefined || one['locales'] !== undefined),
      ) ?? {};
  const { pages, hidden } = dropHidden(listPages(source));
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const logo = asObject(options['logo']);
  const assets = listAssets(source, { publicFolders: ['public'], contentFolder: 'src' });
  const serve = (file: unknown): string | undefined => serveFile(asText(file), { source, assets });
  const [light, dark] = [serve(logo['light']), serve(logo['dark'])];
  const title = options['title'];
  const social = options['social'];
  const socials = Array.isArray(social)
    ? social
        .map(asObject)
        .flatMap(({ icon, href }) => (typeof icon === 'string' && typeof href === 'string' ? [{ type: icon, url: href }] : []))
    : Object.entries(asObject(social)).flatMap(([type, url]) => (typeof url === 'string' ? [{ type, url }] : []));
  const head = asList(options['head']).map(asObject);
  const sheets = readThemeSheets(options['customCss'], { source, variable: '--sl-color-accent' });
  const { settings, notes } = composeSettings({
    name: asText(title) ?? asText(Object.values(asObject(title))[0]),
    description: asText(options['description']),
    logo: light !== undefined && dark !== undefined ? { light, dark } : serve(logo['src']),
    favicon: asText(options['favicon']),
    primary: sheets.primary,
    address: asText(config['site']),
    base: asText(config['base']),
    socials,
    hasEditLink: options['editLink'] !== undefined,
    hasTimestamp: options['lastUpdated'] === true,
    scripts: head
      .filter(({ tag }) => tag === 'script')
      .map(({ attrs, content }) => [...Object.entries(asObject(attrs)).flat(), content].filter((one) => typeof one === 'string').join(' ')),
  });
  return {
    configFiles: read.files,
    contentFolder: 'src',
    ...(asObject(config['build'])['format'] === 'file' && { suffix: '.html' }),
    base: normalizeBase(asText(config['base']) ?? '/'),
    settings,
    navigation: readNavigation(options, { pages, scope, source, assets }),
    redirects: [
      ...Object.entries(asObject(config['redirects'])).flatMap(([from, to]) =>
        typeof to === 'string' && !from.includes('[') ? [{ source: from.replace(/(?<=.)\/$/, ''), destination: to }] : [],
      ),
      ...listUntranslated(options, pages),
    ],
    pages,
    assets,
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [...listRendered(source), ...listApiAddresses(options, { source, site: { assets } }, configFile)],
    notes: [...tellUnread(read, 'Astro config'), ...notes, ...hidden, ...sheets.notes],
  };
}

/** Pages that no text makes. */
function listRendered(source: OldSource): OldSite['others'] {
  return source.list('src/pages').flatMap((file) => {
    if (!file.endsWith('.astro') || /[[\]]|(?:^|\/)_/.test(file)) return [];
    const href = `/${file.slice('src/pages/'.length).replace(/(?:(?:^|\/)index)?\.astro$/, '')}`;
    return [{ href, file, reason: 'An Astro component renders this page: rewrite it, or add a redirect.' }];
  });
}

/** Links of Starlight: addresses, and pictures by files. */
export const resolveStarlightLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, {
    publicFolders: ['public'],
    readAlias: (address) => (/^[@~]\//.test(address) ? locateImported(address, scope) : undefined),
  });

function listPages(source: OldSource): OldPage[] {
  return source.list(CONTENT).flatMap((file): OldPage[] => {
    const name = path.posix.relative(CONTENT, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    if (data['draft'] === true) return [];
    const slug = asText(data['slug']);
    const isIndex = slug === undefined && /(?:^|\/)index\.mdx?$/.test(name);
    const plain =
      slug ??
      name
        .replace(/(?:(?:^|\/)index)?\.mdx?$/, '')
        .split('/')
        .map(toSlug)
        .join('/');
    const href = path.posix.join('/', plain).replace(/(?<=.)\/$/, '');
    return [{ file, href, target: toTarget(href, path.posix.extname(name), isIndex) }];
  });
}

function readNavigation(
  options: Readonly<Record<string, unknown>>,
  { pages, scope, source, assets }: { pages: readonly OldPage[]; scope: NavScope; source: OldSource; assets: OldAsset[] },
): JsonObject {
  const locales = Object.entries(asObject(options['locales']));
  const nodes = (prefix: string, lang: string): NavNode[] =>
    options['sidebar'] === undefined
      ? readTree('', { prefix, lang, pages, source })
      : readItems(asList(options['sidebar']), { prefix, lang, pages, source });
  const divide = (prefix: string, lang: string): Json[] => {
    const home = prefix === '' ? '/' : `/${prefix}`;
    const own = scope.pages.has(home) ? [{ href: home }] : [];
    const apis = listStarlightApis(options, { source, site: { assets } });
    return [
      ...toEntries([...own, ...nodes(prefix, lang)], scope),
      ...apis.map(({ label, schema, base }): Json => ({
        group: label,
        openapi: { source: schema, directory: path.posix.join(prefix, base) },
      })),
    ];
  };
  if (locales.length < 2) return { pages: divide(locales[0] === undefined || locales[0][0] === 'root' ? '' : locales[0][0], 'en') };
  const first = asText(options['defaultLocale']) ?? 'root';
  const ordered = locales.toSorted(([a], [b]) => Number(b === first) - Number(a === first));
  const languages = ordered.map(([key, said]): JsonObject => {
    const lang = asText(asObject(said)['lang']) ?? (key === 'root' ? 'en' : key);
    return { language: toLanguage(lang), pages: divide(key === 'root' ? '' : key, lang) };
  });
  return { languages: languages.filter(({ pages: list }) => Array.isArray(list) && list.length > 0) };
}

/** Starlight shows a page of the default locale in each of the others that lacks it. */
function listUntranslated(options: Readonly<Record<string, unknown>>, pages: readonly OldPage[]): OldSite['redirects'] {
  const places = Object.keys(asObject(options['locales'])).map((key) => (key === 'root' ? '/' : `/${key}`));
  const first = asText(options['defaultLocale']);
  const from = first === undefined || first === 'root' || !places.includes(`/${first}`) ? '/' : `/${first}`;
  const others = places.filter((one) => one !== from);
  const originals = pages.filter(({ href }) => isUnder(href, from) && !others.some((one) => one !== '/' && isUnder(href, one)));
  return others.flatMap((to) => listFallbacks(originals, pages, { from, to }));
}

interface SidebarScope {
  prefix: string;
  lang: string;
  pages: readonly OldPage[];
  source: OldSource;
}

function readItems(items: readonly unknown[], scope: SidebarScope): NavNode[] {
  return items.flatMap((item): NavNode[] => {
    if (typeof item === 'string') return [{ href: localize(item, scope) }];
    const { label, link, slug, items: inner, autogenerate, collapsed, translations } = asObject(item);
    const name =
      asText(asObject(translations)[scope.lang]) ??
      asText(label) ??
      asText(asObject(label)[scope.lang]) ??
      asText(Object.values(asObject(label))[0]);
    const named = name === undefined ? {} : { label: name };
    if (Array.isArray(inner)) return [{ ...named, items: readItems(inner, scope), isExpanded: collapsed !== true }];
    const directory = asText(asObject(autogenerate)['directory']);
    if (directory !== undefined) return [{ ...named, items: readTree(directory, scope), isExpanded: collapsed !== true }];
    const address = asText(slug) ?? asText(link);
    if (address === undefined) return [];
    return [isExternalUrl(address) ? { ...named, url: address } : { ...named, href: localize(address.replace(/[?#].*$/, ''), scope) }];
  });
}

function localize(address: string, { prefix }: SidebarScope): string {
  return (
    path.posix
      .join('/', prefix, address)
      .replace(/(?<=.)\/$/, '')
      .replace(/\/index$/, '') || '/'
  );
}

/** The pages of a folder by their order, then their names. */
function readTree(directory: string, scope: SidebarScope): NavNode[] {
  const folder = path.posix.join(CONTENT, scope.prefix, directory).replace(/\/$/, '');
  const within = scope.pages
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .map((page) => ({ page, name: page.file.slice(folder.length + 1) }));
  const folders = [...new Set(within.flatMap(({ name }) => (name.includes('/') ? [name.split('/', 1)[0] ?? ''] : [])))];
  const own = within
    .filter(({ name }) => !name.includes('/'))
    .map(({ page, name }) => {
      const sidebar = asObject(readFrontmatter(scope.source.read(page.file) ?? '', page.file).data['sidebar']);
      const label = asText(sidebar['label']);
      return {
        node: { href: page.href, ...(label !== undefined && { label }) } satisfies NavNode,
        order: typeof sidebar['order'] === 'number' ? sidebar['order'] : Infinity,
        name: name.startsWith('index.') ? '' : name,
      };
    });
  const groups = folders.map((name) => ({
    node: { label: toLabel(name), items: readTree(path.posix.join(directory, name), scope) } satisfies NavNode,
    order: Infinity,
    name,
  }));
  return [...own, ...groups]
    .toSorted((a, b) => (a.order < b.order ? -1 : Number(a.order > b.order)) || a.name.localeCompare(b.name))
    .map(({ node }) => node);
}

/** `./src/assets/a.svg` -> `/assets/a.svg`; one from elsewhere comes along. */
function serveFile(file: string | undefined, { source, assets }: { source: OldSource; assets: OldAsset[] }): string | undefined {
  if (file === undefined || isExternalUrl(file)) return file;
  const own = path.posix.normalize(file).replace(/^\//, '');
  const target = own.replace(/^(?:src|public)\//, '');
  if (source.has(own) && !assets.some((asset) => asset.target === target)) assets.push({ file: own, target });
  return `/${target}`;
}
