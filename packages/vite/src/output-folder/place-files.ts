import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { describeClashes } from './clash.ts';
import { compareFolder } from './compare-folder.ts';
import type { FolderPlan } from './compare-folder.ts';
import { createJournal } from './create-journal.ts';
import { describeSystemError } from './describe-system-error.ts';
import { doStep } from './do-step.ts';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import type { FindHash } from './find-owner.ts';
import { finishLeft } from './finish-placement.ts';
import { holdSignals } from './hold-signals.ts';
import { isDone } from './is-done.ts';
import { listFiles } from './list-folder.ts';
import { lockPlace } from './lock-place.ts';
import type { OutputPlace } from './lock-place.ts';
import {
  createPlacedList,
  findListFile,
  hashContent,
  joinPlacedLists,
  LIST_NAME,
  loadPlacedList,
  renderPlacedList,
} from './placed-list.ts';
import type { PlacedList } from './placed-list.ts';
import { dropRecord, writeRecord } from './placement-record.ts';
import type { PlacementStep } from './placement-record.ts';
import { readSiteFile } from './site-file.ts';
import type { SiteFile } from './site-file.ts';
import { renamePatiently } from './rename-patiently.ts';
import { openStaging } from './open-staging.ts';
import type { Staging } from './open-staging.ts';

/** What is placed where. */
export interface FilePlacement extends OutputPlace {
  /** All files of the site; of two with one name the later one counts. Those at `file` are gone afterwards. */
  files: readonly SiteFile[];
  /** When this build began (Unix ms): what has been written into the folder since is another's, whatever it holds. */
  since: number;
  /** True makes everything in the folder ours, but what has been written since, and `.git`. Default: false. */
  isEmptied?: boolean;
  system?: FileSystem;
  /** Without it every file of the folder is read. */
  findHash?: FindHash;
}

/**
 * Puts a finished site into an output folder. A list of what was placed, with hashes, is kept in the site's part of it; the next build
 * replaces and removes what is on that and still has its hash. Whatever else is in the folder stays as it is.
 *
 * Gives what is wrong. With an error among it nothing was done, and the folder is unchanged: a file of another's has the name of one of ours
 * (compared as Windows and macOS do, without regard to case and Unicode form), the disk is full, a file may not be written.
 *
 * Everything is written beside first, and renamed then: what documents refer to, documents, removals. At each moment every file of the
 * folder is the old or the new one. Two builds follow each other; SIGTERM, SIGINT and SIGHUP end the process when all is in its place, and
 * what SIGKILL leaves half placed `finishPlacement` places.
 */
export async function placeFiles(placement: FilePlacement): Promise<Diagnostic[]> {
  const { outDir, files, since, isEmptied = false, system = fileSystem, findHash } = placement;
  let letGo: (() => Promise<void>) | undefined;
  // Nothing is awaited in there: no other code of this process has a turn.
  const work = (): Diagnostic[] => {
    finishLeft(placement, system);
    const listFile = findListFile(placement);
    const list = isEmptied ? listAll(outDir, system) : loadPlacedList(listFile, system);
    if (list === undefined) return describeClashes([{ kind: 'other', at: listFile }]);
    const plan = compareFolder({ outDir, files, list, since: findSince(since, listFile, system), system, findHash });
    if (plan.diagnostics.some(({ severity }) => severity === 'error')) return plan.diagnostics;
    letGo = holdSignals();
    const failure = apply(plan, { ...placement, list, system });
    return failure === undefined ? plan.diagnostics : [failure];
  };
  try {
    return await lockPlace(placement, { system, work });
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

/** What a folder would hold if all of it were ours: a repository that it is published from, and links, are not. */
function listAll(outDir: string, system: FileSystem): PlacedList {
  const files = listFiles(outDir, system).filter(
    (name) => !/^\.git(?:\/|$)/.test(name) && name !== LIST_NAME && system.lstatSync(path.join(outDir, name)).isFile(),
  );
  return createPlacedList(files.map((name) => [name, hashContent(system.readFileSync(path.join(outDir, name)))]));
}

interface Work extends OutputPlace {
  /** What was ours before. */
  list: PlacedList;
  system: FileSystem;
}

function apply(plan: FolderPlan, { outDir, prefix, cacheDir, list, system }: Work): Diagnostic | undefined {
  const staging = openStaging(cacheDir, outDir, system);
  const journal = createJournal({ outDir, staging, system });
  const { folder } = staging;
  try {
    const both = joinPlacedLists(list, plan.list);
    const steps = stageSteps(plan, { outDir, prefix, both, system, staging });
    // Whoever kills this process before the next line is through leaves the old site; afterwards, what the next start places.
    writeRecord(folder, { outDir, prefix, list: hashContent(renderPlacedList(both)), steps }, system);
    for (const step of steps) doStep(step, { folder, outDir, journal });
    return undefined;
  } catch (error) {
    const isDropped = isDone(() => dropRecord(folder, system));
    return describeSystemError(error, { outDir, isWhole: journal.undo() && isDropped });
  } finally {
    staging.remove();
  }
}

interface StageScope extends Omit<Work, 'cacheDir' | 'list'> {
  /** What was ours before, and will be. */
  both: PlacedList;
  staging: Staging;
}

/** Stages all files of a plan: the list that allows what either build has placed comes first, and the new list last. */
function stageSteps(plan: FolderPlan, { outDir, prefix, both, system, staging }: StageScope): PlacementStep[] {
  const listFile = findListFile({ outDir, prefix });
  const stageFile = (file: SiteFile): PlacementStep => {
    const staged = staging.next();
    stage(file, staged, system);
    return { staged: path.basename(staged), name: file.fileName };
  };
  const stageList = (placed: PlacedList): PlacementStep[] => {
    const content = renderPlacedList(placed);
    const isThere = plan.place.length === 0 && system.existsSync(listFile) && system.readFileSync(listFile, 'utf8') === content;
    return isThere ? [] : [stageFile({ fileName: prefix + LIST_NAME, content })];
  };
  return [
    ...stageList(both),
    ...plan.clear.map(toRemoval),
    ...plan.place.map(stageFile),
    ...plan.remove.map(toRemoval),
    ...stageList(plan.list),
  ];
}

function toRemoval(name: string): PlacementStep {
  return { remove: name };
}

function stage(file: SiteFile, staged: string, system: FileSystem): void {
  if ('file' in file) renamePatiently(file.file, staged, system);
  else if ('original' in file) system.copyFileSync(file.original, staged);
  else system.writeFileSync(staged, readSiteFile(file, system));
}
