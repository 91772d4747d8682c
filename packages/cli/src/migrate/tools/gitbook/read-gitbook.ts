import path from 'node:path';
import { decodePath, isExternalUrl } from '@octavo/core/internal';
import { composeSettings } from '../../compose-settings.ts';
import { listAssets } from '../../list-assets.ts';
import { toEntries } from '../../navigation.ts';
import type { NavNode, NavScope } from '../../navigation.ts';
import type { MigrationNote, OldPage, OldSite } from '../../old-site.ts';
import { titleOf } from '../../plan-migration.ts';
import { asObject, asText } from '../../read-value.ts';
import { readYaml } from '../../read-yaml.ts';
import type { OldSource } from '../../source.ts';
import { resolveLinks } from '../../text/resolve-links.ts';
import { toTarget } from '../../to-target.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** Reads a GitBook space: `SUMMARY.md` says which pages there are and in which order. */
export function readGitbook(source: OldSource): OldSite {
  const config = readYaml(source.read('.gitbook.yaml'));
  const structure = asObject(config['structure']);
  const root = path.posix
    .normalize(asText(config['root']) ?? '.')
    .replace(/\/$/, '')
    .replace(/^\.$/, '');
  const summary =
    [
      path.posix.join(root, asText(structure['summary']) ?? 'SUMMARY.md'),
      ...source.files.filter((file) => path.posix.basename(file) === 'SUMMARY.md'),
    ].find((file) => source.read(file) !== undefined) ?? '';
  const content = path.posix.dirname(summary) === '.' ? '' : path.posix.dirname(summary);
  const readme = asText(structure['readme']) ?? 'README.md';
  const nodes = readSummary(source.read(summary) ?? '', (written) => hrefOf(written, readme));
  const pages = listPages(source.read(summary) ?? '', { source, content, readme });
  const scope: NavScope = { pages: new Set(pages.map(({ href }) => href)), named: new Set(), labels: new Map(), extraFiles: new Map() };
  const all = Object.entries(asObject(config['redirects'])).flatMap(([from, to]) =>
    typeof to === 'string' ? [{ source: path.posix.join('/', from), destination: isExternalUrl(to) ? to : hrefOf(to, readme) }] : [],
  );
  const leads = (destination: string): boolean => isExternalUrl(destination) || scope.pages.has(destination);
  const home = pages.find(({ href }) => href === '/');
  const name = home === undefined ? undefined : titleOf(source.read(home.file) ?? '', home.file);
  return {
    configFiles: [summary, ...(source.has('.gitbook.yaml') ? ['.gitbook.yaml'] : [])],
    contentFolder: content,
    base: '/',
    settings: composeSettings({ name }).settings,
    navigation: { pages: toEntries(nodes, scope) },
    redirects: all.filter(({ destination }) => leads(destination)),
    pages,
    assets: listAssets(source, { publicFolders: [], contentFolder: content }).concat(
      source
        .list(path.posix.join(content, '.gitbook'))
        .flatMap((file) => (/\/assets\//.test(file) ? [{ file, target: `gitbook/${path.posix.basename(file)}` }] : [])),
    ),
    labels: scope.labels,
    extraFiles: scope.extraFiles,
    others: [],
    notes: [
      ...listOtherSpaces(summary, source),
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

/** A repository may have several spaces, each with a site of its own. */
function listOtherSpaces(summary: string, { files }: OldSource): MigrationNote[] {
  const others = files.filter((file) => path.posix.basename(file) === 'SUMMARY.md' && file !== summary);
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
      address.startsWith('/') ? path.posix.join(scope.site.contentFolder, address.slice(1)) : findAsset(address, scope),
  });

/** `../assets/a.png`, as older spaces have it, is a file of the folder of assets that has no place of its own. */
function findAsset(address: string, { source, page, site }: PageScope): string | undefined {
  const name = /(?:^|\/)assets\/(.+)$/.exec(address)?.[1];
  const file = path.posix.join(site.contentFolder, '.gitbook/assets', name ?? '');
  return name === undefined || source.has(path.posix.join(path.posix.dirname(page.file), address)) || !source.has(file) ? undefined : file;
}

function hrefOf(written: string, readme: string): string {
  const name = decodePath(written.replace(/[?#].*$/, '')).replace(/^(?:\.?\/)+/, '');
  const plain =
    name === readme || /(?:^|\/)(?:README|index)\.md$/i.test(name) ? name.replace(/(?:^|\/)[^/]+$/, '') : name.replace(/\.md$/i, '');
  return `/${plain}`.replace(/(?<=.)\/$/, '');
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

function listPages(summary: string, { source, content, readme }: { source: OldSource; content: string; readme: string }): OldPage[] {
  const found = summary.split('\n').flatMap((line): OldPage[] => {
    const written = LINK.exec(line)?.[3] ?? '';
    if (written === '' || isExternalUrl(written)) return [];
    // A slash at its start means the folder of the space.
    const file = path.posix.join(content, decodePath(written.replace(/[?#].*$/, '')).replace(/^\/+/, ''));
    if (source.read(file) === undefined || !/\.md$/i.test(file)) return [];
    const href = hrefOf(written, readme);
    return [{ file, href, target: toTarget(href, '.md', /(?:^|\/)(?:README|index)\.md$/i.test(file)) }];
  });
  return [...new Map(found.map((page) => [page.href, page])).values()];
}
