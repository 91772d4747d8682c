import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import { describeFailure, isAbsent } from '../disk/disk-failure.ts';
import type { DiskFailure, DiskRead } from '../disk/disk-failure.ts';
import { readOr } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { describeState, readFileState } from '../disk/file-state.ts';
import { findEncodingProblem } from './find-encoding-problem.ts';
import { createGivenPages } from './given-pages.ts';
import type { GivenPage, ReadContent } from './given-pages.ts';
import { READ_ANEW } from './head-reader.ts';
import type { HeadReader } from './head-reader.ts';
import { createWrittenPlacer } from './place-as-written.ts';
import { putVariables } from './put-variables.ts';
import { isContentFile, scanContent } from './scan-content.ts';
import type { ContentFilter, ContentKind } from './scan-content.ts';

/** The files of a content root as they were last read, by their paths from it. */
export interface ContentFiles {
  readonly kinds: ReadonlyMap<string, ContentKind>;
  readonly pages: ReadonlyMap<string, ReadContent>;
  readonly snippets: ReadonlyMap<string, ReadContent>;
  /** Why what is neither page nor snippet cannot be read: whoever uses it says so. */
  readonly refused: ReadonlyMap<string, DiskFailure>;
  /** Forgets everything, and reads the whole root. */
  readAll(filter: ContentFilter): void;
  /** Reads one file again. One that cannot be read for now stays as it was; one that is gone is forgotten. */
  readOne(file: string): void;
  /** The text of a file, with the variables put in. */
  read(file: string): DiskRead<string>;
  /** Diagnostics of texts with variables, at their places in the files as these are written. */
  asWritten(diagnostics: readonly Diagnostic[]): Diagnostic[];
  /** Takes in the pages that no file holds, as they are now. */
  takeGiven(): void;
  /** What cannot be read: files and folders. */
  diagnostics(): Diagnostic[];
  /** Files that are not what they were when they were read last: changed, new, gone, or readable now. Looks at the whole root. */
  findMissed(): string[];
}

/** What content is read for. */
export interface ContentScope {
  root: string;
  disk: Disk;
  /** The config's variables. */
  variables: () => Readonly<Record<string, string>>;
  /** Whether addresses leave out the numbers and READMEs of files. */
  isTidy?: () => boolean;
  /** Pages that no file holds. */
  given?: () => readonly GivenPage[];
  heads?: HeadReader;
}

