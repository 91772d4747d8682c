import path from 'node:path';
import { normalizeBase } from '@octavo/core/internal';
import { evaluateModule } from '../../evaluate/evaluate-module.ts';
import type { ReadModule } from '../../evaluate/evaluate-module.ts';
import { dropUnread } from '../../evaluate/unread.ts';
import { listAssets } from '../../list-assets.ts';
import { tellUnread } from '../../tell-unread.ts';
import type { MigrationNote, OldPage, OldSite } from '../../old-site.ts';
import { asObject, asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import type { Codemod } from '../../tool.ts';
import { toTarget } from '../../to-target.ts';
import { hasOwnIds } from './vitepress-ids.ts';
import { tellOwnIds } from '../../text/heading-ids.ts';
import { findVitepressConfig } from '../../find-vitepress-config.ts';
import { completeNavigation } from './complete-navigation.ts';
import { readVitepressNavigation } from './vitepress-navigation.ts';
import { readVitepressSettings } from './vitepress-settings.ts';

/** Fields of the config that say how its programs run. */
const PROGRAMS = /^(?:vite|vue|markdown|transform\w+|buildEnd|postRender)$/;

/** Reads a VitePress site: `.vitepress/config.*`, its pages by the rules of its router, its sidebars. */
export function readVitepress(source: OldSource): OldSite {
  const configFile = findVitepressConfig(source);
  const read = evaluateModule(configFile, source, { omitted: PROGRAMS });
  const folder = configFile.replace(/\/?\.vitepress\/.*$/, '');
  const more = readFolderConfigs(source, folder);
  const own = asObject(dropUnread(read.value));
  const config = more.length === 0 ? own : { ...own, locales: mergeLocales(asObject(own['locales']), more) };
  const content = path.posix
    .join(folder, asText(config['srcDir']) ?? '.')
    .replace(/^\.$/, '')
    .replace(/\/$/, '');
  const notes: MigrationNote[] = [read, ...more.map((one) => one.read)].flatMap((one) => tellUnread(one, 'VitePress config'));
  const pages = listPages(source, content, config, notes);
  const scope = {
    pages: new Set(pages.map(({ href }) => href)),
    named: new Set<string>(),
    labels: new Map<string, string>(),
    extraFiles: new Map<string, string>(),
  };
  const menus = readVitepressNavigation(config, scope);
  const { navigation, notes: completed } = completeNavigation(menus.navigation, { pages, scope });
  const { settings, notes: lost } = readVitepressSettings(config, menus.links);
  notes.push(...completed, ...lost, ...(hasOwnIds(source) ? [tellOwnIds(configFile)] : []));
  const publicFolder = path.posix.join(content, 'public');
  return {
    configFiles: [read, ...more.map((one) => one.read)].flatMap(({ files }) => files),
    contentFolder: content,
    ...(config['cleanUrls'] !== true && { suffix: '.html' }),
    base: normalizeBase(asText(config['base']) ?? '/'),
    settings,
    navigation,
    redirects: [],
    pages,
    assets: listAssets(source, { publicFolders: [publicFolder], contentFolder: content }),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes,
  };
}

interface FolderConfig {
  /** `root`, or the folder's name. */
  key: string;
  read: ReadModule;
}

/** Newer versions take what a `config.ts` in a folder of pages says for the pages below. */
function readFolderConfigs(source: OldSource, folder: string): FolderConfig[] {
  const prefix = folder === '' ? '' : `${folder}/`;
  const files = source.files.filter(
    (file) => file.startsWith(prefix) && /^(?:[\w-]+\/)?config\.[cm]?[jt]s$/.test(file.slice(prefix.length)),
  );
  return files
    .filter((file) => /defineAdditionalConfig/.test(source.read(file) ?? ''))
    .map((file) => ({
      key: /^([\w-]+)\//.exec(file.slice(prefix.length))?.[1] ?? 'root',
      read: evaluateModule(file, source, { omitted: PROGRAMS }),
    }));
}

function mergeLocales(locales: Readonly<Record<string, unknown>>, more: readonly FolderConfig[]): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set([...Object.keys(locales), ...more.map(({ key }) => key)])].map((key) => {
      const found = asObject(dropUnread(more.find((one) => one.key === key)?.read.value));
      return [key, { ...asObject(locales[key]), ...found }];
    }),
  );
}

