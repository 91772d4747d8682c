import type { Repository } from '@octavo/theme/internal';

/**
 * Reads a repository's address, as Git or an author writes it: `git@github.com:a/b.git`, `ssh://git@host:22/a/b`,
 * `https://token@gitlab.com/a/b/c.git`, `github.com/a/b`, `a/b` (on GitHub). Credentials never come along. Undefined for a host whose
 * addresses have a form that is not known.
 */
export function parseRemote(remote: string): Pick<Repository, 'host' | 'url'> | undefined {
  const text = remote
    .trim()
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  if (/^[\w.-]+\/[\w.-]+$/.test(text)) return { host: 'github', url: `https://github.com/${text}` };
  const [, origin = '', path = ''] = SCP.exec(text) ?? URL_FORM.exec(text) ?? [];
  const host = findHost(origin);
  if (host === undefined || !/^[^/?#\s]+(?:\/[^/?#\s]+)+$/.test(path)) return undefined;
  return { host, url: `https://${origin}/${path}` };
}

/** `git@host:owner/name`; no drive letter, no port. */
const SCP = /^(?:[^@/]+@)?([\w.-]{2,}):(?!\/|\d+\/)(.+)$/;

/** `https://user:token@host:8443/owner/name`; the port of `ssh` and `git` is not the website's. */
const URL_FORM = /^(?:(?:git\+)?(?:https?|ssh|git):\/\/)?(?:[^@/]*@)?([\w.-]+\.[\w-]+)(?::\d+)?\/(.+)$/i;

function findHost(origin: string): Repository['host'] | undefined {
  const [host] = /github|gitlab|bitbucket/.exec(origin.toLowerCase()) ?? [];
  return host === 'github' || host === 'gitlab' || host === 'bitbucket' ? host : undefined;
}
