import path from 'node:path';
import type { Json, JsonObject } from '@octavo/core';
import { decodePath, isExternalUrl } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { listAssets } from '../../list-assets.ts';
import { toEntries, toLabel } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import type { MigrationNote, OldPage, OldSite } from '../../old-site.ts';
import { titleOf } from '../../plan-migration.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toLanguage } from '../../to-language.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { findSpace, BOOK_LANGUAGES, listSpaces } from './gitbook-spaces.ts';
import type { GitbookSpace } from './gitbook-spaces.ts';

/** Reads what GitBook has of a repository: `SUMMARY.md` says which pages there are and in which order; several spaces are tabs of one site. */
export function readGitbook(source: OldSource): OldSite {
  const spaces = listSpaces(source);
  const only = spaces.length === 1 ? spaces[0] : undefined;
  const content = only?.content ?? '';
  const pages = spaces.flatMap((space) => listPages(space, source));
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const divisions = spaces.map((space): Division => {
    const nodes = readSummary(source.read(space.summary) ?? '', (written) => hrefOf(written, space));
    return { space, title: titleOfSpace(space, { pages, source }), pages: toEntries(nodes, scope) };
  });
  const all = spaces.flatMap((space) =>
    Object.entries(space.redirects).flatMap(([from, to]) =>
      typeof to === 'string'
        ? [{ source: path.posix.join('/', space.prefix, from), destination: isExternalUrl(to) ? to : hrefOf(to, space) }]
        : [],
    ),
  );
  const leads = (destination: string): boolean => isExternalUrl(destination) || scope.pages.has(destination);
  const languages = readLanguages(source);
  return {
    configFiles: spaces.flatMap(({ summary, config }) => [summary, ...(config === undefined ? [] : [config])]),
    contentFolder: content,
    base: '/',
    settings: composeSettings({ name: divisions[0]?.title }).settings,
    navigation: createNavigation(divisions, languages),
    redirects: all.filter(({ destination }) => leads(destination)),
    pages,
    assets: listAssets(source, { publicFolders: [], contentFolder: content }).concat(
      spaces.flatMap(({ content: folder, prefix }) =>
        source
          .list(path.posix.join(folder, '.gitbook'))
          .flatMap((file) =>
            /\/assets\//.test(file)
              ? [{ file, target: path.posix.join(prefix.slice(1), `gitbook/${file.replace(/^.*?\/assets\//, '')}`) }]
              : [],
          ),
      ),
    ),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes: [
      ...listOtherSpaces(spaces, source),
      ...(only === undefined && languages.size === 0 ? [tellSpaces(spaces)] : []),
      ...all
        .filter(({ destination }) => !leads(destination))
        .map(({ source: from, destination }): MigrationNote => ({
          kind: 'left-out',
          what: 'redirect to a missing page',
          message: `${from} led to ${destination}.`,
        })),
    ],
  };
}

interface Division {
  space: GitbookSpace;
  title: string | undefined;
  pages: Json[];
}

function titleOfSpace({ prefix }: GitbookSpace, { pages, source }: { pages: readonly OldPage[]; source: OldSource }): string | undefined {
  const home = pages.find(({ href }) => href === (prefix === '' ? '/' : prefix));
  return home === undefined ? undefined : titleOf(source.read(home.file) ?? '', home.file);
}

function createNavigation(divisions: readonly Division[], languages: ReadonlyMap<string, string>): JsonObject {
  const [first] = divisions;
  if (divisions.length === 1) return { pages: first?.pages ?? [] };
  const order = [...languages.keys()];
  const isLanguage = ({ space }: Division): boolean => languages.has(space.prefix.slice(1));
  if (divisions.every(isLanguage)) {
    const sorted = divisions.toSorted(
      (one, other) => order.indexOf(one.space.prefix.slice(1)) - order.indexOf(other.space.prefix.slice(1)),
    );
    return { languages: sorted.map(({ space, pages }) => ({ language: toLanguage(space.prefix.slice(1)), pages })) };
  }
  return { tabs: divisions.map(({ space, title, pages }) => ({ tab: title ?? toLabel(space.prefix.slice(1)), pages })) };
}

/** `* [English](en/)` of an older book: names of languages by their folders. */
function readLanguages(source: OldSource): ReadonlyMap<string, string> {
  const links = (source.read(BOOK_LANGUAGES) ?? '').matchAll(/^\s*[-*+]\s+\[([^\]]+)\]\((?:\.\/)?([\w-]+)\/?[^)]*\)/gm);
  return new Map(Array.from(links, ([, name = '', folder = '']) => [folder, name]));
}

