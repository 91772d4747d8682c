import path from 'node:path';
import type { JsonObject } from '@octavo/core';
import { isExternalUrl, readFrontmatter } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { listAssets } from '../../list-assets.ts';
import { readMetaTree } from '../../meta-tree.ts';
import type { FolderMeta, MetaEntry, MetaTree, TreePage } from '../../meta-tree.ts';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavScope } from '../../navigation.ts';
import type { MigrationNote, OldSite } from '../../old-site.ts';
import { asList, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod } from '../../tool.ts';

interface Collection {
  name: string;
  folder: string;
  base: string;
}

/** Reads a Fumadocs site: the folders of `source.config`, where its loaders serve them, and `meta.json` files. */
export function readFumadocs(source: OldSource): OldSite {
  const configFile = source.files.find((file) => /^source\.config\.[cm]?[jt]s$/.test(file)) ?? '';
  const collections = listCollections(source.read(configFile) ?? '', source);
  const trees = collections
    .map((collection) => ({ collection, pages: listPages(source, collection) }))
    .filter(({ pages }) => pages.length > 0);
  const pages = trees.flatMap((one) => one.pages);
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const divisions = trees.map(({ collection, pages: own }) => {
    const tree: MetaTree = { pages: own, metaOf: (folder) => readMeta(source, path.posix.join(collection.folder, folder)) };
    return { label: toLabel(collection.name), navigation: divide(tree, scope) };
  });
  const [first] = divisions;
  const content = trees[0]?.collection.folder ?? '';
  const { settings, notes } = composeSettings({
    name: readName(source),
    favicon: source.has('public/favicon.ico') ? '/favicon.ico' : undefined,
  });
  return {
    configFiles: [configFile],
    contentFolder: content,
    base: '/',
    settings,
    navigation:
      divisions.length < 2
        ? (first?.navigation ?? { pages: [] })
        : { tabs: divisions.map(({ label, navigation }) => ({ tab: label, ...navigation })) },
    redirects: [],
    pages,
    assets: listAssets(source, { publicFolders: ['public'], contentFolder: content }),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes: [
      ...notes,
      ...listGenerators(source),
      ...listLocalized(pages),
      {
        kind: 'by-hand',
        what: 'layout of the app',
        message: 'Name, logo and links of the top bar are written in JSX (`layout.shared`, `layout.config`) and were not migrated.',
      },
    ],
  };
}

/** Links of Fumadocs: addresses, files beside, and what `public` serves. */
export const resolveFumadocsLinks: Codemod = (text, scope) => resolveLinks(text, scope, { publicFolders: ['public'] });

