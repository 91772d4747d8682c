import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { isExternalUrl, normalizeBase, readFrontmatter } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import type { ComposedSettings } from '../../compose-settings.ts';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import type { OldPage, OldSite } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toPlain } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod } from '../../tool.ts';
import { readDocsInstances } from './docs-instances.ts';
import type { DocsInstances } from './docs-instances.ts';
import { listLocales, toDefaultFile } from './locale.ts';
import type { Locale } from './locale.ts';

/** Reads a Docusaurus site: its config and sidebars, docs with their versions, blog, and pages of Markdown. */
export function readDocusaurus(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^docusaurus\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source);
  const config = asObject(dropUnread(read.value));
  const scope = { named: new Set<string>(), labels: new Map<string, string>(), extraFiles: new Map<string, string>() };
  const docs = readDocsInstances(config, source, scope);
  const locales = listLocales(config).map((locale) => ({ locale, docs: readDocsInstances(config, source, { ...scope, locale }) }));
  const translated = locales.filter((one) => one.docs.pages.length > 0);
  const { settings, notes } = readSettings(config);
  const blog = listBlog(config, source);
  const originals = [...docs.pages, ...blog, ...listPages(source)];
  const all = [...originals, ...translated.flatMap((one) => one.docs.pages)];
  const pages: OldPage[] = [...new Map(all.map((page) => [page.href, page])).values()];
  const posts = blog.toReversed().map(({ href }): Json => (scope.named.add(href), href.slice(1)));
  return {
    configFiles: [...read.files, ...docs.configFiles],
    contentFolder: '',
    base: normalizeBase(asText(config['baseUrl']) ?? '/'),
    settings,
    navigation: addLanguages(addBlog(docs.navigation, posts), translated, config),
    redirects: [...docs.redirects, ...translated.flatMap((one) => listFallbacks(one, originals)), ...readRedirects(config)],
    pages,
    assets: [
      ...listAssets(source, { publicFolders: ['static'], contentFolder: 'static' }),
      ...[docs, ...translated.map((one) => one.docs)].flatMap(({ folders }) => folders.flatMap((folder) => listBeside(source, folder))),
      ...listBeside(source, { folder: 'blog', base: '/blog' }),
    ],
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: listPrograms(source, new Set(pages.map(({ href }) => href))),
    notes: [...tellUnread(read, 'Docusaurus config'), ...docs.notes, ...notes, ...locales.flatMap((one) => tellLocale(one, source))],
  };
}

/**
 * Links of Docusaurus: to files, `@site/…` from the source folder, `pathname://` to what is served. In a translated page they lead to what is
 * translated, else to the same in the default language.
 */
export const resolveDocusaurusLinks: Codemod = (text, scope) =>
  resolveLinks(text.replaceAll('](pathname://', ']('), scope, {
    publicFolders: ['static'],
    readAlias(address) {
      if (address.startsWith('@site/')) return address.slice('@site/'.length);
      const { file, href } = scope.page;
      if (toDefaultFile(file) === undefined) return undefined;
      if (address.startsWith('/'))
        return scope.site.pages.find((one) => one.href === `/${href.split('/')[1] ?? ''}${toPlain(address)}`)?.file;
      const near = path.posix.join(path.posix.dirname(file), address);
      return scope.source.has(near) ? undefined : toDefaultFile(near);
    },
  });

/** Pictures beside the pages of a folder keep their place beside them. */
function listBeside(source: OldSource, { folder, base }: { folder: string; base: string }): OldSite['assets'] {
  const found = listAssets(source, { publicFolders: [], contentFolder: folder });
  return found.map(({ file, target }) => ({ file, target: path.posix.join(base, target).slice(1) }));
}

function listBlog(config: Readonly<Record<string, unknown>>, source: OldSource): OldPage[] {
  const options = asObject(asObject(asList(asList(config['presets'])[0])[1])['blog']);
  const folder = asText(options['path']) ?? 'blog';
  const base = asText(options['routeBasePath']) ?? 'blog';
  return source.list(folder).flatMap((file): OldPage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    if (data['draft'] === true) return [];
    const [, year, month, day, rest = ''] = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(name) ?? [];
    const slug = asText(data['slug']) ?? (year === undefined ? name.replace(/(?:\/index)?\.mdx?$/, '') : `${year}/${month}/${day}/${rest}`);
    const href = path.posix.join('/', base, slug).replace(/(?<=.)\/$/, '');
    return [{ file, href, target: toTarget(href, path.posix.extname(file)) }];
  });
}

