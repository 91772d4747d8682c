import { hash } from 'node:crypto';
import type { Diagnostic } from '@octavo/core';
import type { ReadResult } from '@octavo/openapi/internal/load';
import { createJsonCache } from '../disk/json-cache.ts';
import { fetchText, isLocalName, listSpecOrigins } from './fetch-text.ts';
import type { FetchedText } from './fetch-text.ts';
import type { ResolveName } from './open-address.ts';

/** Files that are read from addresses: each fetched once while the process runs, kept on the disk for the next start. */
export interface RemoteFiles {
  /**
   * Sets the addresses that the config names: nothing is fetched from other hosts, whatever files and servers lead to. Returns the addresses
   * that were refused before and may be asked again.
   */
  allow(urls: readonly string[]): string[];
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
  isRefused?: true;
  hint?: string;
  request: Promise<boolean>;
}

const REFUSED = 'If you trust it, list the address that it redirects to under `openapi`.';

/** Where and how remote files are read. */
export interface RemoteFilesSetup {
  /** Absolute path of the folder for copies. */
  folder: string;
  /** Finds the addresses of names, by default as the system does. */
  resolve?: ResolveName;
  /** How many files are fetched, beside those that the config names: a server may make up one more with each answer. Default: 2000. */
  mostReferred?: number;
  /** How many bytes are kept of these together. Default: 256 MB. */
  mostBytes?: number;
}

/** Makes the files that addresses name. */
export function createRemoteFiles({ folder, resolve, mostReferred = 2000, mostBytes = 256e6 }: RemoteFilesSetup): RemoteFiles {
  const bundle = 'Bundle the files into one, and list that one under `openapi`.';
  const tooMany = { problem: `The API files of docs.json refer to more than ${mostReferred} other addresses.`, hint: bundle };
  const tooLarge = {
    problem: `The files that the API files of docs.json refer to are larger than ${mostBytes / 1e6} MB together.`,
    hint: bundle,
  };
  const copies = createJsonCache({ directory: folder, isValid: isCopy });
  const entries = new Map<string, Entry>();
  const waiting = new Set<string>();
  // Hosts of which an address that the config names was just answered from this machine or its network.
  const privateHosts = new Set<string>();
  let named: ReadonlySet<string> = new Set();
  let left = mostBytes;
  const take = (bytes: number): boolean => (left -= bytes) >= 0;

  const refuse = (url: string, entry: Entry, problem: string): boolean => {
    Object.assign(entry, { problem, isRefused: true });
    // A copy from the time when it was read is as little to be shown.
    delete entry.copy;
    copies.remove(keyOf(url));
    return true;
  };

  /** A copy is shown all the same. */
  const give = (entry: Entry, told: Pick<Entry, 'problem' | 'hint'>): boolean => {
    Object.assign(entry, told);
    return entry.copy === undefined;
  };

  /** Where a host lies is known from the files that the config names: a reference into it waits for them. */
  const isPrivateHost = async (host: string): Promise<boolean> => {
    await Promise.all([...named].map((url) => (new URL(url).host === host ? open(url).request : undefined)));
    return privateHosts.has(host);
  };

  const request = async (url: string, entry: Entry): Promise<boolean> => {
    const { host, hostname, origin, protocol } = new URL(url);
    const origins = new Set([...named].flatMap(listSpecOrigins));
    if (!origins.has(origin)) return refuse(url, entry, `\`openapi\` in docs.json lists no file from ${protocol}//${host}.`);
    const isNamed = named.has(url);
    if (!isNamed && left < 0) return give(entry, tooLarge);
    const allowsPrivate = isNamed || isLocalName(hostname) || (await isPrivateHost(host));
    const options = { origins, allowsPrivate, resolve, ...(entry.copy && { known: entry.copy }), ...(!isNamed && { take }) };
    const result = await fetchText(url, options);
    if ('problem' in result) {
      if (result.isRefused) return refuse(url, entry, result.problem);
      return give(entry, !isNamed && left < 0 ? tooLarge : result);
    }
    const { isPrivate, ...fetched } = result;
    if (isNamed && isPrivate) privateHosts.add(host);
    const isNew = fetched.text !== entry.copy?.text;
    entry.copy = { ...fetched, date: new Date().toISOString() };
    copies.set(keyOf(url), entry.copy);
    return isNew;
  };

  const open = (url: string): Entry => {
    const known = entries.get(url);
    if (known !== undefined) return known;
    const isOneTooMany = !named.has(url) && entries.size >= named.size + mostReferred;
    if (isOneTooMany) return { ...tooMany, request: Promise.resolve(false) };
    const copy = copies.get(keyOf(url));
    const entry: Entry = { ...(copy && { copy }), request: Promise.resolve(false) };
    entries.set(url, entry);
    waiting.add(url);
    entry.request = request(url, entry);
    return entry;
  };

  return {
    allow(urls) {
      const isNew = urls.length !== named.size || urls.some((url) => !named.has(url));
      named = new Set(urls);
      const again = isNew ? [...entries].flatMap(([url, { isRefused }]) => (isRefused ? [url] : [])) : [];
      for (const url of again) entries.delete(url);
      return again;
    },
    read(url) {
      const { copy, problem, isRefused, hint } = open(url);
      if (copy !== undefined) return { text: copy.text };
      if (problem === undefined) return { problem: 'It is being fetched.', isPending: true };
      return { problem, hint: hint ?? (isRefused ? REFUSED : 'Check the address and the connection. Once fetched, the file is cached.') };
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

function isCopy(value: unknown): value is Copy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'date' in value &&
    typeof value.date === 'string'
  );
}

function keyOf(url: string): string {
  return hash('sha256', url).slice(0, 32);
}

function offline(url: string, date: string, problem: string): Diagnostic {
  return {
    code: 'openapi/offline',
    severity: 'warning',
    message: `${url} could not be fetched, so the copy from ${date.slice(0, 10)} is shown. ${problem}`,
    file: url,
  };
}
