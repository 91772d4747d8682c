import { hash } from 'node:crypto';
import path from 'node:path';
import { readPage } from '@octavo/core';
import { createJsonCache } from '../../disk/json-cache.ts';
import { IS_SOURCE } from '../../own-files.ts';
import { CORE_FOLDER } from '../../package-path.ts';
import type { HeadReader } from '../../site/head-reader.ts';
import { isJson } from './is-json.ts';
import { listNeeded } from './list-installed.ts';
import { stampFolder } from './stamp-folder.ts';

/** Makes the reader of a project's pages that reads those alone which have changed since the last start. `name` tells the project. */
export function createKeptHeads({ cacheDir, name }: { cacheDir: string; name: string }): HeadReader {
  const lists = createJsonCache({ directory: path.join(cacheDir, 'octavo-heads'), isValid: isList });
  let opened: OpenedHeads | undefined;
  let isSettled = false;
  const open = (): OpenedHeads => {
    const listKey = hash('sha256', JSON.stringify([name, ...listReaders()]));
    return { listKey, before: new Map(lists.get(listKey)), after: new Map() };
  };
  return {
    read(text, file, options) {
      if (isSettled) return readPage(text, file, options);
      const { before, after } = (opened ??= open());
      const key = hash('sha256', `${JSON.stringify([file, options])}\n${text}`, 'base64url');
      const head = before.get(key) ?? readPage(text, file, options);
      // What JSON has no word for is read anew each time.
      if (before.has(key) || isJson(head)) after.set(key, head);
      return head;
    },
    settle() {
      isSettled = true;
      if (opened === undefined) return;
      const { listKey, before, after } = opened;
      // The memory has them in the site.
      opened = undefined;
      if (before.size === after.size && [...after.keys()].every((key) => before.has(key))) return;
      lists.set(listKey, [...after]);
      lists.prune();
    },
  };
}

type Head = ReturnType<typeof readPage>;

interface OpenedHeads {
  listKey: string;
  before: ReadonlyMap<string, Head>;
  after: Map<string, Head>;
}

/** What reads a head: versions of packages, and times of our own files, which change in place. */
function listReaders(): unknown[] {
  return [process.version, [...listNeeded([CORE_FOLDER], { isSource: IS_SOURCE })], stampFolder(CORE_FOLDER)];
}

function isList(value: unknown): value is [key: string, head: Head][] {
  return Array.isArray(value);
}