/** Pages of Markdown in `src/pages`. */
function listPages(source: OldSource): OldPage[] {
  return source.list('src/pages').flatMap((file): OldPage[] => {
    const name = path.posix.relative('src/pages', file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const href = `/${name.replace(/\.mdx?$/, '').replace(/(?:^|\/)index$/, '')}`;
    return [{ file, href, target: toTarget(href, path.posix.extname(name)) }];
  });
}

/** Pages that React components make. */
function listPrograms(source: OldSource, taken: ReadonlySet<string>): OldSite['others'] {
  return source.list('src/pages').flatMap((file) => {
    const name = path.posix.relative('src/pages', file);
    if (!/\.[jt]sx?$/.test(name) || /(?:^|\/)_|\.(?:test|spec|d)\./.test(name)) return [];
    const href = `/${name.replace(/\.[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')}`;
    return taken.has(href) ? [] : [{ href, file, reason: 'A React component renders this page: rewrite it, or add a redirect.' }];
  });
}

function addBlog(navigation: JsonObject, posts: readonly Json[]): JsonObject {
  if (posts.length === 0) return navigation;
  const blog: JsonObject = { tab: 'Blog', pages: [...posts] };
  const tabs = navigation['tabs'];
  if (Array.isArray(tabs)) return { tabs: [...tabs, blog] };
  return { tabs: [{ tab: 'Docs', ...navigation }, blog] };
}

function readSettings(config: Readonly<Record<string, unknown>>): ComposedSettings {
  const theme = asObject(config['themeConfig']);
  const navbar = asObject(theme['navbar']);
  const logo = asObject(navbar['logo']);
  const preset = asObject(asList(asList(config['presets'])[0])[1]);
  const [light, dark] = [asText(logo['src']), asText(logo['srcDark'])];
  const items = asList(navbar['items']).map(asObject);
  const links = items.flatMap(({ label, href }) =>
    typeof label === 'string' && typeof href === 'string' && isExternalUrl(href) && !/github\.com/.test(href) ? [{ label, href }] : [],
  );
  const github = items.map(({ href }) => asText(href)).find((href) => href !== undefined && /github\.com/.test(href));
  const footer = asList(asObject(theme['footer'])['links'])
    .map(asObject)
    .flatMap(({ title, items: below }) => {
      const entries = asList(below)
        .map(asObject)
        .flatMap(({ label, href, to }) => {
          const address = asText(href) ?? (asText(to) === undefined ? undefined : path.posix.join('/', asText(to) ?? ''));
          return typeof label === 'string' && address !== undefined ? [{ label, href: address }] : [];
        });
      return typeof title === 'string' && entries.length > 0 ? [{ header: title, items: entries }] : [];
    });
  const image = asText(theme['image']);
  const gtag = [asObject(preset['gtag'])['trackingID']].flat().find((one) => typeof one === 'string');
  const tagManager = asText(asObject(preset['googleTagManager'])['containerId']);
  const mode = asText(asObject(theme['colorMode'])['defaultMode']);
  const banner = asText(asObject(theme['announcementBar'])['content']);
  return composeSettings({
    name: asText(config['title']),
    description: asText(config['tagline']),
    logo: light === undefined ? undefined : dark === undefined ? toRoot(light) : { light: toRoot(light), dark: toRoot(dark) },
    favicon: asText(config['favicon']) === undefined ? undefined : toRoot(asText(config['favicon']) ?? ''),
    address: asText(config['url']),
    base: asText(config['baseUrl']),
    links,
    socials: github === undefined ? [] : [{ type: 'github', url: github }],
    footer,
    hasEditLink: asObject(preset['docs'])['editUrl'] !== undefined,
    hasTimestamp: asObject(preset['docs'])['showLastUpdateTime'] === true,
    metatags: image === undefined ? {} : { 'og:image': toRoot(image) },
    appearance: mode === 'dark' ? 'dark' : mode === 'light' ? 'light' : undefined,
    banner: banner?.replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '[$2]($1)').replaceAll(/<[^>]+>/g, ''),
    integrations: {
      ...(typeof gtag === 'string' && gtag.startsWith('G-') && { ga4: { measurementId: gtag } }),
      ...(tagManager !== undefined && { gtm: { tagId: tagManager } }),
    },
    scripts: listScripts(config),
    otherAnalytics: typeof gtag === 'string' && !gtag.startsWith('G-') ? [`Google Analytics ${gtag}`] : [],
  });
}

