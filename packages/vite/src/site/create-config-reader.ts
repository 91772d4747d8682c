import path from 'node:path';
import type { ConfigReader } from '@octavo/core/internal';
import { disk } from '../disk/disk.ts';
import { isContentFile } from './scan-content.ts';

/** Reads the files that a config refers to from the disk; never one outside the content root, through a link neither. */
export function createConfigReader(root: string): ConfigReader {
  return (file) => {
    const absolute = path.join(root, file);
    if (!disk.exists(absolute)) return { problem: 'missing' };
    if (!isContentFile(root, file)) return { problem: 'outside' };
    const text = disk.readText(absolute);
    return 'value' in text ? { text: text.value } : { problem: 'missing' };
  };
}
