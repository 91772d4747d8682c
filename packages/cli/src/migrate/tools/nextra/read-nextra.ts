import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { isExternalUrl, normalizeBase, readFrontmatter } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import { readMetaTree } from '../../meta-tree.ts';
import type { FolderMeta, MetaEntry, MetaTree, TreePage } from '../../meta-tree.ts';
import { toEntries } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import type { OldSite } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** Reads a Nextra site: its pages by the rules of Next's router, `_meta` files, and what its theme's config says in plain values. */
export function readNextra(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^next\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source);
  const next = asObject(dropUnread(read.value));
  const themeFile = source.files.find((file) => /^(?:src\/)?theme\.config\.[jt]sx?$/.test(file));
  const themeRead = themeFile === undefined ? undefined : evaluateModule(themeFile, source);
  const theme = asObject(dropUnread(themeRead?.value));
  const content =
    ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'].find((folder) => listPages(source, folder).length > 0) ?? '';
  const prefix = content.endsWith('content') ? findPrefix(source, configFile) : '';
  const locales = readLocales(next);
  const pages = listPages(source, content, { prefix, locales });
  const notes = [...tellUnread(read, 'Next config')];
  const metaFiles: string[] = [];
  const metaOf = (folder: string): FolderMeta => {
    const locale = locales.find((one) => folder === one || folder.startsWith(`${one}/`));
    const file = [
      ...['ts', 'tsx', 'js', 'jsx', 'mjs', 'json', 'global.ts', 'global.tsx', 'global.js'].map((end) =>
        path.posix.join(content, folder, `_meta.${end}`),
      ),
      // Where the locale is in the name of each file.
      ...(locale === undefined ? [] : [path.posix.join(content, folder.slice(locale.length), `_meta.${locale}.json`)]),
    ].find((one) => source.read(one) !== undefined);
    if (file === undefined) return {};
    if (!metaFiles.includes(file)) metaFiles.push(file);
    return toMeta(dropUnread(evaluateModule(file, source).value));
  };
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const navigation = createNavigation({ pages, metaOf }, { scope, locales });
  const repository = asText(theme['docsRepositoryBase']) ?? asText(asObject(theme['project'])['link']);
  const chat = asText(asObject(theme['chat'])['link']);
  const composed = composeSettings({
    name: asText(theme['logo']) ?? asText(asObject(theme['head'])['title']) ?? readName(source),
    base: asText(next['basePath']),
    socials: [
      ...(repository === undefined ? [] : [{ type: 'github', url: repository.replace(/\/(?:tree|blob)\/.*$/, '') }]),
      ...(chat === undefined ? [] : [{ type: /discord/.test(chat) ? 'discord' : 'website', url: chat }]),
    ],
    hasEditLink: repository !== undefined,
    banner: asText(asObject(theme['banner'])['text']) ?? asText(asObject(theme['banner'])['content']),
    favicon: ['favicon.ico', 'favicon.svg', 'favicon.png'].filter((name) => source.has(`public/${name}`)).map((name) => `/${name}`)[0],
  });
  return {
    configFiles: [...read.files, ...(themeRead?.files ?? []), ...metaFiles],
    contentFolder: content,
    base: normalizeBase(asText(next['basePath']) ?? '/'),
    settings: composed.settings,
    navigation,
    redirects: readRedirects(next),
    pages,
    assets: listAssets(source, { publicFolders: ['public'], contentFolder: content }),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: listPrograms(source, content),
    notes: [
      ...notes,
      ...composed.notes,
      ...(themeRead === undefined
        ? []
        : [
            {
              kind: 'by-hand' as const,
              what: 'config of the theme',
              message: 'Logo, head and footer written in JSX were not migrated.',
              file: themeFile ?? '',
            },
          ]),
    ],
  };
}

/** Links of Nextra: addresses, files beside, and what `public` serves. */
export const resolveNextraLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, { publicFolders: ['public'], readAlias: (address) => findInLocale(address, scope) });

/** A page whose file has its locale in its name (`a.de.mdx`) links to those of that locale. */
function findInLocale(address: string, { page, site, source }: PageScope): string | undefined {
  const [, locale, end] = /\.([a-z]{2,3}(?:-\w+)?)(\.mdx?)$/.exec(page.file) ?? [];
  if (locale === undefined) return undefined;
  const folder = path.posix.relative(site.contentFolder, path.posix.dirname(page.file));
  const base = path.posix.join(site.contentFolder, path.posix.join('/', address.startsWith('/') ? '' : folder, address));
  return [`${base}.${locale}${end}`, path.posix.join(base, `index.${locale}${end}`)].find((file) => source.has(file));
}

