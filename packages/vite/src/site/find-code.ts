import path from 'node:path';
import { findNearest, listFencePaths } from '@octavo/core/internal';
import { disk as systemDisk } from '../disk/disk.ts';
import type { Disk } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import { isWithin } from '../disk/is-within.ts';
import { paths } from '../disk/paths.ts';
import type { FoundCode } from '../mdx/code/found-code.ts';
import { listRegions, takeRegion } from '../mdx/code/take-region.ts';

/** Reads the code of files that fences name. */
export interface CodeFinder {
  /** What the fences of a content file (a path from the content root) name, by how it is written. */
  find(text: string, file: string): Record<string, FoundCode>;
  /** The files (absolute paths) that the fences of a content file named when they were read last; without one, those of all. */
  filesOf(file?: string): readonly string[];
  /** Takes in that a file (an absolute path) has changed; false where no fence names it. */
  update(file: string): boolean;
  /** Files (absolute paths) that are not what they were when they were read last. */
  findMissed(): string[];
}

/**
 * Makes the finder of a content root. A path counts from the file that names it, `/x` from the content root. Files of the repository are
 * read, outside of one those of the project; nothing else, whatever links lead to it.
 */
export function createCodeFinder({ root, disk = systemDisk }: { root: string; disk?: Disk }): CodeFinder {
  let limit: string | undefined;
  const named = new Map<string, string[]>();
  /** What tells one state of a file from another, as it was read last. */
  const stamps = new Map<string, string>();

  const readOne = (written: string, absolute: string): FoundCode => {
    const [, hash = ''] = /#(.*)$/.exec(written) ?? [];
    const name = written.replace(/#.*$/, '');
    limit ??= findLimit(root, disk);
    if (paths.inside(limit, absolute) === undefined || (disk.exists(absolute) && !isWithin(limit, absolute, disk)))
      return { problem: `${name} is outside ${limit}; not shown.`, hint: 'A code block can only show files of the repository.' };
    stamps.set(absolute, readFileState(absolute, disk));
    const text = disk.readText(absolute);
    if ('failure' in text)
      return {
        problem: `File ${name} not found; nothing is shown.`,
        hint: 'A path that starts with `/` is relative to the content root, any other to the folder of this file.',
      };
    const code = takeRegion(text.value, hash);
    if (code === undefined && /^L\d/i.test(hash))
      return {
        problem: `${name} ends at line ${text.value.trimEnd().split('\n').length}, before \`${hash}\`; nothing is shown.`,
        hint: 'Lines are counted from 1; fix the numbers.',
      };
    if (code === undefined) {
      const nearest = findNearest(hash, listRegions(text.value));
      return {
        problem: `${name} has no region \`${hash}\`; nothing is shown.`,
        hint:
          nearest === undefined
            ? `Mark it in the file with the comments \`#region ${hash}\` and \`#endregion\`, or name lines: \`#L1-L9\`.`
            : `Did you mean \`${nearest}\`?`,
      };
    }
    return { code, language: path.extname(absolute).slice(1).toLowerCase() || 'text' };
  };

  return {
    find(text, file) {
      const written = listFencePaths(text);
      if (written.length === 0) {
        named.delete(file);
        return {};
      }
      const folder = paths.join(root, file, '..');
      const located = written.map((one): [string, string] => {
        const plain = one.replace(/#.*$/, '');
        return [one, plain.startsWith('/') ? paths.join(root, plain) : paths.resolve(folder, plain)];
      });
      named.set(file, [...new Set(located.map(([, absolute]) => absolute))]);
      return Object.fromEntries(located.map(([one, absolute]) => [one, readOne(one, absolute)]));
    },
    filesOf: (file) => (file === undefined ? [...new Set([...named.values()].flat())] : (named.get(file) ?? [])),
    update(file) {
      const isNamed = stamps.has(file) && [...named.values()].some((files) => files.includes(file));
      if (isNamed) stamps.set(file, readFileState(file, disk));
      return isNamed;
    },
    findMissed: () => [...stamps].flatMap(([file, stamp]) => (readFileState(file, disk) === stamp ? [] : [file])),
  };
}

/** The top of the repository; outside of one the folder of the package above the content, else the content root. */
function findLimit(root: string, { exists }: Pick<Disk, 'exists'>): string {
  const above: string[] = [root];
  for (let folder = root; folder !== path.dirname(folder); folder = path.dirname(folder)) above.push(path.dirname(folder));
  const find = (name: string): string | undefined => above.find((folder) => exists(path.join(folder, name)));
  return find('.git') ?? find('package.json') ?? root;
}
