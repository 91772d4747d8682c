import path from 'node:path';
import type { JsonObject } from '@octavo/core';
import { isExternalUrl, normalizeBase } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import type { ComposedSettings } from '../../compose-settings.ts';
import { dropHidden } from '../../drop-hidden.ts';
import { listAssets } from '../../list-assets.ts';
import { listFallbacks } from '../../list-fallbacks.ts';
import { toEntries } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import type { MigrationNote, OldPage, OldSite } from '../../old-site.ts';
import { readThemeSheets } from '../../read-theme-sheets.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import type { Codemod } from '../../tool.ts';
import { addPosts, tellBlogs } from './blog-posts.ts';
import { findTranslatedFile, listMkdocsLanguages } from './mkdocs-languages.ts';
import type { MkdocsLanguage } from './mkdocs-languages.ts';
import { readMkdocsNavigation } from './mkdocs-navigation.ts';
import { tellOwnIds } from '../../text/heading-ids.ts';
import { hasUnknownIds } from './mkdocs-ids.ts';
import { readMkdocsConfig } from './read-mkdocs-config.ts';
import type { MkdocsConfig } from './read-mkdocs-config.ts';
import { tellPlugins } from './tell-plugins.ts';

/** Reads a MkDocs site: `mkdocs.yml`, what it inherits from, and the pages of its folder. */
export function readMkdocs(source: OldSource): OldSite {
  const config = readMkdocsConfig(source);
  const { content, fields } = config;
  const languages = listMkdocsLanguages(config, source);
  const { pages, hidden } = dropHidden(languages.flatMap((one) => one.pages));
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const site = asText(fields['site_url']);
  const sheets = readThemeSheets(fields['extra_css'], { source, folder: content, variable: '--md-primary-fg-color' });
  const { settings, notes } = readSettings(fields, sheets.primary);
  return {
    configFiles: [...config.files],
    contentFolder: content,
    ...(fields['use_directory_urls'] === false && { suffix: '.html' }),
    base: site !== undefined && URL.canParse(site) ? normalizeBase(new URL(site).pathname) : '/',
    settings,
    navigation: createLanguages(languages, source, scope),
    redirects: [...readRedirects(config, pages), ...leadToDefault(languages)],
    pages,
    assets: listServed(config, source),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes: [
      ...hidden,
      ...notes,
      ...sheets.notes,
      ...tellTemplates(fields),
      ...tellBlogs(config),
      ...tellPlugins(config),
      ...(hasUnknownIds(source) ? [tellOwnIds(config.files[0] ?? '')] : []),
    ],
  };
}

/** Links of MkDocs are meant from the file; some are written as a browser would see them. */
export const resolveMkdocsLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, {
    readAlias: (address) =>
      address.startsWith('/')
        ? path.posix.join(scope.site.contentFolder, address.slice(1))
        : findTranslatedFile(address, scope.page.file, { config: readMkdocsConfig(scope.source), source: scope.source }),
  });

/** Files beside the pages, and pictures that a theme of the site's own serves from the root where no page's folder has them. */
function listServed({ content, fields }: MkdocsConfig, source: OldSource): OldSite['assets'] {
  const own = listAssets(source, { publicFolders: [content], contentFolder: content });
  const folder = asText(asObject(fields['theme'])['custom_dir']);
  if (folder === undefined) return own;
  const taken = new Set(own.map(({ target }) => target));
  const themed = listAssets(source, { publicFolders: [], contentFolder: path.posix.normalize(folder).replace(/\/$/, '') });
  return [...own, ...themed.filter(({ target }) => !taken.has(target))];
}

/** The plugin shows a page that is not translated in the default language. */
function leadToDefault([first, ...others]: readonly MkdocsLanguage[]): OldSite['redirects'] {
  return others.flatMap(({ name, pages }) => listFallbacks(first?.pages ?? [], pages, { from: '/', to: `/${name}` }));
}

/** The navigation of each language, or that of the only one. */
function createLanguages(languages: readonly MkdocsLanguage[], source: OldSource, scope: NavScope): JsonObject {
  const shown = languages.filter(({ pages, isDefault }) => isDefault || pages.length > 0);
  const divisions = shown.map(({ name, isDefault, config, named, labels, posts }): JsonObject => {
    const nodes = addPosts(relabelNodes(readMkdocsNavigation({ config, pages: named, source }), labels), posts);
    const hasTabs = asList(asObject(config.fields['theme'])['features']).includes('navigation.tabs');
    return { language: toLanguage(name), ...(isDefault && { default: true }), ...createNavigation(nodes, { scope, hasTabs }) };
  });
  const [{ language: _, default: __, ...only } = {}] = divisions;
  return divisions.length > 1 ? { languages: divisions } : only;
}

function relabelNodes(nodes: readonly NavNode[], labels: ReadonlyMap<string, string>): NavNode[] {
  return nodes.map((node) => ({
    ...node,
    ...(node.label !== undefined && { label: labels.get(node.label) ?? node.label }),
    ...(node.items !== undefined && { items: relabelNodes(node.items, labels) }),
  }));
}

