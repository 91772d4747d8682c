import { GitHubRepo } from './git-hub-repo.tsx';

/** What shows things of GitHub: `GitHub.Repo`. */
export const GitHub: { readonly Repo: typeof GitHubRepo } = { Repo: GitHubRepo };
