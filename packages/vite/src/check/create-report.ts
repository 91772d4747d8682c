import path from 'node:path';
import { countBrokenLinks, reportFields, reportFrontmatter } from '@octavo/core/internal';
import type { Diagnostic, FieldReport, FrontmatterReport } from '@octavo/core/internal';
import { COMPONENT_NAMES } from '@octavo/theme/internal/component-names';
import { visit } from '../mdx/tree/nodes/visit.ts';
import type { DeliveredPages } from '../delivery/page-delivery.ts';
import { disk, readOr } from '../disk/disk.ts';
import { readSourceTree } from '../mdx/text/source-tree.ts';
import type { CheckedSite } from './checked-site.ts';
import { explainClassicFields } from './explain-classic-fields.ts';

/** What of a site runs as it did before, what differs, and what does not run. Plain JSON. */
export interface SiteReport {
  /** The name of the config's file, and which of the two shapes it has; absent without one. */
  config?: { file: string; shape: 'classic' | 'current' };
  pages: { total: number; inNavigation: number; generated: number; broken: number };
  /** Which pages React takes over in the browser, and why, as the last build decided; absent where none was built. */
  delivered?: DeliveredPages;
  /** The API files, and how many operations each has. */
  apis: { source: string; operations: number }[];
  fields: FieldReport[];
  frontmatter: FrontmatterReport[];
  /** The theme's components that pages use, and on how many. */
  components: { name: string; pages: number }[];
  /** The colors of the brand that text cannot have, and what it has instead. */
  colors: Diagnostic[];
  /** What is wrong with the site's own files, by kind; `targets` is how many things are missing where links lead nowhere. */
  problems: { code: string; severity: Diagnostic['severity']; count: number; targets?: number; first: Diagnostic }[];
}

/** Puts the report of a site together from what was found without compiling its pages; these are read as far as their components. */
export async function createReport({ placement, store, delivery }: CheckedSite, diagnostics: readonly Diagnostic[]): Promise<SiteReport> {
  const { root } = placement;
  const pages = Object.values(store.site().pages);
  const authored = pages.filter(({ isGenerated }) => isGenerated !== true);
  const used = new Map<string, number>();
  let broken = 0;
  for (const { file } of authored) {
    const names = await findComponents(readOr(disk.readText(path.posix.join(root, file)), ''), file);
    if (names === undefined) broken += 1;
    for (const name of names ?? []) used.set(name, (used.get(name) ?? 0) + 1);
  }
  const config = store.configFile();
  const delivered = delivery.find(Object.keys(store.site().pages));
  const text = config === undefined ? '' : readOr(disk.readText(config), '');
  return {
    ...(config !== undefined && {
      config: { file: path.basename(config), shape: /"navigation"\s*:\s*\{/.test(text) ? 'current' : 'classic' },
    }),
    pages: {
      total: pages.length,
      inNavigation: pages.filter(({ isHidden }) => !isHidden).length,
      generated: pages.length - authored.length,
      broken,
    },
    ...(delivered && { delivered }),
    apis: store.apis.list().flatMap(({ api }) => (api === undefined ? [] : [{ source: api.source, operations: api.operations.length }])),
    fields:
      config === undefined
        ? []
        : explainClassicFields(reportFields(text, path.basename(config), { read: store.readConfigFile }), diagnostics),
    frontmatter: reportFrontmatter(authored),
    components: [...used]
      .map(([name, count]) => ({ name, pages: count }))
      .toSorted((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1)),
    colors: diagnostics.filter(({ code }) => code === 'style/contrast'),
    problems: countProblems(diagnostics.filter(({ severity }) => severity !== 'info')),
  };
}

/** The theme's components in a page's text; undefined where it cannot be read. A Markdown file that is no MDX is read as Markdown. */
async function findComponents(text: string, file: string): Promise<Set<string> | undefined> {
  const tree = await readSourceTree(text, { file });
  if (tree === undefined) return undefined;
  const names = new Set<string>();
  visit(tree.root, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [head = ''] = (node.name ?? '').split('.');
    if (COMPONENT_NAMES.includes(head)) names.add(head);
  });
  return names;
}

function countProblems(diagnostics: readonly Diagnostic[]): SiteReport['problems'] {
  const groups = new Map<string, Diagnostic[]>();
  for (const one of diagnostics) groups.set(one.code, [...(groups.get(one.code) ?? []), one]);
  return [...groups]
    .flatMap(([code, found]) =>
      found[0] === undefined ? [] : [{ code, severity: found[0].severity, count: found.length, ...countTargets(found), first: found[0] }],
    )
    .toSorted((a, b) => b.count - a.count);
}

function countTargets(found: readonly Diagnostic[]): { targets?: number } {
  const { targets } = countBrokenLinks(found);
  return targets === 0 ? {} : { targets };
}
