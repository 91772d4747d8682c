import type { Config } from '../config/config.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { isExternalUrl, normalizePath, resolveRelative, toLinkHref } from '../path.ts';
import type { ConfigSource } from './config-source.ts';
import type { Redirect } from './site.ts';

/** Takes the config's redirects over, with absolute addresses; one that would hide a page is left out, and so is a second of one source. */
export function resolveRedirects(
  redirects: Config['redirects'],
  { hasPage, source }: { hasPage: (href: string) => boolean; source: ConfigSource },
): { redirects: Redirect[]; diagnostics: Diagnostic[] } {
  const kept = new Map<string, Redirect>();
  const diagnostics: Diagnostic[] = [];
  for (const redirect of redirects) {
    const from = normalizePath(redirect.source);
    const reason = hasPage(toLinkHref(from))
      ? 'there is a page at that address'
      : kept.has(from)
        ? 'an earlier redirect has the same source'
        : '';
    if (reason === '') {
      const { destination, permanent } = redirect;
      kept.set(from, {
        source: from,
        destination: isExternalUrl(destination) ? destination : resolveRelative('/', destination),
        permanent,
      });
      continue;
    }
    const finding = {
      code: 'site/redirect-conflict',
      severity: 'warning',
      message: `The redirect from \`${redirect.source}\` is left out: ${reason}.`,
      hint: 'Remove one of the two.',
    } as const;
    diagnostics.push(source.createDiagnostic(finding, { list: 'redirects', holds: redirect.source }));
  }
  return { redirects: [...kept.values()], diagnostics };
}
