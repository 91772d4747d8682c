import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { normalizeBase } from '@octavo/core/internal';
import { NEXTRA_PAGE_LIST, NEXTRA_THEME_CONFIG } from '../../code/shims/nextra-shims.ts';
import { composeSettings } from '../../compose-settings.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { readTitleText } from '../../evaluate/markup.ts';
import { isMarkup } from '../../evaluate/markup.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import { readMetaTree } from '../../meta-tree.ts';
import type { FolderMeta, MetaTree } from '../../meta-tree.ts';
import { toEntries } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import { listNextPrograms } from '../../next-programs.ts';
import { readNextRedirects } from '../../next-redirects.ts';
import type { MigrationNote, OldSite } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { toLanguage } from '../../to-language.ts';
import { readLayoutBrand, readLogo } from './read-brand.ts';
import type { NextraBrand } from './read-brand.ts';
import { toMeta } from './nextra-meta.ts';
import { tellPageData, writePageList } from './page-data.ts';
import { findPrefix, listNextraPages, listNextraPrograms } from './nextra-pages.ts';

/** Reads a Nextra site: its pages by the rules of Next's router, `_meta` files, and what its theme's config says in plain values. */
export function readNextra(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^next\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source);
  const next = asObject(dropUnread(read.value));
  const themeFile = source.files.find((file) => /^(?:src\/)?theme\.config\.[jt]sx?$/.test(file));
  const themeRead = themeFile === undefined ? undefined : evaluateModule(themeFile, source);
  const theme = asObject(dropUnread(themeRead?.value));
  const content = findContent(source);
  const prefix = content.endsWith('content') ? findPrefix(source, configFile) : '';
  const locales = readLocales(next);
  const pages = listNextraPages(source, content, { prefix, locales });
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
  const asks = (module: RegExp): boolean =>
    source.files.some((file) => /\.(?:mdx|[jt]sx?)$/.test(file) && module.test(source.read(file) ?? ''));
  if (asks(/["']nextra\/(?:context|pages)["']/))
    scope.extraFiles.set(NEXTRA_PAGE_LIST, writePageList(pages, { navigation, labels: scope.labels, source }));
  const layout = source.files.find(
    (file) => /^(?:src\/)?app\/(?:.*\/)?layout\.[jt]sx?$/.test(file) && /<Layout\b/.test(source.read(file) ?? ''),
  );
  if (asks(/\buseThemeConfig\b/))
    scope.extraFiles.set(NEXTRA_THEME_CONFIG, `export default ${JSON.stringify(dropMarkup(theme), null, 2)};\n`);
  const brand = layout === undefined || themeFile !== undefined ? readLogo(theme['logo']) : readLayoutBrand(layout, source);
  const repository = asText(theme['docsRepositoryBase']) ?? asText(asObject(theme['project'])['link']) ?? brand.repository;
  const chat = asText(asObject(theme['chat'])['link']) ?? brand.chat;
  const title = readTitleText(asObject(theme['head'])['title']) ?? findTitle(source, themeFile);
  const composed = composeSettings({
    name: isOfAll(brand.name) ? (title ?? brand.name) : (brand.name ?? title ?? readName(source)),
    logo: brand.logo,
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
    redirects: readNextRedirects(next),
    pages,
    assets: listAssets(source, { publicFolders: ['public'], contentFolder: content }),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [...listNextraPrograms(source, content), ...listNextPrograms(source)],
    notes: [...notes, ...tellPageData(pages, source), ...composed.notes, ...tellCodeOfTheme(themeFile ?? layout, brand)],
  };
}

/** A config without what it says in JSX. */
function dropMarkup(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropMarkup);
  if (isMarkup(value)) return undefined;
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dropMarkup(one)]))
    : value;
}

/** The folder of the pages; where several have some, the one with most. */
function findContent(source: OldSource): string {
  const folders = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app'].map((folder) => ({
    folder,
    count: listNextraPages(source, folder).length,
  }));
  const [first] = folders.toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === 0 ? '' : first.folder;
}

/** A theme is told its logo and footer in JSX: in `theme.config`, or since Nextra 4 in a layout of the app. */
function tellCodeOfTheme(file: string | undefined, { name, logo }: NextraBrand): MigrationNote[] {
  if (file === undefined) return [];
  const parts = name === undefined && logo === undefined ? 'Name, logo, banner and footer' : 'Banner and footer';
  return [{ kind: 'by-hand', what: 'code of the theme', message: `${parts} written in JSX were not migrated.`, file }];
}

/** `Docs`, beside a picture that says of what. */
function isOfAll(name: string | undefined): boolean {
  return name !== undefined && /^(?:docs|documentation)$/i.test(name);
}

/** What every page's title ends in, or the title of all. */
function findTitle(source: OldSource, themeFile: string | undefined): string | undefined {
  const text = themeFile === undefined ? '' : (source.read(themeFile) ?? '');
  return (
    /\btitleTemplate\s*:\s*["'`]%s\s*[-–—|·:]\s*([^"'`$]+?)\s*["'`]/.exec(text)?.[1] ?? /<title>\s*([^<>{}]+?)\s*<\/title>/.exec(text)?.[1]
  );
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

function readName(source: OldSource): string | undefined {
  const text = source.read('package.json');
  return text === undefined ? undefined : asText(asObject(JSON.parse(text))['name'])?.replace(/^@[^/]+\//, '');
}