function listCollections(config: string, source: OldSource): Collection[] {
  const loaders = source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.(?:test|spec)\./.test(file))
    .map((file) => source.read(file) ?? '')
    .filter((text) => /\bloader\s*\(/.test(text));
  const found = [...config.matchAll(/export\s+const\s+(\w+)\s*=\s*defineDocs\s*\(\s*(?:\{([\s\S]*?)\n\}\s*\)|\))/g)].map(
    ([, name = '', options = '']) => ({
      name,
      folder: path.posix.normalize(/\bdir\s*:\s*["'`]([^"'`]+)["'`]/.exec(options)?.[1] ?? 'content/docs').replace(/\/$/, ''),
      base: findBase(name, loaders),
    }),
  );
  return found.length > 0 ? found : [{ name: 'docs', folder: 'content/docs', base: findBase('docs', loaders) }];
}

/** `loader({ baseUrl: '/docs', source: docs.toFumadocsSource() })`, or `loader(docs.toFumadocsSource(), { baseUrl: '/docs' })` */
function findBase(name: string, loaders: readonly string[]): string {
  for (const text of loaders)
    for (const [, inner = ''] of text.matchAll(/\bloader\s*\(([\s\S]*?)\n\}?\)/g)) {
      const base = /\bbaseUrl\s*:\s*["'`]([^"'`]+)["'`]/.exec(inner)?.[1];
      if (base !== undefined && new RegExp(`\\b${name}\\b`).test(inner.replace(/baseUrl[^\n]*/, ''))) return base;
    }
  return '/docs';
}

function listPages(source: OldSource, { folder, base }: Collection): TreePage[] {
  return source.list(folder).flatMap((file): TreePage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)[._]/.test(name)) return [];
    const stem = name.replace(/\.mdx?$/, '');
    const plain = stem
      .split('/')
      .filter((part) => !/^\(.*\)$/.test(part))
      .join('/');
    const href = path.posix.join('/', base, plain).replace(/\/index$/, '') || '/';
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    return [{ file, href, target: toTarget(href, '.mdx', /(?:^|\/)index$/.test(plain)), path: stem, label: asText(data['sidebarTitle']) }];
  });
}

/** `{ "title": "x", "root": true, "pages": ["---Group---", "a", "...", "[Link](https://…)", "!b", "...folder"] }` */
function readMeta(source: OldSource, folder: string): FolderMeta & { isRoot?: boolean } {
  const said = readYaml(source.read(path.posix.join(folder, 'meta.json')) ?? source.read(path.posix.join(folder, 'meta.yaml')));
  const pages = said['pages'];
  const entries = asList(pages).flatMap((one): MetaEntry[] => {
    if (typeof one !== 'string') return [];
    const separator = /^---(?:\[[^\]]*\])?(.*?)(?:---)?$/.exec(one)?.[1];
    if (separator !== undefined) return [{ separator }];
    if (one === '...' || one === 'z...a') return [{ rest: true }];
    const [, label, url] = /^(?:external:)?(?:\[[^\]]*\])?\[([^\]]+)\]\(([^)]+)\)$/.exec(one) ?? [];
    if (label !== undefined && url !== undefined) return isExternalUrl(url) ? [{ label, url }] : [{ name: url.replace(/^\//, ''), label }];
    if (one.startsWith('!')) return [{ name: one.slice(1), isHidden: true }];
    return [
      {
        name: one
          .replace(/^\.\.\./, '')
          .replace(/^\.\//, '')
          .replace(/\.mdx?$/, ''),
      },
    ];
  });
  return {
    title: asText(said['title']),
    isExpanded: said['defaultOpen'] === true,
    isWhole: true,
    isRoot: said['root'] === true,
    ...(Array.isArray(pages) && { entries }),
  };
}

/** Folders that say `root` are tabs. */
function divide(tree: MetaTree, scope: NavScope): JsonObject {
  const roots = [...new Set(tree.pages.map(({ path: at }) => at.split('/', 1)[0] ?? ''))].filter(
    (folder) =>
      tree.pages.some(({ path: at }) => at.startsWith(`${folder}/`)) && (tree.metaOf(folder) as { isRoot?: boolean }).isRoot === true,
  );
  if (roots.length < 2) return { pages: toEntries(readMetaTree('', tree), scope) };
  const tabs = roots.map((folder) => {
    const meta = tree.metaOf(folder);
    return { tab: meta.title ?? toLabel(folder.replace(/^\((.*)\)$/, '$1')), pages: toEntries(readMetaTree(folder, tree, meta), scope) };
  });
  const rest = toEntries(readMetaTree('', tree), scope);
  return { tabs: [...tabs, ...(rest.length > 0 ? [{ tab: 'More', pages: rest }] : [])].filter(({ pages }) => pages.length > 0) };
}

/** Scripts that write pages from an API before each build: what they write is not in the repository. */
function listGenerators(source: OldSource): MigrationNote[] {
  return source.files
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && /\bgenerateFiles\s*\(/.test(source.read(file) ?? ''))
    .map((file) => ({
      kind: 'by-hand',
      what: 'pages that a script writes',
      message: `${file} writes the pages of an API: run it before the migration, or name the API's files in \`openapi\` of docs.json.`,
    }));
}

/** `boats.de.mdx` is in German there: which addresses languages have is said by the app. */
function listLocalized(pages: readonly TreePage[]): MigrationNote[] {
  return pages.flatMap(({ file, href }): MigrationNote[] =>
    /\.[a-z]{2}(?:-[A-Za-z]{2,4})?\.mdx?$/.test(file)
      ? [
          {
            kind: 'by-hand',
            what: 'page in another language',
            message: `${href} is in the language of its name: move it into the folder of that language.`,
            file,
          },
        ]
      : [],
  );
}

function readName(source: OldSource): string | undefined {
  return asText(readYaml(source.read('package.json'))['name'])?.replace(/^@[^/]+\//, '');
}
