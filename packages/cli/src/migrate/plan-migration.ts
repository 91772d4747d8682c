import { positionAt, readFrontmatter } from '@octavo/core/internal';
import type { Json, JsonObject } from '@octavo/core';
import { createRedirects } from './create-redirects.ts';
import { findPackages } from './find-packages.ts';
import { createFilePlacer } from './place-file.ts';
import type { MigrationNote, OldPage, OldSite } from './old-site.ts';
import type { OldSource } from './source.ts';
import { keepTitleParts } from './text/keep-title-parts.ts';
import { tellPrograms } from './tell-programs.ts';
import type { Codemod, IdRule, PageScope, Tool } from './tool.ts';

/** A page, before and after. */
export interface PlannedPage extends OldPage {
  /** As the other tool reads it. */
  before: string;
  /** As it is written here. */
  after: string;
}

/** Everything that a migration would write. */
export interface MigrationPlan {
  tool: Tool;
  site: OldSite;
  /** How ids of headings were made, where not as GitHub does. */
  ids: IdRule | undefined;
  pages: PlannedPage[];
  /** The text of `docs.json`. */
  config: string;
  notes: MigrationNote[];
  /** What the new site needs beside Octavo, by the names of packages. */
  packages: Record<string, string>;
}

/** Reads another tool's site and makes of it what is to be written into a folder (absolute); nothing is written. */
export function planMigration(tool: Tool, source: OldSource, folder?: string): MigrationPlan {
  const site = tool.read(source);
  const showFile = createFilePlacer({ site, source, folder });
  const notes = [...site.notes];
  const pages = site.pages.map((page): PlannedPage => {
    const written = source.read(page.file) ?? '';
    const before = tool.readText?.(written) ?? written;
    const after = rewrite(before, tool.codemods, { source, site, page, notes, showFile: (file) => showFile(file, page) });
    return { ...page, before, after: tool.isOurFormat === true ? after : keepTitleParts(after, page.target) };
  });
  const { packages, notes: needs } = findPackages(pages);
  return {
    tool,
    site,
    ids: tool.readIds?.(source),
    pages,
    config: composeConfig(site, tool),
    notes: [...notes, ...tellPrograms(source), ...needs],
    packages: { ...site.packages, ...packages },
  };
}

function rewrite(before: string, codemods: readonly Codemod[], scope: Omit<PageScope, 'note'> & { notes: MigrationNote[] }): string {
  let text = before;
  const { notes, ...rest } = scope;
  const note: PageScope['note'] = (said, offset) => {
    const line = offset === undefined ? undefined : findLine(before, text, offset);
    notes.push({ ...said, file: rest.page.file, ...(line !== undefined && { line }) });
  };
  for (const codemod of codemods) text = codemod(text, { ...rest, note });
  return text;
}

/** The line of the text as it was that a place of the text as it is stands on; undefined where that line is new. */
function findLine(before: string, text: string, offset: number): number | undefined {
  const { line } = positionAt(text, offset);
  const [lines, now] = [before.split('\n'), text.split('\n')[line - 1]];
  const same = lines.flatMap((one, index) => (one === now ? [index + 1] : []));
  return same.toSorted((a, b) => Math.abs(a - line) - Math.abs(b - line))[0];
}

function composeConfig(site: OldSite, { isOurFormat }: Pick<Tool, 'isOurFormat'>): string {
  const redirects = createRedirects(site);
  const config: JsonObject = {
    $schema: './node_modules/octavo/schema.json',
    ...site.settings,
    navigation: site.navigation,
    ...(redirects.length > 0 && { redirects: redirects.map((one): Json => ({ ...one })) }),
    // The search and sitemap of other tools have all pages.
    ...(isOurFormat !== true && hasOthers(site) && { seo: { ...(site.settings['seo'] as JsonObject | undefined), indexing: 'all' } }),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Whether there are pages that navigation does not name. */
function hasOthers({ navigation, pages }: OldSite): boolean {
  const named = JSON.stringify(navigation);
  return pages.some(({ href }) => !named.includes(JSON.stringify(href === '/' ? 'index' : href.slice(1))));
}

/** The title that a page's text or frontmatter gives it. */
export function titleOf(text: string, file: string): string | undefined {
  const { data, body } = readFrontmatter(text, file);
  const title = data['title'];
  return typeof title === 'string' && title !== '' ? title : /^#[ \t]+(.+?)[ \t#]*$/m.exec(body)?.[1];
}
