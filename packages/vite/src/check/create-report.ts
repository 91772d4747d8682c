import path from 'node:path';
import { reportFields, reportFrontmatter } from '@octavo/core/internal';
import type { Diagnostic, FieldReport, FrontmatterReport } from '@octavo/core/internal';
import { disk, readOr } from '../disk/disk.ts';
import type { CheckedSite } from './checked-site.ts';

/** What of a site runs as it did before, what differs, and what does not run. Plain JSON. */
export interface SiteReport {
  /** The name of the config's file, and which of the two shapes it has; absent without one. */
  config?: { file: string; shape: 'classic' | 'current' };
  pages: { total: number; inNavigation: number; generated: number; broken: number };
  /** The API files, and how many operations each has. */
  apis: { source: string; operations: number }[];
  fields: FieldReport[];
  frontmatter: FrontmatterReport[];
  /** The theme's components that pages use, and on how many. */
  components: { name: string; pages: number }[];
  /** What is wrong with the site's own files, by kind. */
  problems: { code: string; severity: Diagnostic['severity']; count: number; first: Diagnostic }[];
}

/** Puts the report of a site together from what a check has found. */
export async function createReport({ placement, store, content }: CheckedSite, diagnostics: readonly Diagnostic[]): Promise<SiteReport> {
  const { root } = placement;
  const pages = Object.values(store.site().pages);
  const authored = pages.filter(({ isGenerated }) => isGenerated !== true);
  const used = new Map<string, number>();
  for (const { file } of authored) {
    const { usesNames = [] } = await content.load(path.posix.join(root, file));
    for (const name of usesNames) used.set(name, (used.get(name) ?? 0) + 1);
  }
  const config = store.configFile();
  const text = config === undefined ? '' : readOr(disk.readText(config), '');
  return {
    ...(config !== undefined && {
      config: { file: path.basename(config), shape: /"navigation"\s*:\s*\{/.test(text) ? 'current' : 'classic' },
    }),
    pages: {
      total: pages.length,
      inNavigation: pages.filter(({ isHidden }) => !isHidden).length,
      generated: pages.length - authored.length,
      broken: authored.filter(({ file }) => content.isBroken(path.posix.join(root, file))).length,
    },
    apis: store.apis.list().flatMap(({ api }) => (api === undefined ? [] : [{ source: api.source, operations: api.operations.length }])),
    fields: config === undefined ? [] : reportFields(text, path.basename(config), { read: store.readConfigFile }),
    frontmatter: reportFrontmatter(authored),
    components: [...used]
      .map(([name, count]) => ({ name, pages: count }))
      .toSorted((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1)),
    problems: countProblems(diagnostics.filter(({ severity }) => severity !== 'info')),
  };
}

function countProblems(diagnostics: readonly Diagnostic[]): SiteReport['problems'] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) groups.set(one.code, [...(groups.get(one.code) ?? []), one]);
  return [...groups]
    .flatMap(([code, found]) =>
      found[0] === undefined ? [] : [{ code, severity: found[0].severity, count: found.length, first: found[0] }],
    )
    .toSorted((a, b) => b.count - a.count);
}
