import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { disk, readOr } from '../../disk/disk.ts';
import { paths } from '../../disk/paths.ts';
import { errorCode, fileSystem } from '../../disk/file-system.ts';
import { createJsonCache } from '../../disk/json-cache.ts';
import { createPlacedList, findListFile, hashContent, renderPlacedList } from '../../output-folder/placed-list.ts';
import type { SiteFile } from '../../output-folder/site-file.ts';
import type { SiteProject } from '../../site/project.ts';
import type { SiteCounts } from '../../site/count-site.ts';
import type { WorkFolder } from '../work-folder.ts';
import { listPublicFiles } from '../../site/list-public-files.ts';
import { listSheetReads } from './list-sheet-reads.ts';
import { readPack, writePack } from './site-pack.ts';
import type { Slice } from './site-pack.ts';
import { readSiteInputs } from './site-inputs.ts';
import type { SiteInputs } from './site-inputs.ts';

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
  /** Whether something of the site may be other in another run: it reads an address, the clock, the environment. */
  isOpen: boolean;
}

/** The last site that was built, kept beside the other caches: a build with nothing changed compares, and ends. */
export interface KeptSite {
  /** Undefined where something has changed, or what a site is made from is not known. */
  find(folder: WorkFolder): Promise<KeptBuild | undefined>;
  /** What the site was to be made from when it was looked for; undefined where that is not known. */
  inputs(): SiteInputs | undefined;
  /** What was found last. */
  found(): KeptBuild | undefined;
  /** Keeps a site before it is placed; does nothing where it could not be told later that nothing has changed. */
  keep(site: BuiltSite): Promise<void>;
}

/** Makes the keeper of one project's site. */
export function createKeptSite(project: SiteProject): KeptSite {
  const { vite } = project;
  const records = createJsonCache({ directory: path.join(vite.cacheDir, 'octavo-site'), isValid: isSiteRecord });
  const packFile = path.join(vite.cacheDir, 'octavo-site.pack');
  let before: SiteInputs | undefined;
  let found: KeptBuild | undefined;

  const restore = (record: SiteRecord, folder: WorkFolder): KeptBuild | undefined => {
    const { diagnostics, summary } = record;
    if (isWhole(record, project)) return { files: undefined, diagnostics, summary };
    const files = unpack(record, { packFile, folder });
    return files && { files, diagnostics, summary };
  };

  /** Undefined where there is no room for it: a cache is no reason to fail. */
  const pack = (files: readonly SiteFile[], draft: string): Slice[] | undefined => {
    try {
      const slices = writePack(draft, readAll(files));
      fileSystem.renameSync(draft, packFile);
      return slices;
    } catch (error) {
      if (errorCode(error) === undefined) throw error;
      return undefined;
    }
  };

  return {
    async find(folder) {
      before = await readSiteInputs(project);
      const record = before && records.get(before.key);
      return (found = record && restore(record, folder));
    },
    inputs: () => before,
    found: () => found,
    async keep(site) {
      if (before === undefined || !isClosed(site, before, vite)) return;
      // What changed while it was built is in the output or is not: nobody knows.
      if ((await readSiteInputs(project))?.key !== before.key) return;
      const { files, folder, diagnostics, summary } = site;
      const made = [...new Map(files.map((file) => [file.fileName, file])).values()];
      const own = made.filter((file) => !('original' in file));
      const slices = pack(own, folder.place('site.pack'));
      if (slices === undefined) return;
      const authors = [...listPublicFiles(vite), ...made].flatMap((file) => ('original' in file ? [file] : []));
      records.set(before.key, {
        files: own.flatMap(({ fileName }, index) => (slices[index] ? [{ fileName, ...slices[index] }] : [])),
        originals: authors.map((file) => ({ ...file, hash: hashContent(readOr(disk.readBytes(file.original), '')) })),
        diagnostics: [...diagnostics],
        summary,
      });
      records.prune();
    },
  };
}

/** Whether all that a site was made from is known, and would give the same again. A build with errors is done anew: a page may have had no time. */
function isClosed({ modules, summary, isOpen }: BuiltSite, { has }: SiteInputs, { root }: SiteProject['vite']): boolean {
  const sheets = listSheetReads(modules.filter((file) => paths.inside(root, file) !== undefined));
  return !isOpen && summary.errors === 0 && [...modules, ...sheets].every(has);
}

/** Files of a site, as they were when it was kept; those of the author's are where they were. */
interface SiteRecord {
  files: ({ fileName: string } & Slice)[];
  originals: { fileName: string; original: string; hash: string }[];
  diagnostics: Diagnostic[];
  summary: SiteCounts;
}

/** The seal of the cache says that it is what was written: a newer form has another key. */
function isSiteRecord(value: unknown): value is SiteRecord {
  return typeof value === 'object' && value !== null && 'files' in value && 'originals' in value;
}

function* readAll(files: readonly SiteFile[]): Iterable<string | Uint8Array> {
  for (const file of files) if (!('original' in file)) yield 'content' in file ? file.content : fileSystem.readFileSync(file.file);
}

/** Every file has what was written, and the folder's list names them and nothing else. A folder to be emptied may hold more. */
function isWhole({ files, originals }: SiteRecord, { vite, prefix }: SiteProject): boolean {
  if (vite.build.emptyOutDir === true) return false;
  const outDir = path.resolve(vite.root, vite.build.outDir);
  const hashes = new Map([...originals, ...files].map(({ fileName, hash }) => [fileName, hash]));
  const list = readOr(disk.readText(findListFile({ outDir, prefix })), undefined);
  return (
    list === renderPlacedList(createPlacedList(hashes)) && [...hashes].every(([name, hash]) => hashOf(path.join(outDir, name)) === hash)
  );
}

function hashOf(file: string): string | undefined {
  const bytes = readOr(disk.readBytes(file), undefined);
  return bytes && hashContent(bytes);
}

/** Takes the files out of the pack, for a folder that lacks some; undefined where one is damaged. */
function unpack({ files, originals }: SiteRecord, { packFile, folder }: { packFile: string; folder: WorkFolder }): SiteFile[] | undefined {
  const made: SiteFile[] = originals.map(({ fileName, original }) => ({ fileName, original }));
  let index = 0;
  for (const content of readPack(packFile, files)) {
    const fileName = files[index]?.fileName;
    if (content === undefined || fileName === undefined) return undefined;
    made.push({ fileName, file: folder.write(`kept/${index}`, content) });
    index += 1;
  }
  return made;
}