function createNavigation(nodes: readonly NavNode[], { scope, hasTabs }: { scope: NavScope; hasTabs: boolean }): JsonObject {
  if (!hasTabs || nodes.filter(({ items }) => items !== undefined).length < 2) return { pages: toEntries(nodes, scope) };
  const loose = nodes.filter(({ items, url }) => items === undefined && url === undefined);
  const [first] = loose;
  const tabs = nodes.flatMap(({ label, href, url, items }): JsonObject[] => {
    if (items === undefined) return label === undefined || url === undefined ? [] : [{ tab: label, href: url }];
    const pages = toEntries([...(href === undefined ? [] : [{ href }]), ...items], scope);
    return pages.length === 0 ? [] : [{ tab: label ?? 'Documentation', pages }];
  });
  const own = toEntries(loose, scope);
  return { tabs: [...(own.length === 0 ? [] : [{ tab: first?.label ?? 'Home', pages: own }]), ...tabs] };
}

function readRedirects({ plugins, content }: MkdocsConfig, pages: readonly OldPage[]): OldSite['redirects'] {
  return Object.entries(asObject(plugins.get('redirects')?.['redirect_maps'])).flatMap(([from, to]) => {
    if (typeof to !== 'string') return [];
    const [file = '', hash] = to.split('#', 2);
    const href = isExternalUrl(to) ? to : pages.find((page) => page.file === path.posix.join(content, file))?.href;
    return href === undefined
      ? []
      : [
          {
            source: `/${from.replace(/(?:(?:^|\/)index)?\.\w+$/, '')}`,
            destination: hash === undefined || isExternalUrl(to) ? href : `${href}#${hash}`,
          },
        ];
  });
}

/** Material's names of colours. */
const COLORS: Readonly<Record<string, string>> = {
  red: '#ef5552',
  pink: '#e92063',
  purple: '#ab47bd',
  'deep purple': '#7e56c2',
  indigo: '#4051b5',
  blue: '#2094f3',
  'light blue': '#02a6f2',
  cyan: '#00bdd6',
  teal: '#009485',
  green: '#4cae4f',
  'light green': '#8bc34b',
  lime: '#cbdc38',
  yellow: '#ffec3d',
  amber: '#ffc105',
  orange: '#ffa724',
  'deep orange': '#ff6e42',
  brown: '#795649',
  grey: '#757575',
  'blue grey': '#546d78',
};

/** `ownPrimary` is the colour of the site's own style sheets, which stands before a palette. */
function readSettings(config: Readonly<Record<string, unknown>>, ownPrimary: string | undefined): ComposedSettings {
  const theme = asObject(config['theme']);
  const extra = asObject(config['extra']);
  const primary = [theme['palette']]
    .flat()
    .map((one) => asText(asObject(one)['primary']))
    .find((one) => one !== undefined);
  const { provider, property } = asObject(extra['analytics']);
  const analytics = asText(property);
  const repository = asText(config['repo_url']);
  const socials = asList(extra['social'])
    .map(asObject)
    .flatMap(({ icon, link }) => (typeof icon === 'string' && typeof link === 'string' ? [{ type: toNetwork(icon), url: link }] : []));
  return composeSettings({
    name: asText(config['site_name']),
    description: asText(config['site_description']),
    logo: root(asText(theme['logo'])),
    favicon: root(asText(theme['favicon'])),
    primary: ownPrimary ?? COLORS[primary ?? ''],
    address: asText(config['site_url']),
    socials:
      repository !== undefined && /github\.com/.test(repository) && !socials.some(({ type }) => type === 'github')
        ? [{ type: 'github', url: repository }, ...socials]
        : socials,
    // An empty `edit_uri` takes the link away that a repository brings.
    hasEditLink: (config['edit_uri'] ?? repository ?? '') !== '',
    integrations: analytics?.startsWith('G-') ? { ga4: { measurementId: analytics } } : {},
    otherAnalytics:
      asText(provider) !== undefined && analytics?.startsWith('G-') !== true ? [`${asText(provider)} ${analytics ?? ''}`.trim()] : [],
    scripts: asList(config['extra_javascript'])
      .map((one) => asText(one) ?? asText(asObject(one)['path']) ?? '')
      .filter((one) => !/mathjax|katex|polyfill|unpkg\.com\/(?:mathjax|katex)/i.test(one)),
  });
}

/** `fontawesome/brands/github-alt`, `octicons/mark-github-24`, `simple/discord` -> the platform that the icon stands for. */
function toNetwork(icon: string): string {
  return path.posix.basename(icon).replace(/^(?:mark|logo|square)-|-(?:alt|square|in|f|play|\d+)$/g, '');
}

/** Templates of Jinja that change parts of the theme: they are neither run nor read. */
function tellTemplates(config: Readonly<Record<string, unknown>>): MigrationNote[] {
  const folder = asText(asObject(config['theme'])['custom_dir']);
  if (folder === undefined) return [];
  return [
    {
      kind: 'left-out',
      what: 'templates of the theme',
      message: 'Octavo does not use them: the parts that they change look as they do in its own theme.',
      file: path.posix.normalize(folder),
    },
  ];
}

function root(file: string | undefined): string | undefined {
  return file === undefined || isExternalUrl(file) ? file : path.posix.join('/', file);
}
