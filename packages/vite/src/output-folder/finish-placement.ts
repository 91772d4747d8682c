import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { fileSystem } from '../disk/file-system.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { createJournal } from './create-journal.ts';
import { describeSystemError } from './describe-system-error.ts';
import { doStep } from './do-step.ts';
import { findOwner } from './find-owner.ts';
import { isDone } from './is-done.ts';
import { lockPlace } from './lock-place.ts';
import type { OutputPlace } from './lock-place.ts';
import { listStagings, removeLeft, reopenStaging } from './open-staging.ts';
import { removeEmpty } from './remove-empty.ts';
import { dropRecord, readRecord } from './placement-record.ts';
import type { PlacementRecord, PlacementStep } from './placement-record.ts';
import { findListFile, hashContent, hashName, LIST_NAME, loadPlacedList } from './placed-list.ts';
import type { PlacedList } from './placed-list.ts';

/**
 * Does the rest of what a process that was killed had begun to place: everything was staged before the first change, so that the folder
 * holds the new site then. What others have written there since stays. Gives what keeps it from that.
 */
export async function finishPlacement(place: OutputPlace, system: FileSystem = fileSystem): Promise<Diagnostic[]> {
  const parents = [place.cacheDir, place.outDir];
  const work = (): Diagnostic[] => {
    finishLeft(place, system);
    removeLeft(parents, system);
    return [];
  };
  if (parents.every((parent) => listStagings(parent, system).length === 0)) return [];
  try {
    return await lockPlace(place, { system, work });
  } catch (error) {
    return [describeSystemError(error, { outDir: place.outDir, isWhole: false })];
  }
}

/** The same for who holds the lock of the place: nobody else is at work there, whatever process has a number today. */
export function finishLeft(place: OutputPlace, system: FileSystem): void {
  for (const { folder, record } of findLeft(place, system)) finish(folder, record, system);
}

function findLeft({ outDir, prefix, cacheDir }: OutputPlace, system: FileSystem): { folder: string; record: PlacementRecord }[] {
  return [cacheDir, outDir]
    .flatMap((parent) => listStagings(parent, system))
    .flatMap((folder) => {
      const record = readRecord(folder, system);
      const isOurs = record !== undefined && record.prefix === prefix && paths.relative(record.outDir, outDir) === '';
      return isOurs ? [{ folder, record }] : [];
    });
}

function finish(folder: string, record: PlacementRecord, system: FileSystem): void {
  const { outDir, steps } = record;
  const listFile = findListFile(record);
  const staging = reopenStaging(folder, system);
  // What fails is not taken back, but done at the next start.
  const journal = createJournal({ outDir, staging, system });
  let list = loadPlacedList(listFile, system);
  for (const step of isHalfDone(folder, record, system) ? steps : []) {
    if (isLeftToDo(step, { folder, record, list, system })) doStep(step, { folder, outDir, journal });
    // The file is gone, and its folder may be in the way of another.
    else if ('remove' in step) removeEmpty(path.dirname(path.join(outDir, step.remove)), outDir, system);
    // The first step makes what either build has placed ours.
    if (isList(step, record)) list = loadPlacedList(listFile, system);
  }
  isDone(() => dropRecord(folder, system));
  staging.remove();
}

/** False for what was done to its end, and could only not be cleared up. */
function isHalfDone(folder: string, record: PlacementRecord, system: FileSystem): boolean {
  const [first] = record.steps;
  const listFile = findListFile(record);
  const isBegun = system.existsSync(listFile) && hashContent(system.readFileSync(listFile)) === record.list;
  return isBegun || (first !== undefined && 'staged' in first && system.existsSync(path.join(folder, first.staged)));
}

interface Left {
  folder: string;
  record: PlacementRecord;
  list: PlacedList | undefined;
  system: FileSystem;
}

function isLeftToDo(step: PlacementStep, { folder, record, list, system }: Left): boolean {
  const name = 'remove' in step ? step.remove : step.name;
  const { owner } = findOwner(path.join(record.outDir, name), { hashes: list?.get(hashName(name)), since: Infinity }, system);
  if ('remove' in step) return owner === 'us';
  return system.existsSync(path.join(folder, step.staged)) && (isList(step, record) || owner === 'us' || owner === 'nobody');
}

function isList(step: PlacementStep, { prefix }: PlacementRecord): boolean {
  return 'staged' in step && step.name === prefix + LIST_NAME;
}
