import path from 'node:path';
import type { ModuleNames } from '../../evaluate/list-exports.ts';
import { UNREAD } from '../../evaluate/unread.ts';
import type { OldSource } from '../../source.ts';

/** What Node gives a component that reads files of its repository while the site is built: paths are from the site's folder. */
export function createFileModule({ read, list }: Pick<OldSource, 'read' | 'list'>): ModuleNames {
  const find = (file: unknown): string | undefined =>
    typeof file === 'string' && !path.posix.isAbsolute(file) ? read(path.posix.normalize(file)) : undefined;
  const readFile = (file: unknown): unknown => find(file) ?? UNREAD;
  const existsSync = (file: unknown): boolean =>
    find(file) !== undefined || (typeof file === 'string' && list(path.posix.normalize(file)).length > 0);
  const calls = { readFile, readFileSync: readFile, existsSync };
  const all: Record<string, unknown> = { ...calls, promises: { readFile } };
  return { scope: new Map(), exports: new Map(Object.entries(all).map(([name, value]) => [name, () => value])) };
}