/** Links of VitePress: root-relative ones count from the folder of the pages, with or without the base. */
export const resolveVitepressLinks: Codemod = (text, scope) => {
  const folder = scope.site.contentFolder;
  return resolveLinks(text, scope, {
    publicFolders: [path.posix.join(folder, 'public')],
    readAlias: (address) =>
      address.startsWith('/')
        ? path.posix.join(folder, address.slice(1))
        : address.startsWith('@/')
          ? path.posix.join(folder, address.slice(2))
          : undefined,
  });
};

function listPages({ files }: OldSource, folder: string, config: Readonly<Record<string, unknown>>, notes: MigrationNote[]): OldPage[] {
  const excluded = [config['srcExclude']].flat().flatMap((pattern) => (typeof pattern === 'string' ? [toPattern(pattern)] : []));
  const rewrites = Object.entries(asObject(config['rewrites'])).flatMap(([from, to]) =>
    typeof to === 'string' ? [createRewrite(from, to)] : [],
  );
  const within = files.flatMap((file) => (folder === '' ? [file] : file.startsWith(`${folder}/`) ? [file.slice(folder.length + 1)] : []));
  const pages = within.flatMap((name): OldPage[] => {
    if (!name.endsWith('.md') || /(?:^|\/)\./.test(name) || name.startsWith('public/') || excluded.some((pattern) => pattern.test(name)))
      return [];
    const file = path.posix.join(folder, name);
    if (/\[\w+\]/.test(name)) {
      notes.push({
        kind: 'by-hand',
        what: 'dynamic route',
        message: `${file} generates pages with code (${path.posix.basename(name, '.md')}.paths.*): write them, or add them with an extension.`,
        file,
      });
      return [];
    }
    const written = rewrites.reduce<string | undefined>((found, rewrite) => found ?? rewrite(name), undefined) ?? name;
    const href = `/${written.replace(/\.md$/, '').replace(/(^|\/)index$/, '')}`.replace(/(?<=.)\/$/, '');
    return [{ file, href, target: toTarget(href, '.md', /(?:^|\/)index\.md$/.test(written)) }];
  });
  return config['cleanUrls'] === true ? pages : pages.map((page) => giveOwnAddress(page, pages, notes));
}

/** `a.md` beside `a/index.md` is `/a.html` there, which leads to an address of its own here: `/a` is that of the other. */
function giveOwnAddress(page: OldPage, pages: readonly OldPage[], notes: MigrationNote[]): OldPage {
  const other = pages.find((one) => one.href === page.href && /(?:^|\/)index\.md$/.test(one.target));
  if (other === undefined || other === page) return page;
  const href = `${page.href}-page`;
  notes.push({
    kind: 'differs',
    what: 'address',
    message: `${page.href}.html is now ${href}, because ${page.href} is the address of ${other.file}.`,
    file: page.file,
  });
  return { ...page, href, target: toTarget(href, '.md', false), aliases: [`${page.href}.html`] };
}

/** A pattern of paths as a regular expression. */
function toPattern(glob: string): RegExp {
  const escaped = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('**/', '\u0001')
    .replaceAll('**', '\u0002')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
  return new RegExp(`^${escaped.replaceAll('\u0001', '(?:.*/)?').replaceAll('\u0002', '.*')}$`);
}

/** `packages/:name/docs/(.*)` to `:name/:rest*`. */
function createRewrite(from: string, to: string): (name: string) => string | undefined {
  const keys: string[] = [];
  const pattern = from
    .replaceAll(/[.+^$|[\]\\]/g, '\\$&')
    .replaceAll(/:(\w+)(\*)?(?:\(([^)]*)\))?/g, (_, key: string, star: string | undefined, own: string | undefined) => {
      keys.push(key);
      return own === undefined ? (star === undefined ? '([^/]+)' : '(.*)') : `(${own.replaceAll(String.raw`\\`, '\\')})`;
    });
  const matcher = new RegExp(`^${pattern}$`);
  return (name) => {
    const match = matcher.exec(name);
    return match === null ? undefined : to.replaceAll(/:(\w+)\*?/g, (whole, key: string) => match[keys.indexOf(key) + 1] ?? whole);
  };
}
