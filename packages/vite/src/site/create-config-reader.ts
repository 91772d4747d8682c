import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ConfigReader } from '@octavo/core';
import { isContentFile } from './scan-content.ts';

/** Reads the files that a config refers to from the disk; never one outside the content root, through a link neither. */
export function createConfigReader(root: string): ConfigReader {
  return (file) => {
    const absolute = path.join(root, file);
    if (!existsSync(absolute)) return { problem: 'missing' };
    return isContentFile(root, file) ? { text: readFileSync(absolute, 'utf8') } : { problem: 'outside' };
  };
}