/** What the plugin of redirects lists; a function of it is not run. */
function readRedirects(config: Readonly<Record<string, unknown>>): OldSite['redirects'] {
  return asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = asList(plugin);
    if (typeof name !== 'string' || !name.endsWith('client-redirects')) return [];
    return asList(asObject(options)['redirects'])
      .map(asObject)
      .flatMap(({ from, to }) =>
        [from]
          .flat()
          .flatMap((one) => (typeof one === 'string' && typeof to === 'string' ? [{ source: toPath(one), destination: toPath(to) }] : [])),
      );
  });
}

function toPath(address: string): string {
  return address.replace(/(?<=.)\/$/, '');
}

/** The docs of a locale. */
interface TranslatedDocs {
  locale: Locale;
  docs: DocsInstances;
}

/** The same navigation as one of several languages. */
function addLanguages(
  navigation: JsonObject,
  translated: readonly TranslatedDocs[],
  config: Readonly<Record<string, unknown>>,
): JsonObject {
  if (translated.length === 0) return navigation;
  const first = asText(asObject(config['i18n'])['defaultLocale']) ?? 'en';
  return {
    languages: [
      { language: toLanguage(first), default: true, ...navigation },
      ...translated.map(({ locale, docs }): Json => ({ language: toLanguage(locale.name), ...docs.navigation })),
    ],
  };
}

/** Docusaurus shows a page that is not translated in the default language, below the locale's address. */
function listFallbacks({ locale, docs }: TranslatedDocs, originals: readonly OldPage[]): OldSite['redirects'] {
  const own = new Set(docs.pages.map(({ href }) => href));
  return originals.flatMap(({ href }) => {
    const source = path.posix.join('/', locale.name, href).replace(/(?<=.)\/$/, '');
    return own.has(source) ? [] : [{ source, destination: href }];
  });
}

/** What of a locale is not brought: its blog and pages, and all of it where the folder has none. */
function tellLocale({ locale: { name, folder }, docs }: TranslatedDocs, source: OldSource): OldSite['notes'] {
  if (docs.pages.length === 0)
    return [leftOut(`The language \`${name}\` is omitted: ${folder} has no docs. Fetch its translations and run this again.`)];
  const left = source.list(folder).filter((file) => /\.mdx?$/.test(file) && toDefaultFile(file) === undefined);
  const [first] = left;
  return first === undefined
    ? []
    : [leftOut(`Not converted of \`${name}\`: pages outside of its docs (${left.length}), such as ${first}.`)];
}

function leftOut(message: string): OldSite['notes'][number] {
  return { kind: 'left-out', what: 'locale', message };
}

/** `scripts`, and those of `headTags`; a plugin for a service counts as its script. */
function listScripts(config: Readonly<Record<string, unknown>>): string[] {
  const tags = asList(config['headTags']).map(asObject);
  const plugins = asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = Array.isArray(plugin) ? plugin : [plugin];
    return typeof name === 'string' && /plausible|posthog|fathom|hotjar|clarity|segment|gtag|google|matomo|umami|analytics/i.test(name)
      ? [`${name} ${writeAttributes(options)}`]
      : [];
  });
  return [
    ...asList(config['scripts']).map(writeAttributes),
    ...tags
      .filter(({ tagName }) => tagName === 'script')
      .map(({ attributes, innerHTML }) => `${writeAttributes(attributes)} ${asText(innerHTML) ?? ''}`),
    ...plugins,
  ];
}

/** An element or options as one text. */
function writeAttributes(one: unknown): string {
  if (typeof one === 'string') return one;
  const parts = Object.entries(asObject(one)).flat();
  return parts.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

function toRoot(file: string): string {
  return isExternalUrl(file) ? file : path.posix.join('/', file);
}
