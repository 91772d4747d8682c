import type { NavIcon } from './icon.ts';

/** Hosts of repositories, by what their names hold: `gitlab.example.com` is a GitLab. */
const HOSTS: readonly (readonly [pattern: RegExp, brand: string])[] = [
  [/(?:^|\.)github\./, 'github'],
  [/(?:^|\.)gitlab\./, 'gitlab'],
  [/(?:^|\.)bitbucket\./, 'bitbucket'],
  [/(?:^|\.)codeberg\.org$/, 'codeberg'],
  [/(?:^|\.)gitea\./, 'gitea'],
  [/(?:^|\.)forgejo\./, 'forgejo'],
  [/(?:^|\.)sr\.ht$/, 'sourcehut'],
];

/** The mark of the host that a repository's address names: `https://codeberg.org/a/b` -> the brand `codeberg`; undefined for a host that is not known. */
export function findRepositoryIcon(url: string): NavIcon | undefined {
  const host = URL.canParse(url) ? new URL(url).hostname : '';
  const brand = HOSTS.find(([pattern]) => pattern.test(host))?.[1];
  return brand === undefined ? undefined : { name: brand, type: 'brands' };
}
