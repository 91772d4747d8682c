import { spawn } from 'node:child_process';

/** Knows when files were changed last. */
export interface ChangeFinder {
  /** The day of the last commit with a file of the content root, in UTC: `2026-06-03`; undefined where Git knows of none. */
  find(file: string): Promise<string | undefined>;
}

/** Runs Git in a folder, and gives what it prints, piece by piece; nothing where it fails or is not there. */
export type RunGit = (folder: string, args: readonly string[]) => AsyncIterable<string>;

/**
 * Makes the finder of a content root. A build reads the whole history at once, when the first page asks; the dev server asks for the pages
 * that are opened. What is not committed has no day. Of a shallow clone, the oldest commit that is there seems to have made every file: it
 * tells nothing.
 */
export function createChangeFinder(root: string, { isDev, run = runGit }: { isDev: boolean; run?: RunGit }): ChangeFinder {
  const kept = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const read = async (paths: string): Promise<ReadonlyMap<string, string>> => {
    const [isShallow] = await collect(run(root, ['rev-parse', '--is-shallow-repository']));
    const range = isDev ? ['-1'] : [];
    const output = run(root, ['log', ...range, '--relative', '--name-only', '--no-renames', '-z', `--format=${MARK}%ct %P`, '--', paths]);
    return parseLog(output, isShallow?.trim() === 'true');
  };
  return {
    async find(file) {
      const paths = isDev ? `:(literal)${file}` : '.';
      const reading = kept.get(paths) ?? read(paths);
      kept.set(paths, reading);
      return (await reading).get(file);
    },
  };
}

/** Begins the line of a commit; no path holds it. */
const MARK = '\u0001';

/** `<mark>1780444800 <parents>`, then the names of its files, each with a zero after it; the newest commit first. */
async function parseLog(output: AsyncIterable<string>, isShallow: boolean): Promise<ReadonlyMap<string, string>> {
  const days = new Map<string, string>();
  let day: string | undefined;
  let rest = '';
  const take = (entry: string): void => {
    const text = entry.replace(/^\n/, '');
    if (text.startsWith(MARK)) {
      const [seconds = '', ...parents] = text.slice(MARK.length).trim().split(' ');
      const isEdge = isShallow && parents.length === 0;
      day = isEdge ? undefined : new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    } else if (text !== '' && day !== undefined && !days.has(text)) days.set(text, day);
    else if (text !== '' && !days.has(text)) days.set(text, '');
  };
  for await (const chunk of output) {
    const entries = (rest + chunk).split('\0');
    rest = entries.pop() ?? '';
    entries.forEach(take);
  }
  take(rest);
  return new Map([...days].filter(([, found]) => found !== ''));
}

async function collect(output: AsyncIterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of output) chunks.push(chunk);
  return chunks;
}

async function* runGit(folder: string, args: readonly string[]): AsyncGenerator<string> {
  const child = spawn('git', ['-c', 'core.quotePath=false', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  // Without Git there is nothing to read, and the stream ends.
  child.on('error', () => undefined);
  child.stdout.setEncoding('utf8');
  yield* child.stdout;
}
