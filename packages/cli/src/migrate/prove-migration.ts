import path from 'node:path';
import { countBrokenLinks, createRedirectFinder, decodePath, splitUrl, stripIndex } from '@octavo/core/internal';
import type { BrokenLinks, Diagnostic, Site } from '@octavo/core/internal';
import { openSite } from '../check/open-checker.ts';
import { parseOptions } from '../options/parse-options.ts';
import { findBrokenImports } from './code/find-broken-imports.ts';
import { compareIds } from './compare-ids.ts';
import { compareTexts } from './compare-pages.ts';
import { compareTargets } from './compare-targets.ts';
import { findLeftovers } from './find-leftovers.ts';
import { listOldAddresses } from './create-redirects.ts';
import type { OldSite } from './old-site.ts';
import type { MigrationPlan, PlannedPage } from './plan-migration.ts';
import type { OldSource } from './source.ts';
import { listOldHeadings } from './text/heading-ids.ts';
import { maskCode } from './text/mask-code.ts';
import { toPlain } from './text/resolve-links.ts';
import type { Tool } from './tool.ts';

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
  /** Those that are at their address with all their text, that compile without a warning, and of which nothing has to be done by hand. */
  right: number;
  /** Those that are so but for code of the old site's own. */
  besideComponents: number;
  /** Components, icons and values that the old site defines itself, and where pages use them. */
  components: { name: string; places: string[] }[];
  wrong: PageProof[];
  /** Addresses of pages that neither a page nor a redirect has. */
  missing: string[];
  /** Mistakes in texts, links and files that lead nowhere, as they did there; and how many of them are links, to how many targets. */
  brokenBefore: BrokenLinks & { total: number };
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
    const lost = new Map(plan.pages.map((page) => [page, checkAddresses(page, { old: plan.site, site })]));
    const brokenBefore: Diagnostic[] = [];
    const found = plan.pages.map((page): PageProof => {
      const own = byFile.get(page.target) ?? [];
      const known = own.filter(
        (one) => findOwnCode(one, page, plan.tool) === undefined && one.code !== 'page/no-twoslash' && !isAboutPackage(one, plan),
      );
      const ours = known.filter((one) => !isOldFault(one, page, { plan, source }));
      brokenBefore.push(...known.filter((one) => !ours.includes(one)));
      return {
        file: page.file,
        href: page.href,
        problems: [
          ...(lost.get(page) ?? []),
          ...compareAll(page, plan),
          ...findLeftovers(page.after),
          ...findBrokenImports(page.after, { site: plan.site, source }),
          ...ours.map((one) => describe(one)),
        ],
      };
    });
    const wrong = found.filter(({ problems }) => problems.length > 0);
    const components = listComponents(plan, byFile);
    const noted = plan.notes.filter(({ kind }) => kind === 'by-hand');
    const using = new Set([
      ...components.flatMap(({ places }) => places.map((place) => place.replace(/:\d+$/, ''))),
      ...noted.flatMap(({ isOwnCode, file }) => (isOwnCode === true && file !== undefined ? [file] : [])),
    ]);
    const byHand = new Set(noted.filter(({ isOwnCode }) => isOwnCode !== true).map(({ file }) => file));
    const whole = found.filter(({ file, problems }) => problems.length === 0 && !byHand.has(file));
    return {
      total: plan.pages.length,
      right: whole.filter(({ file }) => !using.has(file)).length,
      besideComponents: whole.filter(({ file }) => using.has(file)).length,
      components,
      wrong,
      missing: [...lost].flatMap(([{ href }, problems]) => (problems.length > 0 ? href : [])),
      brokenBefore: { total: brokenBefore.length, ...countBrokenLinks(brokenBefore) },
      config: diagnostics.filter(({ file, severity }) => file === 'docs.json' && severity !== 'info'),
      inNavigation: Object.values(site.pages).filter(({ isHidden }) => !isHidden).length,
    };
  } finally {
    await checker.close();
  }
}

/** What of a page is no longer there, or is no longer found. */
export function compareAll(page: PlannedPage, { site, ids }: Pick<MigrationPlan, 'site' | 'ids'>): string[] {
  return [...compareTexts(page), ...compareIds(page, ids), ...compareTargets(page, site)];
}

/** A package that the new site asks for is installed later. */
function isAboutPackage({ code, message }: Diagnostic, { packages }: MigrationPlan): boolean {
  return (
    code === 'page/missing-import' && Object.keys(packages).some((name) => new RegExp(`(?<![\\w/@.-])${name}(?![\\w-])`).test(message))
  );
}

