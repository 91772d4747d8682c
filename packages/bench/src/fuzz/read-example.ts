import { readFileSync } from 'node:fs';

/** Reads a file of docs-example. */
export function readExample(file: string): string {
  return readFileSync(new URL(`../../../../docs-example/${file}`, import.meta.url), 'utf8');
}
