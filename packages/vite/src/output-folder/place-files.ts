import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { describeClashes } from './clash.ts';
import { compareFolder } from './compare-folder.ts';
import type { FolderPlan } from './compare-folder.ts';
import { createJournal } from './create-journal.ts';
import { describeSystemError, describeLocked } from './describe-system-error.ts';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { holdSignals } from './hold-signals.ts';
import { listFiles } from './list-folder.ts';
import { createPlacedList, hashContent, hashName, joinPlacedLists, loadPlacedList, renderPlacedList } from './placed-list.ts';
import type { PlacedList } from './placed-list.ts';
import type { SiteFile } from './site-file.ts';
import { renamePatiently } from './rename-patiently.ts';
import { openStaging } from './open-staging.ts';
import { takeLock } from './take-lock.ts';

/** What is placed where. */
export interface FilePlacement {
  /** Absolute path of the output folder, which may belong to others; it is made when it is missing. */
  outDir: string;
  /** The site's part of it, empty or `docs/`: each part has a list of its own. */
  prefix: string;
  /** All files of the site; of two with one name the later one counts. Those at `file` are gone afterwards. */
  files: readonly SiteFile[];
  /** Absolute path of the folder `.octavo` in the project's `node_modules`: for the lock, and files on their way. */
  cacheDir: string;
  /** When this build began (Unix ms): what has been written into the folder since is another's, whatever it holds. */
  since: number;
  /** True makes everything in the folder ours, but what has been written since, and `.git`. Default: false. */
  isEmptied?: boolean;
  system?: FileSystem;
}

/** The list of what was placed lies beside it, so that an output which comes from a cache or a repository is known as well. */
export const LIST_NAME = '.octavo.json';

/**
 * Puts a finished site into an output folder. A list of what was placed, with hashes, is kept in the site's part of it; the next build
 * replaces and removes what is on that and still has its hash. Whatever else is in the folder stays as it is.
 *
 * Gives what is wrong. With an error among it nothing was done, and the folder is as it was: a file of another's has the name of one of ours
 * (compared as Windows and macOS do, without regard to case and Unicode form), the disk is full, a file may not be written.
 *
 * Everything is written beside first, and renamed then: what documents refer to, documents, removals. At each moment every file of the
 * folder is the old or the new one. Two builds follow each other; SIGTERM, SIGINT and SIGHUP end the process when all is in its place.
 */
export async function placeFiles(placement: FilePlacement): Promise<Diagnostic[]> {
  const { outDir, files, cacheDir, since, isEmptied = false, system = fileSystem } = placement;
  const lockFile = path.join(cacheDir, `placed-${hashName(`${paths.relative(cacheDir, outDir)} ${placement.prefix}`)}.lock`);
  let letGo: (() => Promise<void>) | undefined;
  try {
    system.mkdirSync(cacheDir, { recursive: true });
    const unlock = await takeLock(lockFile, system);
    if (unlock === undefined) return [describeLocked(outDir, lockFile)];
    // From here on nothing is awaited: no other code of this process has a turn.
    try {
      const listFile = findListFile(placement);
      const list = isEmptied ? listAll(outDir, system) : loadPlacedList(listFile, system);
      if (list === undefined) return describeClashes([{ kind: 'other', at: listFile }]);
      const plan = compareFolder({ outDir, files, list, since: findSince(since, listFile, system), system });
      if (plan.diagnostics.some(({ severity }) => severity === 'error')) return plan.diagnostics;
      letGo = holdSignals();
      const failure = apply(plan, { outDir, cacheDir, listFile, list, system });
      return failure === undefined ? plan.diagnostics : [failure];
    } finally {
      unlock();
    }
  } catch (error) {
    return [describeSystemError(error, { outDir, isWhole: true })];
  } finally {
    await letGo?.();
  }
}

/** Finds what in the folder would keep a site from being placed now. Changes nothing. */
export function checkFolder(placement: FilePlacement): Diagnostic[] {
  const { system = fileSystem } = placement;
  const listFile = findListFile(placement);
  const list = loadPlacedList(listFile, system);
  if (list === undefined) return describeClashes([{ kind: 'other', at: listFile }]);
  return compareFolder({ ...placement, list, since: findSince(placement.since, listFile, system), system }).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );
}

/** What another build of ours has placed since this one began is ours: it has saved the list behind its last file, in the same tick perhaps. */
function findSince(since: number, listFile: string, system: FileSystem): number {
  return Math.max(since, (system.statSync(listFile, { throwIfNoEntry: false })?.ctimeMs ?? 0) + 0.001);
}

/** The absolute path of the list. */
export function findListFile({ outDir, prefix }: Pick<FilePlacement, 'outDir' | 'prefix'>): string {
  return path.join(outDir, prefix, LIST_NAME);
}

/** What a folder would hold if all of it were ours: a repository that it is published from, and links, are not. */
function listAll(outDir: string, system: FileSystem): PlacedList {
  const files = listFiles(outDir, system).filter(
    (name) => !/^\.git(?:\/|$)/.test(name) && name !== LIST_NAME && system.lstatSync(path.join(outDir, name)).isFile(),
  );
  return createPlacedList(files.map((name) => [name, hashContent(system.readFileSync(path.join(outDir, name)))]));
}

interface Work {
  outDir: string;
  cacheDir: string;
  /** Absolute path of the list. */
  listFile: string;
  /** What was ours before. */
  list: PlacedList;
  system: FileSystem;
}

function apply(plan: FolderPlan, { outDir, cacheDir, listFile, list, system }: Work): Diagnostic | undefined {
  const staging = openStaging(cacheDir, outDir, system);
  const journal = createJournal({ outDir, staging, system });
  const at = (name: string): string => path.join(outDir, name);
  const save = (placed: PlacedList): void => {
    const content = renderPlacedList(placed);
    if (plan.place.length === 0 && system.existsSync(listFile) && system.readFileSync(listFile, 'utf8') === content) return;
    journal.place(stage({ fileName: LIST_NAME, content }, staging.next(), system), listFile);
  };
  try {
    const staged = plan.place.map((file) => ({ target: at(file.fileName), file: stage(file, staging.next(), system) }));
    // Whoever kills this process from here on leaves files of both builds: all of them are ours.
    save(joinPlacedLists(list, plan.list));
    for (const name of plan.clear) journal.remove(at(name));
    for (const { file, target } of staged) journal.place(file, target);
    for (const name of plan.remove) journal.remove(at(name));
    save(plan.list);
    return undefined;
  } catch (error) {
    return describeSystemError(error, { outDir, isWhole: journal.undo() });
  } finally {
    staging.remove();
  }
}

function stage(file: SiteFile, staged: string, system: FileSystem): string {
  if ('content' in file) system.writeFileSync(staged, file.content);
  else if ('file' in file) renamePatiently(file.file, staged, system);
  else system.copyFileSync(file.original, staged);
  return staged;
}