/** What only the old site's own code has: a component, an icon, a value that the page's code names, a script in an attribute. */
function findOwnCode({ code, message }: Diagnostic, { before, after }: PlannedPage, { isOurFormat }: Tool): string | undefined {
  if (code === 'page/unknown-component') return /<[^>]+>/.exec(message)?.[0];
  if (code === 'page/text-handler') return /`([^`]+)`/.exec(message)?.[1];
  if (code === 'icon/unknown') return /"([^"]+)"/.exec(message)?.[1];
  // It has no value there either.
  if (isOurFormat === true && before === after) return undefined;
  const name = code === 'page/undefined-identifier' ? /`([\w$]+)`/.exec(message)?.[1] : undefined;
  if (name === undefined) return undefined;
  const word = `(?<![\\w$])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`;
  return new RegExp(`(?:^import\\s[^;'"]*|\\{[^{}]*)${word}`, 'm').test(before) ? `{${name}}` : undefined;
}

/** Mistakes of the text that no step of a migration makes: the old site shows them as ours does. */
const WRITTEN_SO: ReadonlySet<string> = new Set([
  'site/local-address',
  'page/encoding',
  'page/duplicate-tab',
  'page/empty-heading',
  'page/missing-line',
  'page/open-emphasis',
  'page/empty-link',
  'page/open-fence',
  'page/open-code',
  'page/open-container',
  'page/lost-emphasis',
  'page/lost-heading',
  'page/lost-signs',
  'page/table-columns',
  'page/unused-footnote',
  'page/wiki-link',
  'page/bad-math',
  'frontmatter/invalid-yaml',
  'frontmatter/unknown-field',
]);

/** By how often they are used; lines are those of the new files. */
function listComponents({ pages, tool }: MigrationPlan, byFile: ReadonlyMap<string, Diagnostic[]>): MigrationProof['components'] {
  const places = new Map<string, string[]>();
  for (const page of pages)
    for (const one of byFile.get(page.target) ?? []) {
      const name = findOwnCode(one, page, tool);
      if (name !== undefined) places.set(name, [...(places.get(name) ?? []), `${page.file}:${one.line ?? 1}`]);
    }
  return [...places].map(([name, list]) => ({ name, places: list })).toSorted((a, b) => b.places.length - a.places.length);
}

/** Each address that the page had has it, or leads to it. */
function checkAddresses(page: PlannedPage, { old, site }: { old: OldSite; site: Site }): string[] {
  const find = createRedirectFinder(site.redirects);
  return listOldAddresses(page, { suffix: old.suffix }).flatMap((address) => {
    const there = site.pages[stripIndex(address)];
    if (there?.file === page.target || find(address) !== undefined) return [];
    return [there === undefined ? `Nothing is at its address ${address}.` : `Its address ${address} is that of ${there.file}.`];
  });
}

function describe({ line, message, code }: Diagnostic): string {
  return `${line === undefined ? '' : `Line ${line}: `}${message} (${code})`;
}

interface FaultScope {
  plan: MigrationPlan;
  source: OldSource;
}

/** A finding in a page of our own format that stays as it is: unless its syntax is not read, or a file of the old site did not come along. */
function isMistakeThere({ code, message }: Pick<Diagnostic, 'code' | 'message'>, { file }: PlannedPage, source: OldSource): boolean {
  if (code === 'page/syntax' || code.startsWith('site/')) return false;
  const imported = /^Imported file (\S+) not found/.exec(message)?.[1];
  return imported === undefined || !source.has(path.posix.resolve('/', path.posix.dirname(file), imported).slice(1));
}

/** A link of a page that leads nowhere here led nowhere there, too, unless it names something that the old site has. */
function isOldFault({ code, message, line = 1 }: Diagnostic, page: PlannedPage, { plan, source }: FaultScope): boolean {
  const url = /`([^`]+)`/.exec(message)?.[1] ?? '';
  const { path: written } = splitUrl(url);
  if (WRITTEN_SO.has(code)) return true;
  if (code === 'site/broken-hash') return !hadId(url, page, plan);
  if (plan.tool.isOurFormat === true && page.before === page.after && isMistakeThere({ code, message }, page, source)) return true;
  // Of a dry run, which writes elsewhere: that the file is there is known.
  if (code === 'page/missing-code') return / is outside | not found/.test(message);
  // Lists of Python-Markdown stand after an empty line.
  if (code === 'page/lost-list' && plan.tool.name === 'mkdocs') return true;
  // Undefined there, too.
  if (code === 'page/lost-reference')
    return [url, `^${url}`].some((name) => !page.before.includes(`[${name}]:`) && page.before.includes(`[${name}]`));
  if (code === 'page/missing-prop' && message.startsWith('<img>')) return isUnchanged(page, line, source);
  if (code === 'page/missing-prop') return message.startsWith('<a>') && /<a(?![^<>]*\shref=)[\s>]/.test(page.before);
  if (/^page\/(?:spaced-address|bad-diagram|emoji-name|lost-list|lost-math|repeated-attribute|unknown-entity)$/.test(code))
    return isUnchanged(page, line, source);
  if (code === 'page/lost-tab') return message.startsWith('Text in ') && isUnchanged(page, line, source);
  if (code === 'page/empty-component') return EMPTY_BOX.test(page.before);
  if (code === 'page/duplicate-id') return repeats(page.before, url, message);
  if (code === 'site/broken-link') {
    const meant = path.posix.resolve('/', path.posix.dirname(page.target), decodePath(written)).replace(/\.mdx?$/, '');
    // A file that is named from elsewhere than its page may have been found there.
    const isNamed = /^[^.].*\.mdx?$/.test(written);
    const end = `/${decodePath(written).replace(/^\//, '')}`;
    return !plan.pages.some(({ href, file }) => href === meant || href === written || (isNamed && `/${file}`.endsWith(end)));
  }
  if (code !== 'site/missing-file') return false;
  // Written as it is now, and meant from the page: it was not there either.
  const isRelative = !written.startsWith('/') && page.before.includes(url);
  const meant = [page.file, page.href].map((from) => path.posix.join(path.posix.dirname(from), decodePath(written)).replace(/^\//, ''));
  // A theme's own files lie elsewhere in its repository.
  const served = source.files.filter(
    (file) =>
      (file.startsWith(plan.site.contentFolder) || /^(?:public|static|assets)\//.test(file)) && !/(?:^|\/)\.(?!gitbook\/)/.test(file),
  );
  if (isRelative) return !served.some((file) => meant.some((one) => file === one || file.endsWith(`/${one}`)));
  // Names of folders (`@assets/a.png`) are the old site's own.
  const name = decodePath(written).replace(/^(?:\.{0,2}\/)+|^[@~][\w-]*\//, '');
  return !source.files.some((file) => file === name || file.endsWith(`/${name}`));
}

/** Whether a line, and the one below, stood in the old text, or in one of the parts that it names. */
function isUnchanged({ file, before, after }: PlannedPage, line: number, source: OldSource): boolean {
  const shown = after
    .split('\n')
    .slice(line - 1, line + 1)
    .join('\n')
    .trimEnd();
  const parts = [...before.matchAll(/["'\s:]([\w./@-]+\.mdx?)\b/g)].map(([, written = '']) =>
    source.read(path.posix.join(path.posix.dirname(file), written)),
  );
  return [before, ...parts].some((text) => text?.includes(shown) === true);
}

/** `> [!NOTE]` without text, a container or `<Tabs></Tabs>` without any; `!!! note` above a text that is not indented. */
const EMPTY_BOX =
  /^>[ \t]*\[!\w+\][^\n]*\n(?![ \t]*>)|^:{3,}[ \t]*\w[^\n]*\n\s*:{3,}[ \t]*$|^(?:!!!|\?\?\?\+?)[ \t]*\w[^\n]*\n(?!(?:[ \t]*\n)*(?: {4}|\t))|<([A-Z]\w*)(?:\s[^<>]*)?>\s*<\/\1>/m;

/** Whether something of the old site has the id that a link names. */
function hadId(url: string, page: PlannedPage, { pages, ids }: MigrationPlan): boolean {
  const { path: written, hash } = splitUrl(url);
  const meant = toPlain(path.posix.resolve('/', path.posix.dirname(page.target), decodePath(written)));
  const { before, file } = written === '' ? page : (pages.find(({ href }) => href === meant) ?? page);
  const id = decodePath(hash.slice(1));
  const name = escapePattern(id);
  return (
    listOldHeadings(before, file, ids).some((heading) => heading.id === id) ||
    new RegExp(`\\b(?:id|name)=["']${name}["']|\\{:?[^{}\\n]*#${name}[\\s}]`).test(maskCode(before))
  );
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
}

/** Whether the old text gives an id more than once, too. */
function repeats(before: string, url: string, message: string): boolean {
  const id = /"([^"]+)"/.exec(message)?.[1] ?? url;
  const escaped = escapePattern(id);
  return [...before.matchAll(new RegExp(`\\bid=["']${escaped}["']|\\{:?[^{}\\n]*#${escaped}[\\s}]`, 'g'))].length > 1;
}
