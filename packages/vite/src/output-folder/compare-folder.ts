import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { describeClashes, describeKept } from './clash.ts';
import type { Clash } from './clash.ts';
import type { FileSystem } from '../disk/file-system.ts';
import { findOwner } from './find-owner.ts';
import type { FindHash, Owner } from './find-owner.ts';
import { foldName, listFolders } from './fold-name.ts';
import { listFiles, listFolder } from './list-folder.ts';
import { createPlacedList, hashName } from './placed-list.ts';
import type { PlacedList } from './placed-list.ts';
import { hashSiteFile } from './site-file.ts';
import type { SiteFile } from './site-file.ts';

/** What makes a folder hold a site beside all that is not ours; names are paths from the folder. */
export interface FolderPlan {
  /** Files of ours to remove before others are placed: they stand where folders have to be, or are to be spelled in another way. */
  clear: string[];
  /** Files to place: what documents refer to before the documents. */
  place: SiteFile[];
  /** Files of ours that the site does not have any more. */
  remove: string[];
  /** What is ours afterwards. */
  list: PlacedList;
  /** With an error among them nothing may be done. */
  diagnostics: Diagnostic[];
}

/** What is compared. */
export interface FolderComparison {
  /** Absolute path. */
  outDir: string;
  files: readonly SiteFile[];
  /** What was ours before. */
  list: PlacedList;
  /** When this build began (Unix ms): what has been written since is another's. */
  since: number;
  system: FileSystem;
  findHash?: FindHash | undefined;
}

/** Finds what a folder lacks of a site, what it has of ours beyond it, and what of others is in the way. Changes nothing. */
export function compareFolder({ outDir, files, list, since, system, findHash }: FolderComparison): FolderPlan {
  const site = new Map(files.map((file) => [file.fileName, file]));
  const hashes = new Map([...site].map(([name, file]) => [name, hashSiteFile(file, system)]));
  const folded = new Map([...site.keys()].map((name) => [foldName(name), name]));
  const folders = new Set([...folded.keys()].flatMap(listFolders));
  const look = (name: string): Look => findOwner(path.join(outDir, name), { hashes: list.get(hashName(name)), since, findHash }, system);
  const isEntered = (folder: string): boolean => folders.has(foldName(folder)) || list.has(hashName(folder));

  const there = new Map<string, Look>();
  const gone: { name: string; owner: Owner }[] = [];
  const clashes: Clash[] = [];
  for (const { name, isFolder } of listFolder(outDir, isEntered, system)) {
    const at = path.join(outDir, name);
    const wanted = folded.get(foldName(name));
    if (isFolder) {
      const holds = wanted === undefined ? undefined : listFiles(at, system).find((file) => look(`${name}/${file}`).owner !== 'us');
      if (holds !== undefined) clashes.push({ kind: 'not-a-file', at, holds });
    } else if (site.has(name)) {
      const found = look(name);
      there.set(name, found);
      const isClash = found.owner !== 'us' && found.hash !== hashes.get(name);
      if (isClash) clashes.push({ kind: found.owner === 'changed' ? 'changed' : 'other', at });
    } else {
      const isInTheWay = wanted !== undefined || folders.has(foldName(name));
      const isListed = list.has(hashName(name));
      if (!isInTheWay && !isListed) continue;
      const { owner } = look(name);
      if (isListed) gone.push({ name, owner });
      if (isInTheWay && owner !== 'us')
        clashes.push(wanted === undefined ? { kind: 'not-a-folder', at } : { kind: 'spelling', at, wanted });
    }
  }

  const ours = gone.filter(({ owner }) => owner === 'us').map(({ name }) => name);
  const isInTheWay = (name: string): boolean =>
    folders.has(foldName(name)) || [foldName(name), ...listFolders(foldName(name))].some((one) => folded.has(one));
  const isPlaced = (name: string): boolean => there.get(name)?.hash !== hashes.get(name);
  const isOurs = (name: string): boolean => isPlaced(name) || there.get(name)?.owner === 'us';
  return {
    clear: ours.filter(isInTheWay),
    place: [...site].flatMap(([name, file]) => (isPlaced(name) ? [file] : [])).toSorted((a, b) => rank(a) - rank(b)),
    remove: ours.filter((name) => !isInTheWay(name)),
    list: createPlacedList([...hashes].filter(([name]) => isOurs(name))),
    diagnostics: [
      ...describeClashes(clashes),
      ...gone.filter(({ owner }) => owner === 'changed').map(({ name }) => describeKept(path.join(outDir, name))),
    ],
  };
}

interface Look {
  owner: Owner;
  hash?: string | undefined;
}

function rank({ fileName }: SiteFile): number {
  return fileName.endsWith('.html') ? 1 : 0;
}