/** Makes the list of a content root's files; nothing is read before `readAll`. */
export function createContentFiles({
  root,
  disk,
  variables,
  isTidy = () => false,
  given = () => [],
  heads = READ_ANEW,
}: ContentScope): ContentFiles {
  const kinds = new Map<string, ContentKind>();
  const pages = new Map<string, ReadContent>();
  const snippets = new Map<string, ReadContent>();
  const failures = new Map<string, Diagnostic>();
  const refused = new Map<string, DiskFailure>();
  /** What is said of the bytes of files. */
  const garbled = new Map<string, Diagnostic>();
  /** What is said of the folders that cannot be read. */
  let folders: Diagnostic[] = [];
  /** What tells one state of a file from another, as it was read last. */
  const stamps = new Map<string, string>();
  let filter: ContentFilter | undefined;

  const givenPages = createGivenPages({ given, variables });

  const takeGiven = (): void => {
    const left = givenPages.files().filter((file) => !stamps.has(file));
    for (const file of left) for (const known of [kinds, pages]) known.delete(file);
    for (const [file, page] of givenPages.take((one) => stamps.has(one))) {
      kinds.set(file, 'page');
      pages.set(file, page);
    }
  };

  const takeDown = (file: string, failure: DiskFailure): void => void failures.set(file, describeFailure(failure, file));

  const readWritten = (file: string): DiskRead<string> => {
    const own = givenPages.textOf(file);
    return own === undefined ? disk.readText(path.join(root, file)) : { value: own };
  };

  const read = (file: string): DiskRead<string> => {
    const text = readWritten(file);
    failures.delete(file);
    if ('value' in text) return /\.mdx?$/i.test(file) ? { value: putVariables(withLineFeeds(text.value), variables()) } : text;
    if (!isAbsent(text.failure) && !refused.has(file)) takeDown(file, text.failure);
    return text;
  };

  const stampOf = (file: string): string => readFileState(path.join(root, file), disk);

  /** What a scan has just listed lies in the content root, whatever links lead there. */
  const readOne = (file: string, isListed = false): void => {
    for (const known of [failures, refused, garbled]) known.delete(file);
    const stat = disk.stat(path.join(root, file));
    stamps.set(file, 'value' in stat ? describeState(stat.value) : stat.failure.code);
    if ('failure' in stat && !isAbsent(stat.failure)) return takeDown(file, stat.failure);
    const kind = 'value' in stat && (isListed || isContentFile(root, file, disk)) ? filter?.kindOf(file) : undefined;
    const held = { page: pages, snippet: snippets, asset: undefined, other: undefined, gone: undefined }[kind ?? 'gone'];
    const text = held === undefined ? undefined : read(file);
    const refusal = kind !== undefined && held === undefined ? disk.findRefusal(path.join(root, file)) : undefined;
    if (refusal !== undefined) refused.set(file, refusal);
    for (const other of [pages, snippets]) if (other !== held) other.delete(file);
    if (kind === undefined || (text !== undefined && 'failure' in text && isAbsent(text.failure))) {
      for (const known of [kinds, pages, snippets]) known.delete(file);
      if ('failure' in stat) stamps.delete(file);
      return undefined;
    }
    kinds.set(file, kind);
    if (text !== undefined && 'value' in text) {
      const readBytes = (): Uint8Array => readOr(disk.readBytes(path.join(root, file)), new Uint8Array());
      const problem = findEncodingProblem({ file, text: text.value, readBytes });
      if (problem !== undefined) garbled.set(file, problem);
    }
    if (text !== undefined && ('value' in text || held?.has(file) === false))
      held?.set(file, heads.read(readOr(text, ''), file, { isTidy: isTidy() }));
    return undefined;
  };

  const scan = (wanted: ContentFilter): string[] => {
    const scanned = scanContent({ root, filter: wanted, disk });
    folders = [...scanned.failures].map(([folder, failure]) => describeFailure(failure, folder));
    return scanned.files;
  };

  const isReadable = (file: string): boolean => {
    const text = disk.readText(path.join(root, file));
    return 'value' in text || isAbsent(text.failure);
  };

  return {
    kinds,
    pages,
    snippets,
    refused,
    read,
    asWritten(diagnostics) {
      const placers = new Map<string, ReturnType<typeof createWrittenPlacer>>();
      return diagnostics.map((one) => {
        const { file, line } = one;
        if (file === undefined || line === undefined || !(pages.has(file) || snippets.has(file))) return one;
        const place = placers.get(file) ?? createWrittenPlacer(readOr(readWritten(file), ''), variables());
        placers.set(file, place);
        return place(one);
      });
    },
    takeGiven,
    readOne(file) {
      readOne(file);
      if (givenPages.names(file)) takeGiven();
    },
    readAll(wanted) {
      filter = wanted;
      for (const held of [kinds, pages, snippets, failures, refused, garbled, stamps]) held.clear();
      for (const file of scan(wanted)) readOne(file, true);
      heads.settle();
      takeGiven();
    },
    diagnostics: () => [...folders, ...failures.values(), ...garbled.values(), ...givenPages.diagnostics()],
    findMissed() {
      if (filter === undefined) return [];
      const { kindOf } = filter;
      const there = scan(filter).filter((file) => kindOf(file) !== undefined);
      return [...new Set([...there, ...stamps.keys()])].filter((file) =>
        failures.has(file) ? isReadable(file) : stampOf(file) !== stamps.get(file),
      );
    },
  };
}

/** The lines of a file that has those of the first Macs, at the same offsets. */
function withLineFeeds(text: string): string {
  return text.includes('\n') ? text : text.replaceAll('\r', '\n');
}
