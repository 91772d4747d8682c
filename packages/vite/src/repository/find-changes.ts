import { spawn } from 'node:child_process';
import { disk } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import { paths } from '../disk/paths.ts';

/** Knows when files were changed last. */
export interface ChangeFinder {
  /** The day of the last commit with a file of the content root, in UTC: `2026-06-03`; undefined where Git knows of none. */
  find(file: string): Promise<string | undefined>;
  /** The file (an absolute path) in which Git notes each commit and checkout, where it has noted one since a file was asked for. */
  findMissed(): string[];
  /** Takes in what Git has noted in a file: days that it may have changed are asked for again. False when the file is another one. */
  update(file: string): Promise<boolean>;
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
  let facts: Promise<Facts> | undefined;
  let noted: Noted | undefined;

  const readFacts = async (): Promise<Facts> => {
    const answer = await collect(run(root, ['rev-parse', '--is-shallow-repository', '--git-path', 'logs/HEAD', 'HEAD']));
    const [isShallow, notes, head = ''] = answer.join('').split('\n');
    const file = notes && paths.resolve(root, notes);
    if (isDev && file) noted = { file, state: readFileState(file, disk) };
    return { isShallow: isShallow === 'true', head };
  };
  const log = async (isShallow: boolean, args: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    parseLog(run(root, ['log', '--relative', '--name-only', '--no-renames', '-z', `--format=${MARK}%ct %P`, ...args]), isShallow);
  const read = async (asked: string): Promise<ReadonlyMap<string, string>> => {
    const { isShallow } = await (facts ??= readFacts());
    return log(isShallow, [...(isDev ? ['-1'] : []), '--', asked]);
  };
  const toAsked = (file: string): string => (isDev ? `:(literal)${file}` : '.');

  return {
    async find(file) {
      const asked = toAsked(file);
      const reading = kept.get(asked) ?? read(asked);
      kept.set(asked, reading);
      return (await reading).get(file);
    },
    findMissed: () => (noted !== undefined && readFileState(noted.file, disk) !== noted.state ? [noted.file] : []),
    async update(file) {
      if (file !== noted?.file) return false;
      const before = await facts;
      const { head } = await (facts = readFacts());
      // Commits that both histories have say the same of a file as before.
      const range = before?.head === UNBORN ? head : `${before?.head}...${head}`;
      const between = await log(false, ['-m', range, '--', '.']);
      for (const changed of between.keys()) kept.delete(toAsked(changed));
      return between.size > 0;
    },
  };
}

/** What Git says in place of a commit where there is none yet. */
const UNBORN = 'HEAD';

/** What Git says of a repository. */
interface Facts {
  isShallow: boolean;
  /** The commit that is checked out. */
  head: string;
}

/** The file in which Git notes where `HEAD` was, and its state when that was asked for. */
interface Noted {
  file: string;
  state: string;
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
