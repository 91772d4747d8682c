import { createLogCache } from '../../disk/log-cache.ts';
import type { LogCache } from '../../disk/log-cache.ts';
import type { CodeToken } from './code-token.ts';

/** The pieces of each line of a block of code, and the look of text that has no colour of its own. */
export interface ColoredCode {
  foreground: string;
  lines: CodeToken[][];
}

/** A file that is longer is begun anew: nobody knows which blocks a site still has. In bytes. */
const LIMIT = 16_000_000;

/** Keeps blocks of code on disk, by the hash of what they were made from: a changed page starts no engine for those that it had. */
export function createCodeCache(directory: string): LogCache<ColoredCode> {
  return createLogCache({ directory, isValid: isColoredCode, limit: LIMIT });
}

function isColoredCode(value: unknown): value is ColoredCode {
  return typeof value === 'object' && value !== null && 'lines' in value;
}