function tellSpaces(spaces: readonly GitbookSpace[]): MigrationNote {
  return {
    kind: 'differs',
    what: 'spaces',
    message: `${spaces.length} spaces became tabs of one site. Addresses in each begin with the name of its folder: ${spaces.map(({ prefix }) => prefix).join(', ')}.`,
  };
}

/** Spaces within another one have a site of their own. */
function listOtherSpaces(spaces: readonly GitbookSpace[], { files }: OldSource): MigrationNote[] {
  const others = files.filter((file) => path.posix.basename(file) === 'SUMMARY.md' && !spaces.some(({ summary }) => summary === file));
  return others.map((file) => ({
    kind: 'left-out',
    what: 'another space',
    message: `${file} is a separate space: migrate the folder ${path.posix.dirname(file)} on its own.`,
  }));
}

/** Links of GitBook are meant from the file, and with a slash at their start from the folder of the space. */
export const resolveGitbookLinks: Codemod = (text, scope) =>
  resolveLinks(text, scope, {
    readAlias: (address) =>
      address.startsWith('/')
        ? path.posix.join(findSpace(scope.page.file, scope.source).content, address.slice(1))
        : findAsset(address, scope),
  });

/** `../assets/a.png`, as older spaces have it, is a file of the folder of assets that has no place of its own. */
function findAsset(address: string, { source, page }: PageScope): string | undefined {
  const name = /(?:^|\/)assets\/(.+)$/.exec(address)?.[1];
  const file = path.posix.join(findSpace(page.file, source).content, '.gitbook/assets', name ?? '');
  return name === undefined || source.has(path.posix.join(path.posix.dirname(page.file), address)) || !source.has(file) ? undefined : file;
}

function hrefOf(written: string, { readme, prefix }: GitbookSpace): string {
  const name = decodePath(written.replace(/[?#].*$/, '')).replace(/^(?:\.?\/)+/, '');
  const plain =
    name === readme || /(?:^|\/)(?:README|index)\.md$/i.test(name) ? name.replace(/(?:^|\/)[^/]+$/, '') : name.replace(/\.md$/i, '');
  return `${prefix}/${plain}`.replace(/(?<=.)\/$/, '');
}

const LINK = /^([ \t]*)[-*+][ \t]+\[((?:\\.|[^\]\\])*)\]\(<?([^)>]*?)>?(?:\s+["'][^"')]*["'])?\)/;

function readSummary(text: string, toHref: (written: string) => string): NavNode[] {
  const top: NavNode[] = [];
  let list = top;
  let open: { indent: number; node: NavNode }[] = [];
  for (const line of text.split('\n')) {
    const heading = /^#{2,6}[ \t]+(.*?)[ \t]*(?:<a.*)?$/
      .exec(line)?.[1]
      ?.replaceAll(/<[^>]*>/g, '')
      .trim();
    if (heading !== undefined) {
      const group: NavNode = { label: heading, items: [] };
      if (heading !== '') top.push(group);
      list = heading === '' ? top : (group.items ?? top);
      open = [];
      continue;
    }
    const [, indent = '', label = '', address = ''] = LINK.exec(line) ?? [];
    const plain = /^([ \t]*)[-*+][ \t]+(?!\[)(.+)$/.exec(line);
    if (label === '' && plain === null) continue;
    const depth = (label === '' ? (plain?.[1] ?? '') : indent).replaceAll('\t', '  ').length;
    const name = (label === '' ? (plain?.[2] ?? '') : label).replaceAll(/\\(.)/g, '$1');
    const node: NavNode = { label: name, ...(address === '' ? {} : isExternalUrl(address) ? { url: address } : { href: toHref(address) }) };
    open = open.filter((one) => one.indent < depth);
    const parent = open.at(-1)?.node;
    if (parent === undefined) list.push(node);
    else parent.items = [...(parent.items ?? []), node];
    open.push({ indent: depth, node });
  }
  return top;
}

function listPages(space: GitbookSpace, source: OldSource): OldPage[] {
  const { content, summary } = space;
  const found = (source.read(summary) ?? '').split('\n').flatMap((line): OldPage[] => {
    const written = LINK.exec(line)?.[3] ?? '';
    if (written === '' || isExternalUrl(written)) return [];
    // A slash at its start means the folder of the space.
    const file = path.posix.join(content, decodePath(written.replace(/[?#].*$/, '')).replace(/^\/+/, ''));
    if (source.read(file) === undefined || !/\.md$/i.test(file)) return [];
    const href = hrefOf(written, space);
    return [{ file, href, target: toTarget(href, '.md', /(?:^|\/)(?:README|index)\.md$/i.test(file)) }];
  });
  return [...new Map(found.map((page) => [page.href, page])).values()];
}
