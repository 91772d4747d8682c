import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import type { MigrationNote, OldPage } from '../../old-site.ts';
import { asList, asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { tellUnread } from '../../tell-unread.ts';
import { toTarget } from '../../to-target.ts';
import { listDocsPages } from './docs-pages.ts';
import type { DocsFolder } from './docs-pages.ts';
import type { Locale } from './locale.ts';
import { placeInLocale, readSidebarWords, translateNodes } from './locale.ts';
import { readSidebar, readTree } from './docs-sidebars.ts';
import type { SidebarScope } from './docs-sidebars.ts';

/** What the docs plugins of a site say together. */
export interface DocsInstances {
  pages: OldPage[];
  navigation: JsonObject;
  folders: DocsFolder[];
  configFiles: string[];
  notes: MigrationNote[];
}

interface Instance {
  id: string;
  options: Readonly<Record<string, unknown>>;
}

interface Version extends DocsFolder {
  name: string;
  label: string;
  sidebarFile: string | undefined;
}

/** Reads every instance of the docs plugin, with its versions; of a locale that is not the default those pages that are translated. */
export function readDocsInstances(
  config: Readonly<Record<string, unknown>>,
  source: OldSource,
  { locale, ...shared }: Omit<NavScope, 'pages'> & { locale?: Locale },
): DocsInstances {
  const result: DocsInstances = { pages: [], navigation: { pages: [] }, folders: [], configFiles: [], notes: [] };
  const navItems = asList(asObject(asObject(config['themeConfig'])['navbar'])['items']).map(asObject);
  const perVersion = new Map<string, { label: string; tabs: { tab: string; pages: Json[] }[] }>();
  const instances = listInstances(config);
  for (const instance of instances) {
    const versions = listVersions(instance, source);
    result.notes.push(...tellMissing(instance, versions, source));
    for (const written of versions) {
      const version = locale === undefined ? written : { ...written, ...placeInLocale(written, { instance: instance.id, locale }) };
      const words = locale === undefined ? new Map<string, string>() : readSidebarWords(version.folder, { locale, source });
      const pages = listDocsPages(source, version);
      result.pages.push(...pages.map(({ file, href, target }) => ({ file, href, target })));
      result.folders.push({ folder: version.folder, base: version.base });
      const sidebarScope: SidebarScope = { source, folder: version.folder, base: version.base, pages, generated: new Map() };
      const sidebars = readSidebars(version, sidebarScope, result);
      for (const [href, text] of sidebarScope.generated) shared.extraFiles.set(toTarget(href, '.mdx'), text);
      const scope: NavScope = { ...shared, pages: new Set([...pages.map(({ href }) => href), ...sidebarScope.generated.keys()]) };
      const translate = (label: string): string => words.get(label) ?? label;
      const tabs = sidebars
        .map(({ name, nodes }) => ({
          tab: translate(nameTab(name, { instance, navItems, isOnly: instances.length === 1 })),
          pages: toEntries(translateNodes(nodes, words), scope),
        }))
        .filter(({ pages: entries }) => entries.length > 0);
      const known = perVersion.get(version.name) ?? { label: version.label, tabs: [] };
      known.tabs.push(...tabs);
      perVersion.set(version.name, known);
    }
  }
  const divisions = [...perVersion.values()].map(({ label, tabs }) => ({
    label,
    ...(tabs.length === 1 ? { pages: tabs[0]?.pages ?? [] } : { tabs }),
  }));
  const [only] = divisions;
  result.navigation =
    divisions.length > 1
      ? {
          versions: divisions.map(({ label, ...rest }, index): Json => ({
            version: label,
            ...(index === 0 && { default: true }),
            ...rest,
          })),
        }
      : only === undefined
        ? { pages: [] }
        : 'tabs' in only
          ? { tabs: only.tabs }
          : { pages: only.pages };
  return result;
}

/** The docs of the classic preset, and further instances of the plugin. */
function listInstances(config: Readonly<Record<string, unknown>>): Instance[] {
  const presets = asList(config['presets']).flatMap((preset) => {
    const options = asObject(asList(preset)[1]);
    return options['docs'] === false ? [] : [{ id: 'default', options: asObject(options['docs']) }];
  });
  const plugins = asList(config['plugins']).flatMap((plugin) => {
    const [name, options] = asList(plugin);
    return /plugin-content-docs|^content-docs$/.test(asText(name) ?? '')
      ? [{ id: asText(asObject(options)['id']) ?? 'default', options: asObject(options) }]
      : [];
  });
  return [...presets.slice(0, 1), ...plugins];
}

/** The versions of an instance, the one that readers get first; the last one that was cut lies at the root. */
function listVersions({ id, options }: Instance, source: OldSource): Version[] {
  const folder = path.posix.normalize(asText(options['path']) ?? 'docs').replace(/\/$/, '');
  const base = path.posix.join('/', asText(options['routeBasePath']) ?? 'docs');
  const sidebarFile = asText(options['sidebarPath']);
  const prefix = id === 'default' ? '' : `${id}_`;
  const cut = listCut(prefix, source);
  const said = asObject(options['versions']);
  const only = asList(options['onlyIncludeVersions']);
  const last = asText(options['lastVersion']) ?? cut[0] ?? 'current';
  const place = (name: string): Pick<Version, 'name' | 'label' | 'base'> => {
    const own = asObject(said[name]);
    const segment = asText(own['path']) ?? (name === last ? '' : name === 'current' ? 'next' : name);
    return {
      name,
      label: asText(own['label']) ?? (name === 'current' ? (cut.length > 0 ? 'Next' : 'Latest') : name),
      base: path.posix.join(base, segment),
    };
  };
  const current: Version[] =
    options['includeCurrentVersion'] === false ? [] : [{ ...place('current'), folder, sidebarFile: sidebarFile ?? findSidebars(source) }];
  const older = cut.map((name): Version => ({
    ...place(name),
    folder: `${prefix}versioned_docs/version-${name}`,
    sidebarFile: `${prefix}versioned_sidebars/version-${name}-sidebars.json`,
  }));
  const has = ({ folder: own }: Version): boolean => source.list(own).length > 0;
  // A script may copy the docs to the version that readers get.
  const standIn = current.length === 0 ? older.filter((one) => one.name === last && !has(one)).map((one) => ({ ...one, folder })) : [];
  const all = [...standIn, ...older.filter(has), ...current].filter(({ name }) => only.length === 0 || only.includes(name));
  return all
    .toSorted((a, b) => Number(b.name === last) - Number(a.name === last))
    .map((one) => ({ ...one, base: one.base.replace(/(?<=.)\/$/, '') }));
}

/** Versions of the list whose docs are not in the repository. */
function tellMissing({ id }: Instance, versions: readonly Version[], source: OldSource): MigrationNote[] {
  const prefix = id === 'default' ? '' : `${id}_`;
  const missing = listCut(prefix, source).filter(
    (name) => source.list(`${prefix}versioned_docs/version-${name}`).length === 0 && !versions.some((one) => one.name === name),
  );
  return missing.map((name) => ({
    kind: 'left-out',
    what: 'version',
    message: `The version \`${name}\` is omitted: ${prefix}versioned_docs/version-${name} has no docs.`,
    file: `${prefix}versions.json`,
  }));
}

function listCut(prefix: string, source: OldSource): string[] {
  return asList(dropUnread(parseList(source.read(`${prefix}versions.json`)))).filter((one) => typeof one === 'string');
}

function findSidebars({ files }: OldSource): string | undefined {
  return files.find((file) => /^sidebars\.(?:[cm]?[jt]s|json)$/.test(file));
}

function parseList(text: string | undefined): unknown {
  return text === undefined ? [] : JSON.parse(text);
}

function readSidebars({ sidebarFile }: Version, scope: SidebarScope, result: DocsInstances): { name: string; nodes: NavNode[] }[] {
  const file = sidebarFile === undefined ? undefined : path.posix.normalize(sidebarFile);
  if (file === undefined || scope.source.read(file) === undefined) return [{ name: 'docs', nodes: readTree('', scope) }];
  const read = evaluateModule(file, scope.source);
  result.configFiles.push(...read.files);
  result.notes.push(...tellUnread(read, 'sidebars'));
  // A version's sidebars may name pages with the version before them.
  return Object.entries(asObject(dropUnread(read.value))).map(([name, items]) => ({
    name: name.replace(/^version-[^/]+\//, ''),
    nodes: readSidebar(items, scope),
  }));
}

function nameTab(
  name: string,
  { instance, navItems, isOnly }: { instance: Instance; navItems: readonly Readonly<Record<string, unknown>>[]; isOnly: boolean },
): string {
  const own = navItems.filter((item) => (asText(item['docsPluginId']) ?? 'default') === instance.id);
  const named =
    own.find((item) => item['type'] === 'docSidebar' && item['sidebarId'] === name) ??
    (isOnly ? undefined : own.find((item) => asText(item['type'])?.startsWith('doc') === true));
  return asText(named?.['label']) ?? toLabel(isOnly || instance.id === 'default' ? name.replace(/Sidebar$/, '') : instance.id);
}
