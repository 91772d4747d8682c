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
import type { MigrationNote, OldSite } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod } from '../../tool.ts';
import { listBlumeApis } from './blume-apis.ts';
import type { BlumeApi } from './blume-apis.ts';

/** Reads a Blume site: its config, its folder of pages, `meta` files. */
export function readBlume(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^blume\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const read = evaluateModule(configFile, source);
  const config = asObject(dropUnread(read.value));
  const content = path.posix.normalize(asText(asObject(config['content'])['root']) ?? 'docs').replace(/\/$/, '');
  const pages = listPages(source, content);
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const tree: MetaTree = { pages, metaOf: (folder) => readMeta(source, path.posix.join(content, folder)) };
  const { owner, repo } = asObject(config['github']);
  const github = typeof owner === 'string' && typeof repo === 'string' ? `https://github.com/${owner}/${repo}` : undefined;
  const brand = asObject(config['logo']);
  const hasText = brand['image'] !== undefined && brand['text'] !== '';
  const mark = hasText ? undefined : (brand['image'] ?? config['logo']);
  const logo = asObject(mark);
  const [light, dark] = [asText(logo['light']), asText(logo['dark'])];
  const deployment = asObject(config['deployment']);
  const analytics = Object.entries(asObject(config['analytics']));
  const { settings, notes } = composeSettings({
    name: asText(config['title']),
    description: asText(config['description']),
    logo: asText(mark) ?? (light !== undefined && dark !== undefined ? { light, dark } : light),
    address: asText(deployment['site']) ?? asText(config['site']),
    base: asText(deployment['base']),
    primary: asText(asObject(config['theme'])['accent']),
    socials: github === undefined ? [] : [{ type: 'github', url: github }],
    hasEditLink: github !== undefined,
    hasTimestamp: config['lastModified'] === true,
    scripts: analytics.flatMap(([name, said]) => (typeof said === 'string' ? [`${name} ${said}`] : [])),
    otherAnalytics: analytics.flatMap(([name, said]) => (typeof said === 'string' ? [] : [name])),
  });
  const assets = [
    // A logo may lie beside the config.
    ...[...new Set([asText(mark), light, dark])].flatMap((file) => {
      const own = file?.replace(/^\.?\//, '');
      return own !== undefined && source.has(own) ? [{ file: own, target: own }] : [];
    }),
    ...listAssets(source, { publicFolders: ['public'], contentFolder: content }),
  ];
  const apis = listBlumeApis(config, { source, site: { assets } });
  return {
    configFiles: read.files,
    contentFolder: content,
    base: normalizeBase(asText(deployment['base']) ?? '/'),
    settings,
    navigation: createNavigation(config, { tree, scope, apis }),
    redirects: asList(config['redirects'])
      .map(asObject)
      .flatMap(({ from, source: old, to, destination }) => {
        const [start, end] = [asText(from) ?? asText(old), asText(to) ?? asText(destination)];
        return start !== undefined && end !== undefined ? [{ source: start, destination: end }] : [];
      }),
    pages,
    assets,
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: source.list('pages').flatMap((file) =>
      file.endsWith('.astro') && !/(?:^|\/)_/.test(file)
        ? [
            {
              href: `/${file.slice('pages/'.length).replace(/(?:(?:^|\/)index)?\.astro$/, '')}`,
              file,
              reason: 'An Astro component renders this page: rewrite it, or add a redirect.',
            },
          ]
        : [],
    ),
    notes: [...tellUnread(read, 'Blume config'), ...notes, ...(hasText ? [BESIDE_NAME] : [])],
  };
}

const BESIDE_NAME: MigrationNote = {
  kind: 'differs',
  what: 'logo',
  message: 'The top bar shows a logo or a name: the name stands alone, and `logo` in docs.json takes its place.',
};

/** Links of Blume: addresses, files beside, and what `public` serves. */
export const resolveBlumeLinks: Codemod = (text, scope) => resolveLinks(text, scope, { publicFolders: ['public'] });

function listPages(source: OldSource, content: string): TreePage[] {
  return source.list(content).flatMap((file): TreePage[] => {
    const name = path.posix.relative(content, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    if (data['draft'] === true) return [];
    const sidebar = asObject(data['sidebar']);
    const stem = name.replace(/\.mdx?$/, '');
    const plain = asText(data['slug']) ?? stem.split('/').map(dropNumber).join('/');
    const href = path.posix.join('/', plain).replace(/\/(?:index|README)$/, '') || '/';
    const order = sidebar['order'] ?? data['order'];
    return [
      {
        file,
        href,
        target: toTarget(href, path.posix.extname(file), /(?:^|\/)(?:index|README)$/.test(plain)),
        path: stem,
        label: asText(sidebar['label']) ?? asText(data['sidebarTitle']),
        order: typeof order === 'number' ? order : undefined,
      },
    ];
  });
}

/** `01-start` -> `start` */
function dropNumber(name: string): string {
  return name.replace(/^\d+[-_.](?=\D)/, '');
}

function readMeta(source: OldSource, folder: string): FolderMeta {
  const file = ['meta.ts', 'meta.js', 'meta.json']
    .map((name) => path.posix.join(folder, name))
    .find((one) => source.read(one) !== undefined);
  if (file === undefined) return {};
  const { title, pages, collapsed } = asObject(dropUnread(evaluateModule(file, source).value));
  const entries = asList(pages).flatMap((one): MetaEntry[] =>
    typeof one !== 'string' ? [] : one === '...' ? [{ rest: true }] : [{ name: one }],
  );
  return { title: asText(title), isExpanded: collapsed === false, ...(entries.length > 0 && { entries }) };
}

/** Tabs claim the pages below their paths, the one at the root those that no other does; locales have folders of their own. */
function createNavigation(
  config: Readonly<Record<string, unknown>>,
  { tree, scope, apis }: { tree: MetaTree; scope: NavScope; apis: readonly BlumeApi[] },
): JsonObject {
  const { locales, defaultLocale } = asObject(config['i18n']);
  const codes = asList(locales).flatMap((one) => asText(asObject(one)['code']) ?? asText(one) ?? []);
  const others = codes.filter((code) => code !== defaultLocale && tree.pages.some((page) => page.path.startsWith(`${code}/`)));
  const tabs = asList(asObject(config['navigation'])['tabs']).map(asObject);
  const divide = (folder: string, language: string): JsonObject => {
    const hidden = folder === '' ? others : [];
    const pages = tree.pages.filter(({ path: at }) => !hidden.some((code) => at.startsWith(`${code}/`)));
    const own: MetaTree = { ...tree, pages };
    const named = tabs.map(({ label, path: at, href }) => ({
      tab: asText(label) ?? asText(asObject(label)[language]) ?? asText(Object.values(asObject(label))[0]) ?? '',
      address: asText(at) ?? asText(href) ?? '',
    }));
    const found = named.map(({ tab, address }): JsonObject[] => {
      if (isExternalUrl(address)) return [{ tab, href: address }];
      if (address === '/') return [];
      const api = apis.find(({ route }) => route === address);
      if (api !== undefined) return [{ tab, ...api.files }];
      const entries = toEntries(readMetaTree(path.posix.join(folder, address.replace(/^\//, '')), own), scope);
      return entries.length === 0 ? [] : [{ tab, pages: entries }];
    });
    const apart = apis.filter(({ route }) => !named.some(({ address }) => address === route));
    const rest = [...toEntries(readMetaTree(folder, own), scope), ...apart.map(({ label, files }) => ({ group: label, ...files }))];
    if (found.flat().length === 0) return { pages: rest };
    const root = named.findIndex(({ address }) => address === '/');
    const last = rest.length > 0 ? [{ tab: named[root]?.tab ?? 'More', pages: rest }] : [];
    return { tabs: found.toSpliced(root === -1 ? found.length : root, 0, last).flat() };
  };
  if (others.length === 0) return divide('', asText(defaultLocale) ?? 'en');
  const first = asText(defaultLocale) ?? 'en';
  return {
    languages: [
      { language: toLanguage(first), ...divide('', first) },
      ...others.map((code): Json => ({ language: toLanguage(code), ...divide(code, code) })),
    ],
  };
}
