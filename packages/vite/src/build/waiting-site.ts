import { disk, mustRead } from '../disk/disk.ts';
import { fileSystem } from '../disk/file-system.ts';
import { readSiteFile } from '../output-folder/site-file.ts';
import type { SiteFile } from '../output-folder/site-file.ts';
import type { ApartSite } from './build-apart.ts';
import type { WorkFolder } from './files/work-folder.ts';

/** A site that was built before its host began: all is on the disk, and nothing in the output folder. */
export interface WaitingSite {
  files: SiteFile[];
  /** When its build began (Unix ms). */
  startedAt: number;
}

const LIST = 'site.json';

/**
 * Keeps a site in its work folder until it is taken. Some hosts resolve their config several times, each time with plugins made anew: what
 * one of them built another one places, and the two share nothing but the process and the site's address.
 */
export function keepWaiting({ files, folder, context: { startedAt } }: ApartSite): void {
  const stored = files.map((file, index) =>
    'content' in file || 'kept' in file
      ? { fileName: file.fileName, file: folder.write(`waiting/${index}`, readSiteFile(file, fileSystem)) }
      : file,
  );
  folder.write(LIST, JSON.stringify({ files: stored, startedAt } satisfies WaitingSite));
}

/** The site that waits in a work folder; undefined when none does. */
export function findWaiting(folder: WorkFolder): WaitingSite | undefined {
  const list = folder.find(LIST);
  return list === undefined ? undefined : JSON.parse(mustRead(disk.readText(list), list));
}
