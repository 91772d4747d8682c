import path from 'node:path';
import type { PlatformPath } from 'node:path';

/**
 * The maths of file paths. Every answer is spelt as Vite spells ids, with forward slashes on every system, so that two of them are compared as
 * text: `C:\site\a.css` -> `C:/site/a.css`. A backslash that is part of a name, as it may be outside Windows, stays.
 */
export interface Paths {
  /** A path that a watcher, the terminal or Node gave, as Vite spells it. */
  toId(file: string): string;
  join(...parts: string[]): string;
  resolve(...parts: string[]): string;
  relative(from: string, to: string): string;
  /** The path of a file from a folder that holds it, empty for the folder itself; undefined for what lies elsewhere, as on another drive. */
  inside(folder: string, file: string): string | undefined;
}

/** Makes the maths for the paths of one system: `path.posix` or `path.win32`. */
export function createPaths(system: PlatformPath): Paths {
  const toId = (file: string): string => file.replaceAll(system.sep, '/');
  const relative = (from: string, to: string): string => toId(system.relative(from, to));
  return {
    toId,
    relative,
    join: (...parts) => toId(system.join(...parts)),
    resolve: (...parts) => toId(system.resolve(...parts)),
    inside(folder, file) {
      const name = relative(folder, file);
      return /^\.\.(?:\/|$)/.test(name) || system.isAbsolute(name) ? undefined : name;
    },
  };
}

/** The maths for the paths of this machine. */
export const paths: Paths = createPaths(path);
