/** A host of repositories that tells everybody how many stars one has. */
export interface StarHost {
  /** The host in the address of a repository. */
  host: string;
  /** The address that tells about a repository, by its path: `owner/name`. */
  toApi(repository: string): string;
  /** The field of the answer that holds the number. */
  field: string;
}

/** Those that are asked: hosts of the public alone, so that an address of the config leads into no other network. */
export const STAR_HOSTS: readonly StarHost[] = [
  { host: 'github.com', toApi: (repository) => `https://api.github.com/repos/${repository}`, field: 'stargazers_count' },
  {
    host: 'gitlab.com',
    toApi: (repository) => `https://gitlab.com/api/v4/projects/${encodeURIComponent(repository)}`,
    field: 'star_count',
  },
  { host: 'codeberg.org', toApi: (repository) => `https://codeberg.org/api/v1/repos/${repository}`, field: 'stars_count' },
  { host: 'gitea.com', toApi: (repository) => `https://gitea.com/api/v1/repos/${repository}`, field: 'stars_count' },
];

/** What to ask for the stars of a repository; undefined where nobody tells. `https://github.com/a/b/tree/main` -> `…/repos/a/b` */
export function findStarsApi(url: string, hosts: readonly StarHost[] = STAR_HOSTS): { api: string; field: string } | undefined {
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: '', pathname: '' };
  const found = hosts.find((one) => one.host === host.replace(/^www\./, ''));
  if (found === undefined) return undefined;
  const repository = readPath(pathname, found);
  return repository === undefined ? undefined : { api: found.toApi(repository), field: found.field };
}

/** At GitLab, groups stand in groups, and what is no longer the repository's path comes after `-`. */
function readPath(pathname: string, { host }: StarHost): string | undefined {
  const parts = pathname
    .replace(/\/-\/.*$/, '')
    .split('/')
    .filter((part) => part !== '');
  const path = (host === 'gitlab.com' ? parts : parts.slice(0, 2)).join('/').replace(/\.git$/, '');
  return /^[\w.-]+(?:\/[\w.-]+)+$/.test(path) ? path : undefined;
}
