import { execFileSync } from 'node:child_process';

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
  const remote = ask(folder, ['config', '--get', 'remote.origin.url']);
  const prefix = ask(folder, ['rev-parse', '--show-prefix']);
  if (remote === undefined || remote === '' || prefix === undefined) return undefined;
  return { remote, folder: prefix, branch: findBranch(folder) };
}

/** The current branch where the remote has it too, else the remote's own; a detached head, as in most pipelines, is no branch. */
function findBranch(folder: string): string | undefined {
  const current = ask(folder, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  const isPublished = current !== undefined && ask(folder, ['rev-parse', '--verify', '--quiet', `refs/remotes/origin/${current}`]);
  if (isPublished) return current;
  const remoteHead = ask(folder, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  return remoteHead?.replace(/^origin\//, '') ?? current;
}

/** Undefined when Git has no answer: every question here may be asked of a folder that is in no repository. */
function ask(cwd: string, args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 2000 }).trim();
  } catch {
    return undefined;
  }
}
