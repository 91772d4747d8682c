import { hash } from 'node:crypto';
import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { disk, readOr } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';
import { errorCode, fileSystem } from '../../disk/file-system.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import { createPlacedList, findListFile, hashContent, renderPlacedList } from '../../output-folder/placed-list.ts';
import { readSiteFile } from '../../output-folder/site-file.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import type { SiteProject } from '../../site/project.ts';
import type { SiteCounts } from '../../site/count-site.ts';
import type { WorkFolder } from '../files/work-folder.ts';
import { hashFile } from './hash-files.ts';
import { listPublicFiles } from '../../site/list-public-files.ts';
import { listSheetReads } from './list-sheet-reads.ts';
import { NO_PAGES, openPages } from './kept-pages.ts';
import type { KeptPages } from './kept-pages.ts';
import { HELD_PACK, openContents } from './open-contents.ts';
import { writePack } from './site-pack.ts';
import type { HeldPack, NamedSlice, PackedContent, WrittenPack } from './site-pack.ts';
import { readSiteInputs } from './site-inputs.ts';
import type { SiteInputs } from './site-inputs.ts';
import { isSiteRecord } from './site-record.ts';
import type { KeptPage, SiteRecord } from './site-record.ts';

/** A site that was built before from what it would be made from now. */
export interface KeptBuild {
  /** The files to place; none where the output folder holds all of them as they were written. */
  files: SiteFile[] | undefined;
  diagnostics: Diagnostic[];
  summary: SiteCounts;
}

/** What is kept of a build that has ended well. */
export interface BuiltSite {
  files: readonly SiteFile[];
  /** Where files lie until they are whole. */
  folder: WorkFolder;
  diagnostics: readonly Diagnostic[];
  summary: SiteCounts;
  /** The files (absolute paths) that the bundler read. */
  modules: readonly string[];
  /** Whether some page may be other in another run: it is not among the `pages`. */
  isOpen: boolean;
  /** Whether the site reads an address, where something else may be found another time. */
  isFetched: boolean;
  /** Of the bundles. */
  bundle?: string | undefined;
  /** The pages that can be taken one by one, and what the search read in them. */
  pages: readonly BuiltPage[];
}

/** A page with what the search read in it. */
export interface BuiltPage extends KeptPage {
  href: string;
  /** As JSON. */
  sections: PackedContent;
}

/** The last site that was built, kept beside the other caches: a build with nothing changed compares, and ends. */
export interface KeptSite {
  /** Undefined where something has changed, or what a site is made from is not known. */
  find(folder: WorkFolder): Promise<KeptBuild | undefined>;
  /** What the site was to be made from when it was looked for; undefined where that is not known. */
  inputs(): SiteInputs | undefined;
  /** How many texts the last build has not had: all of them where none is kept, and none where it is not known what a site is made from. */
  readonly newTexts: number;
  /** What was found last. */
  found(): KeptBuild | undefined;
  /** Of the site that was found or kept last. */
  summary(): SiteCounts | undefined;
  /** Opens the pages of a site in which something has changed, given what each is made from now. */
  open(folder: WorkFolder, listKeys: (inputs: SiteInputs) => Promise<ReadonlyMap<string, string>>): Promise<void>;
  /** The pages that were opened. */
  readonly pages: KeptPages;
  /** The keys of this build's pages, by address; none where they are not known. */
  readonly keys: ReadonlyMap<string, string>;
  /** Keeps a site before it is placed; does nothing where it could not be told later that nothing has changed. */
  keep(site: BuiltSite): Promise<void>;
}

