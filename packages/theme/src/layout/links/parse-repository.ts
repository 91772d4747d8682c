/** `https://host/owner/repo/tree/main` -> `owner/repo`; undefined for an address that names no repository. */
export function parseRepository(url: string): string | undefined {
  const [, owner, repository] = /^https?:\/\/[^/?#]+\/([^/?#]+)\/([^/?#]+)/.exec(url) ?? [];
  return owner === undefined || repository === undefined ? undefined : `${owner}/${repository.replace(/\.git$/, '')}`;
}
