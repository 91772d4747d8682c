import type { Diagnostic } from '@octavo/core';
import type { Repository } from '@octavo/theme/internal';
import type { OctavoOptions } from '../options.ts';
import { parseRemote } from './parse-remote.ts';
import { readGit } from './read-git.ts';
import type { GitFacts } from './read-git.ts';

/** The repository that the pages are kept in, looked for once, when something asks for it first. */
export interface RepositoryFinder {
  find(): Repository | undefined;
  /** That buttons of `feedback` cannot be shown, where it is so. */
  check(feedback: { suggestEdit: boolean; raiseIssue: boolean }): Diagnostic[];
}

/** Makes the finder of a content root: the option `repository` comes first, Git fills in what it leaves out. */
export function createRepositoryFinder(
  root: string,
  option: OctavoOptions['repository'],
  read: (folder: string) => GitFacts | undefined = readGit,
): RepositoryFinder {
  let found: { repository: Repository | undefined; remote: string | undefined } | undefined;
  const look = (): NonNullable<typeof found> => {
    if (found !== undefined) return found;
    const given = typeof option === 'string' ? { url: option } : option;
    const isWhole = given?.branch !== undefined && given.folder !== undefined;
    const git = isWhole ? undefined : read(root);
    const remote = given?.url ?? git?.remote;
    const parsed = remote === undefined ? undefined : parseRemote(remote);
    const repository = parsed && {
      ...parsed,
      branch: given?.branch ?? git?.branch ?? 'main',
      folder: toPrefix(given?.folder ?? git?.folder ?? ''),
    };
    return (found = { repository, remote });
  };
  return {
    find: () => look().repository,
    check: ({ suggestEdit, raiseIssue }) =>
      (suggestEdit || raiseIssue) && look().repository === undefined ? [unknownRepository(look().remote, suggestEdit)] : [],
  };
}

/** `/docs` -> `docs/`; the top is empty. */
function toPrefix(folder: string): string {
  const trimmed = folder.replaceAll('\\', '/').replace(/^(?:\.?\/)+|\/+$/g, '');
  return trimmed === '' || trimmed === '.' ? '' : `${trimmed}/`;
}

function unknownRepository(remote: string | undefined, isEdit: boolean): Diagnostic {
  const field = isEdit ? 'feedback.suggestEdit' : 'feedback.raiseIssue';
  return {
    code: 'feedback/no-repository',
    severity: 'warning',
    message:
      remote === undefined
        ? `\`${field}\` has no effect: the folder is not in a Git repository with a remote named origin.`
        : `\`${field}\` has no effect: the repository is not on GitHub, GitLab or Bitbucket.`,
    hint: "Add the remote, or set it in a Vite config: octavo({ repository: 'https://github.com/owner/name' }).",
  };
}
