import path from 'node:path';
import ignore from 'ignore';
import type { Ignore } from 'ignore';
import { disk, readOr } from '../disk/disk.ts';
import { paths } from '../disk/paths.ts';

/** Tells whether a path from a folder is one that Git leaves out; of a folder it ends in a slash. */
export type IsIgnored = (file: string) => boolean;

/**
 * Reads the `.gitignore` files that count in a folder: its own, those of the folders above it up to the repository's top, and those below,
 * each when something beside it is asked for. Nobody runs Git.
 */
export function createGitIgnore(root: string): IsIgnored {
  const top = findTop(root) ?? root;
  const known = new Map<string, Ignore | undefined>();
  const rulesOf = (folder: string): Ignore | undefined => {
    if (known.has(folder)) return known.get(folder);
    const text = readOr(disk.readText(path.join(folder, '.gitignore')), '');
    const rules = text.trim() === '' ? undefined : ignore().add(text);
    known.set(folder, rules);
    return rules;
  };
  return (file) => {
    const absolute = path.join(root, file);
    const isFolder = file.endsWith('/');
    for (let folder = path.dirname(absolute); ; folder = path.dirname(folder)) {
      const name = paths.relative(folder, absolute);
      const { ignored = false, unignored = false } = rulesOf(folder)?.test(isFolder ? `${name}/` : name) ?? {};
      // The nearest file counts.
      if (ignored || unignored) return ignored;
      if (folder === top || folder === path.dirname(folder)) return false;
    }
  };
}

function findTop(folder: string): string | undefined {
  if (disk.exists(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findTop(parent);
}
