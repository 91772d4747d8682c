import path from 'node:path';
import { splitUrl, decodePath } from '@octavo/core/internal';
import type { Diagnostic, Site } from '@octavo/core';
import { openSite } from '../check/open-checker.ts';
import { parseOptions } from '../parse-options.ts';
import { compareTexts } from './compare-pages.ts';
import type { MigrationPlan, PlannedPage } from './plan-migration.ts';
import type { OldSource } from './source.ts';

/** A page that is not what it was. */
export interface PageProof {
  file: string;
  href: string;
  problems: string[];
}

/** What a new site has of an old one. */
export interface MigrationProof {
  /** Pages of the old site. */
  total: number;
  /** Those that are at their address with all their text, and that compile without a warning. */
  right: number;
  /** Those that are so but for components that the old site defines itself. */
  besideComponents: number;
  /** Components that the old site defines itself, and where pages use them. */
  components: { name: string; places: string[] }[];
  wrong: PageProof[];
  /** Addresses of pages that neither a page nor a redirect has. */
  missing: string[];
  /** Links, hashes and files that lead nowhere, as they did there. */
  brokenBefore: number;
  /** What is wrong with the config. */
  config: Diagnostic[];
  inNavigation: number;
}

/** Compares a site that was written with the one that it was made of, page by page. */
export async function proveMigration(
  plan: MigrationPlan,
  { folder, source }: { folder: string; source: OldSource },
): Promise<MigrationProof> {
  const { api } = await openSite(folder, parseOptions({}));
  const checker = await api.createChecker();
  try {
    const diagnostics = await checker.check();
    const site = api.site();
    const byFile = new Map<string, Diagnostic[]>();
    for (const one of diagnostics)
      if (one.severity !== 'info' && one.file !== undefined) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
    let brokenBefore = 0;
    const found = plan.pages.map((page): PageProof => {
      const own = byFile.get(page.target) ?? [];
      const known = own.filter(({ code }) => code !== UNKNOWN);
      const ours = known.filter((one) => !isOldFault(one, page, { plan, source }));
      brokenBefore += known.length - ours.length;
      return {
        file: page.file,
        href: page.href,
        problems: [...checkAddress(page, site), ...compareTexts(page), ...ours.map((one) => describe(one))],
      };
    });
    const wrong = found.filter(({ problems }) => problems.length > 0);
    const components = listComponents(plan, byFile);
    const using = new Set(components.flatMap(({ places }) => places.map((place) => place.replace(/:\d+$/, ''))));
    const isPlain = ({ file, problems }: PageProof): boolean => problems.length === 0 && !using.has(file);
    return {
      total: plan.pages.length,
      right: found.filter(isPlain).length,
      besideComponents: found.filter((one) => one.problems.length === 0 && !isPlain(one)).length,
      components,
      wrong,
      missing: plan.pages.filter((page) => checkAddress(page, site).length > 0).map(({ href }) => href),
      brokenBefore,
      config: diagnostics.filter(({ file, severity }) => file === 'docs.json' && severity !== 'info'),
      inNavigation: Object.values(site.pages).filter(({ isHidden }) => !isHidden).length,
    };
  } finally {
    await checker.close();
  }
}

const UNKNOWN = 'page/unknown-component';

/** Mistakes of the text that no step of a migration makes: the old site shows them as ours does. */
const WRITTEN_SO: ReadonlySet<string> = new Set([
  'site/broken-hash',
  'page/encoding',
  'page/empty-link',
  'page/open-fence',
  'page/table-columns',
  'page/bad-math',
  'frontmatter/invalid-yaml',
]);

/** By how often they are used; lines are those of the new files. */
function listComponents({ pages }: MigrationPlan, byFile: ReadonlyMap<string, Diagnostic[]>): MigrationProof['components'] {
  const places = new Map<string, string[]>();
  for (const { file, target } of pages)
    for (const { code, message, line } of byFile.get(target) ?? []) {
      const name = code === UNKNOWN ? /<([^>]+)>/.exec(message)?.[1] : undefined;
      if (name !== undefined) places.set(name, [...(places.get(name) ?? []), `${file}:${line ?? 1}`]);
    }
  return [...places].map(([name, list]) => ({ name, places: list })).toSorted((a, b) => b.places.length - a.places.length);
}

function checkAddress({ href, target }: PlannedPage, site: Site): string[] {
  const page = site.pages[href];
  if (page?.file === target) return [];
  if (page !== undefined) return [`Its address is that of ${page.file}.`];
  return site.redirects.some(({ source }) => source === href) ? [] : ['Nothing is at its address.'];
}

function describe({ line, message, code }: Diagnostic): string {
  return `${line === undefined ? '' : `Line ${line}: `}${message} (${code})`;
}

interface FaultScope {
  plan: MigrationPlan;
  source: OldSource;
}

/** A link of a page that leads nowhere here led nowhere there, too, unless it names something that the old site has. */
function isOldFault({ code, message }: Diagnostic, page: PlannedPage, { plan, source }: FaultScope): boolean {
  const url = /`([^`]+)`/.exec(message)?.[1] ?? '';
  const { path: written } = splitUrl(url);
  if (WRITTEN_SO.has(code)) return true;
  // Of a dry run, which writes elsewhere: that the file is there is known.
  if (code === 'page/missing-code') return / is outside | not found/.test(message);
  if (code === 'page/duplicate-id') return repeats(page.before, url, message);
  if (code === 'site/broken-link') {
    const meant = path.posix.resolve('/', path.posix.dirname(page.target), decodePath(written)).replace(/\.mdx?$/, '');
    return !plan.pages.some(({ href }) => href === meant || href === written);
  }
  if (code !== 'site/missing-file') return false;
  const name = decodePath(written).replace(/^(?:\.{0,2}\/)+/, '');
  return !source.files.some((file) => file === name || file.endsWith(`/${name}`));
}

/** Whether the old text gives an id more than once, too. */
function repeats(before: string, url: string, message: string): boolean {
  const id = /"([^"]+)"/.exec(message)?.[1] ?? url;
  return before.split(`id="${id}"`).length > 2 || before.split(`{#${id}}`).length > 2;
}