/** Makes the keeper of one project's site. */
export function createKeptSite(project: SiteProject): KeptSite {
  const { vite } = project;
  const records = createJsonCache({ directory: path.join(vite.cacheDir, 'octavo-site'), isValid: isSiteRecord });
  // What another program made of the same texts, or the same with other options, is of no use.
  const keyOf = ({ program }: SiteInputs): string => hash('sha256', JSON.stringify([VERSION, project.root, project.base, program]));
  const packFile = path.join(vite.cacheDir, 'octavo-site.pack');
  let before: SiteInputs | undefined;
  let last: SiteRecord | undefined;
  let found: KeptBuild | undefined;
  let counts: SiteCounts | undefined;
  let keys: ReadonlyMap<string, string> = new Map();
  let pages = NO_PAGES;
  let held: HeldPack | undefined;

  const restore = (record: SiteRecord, folder: WorkFolder): KeptBuild | undefined => {
    const { diagnostics, summary } = record;
    if (isWhole(record, project)) return { files: undefined, diagnostics, summary };
    const contents = openContents({ packFile, slices: record.files, state: record.pack, folder });
    const files = [...(contents ?? [])].map(([fileName, kept]) => ({ fileName, kept }));
    return contents && { files: [...record.originals, ...files], diagnostics, summary };
  };

  /** Undefined where there is no room for it: a cache is no reason to fail. */
  const pack = (contents: Iterable<PackedContent>, folder: WorkFolder): WrittenPack | undefined => {
    const draft = folder.place('site.pack');
    try {
      return writePack(contents, { packFile, draft, held });
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      return undefined;
    }
  };

  return {
    async find(folder) {
      [keys, pages, held] = [new Map(), NO_PAGES, undefined];
      before = await readSiteInputs(project);
      last = before && records.get(keyOf(before));
      found = last?.key !== undefined && last.key === before?.key ? restore(last, folder) : undefined;
      counts = found?.summary;
      return found;
    },
    inputs: () => before,
    get newTexts() {
      const known = new Set(last?.texts);
      return before === undefined ? 0 : listTexts(before).filter((text) => !known.has(text)).length;
    },
    found: () => found,
    summary: () => counts,
    async open(folder, listKeys) {
      if (before === undefined) return;
      keys = await listKeys(before);
      if (last === undefined) return;
      const slices = [...last.files, ...last.sections];
      const contents = openContents({ packFile, slices, state: last.pack, folder });
      if (contents === undefined) return;
      held = { file: folder.place(HELD_PACK), slices };
      pages = openPages(last, { contents, keys });
    },
    get pages() {
      return pages;
    },
    get keys() {
      return keys;
    },
    async keep(site) {
      counts = site.summary;
      if (before === undefined || !isKnown(site, before, vite)) return;
      // What changed while it was built is in the output or is not: nobody knows.
      if (!(await before.isCurrent())) return;
      const { files, folder, diagnostics, bundle, isOpen } = site;
      const made = [...new Map(files.map((file) => [file.fileName, file])).values()];
      const own = made.filter((file) => !('original' in file));
      const written = pack(readAll(own, site.pages), folder);
      if (written === undefined) return;
      const name = (names: readonly string[], from: number): NamedSlice[] =>
        names.flatMap((one, index) => {
          const slice = written.slices[from + index];
          return slice === undefined ? [] : [{ name: one, ...slice }];
        });
      const authors = [...listPublicFiles(vite), ...made].flatMap((file) => ('original' in file ? [file] : []));
      records.set(keyOf(before), {
        ...(!isOpen && { key: before.key }),
        texts: listTexts(before),
        pack: written.state,
        files: name(
          own.map(({ fileName }) => fileName),
          0,
        ),
        originals: authors.map((file) => ({ ...file, hash: hashContent(readOr(disk.readBytes(file.original), '')) })),
        diagnostics: [...diagnostics],
        summary: site.summary,
        ...(bundle !== undefined && { bundle }),
        pages: site.pages.map(({ sections: _, ...page }) => page),
        sections: name(
          site.pages.map(({ href }) => href),
          own.length,
        ),
      });
      records.prune();
    },
  };
}

/** Raised when a site is kept in another form. */
const VERSION = 5;

/** The hashes of the files that are compiled as content. */
function listTexts(inputs: SiteInputs): string[] {
  const texts = inputs.files().filter((file) => /\.mdx?$/i.test(file));
  return texts.flatMap((file) => inputs.hashOf(file) ?? []);
}

/** Whether all that a site was made from is known. A build with errors is done anew: a page may have had no time. */
function isKnown({ modules, summary, isFetched }: BuiltSite, { has }: SiteInputs, { root }: SiteProject['vite']): boolean {
  const sheets = listSheetReads(modules.filter((file) => paths.inside(root, file) !== undefined));
  return !isFetched && summary.errors === 0 && [...modules, ...sheets].every(has);
}

function* readAll(files: readonly SiteFile[], pages: readonly BuiltPage[]): Iterable<PackedContent> {
  for (const file of files) yield { read: () => readSiteFile(file, fileSystem), ...('kept' in file && { hash: file.kept.hash }) };
  for (const { sections } of pages) yield sections;
}

/** Every file has what was written, and the folder's list names them and nothing else. A folder to be emptied may hold more. */
function isWhole({ files, originals }: SiteRecord, { vite, prefix, hashes: memory }: SiteProject): boolean {
  if (vite.build.emptyOutDir === true) return false;
  const outDir = path.resolve(vite.root, vite.build.outDir);
  const all = [...originals.map(({ fileName, ...one }) => ({ name: fileName, ...one })), ...files];
  const hashes = new Map(all.map((file) => [file.name, file.hash]));
  const list = readOr(disk.readText(findListFile({ outDir, prefix })), undefined);
  return (
    list === renderPlacedList(createPlacedList(hashes)) &&
    [...hashes].every(([name, was]) => hashFile(path.join(outDir, name), memory) === was)
  );
}
