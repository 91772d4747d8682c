import path from 'node:path';

/** A path as the reader of the terminal would type it: from the current folder when it is inside, else absolute. */
export function formatPath(absolute: string, from: string = process.cwd()): string {
  const relative = path.relative(from, absolute);
  if (relative === '') return '.';
  return relative.startsWith('..') || path.isAbsolute(relative) ? absolute : relative;
}
