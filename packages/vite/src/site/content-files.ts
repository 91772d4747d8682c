import path from 'node:path';
import { fillVariables, readPage } from '@octavo/core';
import type { Diagnostic, Page } from '@octavo/core';
import { describeFailure } from '../disk/disk-failure.ts';
import type { DiskFailure, DiskRead } from '../disk/disk-failure.ts';
import { readOr } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { isContentFile, scanContent } from './scan-content.ts';
import type { ContentFilter, ContentKind } from './scan-content.ts';

/** A page or a snippet, read without compiling it. */
export interface ReadFile {
  page: Page;
  diagnostics: Diagnostic[];
}

/** The files of a content root as they were last read, by their paths from it. */
export interface ContentFiles {
  readonly kinds: ReadonlyMap<string, ContentKind>;
  readonly pages: ReadonlyMap<string, ReadFile>;
  readonly snippets: ReadonlyMap<string, ReadFile>;
  /** Forgets everything, and reads the whole root. */
  readAll(filter: ContentFilter): void;
  /** Reads one file again. One that cannot be read for now stays as it was; one that is gone is forgotten. */
  readOne(file: string): void;
  /** The text of a file, with the variables put in. */
  read(file: string): DiskRead<string>;
  /** What cannot be read: files and folders. */
  diagnostics(): Diagnostic[];
  /** Those of them that can be read now, or are gone: of a folder, the files in it. */
  findReadable(): string[];
}

/** What content is read for. */
export interface ContentScope {
  root: string;
  disk: Disk;
  /** The config's variables. */
  variables: () => Readonly<Record<string, string>>;
}

/** Makes the list of a content root's files; nothing is read before `readAll`. */
export function createContentFiles({ root, disk, variables }: ContentScope): ContentFiles {
  const kinds = new Map<string, ContentKind>();
  const pages = new Map<string, ReadFile>();
  const snippets = new Map<string, ReadFile>();
  const failures = new Map<string, Diagnostic>();
  let filter: ContentFilter | undefined;

  const takeDown = (file: string, failure: DiskFailure): void => void failures.set(file, describeFailure(failure, file));

  const read = (file: string): DiskRead<string> => {
    const text = disk.readText(path.join(root, file));
    failures.delete(file);
    if ('value' in text) return /\.mdx?$/i.test(file) ? { value: fillVariables(text.value, variables()) } : text;
    if (!isAbsent(text.failure)) takeDown(file, text.failure);
    return text;
  };

  const readOne = (file: string): void => {
    failures.delete(file);
    const stat = disk.stat(path.join(root, file));
    if ('failure' in stat && !isAbsent(stat.failure)) return takeDown(file, stat.failure);
    const kind = 'value' in stat && isContentFile(root, file, disk) ? filter?.kindOf(file) : undefined;
    const held = { page: pages, snippet: snippets, asset: undefined, other: undefined, gone: undefined }[kind ?? 'gone'];
    const text = held === undefined ? undefined : read(file);
    for (const other of [pages, snippets]) if (other !== held) other.delete(file);
    if (kind === undefined || (text !== undefined && 'failure' in text && isAbsent(text.failure))) {
      kinds.delete(file);
      held?.delete(file);
      return undefined;
    }
    kinds.set(file, kind);
    if (text !== undefined && ('value' in text || held?.has(file) === false)) held?.set(file, readPage(readOr(text, ''), file));
    return undefined;
  };

  const scan = (folder: string): string[] => {
    if (filter === undefined) return [];
    const scanned = scanContent({ root, filter, disk }, folder);
    failures.delete(folder);
    for (const [name, failure] of scanned.failures) takeDown(name, failure);
    return scanned.files;
  };

  return {
    kinds,
    pages,
    snippets,
    read,
    readOne,
    readAll(wanted) {
      filter = wanted;
      for (const held of [kinds, pages, snippets, failures]) held.clear();
      for (const file of scan('.')) readOne(file);
    },
    diagnostics: () => [...failures.values()],
    findReadable: () =>
      [...failures.keys()].flatMap((file) => {
        const absolute = path.join(root, file);
        const isFolder = disk.isFolder(absolute);
        const now = isFolder ? disk.list(absolute) : disk.readText(absolute);
        if ('failure' in now) return isAbsent(now.failure) ? [file] : [];
        return isFolder ? scan(file) : [file];
      }),
  };
}

/** A link that leads back to itself is no file either. */
function isAbsent({ reason }: DiskFailure): boolean {
  return reason === 'missing' || reason === 'loop';
}
