import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@octavo/core';
import type { ReadResult } from '@octavo/openapi/load';
import { fetchText } from './fetch-text.ts';
import type { FetchedText } from './fetch-text.ts';

/** Files that are read from addresses: each fetched once while the process runs, kept on the disk for the next start. */
export interface RemoteFiles {
  /** The text as far as it is known; what is not, or may be old, is being fetched from now on. */
  read(url: string): ReadResult;
  /** Waits for what is being fetched; names the addresses whose text is new. */
  settle(): Promise<string[]>;
  /** What could not be fetched although a copy is there. */
  diagnostics(): Diagnostic[];
}

/** A copy on the disk: what the server said of it, and its text. */
interface Copy extends FetchedText {
  /** When it was fetched or found to be current, as an ISO date. */
  date: string;
}

interface Entry {
  copy?: Copy;
  problem?: string;
  request: Promise<boolean>;
}

/** Makes the files that addresses name; copies are kept in `folder`. */
export function createRemoteFiles({ folder, fetch = globalThis.fetch }: { folder: string; fetch?: typeof globalThis.fetch }): RemoteFiles {
  const entries = new Map<string, Entry>();
  const waiting = new Set<string>();

  const request = async (url: string, entry: Entry): Promise<boolean> => {
    const result = await fetchText(url, { fetch, ...(entry.copy && { known: entry.copy }) });
    if ('problem' in result) {
      entry.problem = result.problem;
      return entry.copy === undefined;
    }
    const isNew = result.text !== entry.copy?.text;
    entry.copy = { ...result, date: new Date().toISOString() };
    writeCopy(folder, url, entry.copy);
    return isNew;
  };

  const open = (url: string): Entry => {
    const known = entries.get(url);
    if (known !== undefined) return known;
    const copy = readCopy(folder, url);
    const entry: Entry = { ...(copy && { copy }), request: Promise.resolve(false) };
    entries.set(url, entry);
    waiting.add(url);
    entry.request = request(url, entry);
    return entry;
  };

  return {
    read(url) {
      const { copy, problem } = open(url);
      if (copy !== undefined) return { text: copy.text };
      if (problem === undefined) return { problem: 'It is being fetched.', isPending: true };
      return { problem, hint: 'Check the address and the connection; a copy is kept once it has been fetched.' };
    },
    async settle() {
      const changed: string[] = [];
      while (waiting.size > 0) {
        const urls = [...waiting];
        waiting.clear();
        const found = await Promise.all(urls.map(async (url) => ((await entries.get(url)?.request) === true ? [url] : [])));
        changed.push(...found.flat());
      }
      return changed;
    },
    diagnostics: () =>
      [...entries].flatMap(([url, { copy, problem }]) =>
        copy !== undefined && problem !== undefined ? [offline(url, copy.date, problem)] : [],
      ),
  };
}

function readCopy(folder: string, url: string): Copy | undefined {
  const file = copyFile(folder, url);
  if (!existsSync(file)) return undefined;
  try {
    const value: Partial<Copy> = JSON.parse(readFileSync(file, 'utf8'));
    return typeof value.text === 'string' && typeof value.date === 'string' ? { ...value, text: value.text, date: value.date } : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Written beside and moved: another process may read it at the same time. */
function writeCopy(folder: string, url: string, copy: Copy): void {
  const file = copyFile(folder, url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(copy));
  renameSync(`${file}.${process.pid}`, file);
}

function copyFile(folder: string, url: string): string {
  return path.join(folder, `${createHash('sha256').update(url).digest('hex').slice(0, 32)}.json`);
}

function offline(url: string, date: string, problem: string): Diagnostic {
  return {
    code: 'openapi/offline',
    severity: 'warning',
    message: `${url} could not be fetched, so the copy of ${date.slice(0, 10)} is shown. ${problem}`,
    file: url,
  };
}
