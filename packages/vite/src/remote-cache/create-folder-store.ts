import path from 'node:path';
import { disk } from '../disk/disk.ts';
import type { DiskFailure } from '../disk/disk-failure.ts';
import type { CacheStore } from './cache-store.ts';

/** Keeps the files in a folder (an absolute path) under the names that they have at an address, so that a server may serve it. */
export function createFolderStore(folder: string): CacheStore {
  return {
    async get(name, limit) {
      const file = path.join(folder, name);
      const stats = disk.stat(file);
      if ('value' in stats && stats.value.size > limit) throw new Error('an entry is too large');
      const read = 'value' in stats ? disk.readBytes(file) : stats;
      if ('value' in read) return read.value;
      return read.failure.reason === 'missing' ? undefined : refuse(read.failure);
    },
    async put(name, content) {
      const kept = disk.keep(path.join(folder, name), content);
      if ('failure' in kept) refuse(kept.failure);
    },
  };
}

function refuse({ code }: DiskFailure): never {
  throw new Error(code);
}