function listPages(
  source: OldSource,
  content: string,
  { prefix = '', locales = [] }: { prefix?: string; locales?: readonly string[] } = {},
): TreePage[] {
  const isApp = content.endsWith('app');
  const inName = (name: string): string | undefined => locales.find((one) => name.replace(/\.mdx?$/, '').endsWith(`.${one}`));
  const isNamed = source.list(content).some((file) => inName(file) !== undefined);
  return source.list(content).flatMap((file): TreePage[] => {
    const name = path.posix.relative(content, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)[_.]/.test(name) || /(?:^|\/)api\//.test(name)) return [];
    if (isApp && !/(?:^|\/)page\.mdx?$/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    const locale = inName(name);
    const stem = name
      .replace(/\.mdx?$/, '')
      .replace(locale === undefined ? /^$/ : `.${locale}`, '')
      .replace(isApp ? /(?:^|\/)page$/ : /^$/, isApp ? '/index' : '')
      .replace(/^\//, '');
    const plain = stem
      .split('/')
      .filter((part) => !/^\(.*\)$/.test(part))
      .join('/');
    const own = locale === undefined || locale === locales[0] ? '' : locale;
    const href = path.posix.join('/', own, prefix, plain).replace(/\/index$/, '') || '/';
    return [
      {
        file,
        href,
        target: toTarget(href, path.posix.extname(file), /(?:^|\/)index$/.test(plain)),
        path: isNamed ? path.posix.join(locale ?? locales[0] ?? '', stem) : stem,
        label: asText(data['sidebarTitle']),
      },
    ];
  });
}

/** Where the pages of `content` are served: `/docs` of `app/docs/[[...mdxPath]]`. */
function findPrefix(source: OldSource, configFile: string): string {
  const route = source.files
    .map((file) => /^(?:src\/)?app\/(.*?)\[{1,2}\.\.\.\w+\]{1,2}\/page\.[jt]sx?$/.exec(file)?.[1])
    .find((one) => one !== undefined);
  const own = (route ?? '')
    .split('/')
    .filter((part) => part !== '' && !/^[([]/.test(part))
    .join('/');
  return /\bcontentDirBasePath\s*:\s*["'`]([^"'`]+)/.exec(source.read(configFile) ?? '')?.[1] ?? own;
}

function toMeta(value: unknown): FolderMeta {
  const entries = Object.entries(asObject(value)).flatMap(([name, said]): MetaEntry[] => {
    if (name === '*') return [];
    if (typeof said === 'string') return [{ name, ...(said !== '' && { label: said }) }];
    const { title, type, href, display, items, theme } = asObject(said);
    const label = asText(title);
    if (type === 'separator') return [{ separator: label ?? '' }];
    if (typeof href === 'string')
      return isExternalUrl(href) && label !== undefined
        ? [{ label, url: href }]
        : label === undefined
          ? []
          : [{ name: href.replace(/^\//, ''), label }];
    if (type === 'menu') return listMenu(items);
    const hidden = display === 'hidden';
    const isExpanded = asObject(theme)['collapsed'] === false;
    const inner = items === undefined ? undefined : toMeta(items);
    return [
      {
        name,
        ...(label !== undefined && { label }),
        ...(hidden && { isHidden: true }),
        ...((inner !== undefined || isExpanded) && { meta: { ...inner, ...(isExpanded && { isExpanded }) } }),
      },
    ];
  });
  return entries.length === 0 ? {} : { entries };
}

function listMenu(items: unknown): MetaEntry[] {
  return Object.values(asObject(items)).flatMap((one): MetaEntry[] => {
    const { title, href } = asObject(one);
    return typeof title === 'string' && typeof href === 'string' && isExternalUrl(href) ? [{ label: title, url: href }] : [];
  });
}

function readLocales(next: Readonly<Record<string, unknown>>): string[] {
  const { locales, defaultLocale } = asObject(next['i18n']);
  const all = asList(locales).filter((one) => typeof one === 'string');
  return all.toSorted((a, b) => Number(b === defaultLocale) - Number(a === defaultLocale));
}

function createNavigation(tree: MetaTree, { scope, locales }: { scope: NavScope; locales: readonly string[] }): JsonObject {
  const languages = locales.filter((locale) => tree.pages.some((page) => page.path.startsWith(`${locale}/`)));
  if (languages.length < 2) return { pages: toEntries(readMetaTree('', tree), scope) };
  return {
    languages: languages.map((locale): Json => ({ language: toLanguage(locale), pages: toEntries(readMetaTree(locale, tree), scope) })),
  };
}

function readRedirects(next: Readonly<Record<string, unknown>>): OldSite['redirects'] {
  const written = next['redirects'];
  const list = typeof written === 'function' ? dropUnread((written as () => unknown)()) : written;
  return asList(list)
    .map(asObject)
    .flatMap(({ source: from, destination }) =>
      typeof from === 'string' && typeof destination === 'string' && !/[({]/.test(from) ? [{ source: from, destination }] : [],
    );
}

/** Pages that React components make. */
function listPrograms(source: OldSource, content: string): OldSite['others'] {
  if (!content.endsWith('pages')) return [];
  return source.list(content).flatMap((file) => {
    const name = path.posix.relative(content, file);
    if (!/\.[jt]sx$/.test(name) || /(?:^|\/)_|^api\/|\[/.test(name)) return [];
    return [
      {
        href: `/${name.replace(/\.[jt]sx$/, '').replace(/(?:^|\/)index$/, '')}`,
        file,
        reason: 'A React component renders this page: rewrite it, or add a redirect.',
      },
    ];
  });
}

function readName(source: OldSource): string | undefined {
  const text = source.read('package.json');
  return text === undefined ? undefined : asText(asObject(JSON.parse(text))['name'])?.replace(/^@[^/]+\//, '');
}
