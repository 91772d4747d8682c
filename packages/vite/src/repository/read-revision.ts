import { spawnSync } from 'node:child_process';

/** The largest file that is read of a revision, in bytes. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a file as it is in a revision of Git, by its path from the repository's top or from the folder; else what Git says. */
export function readRevision({ revision, file }: { revision: string; file: string }, cwd: string): { text: string } | { problem: string } {
  if (revision.startsWith('-')) return { problem: `\`${revision}\` is not a Git revision.` };
  const show = (at: string): ReturnType<typeof spawnSync> =>
    spawnSync('git', ['show', `${revision}:${at}`], { cwd, maxBuffer: LARGEST, timeout: 60_000 });
  const top = show(file);
  const result = top.status === 0 ? top : show(`./${file}`);
  if (result.status === 0) return { text: result.stdout.toString() };
  return {
    problem:
      result.error?.message ??
      top.stderr
        .toString()
        .trim()
        .replace(/^fatal: /, 'Git: '),
  };
}
