import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** What Git says of a folder. */
export interface GitFacts {
  /** Address of the remote `origin`, as it is written. */
  remote: string;
  branch: string | undefined;
  /** Path of the folder from the repository's top, with a slash at its end; empty for the top. */
  folder: string;
}

/** Asks Git about a folder; undefined outside a repository, without a remote, and where there is no Git. */
export function readGit(folder: string): GitFacts | undefined {
  const remote = ask(folder, REMOTE);
  if (!remote) return undefined;
  const [prefix, head, current] = [PREFIX, REMOTE_HEAD, CURRENT].map((question) => ask(folder, question));
  return toFacts({ remote, prefix, head, current, published: current && ask(folder, publishedAs(current)) });
}

/** The same, asked while there is other work to do. */
export async function readGitBeside(folder: string): Promise<GitFacts | undefined> {
  const remote = await askGit(folder, REMOTE);
  if (!remote) return undefined;
  const [prefix, head, current] = await Promise.all([PREFIX, REMOTE_HEAD, CURRENT].map((question) => askGit(folder, question)));
  return toFacts({ remote, prefix, head, current, published: current && (await askGit(folder, publishedAs(current))) });
}

const REMOTE = ['config', '--get', 'remote.origin.url'];
const PREFIX = ['rev-parse', '--show-prefix'];
const REMOTE_HEAD = ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'];
const CURRENT = ['symbolic-ref', '--quiet', '--short', 'HEAD'];
const publishedAs = (branch: string): string[] => ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${branch}`];

/** What Git answers; undefined for no answer. */
type GitAnswers = { remote: string } & Record<'prefix' | 'head' | 'current' | 'published', string | undefined>;

/** The current branch where the remote has it too, else the remote's own; a detached head, as in most pipelines, is no branch. */
function toFacts({ remote, prefix, head, current, published }: GitAnswers): GitFacts | undefined {
  if (prefix === undefined) return undefined;
  return { remote, folder: prefix, branch: published ? current : (head?.replace(/^origin\//, '') ?? current) };
}

/** Asks Git one question about a folder, while there is other work to do; undefined where it has no answer. */
export function askGit(cwd: string, args: string[]): Promise<string | undefined> {
  return promisify(execFile)('git', args, { cwd, timeout: 10_000 }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}

/** Undefined when Git has no answer: every question here may be asked of a folder that is in no repository. */
function ask(cwd: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 2000 }).trim();
  } catch {
    return undefined;
  }
}
