import { randomUUID } from 'node:crypto';
import type { Dirent, Stats } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DiskError } from './disk-error.ts';
import { toFailure } from './disk-failure.ts';
import { errorCode, fileSystem } from './file-system.ts';
import type { FileSystem } from './file-system.ts';
import type { DiskFailure, DiskRead } from './disk-failure.ts';
import { createOpenFile } from './open-file.ts';
import type { OpenFile } from './open-file.ts';

/** The one door to the disk: every question is answered with a value, or with why there is none. Paths are absolute. */
export interface Disk {
  readText(file: string): DiskRead<string>;
  readBytes(file: string): DiskRead<Uint8Array>;
  /** Some bytes of a file, fewer where it ends before them. */
  readPart(file: string, part: { from: number; length: number }): DiskRead<Uint8Array>;
  /** Of what a symbolic link leads to. */
  stat(file: string): DiskRead<Stats>;
  /** What a folder holds, deep with all in its folders; symbolic links are told as such. */
  list(folder: string, options?: { isDeep?: boolean }): DiskRead<Dirent[]>;
  /** Without symbolic links on the way. */
  realPath(file: string): DiskRead<string>;
  /** Opens a regular file, to be sent; whoever asked closes it. */
  open(file: string): Promise<DiskRead<OpenFile>>;
  exists(file: string): boolean;
  isFile(file: string): boolean;
  isFolder(file: string): boolean;
  /** Why the file's content cannot be read, as far as the system says so before it is. */
  findRefusal(file: string): DiskFailure | undefined;
  isWritable(folder: string): boolean;
  isProgram(file: string): boolean;
  /** Writes a file where it is, with the folders that it lies in. */
  write(file: string, content: string | Uint8Array): DiskRead<void>;
  /** Adds to the end of a file, or begins one, with the folders that it lies in. */
  append(file: string, content: string | Uint8Array): DiskRead<void>;
  /** Copies a file, with the folders that the copy lies in. */
  copy(from: string, to: string): DiskRead<void>;
  /** Removes a file, or a folder with all that it holds; one that is not there is removed. */
  remove(file: string): DiskRead<void>;
  /** Makes a folder for a while, in that for temporary files; its name begins with `prefix`. */
  makeTemporary(prefix: string): DiskRead<string>;
  /** Writes a file of a cache, with the folders that it lies in: beside and moved, so that nobody reads half of it. */
  keep(file: string, content: string | Uint8Array): DiskRead<void>;
}

/** Makes the door to a file system. */
export function createDisk(system: FileSystem = fileSystem): Disk {
  const stat = (file: string): DiskRead<Stats> => attempt(() => system.statSync(file));
  /** Most folders are there: to make one first costs as much as to write a small file. */
  const writeWithin = (file: string, content: string | Uint8Array, flag = 'w'): void => {
    try {
      system.writeFileSync(file, content, { flag });
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') throw error;
      system.mkdirSync(path.dirname(file), { recursive: true });
      system.writeFileSync(file, content, { flag });
    }
  };
  return {
    readText: (file) => attempt(() => system.readFileSync(file, 'utf8')),
    readBytes: (file) => attempt(() => system.readFileSync(file)),
    readPart: (file, part) => attempt(() => readPart(system, file, part)),
    stat,
    list: (folder, { isDeep = false } = {}) => attempt(() => system.readdirSync(folder, { withFileTypes: true, recursive: isDeep })),
    realPath: (file) => attempt(() => system.realpathSync.native(file)),
    async open(file) {
      const known = stat(file);
      if ('failure' in known) return known;
      // To open a pipe would wait for who writes into it.
      if (!known.value.isFile()) return { failure: { reason: 'folder', code: 'EISDIR' } };
      try {
        return { value: await createOpenFile(await system.promises.open(file)) };
      } catch (error) {
        return { failure: toFailure(error) };
      }
    },
    exists: (file) => 'value' in stat(file),
    isFile: (file) => readOr(stat(file), undefined)?.isFile() === true,
    isFolder: (file) => readOr(stat(file), undefined)?.isDirectory() === true,
    findRefusal(file) {
      const asked = attempt(() => system.accessSync(file, system.constants.R_OK));
      return 'failure' in asked ? asked.failure : undefined;
    },
    isWritable: (folder) => 'value' in attempt(() => system.accessSync(folder, system.constants.W_OK)),
    isProgram: (file) => 'value' in attempt(() => system.accessSync(file, system.constants.X_OK)),
    write: (file, content) => attemptWrite(() => writeWithin(file, content)),
    append: (file, content) => attemptWrite(() => writeWithin(file, content, 'a')),
    copy: (from, to) =>
      attemptWrite(() => {
        system.mkdirSync(path.dirname(to), { recursive: true });
        system.copyFileSync(from, to);
      }),
    remove: (file) => attemptWrite(() => system.rmSync(file, { recursive: true, force: true })),
    makeTemporary: (prefix) => attemptWrite(() => system.mkdtempSync(path.join(os.tmpdir(), prefix))),
    keep: (file, content) =>
      attemptWrite(() => {
        const draft = `${file}.${randomUUID()}`;
        writeWithin(draft, content);
        system.renameSync(draft, file);
      }),
  };
}

/** The disk of this machine. */
export const disk: Disk = createDisk();

/** The value, or another one where there is none. */
export function readOr<Value, Other>(read: DiskRead<Value>, other: Other): Value | Other {
  return 'value' in read ? read.value : other;
}

/** The value of what a command cannot go on without: a file of the user's. */
export function demand<Value>(answer: DiskRead<Value>, file: string): Value {
  if ('value' in answer) return answer.value;
  throw new DiskError(file, answer.failure);
}

/** The value of what has to be there: a file of Octavo's own, or of a package. */
export function mustRead<Value>(read: DiskRead<Value>, file: string): Value {
  if ('value' in read) return read.value;
  throw new Error(`${file} cannot be read (${read.failure.code}): a file of an installed package is missing or damaged.`);
}

function readPart(system: FileSystem, file: string, { from, length }: { from: number; length: number }): Uint8Array {
  const descriptor = system.openSync(file, 'r');
  try {
    const bytes = new Uint8Array(length);
    let done = 0;
    for (let read = -1; read !== 0 && done < length; done += read)
      read = system.readSync(descriptor, bytes, done, length - done, from + done);
    return bytes.subarray(0, done);
  } finally {
    system.closeSync(descriptor);
  }
}

function attempt<Value>(ask: () => Value): DiskRead<Value> {
  try {
    return { value: ask() };
  } catch (error) {
    return { failure: toFailure(error) };
  }
}

function attemptWrite<Value>(change: () => Value): DiskRead<Value> {
  const done = attempt(change);
  return 'value' in done ? done : { failure: { ...done.failure, isWrite: true } };
}
