import path from 'node:path';
import type { ReadResult } from '@octavo/openapi/internal/load';
import { explainDiskFailure } from '../disk/disk-failure.ts';
import type { DiskFailure } from '../disk/disk-failure.ts';
import { disk } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';

/** The largest file that is read, in bytes. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a file of the content root; one that a symbolic link leads out of it is refused. */
export function readSpecFile(root: string, source: string): ReadResult {
  const file = path.join(root, source);
  const stat = disk.stat(file);
  if ('failure' in stat) return refuse(stat.failure);
  if (!isWithin(root, file)) return { problem: 'It is outside the content root.' };
  if (stat.value.size > LARGEST) return { problem: `It is larger than ${LARGEST / 1024 / 1024} MB.` };
  const text = disk.readText(file);
  return 'failure' in text ? refuse(text.failure) : { text: text.value };
}

function refuse(failure: DiskFailure): ReadResult {
  if (failure.reason === 'missing') return { problem: 'The file does not exist.', hint: 'Paths are relative to the folder of docs.json.' };
  if (failure.reason === 'folder') return { problem: 'It is a folder.' };
  const { what, hint } = explainDiskFailure(failure);
  return { problem: `The operating system reports: ${what}.`, hint };
}
