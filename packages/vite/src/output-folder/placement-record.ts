import path from 'node:path';
import type { FileSystem } from '../disk/file-system.ts';
import { paths } from '../disk/paths.ts';
import { hashContent } from './placed-list.ts';

/** One change of an output folder: a staged file (its name in the staging folder) that gets a name there, or a file that goes. */
export type PlacementStep = { staged: string; name: string } | { remove: string };

/** What is done once everything is staged. Whoever finds it after a process was killed can do the rest. */
export interface PlacementRecord {
  /** Absolute path. */
  outDir: string;
  /** The site's part of the folder, empty or `docs/`. */
  prefix: string;
  /** The hash of the list of what is placed, from the first step to the last. */
  list: string;
  /** In their order; before the first one nothing has been changed. */
  steps: readonly PlacementStep[];
}

const NAME = 'record.json';

/**
 * Writes the record of a staging folder, whole or not at all, below its checksum. The path of the output folder counts from there: a project
 * may be moved.
 */
export function writeRecord(folder: string, record: PlacementRecord, system: FileSystem): void {
  const draft = path.join(folder, `${NAME}.part`);
  const json = JSON.stringify({ ...record, outDir: paths.relative(folder, record.outDir) });
  system.writeFileSync(draft, `${hashContent(json)}\n${json}`);
  system.renameSync(draft, path.join(folder, NAME));
}

/** Reads the record of a staging folder; undefined while files are still being staged, and where it is not as it was written. */
export function readRecord(folder: string, system: FileSystem): PlacementRecord | undefined {
  const file = path.join(folder, NAME);
  if (!system.existsSync(file)) return undefined;
  const [, checksum, json = ''] = /^(.*)\n([^]*)$/.exec(system.readFileSync(file, 'utf8')) ?? [];
  if (checksum !== hashContent(json)) return undefined;
  const record: PlacementRecord = JSON.parse(json);
  return { ...record, outDir: paths.resolve(folder, record.outDir) };
}

/** Takes the record away, before what it names is taken back. */
export function dropRecord(folder: string, system: FileSystem): void {
  system.rmSync(path.join(folder, NAME), { force: true });
}
