import type { ReactElement, ReactNode } from 'react';
import { Glyph } from '../glyph/glyph.tsx';
import { Link } from '../link/link.tsx';
import { createRootProps } from '../props/root-props.ts';
import type { RootProps } from '../props/root-props.ts';

export interface GitHubRepoProps extends RootProps {
  /** The owner of the repository, if `repo` does not include it. */
  owner?: string | undefined;
  /** A name, `owner/name`, or an address. */
  repo?: string | undefined;
  /** The same as `repo`. */
  url?: string | undefined;
  /** One line that says what it is. */
  description?: ReactNode;
}

/** A repository: its name, linked. Nothing is asked of GitHub. */
export function GitHubRepo(props: GitHubRepoProps): ReactElement | null {
  const name = findRepositoryName(props);
  if (name === undefined) return null;
  return (
    <div {...createRootProps(props, 'octavo-repo')} data-link="">
      <p className="octavo-repo-name">
        <Glyph name="repository" />
        <Link className="octavo-repo-link" href={`https://github.com/${name}`}>
          {name}
        </Link>
      </p>
      {(props.description ?? props.children) && (
        <div className="octavo-repo-description octavo-flow">{props.description ?? props.children}</div>
      )}
    </div>
  );
}

/** `{owner: 'a', repo: 'b'}`, `a/b` and `https://github.com/a/b.git` -> `a/b`. */
function findRepositoryName({ owner, repo, url }: GitHubRepoProps): string | undefined {
  const text = (repo ?? url ?? '').replace(/^(?:https?:\/\/)?(?:www\.)?github\.com\//i, '').replace(/\.git$|\/$/g, '');
  const [first, second] = text.split('/');
  if (first && second) return `${first}/${second}`;
  return owner && first ? `${owner}/${first}` : undefined;
}
